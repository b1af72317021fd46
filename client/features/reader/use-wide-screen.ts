// Whether two pages fit side by side.
import { useSyncExternalStore } from 'react';

/** Each page is then wider than a tablet held upright is half as wide, and higher than wide words need. */
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
