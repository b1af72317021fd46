// The figures as the owner gets them: by day and by month, and as a table.
import type { DayFigures, MonthFigures } from '../../../contracts/figures.ts';
import { dollars } from '../../../domain/price.ts';
import { csvLine } from '../../http/csv.ts';
import type { FiguresRow } from './store.ts';

const MONTHS = 13;

/** Returns the first day of the months that are shown. `today` is such as '2026-11-28'. */
export function firstDayShown(today: string): string {
  const month = new Date(`${today.slice(0, 7)}-01T00:00Z`);
  month.setUTCMonth(month.getUTCMonth() - (MONTHS - 1));
  return month.toISOString().slice(0, 10);
}

export const toDay = (row: FiguresRow): DayFigures => ({
  day: row.day,
  families: row.families,
  inTrial: row.in_trial,
  failing: row.failing,
  started: row.started,
  ended: row.ended,
  income: row.income,
});

/** `days` are in order. A month has as many families as its last day. */
export function toMonths(days: readonly DayFigures[]): MonthFigures[] {
  const months: MonthFigures[] = [];
  for (const { day, families, started, ended, income } of days) {
    const month = day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month !== month) {
      months.push({ month, families, started, ended, income });
    } else {
      last.families = families;
      last.started += started;
      last.ended += ended;
      last.income += income;
    }
  }
  return months;
}

const HEAD = 'Day,Families,In a free trial,Payment failing,Began,Ended,Income (AUD)'.split(',');

/** Returns the lines of a table as CSV: days and numbers alone, and nothing where a number is not known. */
export const toTable = (rows: readonly FiguresRow[]): string[] => [
  csvLine(HEAD),
  ...rows.map(({ day, families, in_trial, failing, started, ended, income }) =>
    csvLine([day, families, in_trial, failing, started, ended, dollars(income)]),
  ),
];
