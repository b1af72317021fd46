import { expect, test } from 'vitest';
import { addDays, dayOf, mondayOf } from './days.ts';

test('a day begins at midnight in the given time zone', () => {
  const evening = Date.UTC(2026, 0, 5, 14);
  expect(dayOf(evening, 'UTC')).toBe('2026-01-05');
  expect(dayOf(evening, 'Australia/Sydney')).toBe('2026-01-06');
  expect(dayOf(evening, 'America/New_York')).toBe('2026-01-05');
});

test.each(['UTC', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'America/Santiago'])(
  'dayOf agrees with Intl.DateTimeFormat in %s for every quarter of an hour of a year',
  (timeZone) => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone });
    const QUARTER = 15 * 60_000;
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += QUARTER) {
      const shown = dayOf(at, timeZone) + dayOf(at - 1, timeZone);
      const expected = clock.format(at) + clock.format(at - 1);
      if (shown !== expected) expect({ at, shown }).toEqual({ at, shown: expected });
    }
  },
);

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  // Clocks change in Sydney on these two days; the result is the same.
  ['2026-04-05', 1, '2026-04-06'],
  ['2026-10-04', -1, '2026-10-03'],
])('%s plus %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
