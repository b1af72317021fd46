// Whether two pages fit side by side.
import { useSyncExternalStore } from 'react';

/**
 * At this size each of two pages is wider than half a tablet held upright, and high enough for wide
 * words.
 */
const WIDE = '(min-width: 73.75rem) and (min-height: 37.5rem) and (orientation: landscape)';

const query = () => window.matchMedia(WIDE);

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
