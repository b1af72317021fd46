// What is said where nothing that is kept opens any more, because the subscription was seen active too long ago.
import { UNREACHABLE } from '../api/api.ts';
import { hasKeptBooks } from './kept-marks.ts';
import { keptUntil, mayOpenKept, OPENS_FOR } from './last-active.ts';

const dayOf = (time: number): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' })
    .format(time)
    .replace(',', '');

/** Returns the sentence; null where nothing was ever kept for this account, or what is kept opens. */
export function connectOnceText(uid: string | undefined): string | null {
  const until = uid === undefined ? null : keptUntil(uid);
  if (uid === undefined || until === null || mayOpenKept(uid)) return null;
  if (!hasKeptBooks(uid)) return UNREACHABLE;
  return `Connect to the internet once, and your kept books open again. This device was last connected on ${dayOf(until - OPENS_FOR)}.`;
}
