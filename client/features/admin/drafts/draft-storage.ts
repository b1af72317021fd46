// Where what is typed could be kept: the browser may have no room for it, or hold another tab's.
import { useSyncExternalStore } from 'react';

/**
 * In the browser for as long as it is not saved; in this tab alone, because the browser is full or keeps what
 * another tab has typed; or nowhere but in its field.
 */
export type DraftPlace = 'browser' | 'tab' | 'second-tab' | 'nowhere';

let place: DraftPlace = 'browser';
const listeners = new Set<() => void>();

export function notePlace(next: DraftPlace): void {
  if (place === next) return;
  place = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the last draft was kept. */
export const useDraftPlace = (): DraftPlace => useSyncExternalStore(subscribe, () => place);
