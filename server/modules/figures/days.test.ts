import { expect, test } from 'vitest';
import { daysFrom, endOf, firstOpenDay, startOf } from './days.ts';

const SYDNEY = 'Australia/Sydney';
const HOUR = 3_600_000;

test('a day begins and ends at midnight of the library', () => {
  expect(startOf('2026-11-28', SYDNEY)).toBe(Date.UTC(2026, 10, 27, 13));
  expect(endOf('2026-11-28', SYDNEY)).toBe(Date.UTC(2026, 10, 28, 13));
  // The clocks go forward, and back.
  expect(endOf('2026-10-04', SYDNEY) - startOf('2026-10-04', SYDNEY)).toBe(23 * HOUR);
  expect(endOf('2026-04-05', SYDNEY) - startOf('2026-04-05', SYDNEY)).toBe(25 * HOUR);
});

test('days follow one another over the end of a month', () => {
  expect(daysFrom('2026-11-29', '2026-12-02')).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
});

test('the first reading goes back four hundred days', () => {
  expect(firstOpenDay([], '2026-11-28', SYDNEY)).toBe('2025-10-24');
});

test('a day is open until it was read a day after its end', () => {
  const end = endOf('2026-11-26', SYDNEY);
  const rows = (readAfterEnd: number) => [
    { day: '2026-11-25', read_at: end + readAfterEnd },
    { day: '2026-11-26', read_at: end + readAfterEnd },
    { day: '2026-11-27', read_at: end + readAfterEnd },
  ];
  expect(firstOpenDay(rows(24 * HOUR), '2026-11-28', SYDNEY)).toBe('2026-11-27');
  expect(firstOpenDay(rows(24 * HOUR - 1), '2026-11-28', SYDNEY)).toBe('2026-11-26');
  expect(firstOpenDay(rows(-24 * HOUR), '2026-11-28', SYDNEY)).toBe('2026-11-25');
});
