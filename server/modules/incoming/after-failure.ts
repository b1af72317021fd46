// What becomes of a file of which no draft could be made.
import { Problem } from '../../problems/problem.ts';
import type { IncomingRow } from './store.ts';

/** How often a file may end the process, or not be drawn, until that is its own fault. */
export const MOST_TRIES = 5;

/** Each try has ended the process. */
export class EndsProcess extends Error {}

/** Pages or a picture were not drawn: a busy machine may have ended their process, or the file is at fault. Such a try counts. */
export class NotDrawn extends Error {}

/** When the library itself has failed: each wait is four times the one before, up to this. In milliseconds. */
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 32 * 60_000;
/** Three shorter waits, and the longest ones of a day. */
const MOST_WAITS = 3 + (24 * 3_600_000) / LONGEST_WAIT;

const AGAIN = 'The library could not make this book yet. It tries again by itself.';
const GIVEN_UP =
  'The library could not make this book: it has tried several times. Look whether the file opens on your computer, then bring it in again.';
const LIBRARY_FAILED =
  'The library could not make this book: it has tried for a day. The library failed, and not your file. Please bring it in again.';

/** The problems that are the file's own: no later try would succeed. */
const refusing = { invalid_request: true, too_large: true };

/** Whether a failure is the file's fault. Its message is then for the owner. */
export const isOfFile = (error: unknown): error is Problem =>
  error instanceof Problem && error.code in refusing;

type Change = Partial<Pick<IncomingRow, 'tries' | 'failures' | 'due_at' | 'message'>> & {
  state: 'waiting' | 'refused';
};

/** Returns what to change in the row of a file after a try has failed at `at`, in epoch milliseconds. */
export function changeAfter(error: unknown, row: IncomingRow, at: number): Change {
  const refused = (message: string) => ({ state: 'refused' as const, message });
  if (isOfFile(error)) return refused(error.message);
  if (error instanceof EndsProcess) return refused(GIVEN_UP);
  const failures = (row.failures ?? 0) + 1;
  if (failures > MOST_WAITS) return refused(LIBRARY_FAILED);
  const wait = Math.min(FIRST_WAIT * 4 ** (failures - 1), LONGEST_WAIT);
  const tries = error instanceof NotDrawn ? row.tries : row.tries - 1;
  return { state: 'waiting', tries, failures, due_at: at + wait, message: AGAIN };
}
