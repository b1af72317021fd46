// The family's calls that must not be lost with the network: the page a child is on, a finished book.
// A screen that makes such calls uses `outbox.send`; each signed-in screen whose code holds this file
// wakes it with `useOutbox`, so that what an earlier visit left is sent too. What is kept here belongs
// to one person: another user of the tablet never sends it.
import { useEffect, useSyncExternalStore } from 'react';
import { call, callFor } from '../api/api.ts';
import { createOutbox } from './outbox-queue.ts';
import type { Sendable } from './outbox-store.ts';
import { createOutboxStore } from './outbox-store.ts';
import { useSession } from '../auth/session.tsx';
import { claimsOf, userToken } from '../api/tokens.ts';

const store = createOutboxStore(localStorage, () => Date.now());
store.tidy();

export const outbox = createOutbox({
  store,
  caller: () => claimsOf(userToken.read() ?? '')?.uid ?? null,
  call(uid, name: Sendable, input) {
    const made = input as never;
    return uid === null ? call(name, made) : callFor(uid, name, made);
  },
  now: () => Date.now(),
  random: Math.random,
});

addEventListener('online', outbox.wake);
addEventListener('pageshow', outbox.wake);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') outbox.wake();
});

/** Sends what waits for whoever is signed in; answers whether something waits because nobody answered. */
export function useOutbox(): { isHeldUp: boolean } {
  const { identity } = useSession();
  const uid = identity?.uid;
  useEffect(() => {
    if (uid !== undefined) outbox.wake();
  }, [uid]);
  return { isHeldUp: useSyncExternalStore(outbox.watch, outbox.isHeldUp) };
}
