// When the subscription was last seen active on this device. What is kept opens for seven days from then.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { saveItem } from '../browser/storages.ts';

const keyOf = (uid: string) => `seen_active:${uid}`;

/** Seven days, in milliseconds. */
export const OPENS_FOR = 7 * 86_400_000;
/** A clock that was put right may go back so far, in milliseconds; one that goes back further opens nothing. */
const CLOCK_SLACK = 86_400_000;

/** Counts the notes of this page, so that a screen follows them. */
const notes = createStore(() => 0);

/** Notes that the server has called the subscription active now. */
export function noteSeenActive(uid: string): void {
  saveItem(localStorage, keyOf(uid), String(Date.now()));
  notes.setState((count) => count + 1, true);
}

/** Returns until when what is kept opens, in epoch milliseconds; null if the subscription was not seen active here. */
export function keptUntil(uid: string): number | null {
  const seen = Number(localStorage.getItem(keyOf(uid)));
  return Number.isFinite(seen) && seen > 0 ? seen + OPENS_FOR : null;
}

/** The same, for a component. */
export const useKeptUntil = (uid: string | undefined): number | null =>
  useStore(notes, () => (uid === undefined ? null : keptUntil(uid)));

/** Whether what is kept opens now. */
export function mayOpenKept(uid: string): boolean {
  const until = keptUntil(uid);
  const now = Date.now();
  return until !== null && now < until && now > until - OPENS_FOR - CLOCK_SLACK;
}
