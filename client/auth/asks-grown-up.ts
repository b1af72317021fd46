// Whether the family wants a grown-up asked first: what the server said last, which this device remembers. So a call that
// fails, or a device without a network, opens no door.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { saveItem } from '../browser/storages.ts';
import { sessionStore } from './session-state.ts';

const keyOf = (uid: string) => `asks_grown_up:${uid}`;
const uidNow = () => sessionStore.getState().identity?.uid ?? null;
const read = (uid: string | null) => uid !== null && localStorage.getItem(keyOf(uid)) !== null;

const asks = createStore<boolean>(() => read(uidNow()));
// Not at every change of the session: what could not be stored outlives a renewed token.
sessionStore.subscribe(({ identity }, { identity: before }) => {
  if (identity?.uid !== before?.uid) asks.setState(read(uidNow()), true);
});

/** Remembers what the server says of the account `uid`. */
export function noteAsksGrownUp(uid: string, value: boolean): void {
  if (value) saveItem(localStorage, keyOf(uid), 'yes');
  else localStorage.removeItem(keyOf(uid));
  if (uid === uidNow()) asks.setState(value, true);
}

/** Whether the family wants a grown-up asked first. */
export const asksGrownUp = () => asks.getState();

/** The same, for a component. */
export const useAsksGrownUp = (): boolean => useStore(asks);
