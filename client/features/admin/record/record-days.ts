// The days and times of the record, in the library's time zone.
import type { Change } from '../../../../contracts/record.ts';
import { dayOf } from '../../../../domain/days.ts';

/** Returns the changes by day, in their order. A day is named as in 'Saturday, 28 November 2026'. */
export function byDay(
  changes: readonly Change[],
  timeZone: string,
): { day: string; name: string; changes: Change[] }[] {
  const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone });
  const days: ReturnType<typeof byDay> = [];
  for (const change of changes) {
    const day = dayOf(change.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, name: format.format(change.at), changes: [change] });
  }
  return days;
}
