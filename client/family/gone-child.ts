// The sentence about a child that was removed while this device read as it. It is said to its own family until somebody
// has chosen a child, also in another tab or after the page was opened again.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from '../auth/session-state.ts';
import { saveItem } from '../browser/storages.ts';

const keyOf = (uid: string) => `gone_child:${uid}`;
const uidNow = () => sessionStore.getState().identity?.uid;

function read(): string | null {
  const uid = uidNow();
  return uid === undefined ? null : localStorage.getItem(keyOf(uid));
}

const gone = createStore<string | null>(read);

sessionStore.subscribe(({ identity }, { identity: before }) => {
  if (before?.uid === identity?.uid) return;
  if (before !== null) localStorage.removeItem(keyOf(before.uid));
  gone.setState(read(), true);
});
addEventListener('storage', ({ key }) => {
  const uid = uidNow();
  if (uid !== undefined && (key === null || key === keyOf(uid))) gone.setState(read(), true);
});

/** `firstName` is null if it is not known. */
export function noteGone(firstName: string | null): void {
  const sentence = `${firstName ?? 'This child'} is no longer in this family.`;
  const uid = uidNow();
  // If the storage is full, it lasts as long as the page.
  if (uid !== undefined) saveItem(localStorage, keyOf(uid), sentence);
  gone.setState(sentence, true);
}

/** Returns the sentence; null if there is none to say. */
export const useGoneSentence = (): string | null => useStore(gone);

/** Call once the sentence has been said. */
export function clearGone(): void {
  const uid = uidNow();
  if (uid !== undefined) localStorage.removeItem(keyOf(uid));
  gone.setState(null, true);
}
