// Whether there is room for short names alone, as on a phone.
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 39.99rem)');

function subscribe(listener: () => void): () => void {
  const narrow = query();
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
