// Tracks where the last draft was stored: the browser's storage may be full, or may hold another tab's draft.
import { useSyncExternalStore } from 'react';

/**
 * - `browser`: in localStorage, until the owner saves.
 * - `tab`: in sessionStorage, because localStorage is full.
 * - `second-tab`: in sessionStorage, because localStorage holds another tab's draft.
 * - `nowhere`: both storages are full.
 */
export type DraftStorage = 'browser' | 'tab' | 'second-tab' | 'nowhere';

let current: DraftStorage = 'browser';
const listeners = new Set<() => void>();

export function setDraftStorage(next: DraftStorage): void {
  if (current === next) return;
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns where the last draft was stored, and re-renders when that changes. */
export const useDraftStorage = (): DraftStorage => useSyncExternalStore(subscribe, () => current);
