// When the figures are read again: every hour, and soon after the library has read a subscription that may have changed.
import type { Db } from '../../database/tables.ts';
import { hasSyncedSince } from '../subscriptions/service.ts';
import { endOf } from './days.ts';
import type { FiguresRow } from './store.ts';

/**
 * Less than an hour, so that a job that starts a little early still reads. More than the longest reading, so that a process
 * that has waited for the end of one does not begin the next at once.
 */
const AT_MOST_EVERY_MS = 58 * 60_000;
const SOONEST_MS = 5 * 60_000;
/** About ten times what a family costs to read, so that a large library does not read without end. */
const FOR_EACH_FAMILY_MS = 200;

/** Returns when the next reading is due, in epoch milliseconds. `last` is the last day that was read. */
export async function nextReading(db: Db, last: FiguresRow, timeZone: string): Promise<number> {
  const { account, day, families, read_at: readAt } = last;
  const soon = Math.max(SOONEST_MS, families * FOR_EACH_FAMILY_MS);
  const isSoon = soon < AT_MOST_EVERY_MS && (await hasSyncedSince(db, account, readAt));
  return Math.min(readAt + (isSoon ? soon : AT_MOST_EVERY_MS), endOf(day, timeZone));
}
