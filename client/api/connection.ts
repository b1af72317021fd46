// Whether the library answers this device. The browser knows only whether there is a network, which may lead nowhere, so
// each call reports whether it was answered (api.ts).
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { setAnswerListener } from './api.ts';

const store = createStore<{ isOffline: boolean }>(() => ({ isOffline: !navigator.onLine }));

const set = (isOffline: boolean) => {
  if (store.getState().isOffline !== isOffline) store.setState({ isOffline });
};
addEventListener('offline', () => set(true));
addEventListener('online', () => set(false));

/** Reports that a call was answered, whatever the answer was, or that it was not. */
export const noteAnswered = (isAnswered: boolean): void => set(!isAnswered);
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
