import { describe, expect, test } from 'vitest';
import { nextTry, weekDue } from './letters.ts';

const SYDNEY = 'Australia/Sydney';
const HOUR = 3_600_000;

describe('the week whose letter is due', () => {
  // Sydney is eleven hours ahead in January. Monday 12 January, 07:00 there, is Sunday 20:00 in UTC.
  const MORNING = Date.UTC(2026, 0, 11, 20);

  test.each([
    ['on Sunday evening, while it is still read', MORNING - 10 * HOUR, null],
    ['a minute before seven on Monday', MORNING - 60_000, null],
    ['at seven on Monday', MORNING, '2026-01-05'],
    ['late on Monday', MORNING + 16 * HOUR, '2026-01-05'],
    ['on Tuesday before seven', MORNING + 24 * HOUR - 1, '2026-01-05'],
    ['on Tuesday at seven', MORNING + 24 * HOUR, null],
    ['on Wednesday', MORNING + 48 * HOUR, null],
  ])('%s', (_, now, monday) => {
    expect(weekDue(now, SYDNEY)).toBe(monday);
  });

  test("counts in the library's time zone", () => {
    expect(weekDue(MORNING, 'America/New_York')).toBeNull();
    expect(weekDue(Date.UTC(2026, 0, 12, 12), 'America/New_York')).toBe('2026-01-05');
  });
});

describe('the next try of a letter', () => {
  const madeAt = Date.UTC(2026, 0, 11);
  const after = (tries: number, now = madeAt) => nextTry({ tries, made_at: madeAt }, now);

  test('comes after growing pauses', () => {
    expect([1, 2, 3, 4].map((tries) => (after(tries) ?? 0) - madeAt)).toEqual([
      HOUR,
      2 * HOUR,
      4 * HOUR,
      8 * HOUR,
    ]);
  });

  test('comes within three days, or not at all', () => {
    expect(after(1, madeAt + 71 * HOUR)).toBe(madeAt + 72 * HOUR);
    expect(after(1, madeAt + 71 * HOUR + 1)).toBeNull();
    expect(after(60)).toBeNull();
  });
});
