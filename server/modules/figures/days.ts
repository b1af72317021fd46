// Which days are read: those that are not closed yet. Days are in the library's time zone.
import { addDays } from '../../../domain/days.ts';
import { timeOfLocal } from '../../../domain/local-time.ts';

/** How far back the first reading goes. */
const EARLIER_DAYS = 400;
/**
 * A day is read again until it is over for this long: a subscription whose first payment waits for the bank begins, or
 * does not, within that time.
 */
const OPEN_MS = 24 * 3_600_000;

/** Returns when a day begins, in epoch milliseconds. */
export function startOf(day: string, timeZone: string): number {
  const at = timeOfLocal(`${day}T00:00`, timeZone);
  if (at === null) throw new Error(`${day} is no day`);
  return at;
}

/** Returns when a day ends. */
export const endOf = (day: string, timeZone: string): number => startOf(addDays(day, 1), timeZone);

/** `rows` are the stored days, oldest first, each with the time of its last reading. */
export function firstOpenDay(
  rows: readonly { day: string; read_at: number }[],
  today: string,
  timeZone: string,
): string {
  const oldest = rows[0];
  if (oldest === undefined) return addDays(today, -EARLIER_DAYS);
  const closed = rows.findLast(({ day, read_at }) => read_at >= endOf(day, timeZone) + OPEN_MS);
  return closed ? addDays(closed.day, 1) : oldest.day;
}

export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
