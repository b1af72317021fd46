// How long the door stays open in this tab, also when the page is loaded again.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from '../auth/session-state.ts';
import { isStorageAllowed, saveItem } from '../browser/storages.ts';

const KEY = 'door_opened_at';
/** In milliseconds. */
const OPEN_FOR = 5 * 60_000;

const stored = () =>
  Number((isStorageAllowed() && sessionStorage.getItem(KEY)) || Number.NEGATIVE_INFINITY);

/** When the door was opened last, in epoch milliseconds. */
const openedAt = createStore<number>(stored);

// The next account has a door of its own.
sessionStore.subscribe(({ identity }, { identity: before }) => {
  if (before === null || before.uid === identity?.uid) return;
  sessionStorage.removeItem(KEY);
  openedAt.setState(Number.NEGATIVE_INFINITY, true);
});

/** Opens the door for five minutes. */
export function openDoor(): void {
  const now = Date.now();
  // If the storage is full, it stays open as long as the page.
  saveItem(sessionStorage, KEY, String(now));
  openedAt.setState(now, true);
}

export function isDoorOpen(): boolean {
  const since = Date.now() - openedAt.getState();
  return since >= 0 && since < OPEN_FOR;
}

/** Returns when the door was opened last, in epoch milliseconds. */
export const useOpenedAt = (): number => useStore(openedAt);
