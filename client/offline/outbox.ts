// The family's calls that must survive a lost connection: the page a child is on, a finished book. A screen
// makes such calls with `outbox.send`. Signed-in screens that import this file also call `useOutbox`, which
// sends the calls left from an earlier visit. Queued calls belong to one user; another user of the same
// device never sends them.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { call, callFor } from '../api/api.ts';
import { createOutbox } from './outbox-queue.ts';
import type { Sendable } from './outbox-storage.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { chosenChild } from '../auth/chosen-child.ts';
import { useSession } from '../auth/session.tsx';
import { claimsOf, userToken } from '../api/tokens.ts';

const storage = createOutboxStorage(localStorage, () => Date.now());
storage.tidy();

export const outbox = createOutbox({
  storage,
  caller: () => claimsOf(userToken.read() ?? '')?.uid ?? null,
  child: chosenChild,
  call(whose, name: Sendable, input) {
    const callInput = input as never;
    return whose === null ? call(name, callInput) : callFor(whose, name, callInput);
  },
  now: () => Date.now(),
  random: Math.random,
});

addEventListener('online', outbox.wake);
addEventListener('pageshow', outbox.wake);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') outbox.wake();
});

/** Sends the queued calls of the signed-in user. Returns whether calls are queued because there was no response. */
export function useOutbox(): { isHeldUp: boolean } {
  const { identity } = useSession();
  const uid = identity?.uid;
  useEffect(() => {
    if (uid !== undefined) outbox.wake();
  }, [uid]);
  return { isHeldUp: useStore(outbox.heldUp) };
}
