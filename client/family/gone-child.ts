// The sentence about a child that was removed while this device read as it. It is said once, to its own family.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from '../auth/session-state.ts';

const gone = createStore<string | null>(() => null);

let uid: string | undefined;
sessionStore.subscribe(({ identity }) => {
  if (identity?.uid !== uid) clearGone();
  uid = identity?.uid;
});

/** `firstName` is null if it is not known. */
export const noteGone = (firstName: string | null): void =>
  gone.setState(`${firstName ?? 'This child'} is no longer in this family.`, true);

/** Returns the sentence; null if there is none to say. */
export const useGoneSentence = (): string | null => useStore(gone);

/** Call once the sentence has been said. */
export const clearGone = (): void => gone.setState(null, true);
