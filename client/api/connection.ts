// Whether the library answers this device. The browser knows only whether there is a network, which may lead nowhere, so
// each call reports whether it was answered (api.ts).
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { setAnswerListener } from './api.ts';

const store = createStore<{ isOffline: boolean }>(() => ({ isOffline: !navigator.onLine }));

/** When the browser lost its network, until the library is reached again. */
let lostAt = -Infinity;

function set(isOffline: boolean): void {
  if (!isOffline) lostAt = -Infinity;
  if (store.getState().isOffline !== isOffline) store.setState({ isOffline });
}
addEventListener('offline', () => {
  lostAt = performance.now();
  set(true);
});
addEventListener('online', () => set(false));

/**
 * Reports that a call was answered, whatever the answer was, or that it was not. `sentAt` is in milliseconds of
 * `performance.now()`: the answer to a call that was sent before the network was lost may still arrive, and says nothing.
 */
export function noteAnswered(isAnswered: boolean, sentAt = Infinity): void {
  if (!isAnswered || sentAt >= lostAt) set(!isAnswered);
}
setAnswerListener(noteAnswered);

/** Whether the last call was not answered, or the browser says that there is no network. */
export const isOffline = (): boolean => store.getState().isOffline;

export const useIsOffline = (): boolean => useStore(store, (now) => now.isOffline);

/** Calls `listener` when the library can be reached no more, or again. Returns a function to unsubscribe. */
export const watchConnection = (listener: () => void): (() => void) => store.subscribe(listener);

/** Calls `listener` when the library can be reached again. Returns a function to unsubscribe. */
export const watchReconnection = (listener: () => void): (() => void) =>
  store.subscribe((now, before) => {
    if (before.isOffline && !now.isOffline) listener();
  });
