// The letters to parents: which there are, when the weekly one is due, and how often a letter is tried. Times are epoch
// milliseconds.
import { addDays, dayOf, mondayOf } from './days.ts';

/** There are no other letters. */
export const letterKinds = ['weekly', 'payment_failed', 'ended'] as const;
export type LetterKind = (typeof letterKinds)[number];

/**
 * `sending`: taken, and not heard of since, so it may have been delivered. `resending`: taken once more after that. Then a
 * letter is done with: `sent`, `refused` by the mail server for good, `given_up` after days without success or when it may
 * have been delivered twice, or `needless` by the time it was written.
 */
export const letterStates = [
  'due',
  'sending',
  'resending',
  'sent',
  'refused',
  'given_up',
  'needless',
] as const;
export type LetterState = (typeof letterStates)[number];

const HOUR = 3_600_000;

/**
 * The weekly letter is due for a day from Monday 07:00, in milliseconds from the Monday's beginning: the week has its
 * Sunday evening then, when many children read.
 */
const MONDAY_MORNING = 7 * HOUR;

/** Returns the Monday of the closed week whose letter is due now; null at all other times. */
export function weekDue(now: number, timeZone: string): string | null {
  const day = dayOf(now - MONDAY_MORNING, timeZone);
  return day === mondayOf(day) ? addDays(day, -7) : null;
}

/** How long a letter is taken for being sent. Whoever took it has ended if it is not done with by then. */
export const SENDING_MS = HOUR / 2;

/** A letter is news for three days. */
const NEWS_MS = 72 * HOUR;

/**
 * Returns when a letter that could not be sent is tried again: after an hour, two, four, and so on; null once it is no
 * news any more. `tries` counts those so far.
 */
export function nextTry(
  { tries, made_at: madeAt }: { tries: number; made_at: number },
  now: number,
): number | null {
  const next = now + HOUR * 2 ** (Math.max(1, tries) - 1);
  return next - madeAt > NEWS_MS ? null : next;
}
