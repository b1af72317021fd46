import { describe, expect, test } from 'vitest';
import { achievements, earnedAchievements, hasStreak } from './achievements.ts';

const SYDNEY = 'Australia/Sydney';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Seven in the evening in Sydney. */
const EVENING = Date.UTC(2026, 0, 5, 8);

const star = (bookId: string, category = 'level1', awardedAt = EVENING) => ({
  bookId,
  category,
  stars: 1,
  awardedAt,
});
const stars = (count: number) =>
  Array.from({ length: count }, (_, i) => star(`book-${i}`, 'level2'));
const history = (
  ledger: ReturnType<typeof star>[],
  catalogue: { id: string; category: string }[] = [],
) => ({
  ledger,
  catalogue: Map.groupBy(catalogue, ({ category }) => category),
  timeZone: SYDNEY,
});

describe('achievements', () => {
  test('a new student has none', () => {
    expect(earnedAchievements(history([]))).toEqual([]);
  });

  test('the first book earns the first-book and the first-of-level achievements', () => {
    expect(earnedAchievements(history([star('sam')]))).toEqual(['first-book', 'level1-first']);
  });

  test.each([
    [4, []],
    [5, ['stars-5']],
    [10, ['stars-5', 'stars-10']],
    [25, ['stars-5', 'stars-10', 'stars-25']],
    [50, ['stars-5', 'stars-10', 'stars-25', 'stars-50']],
  ])('%i stars earn %j', (count, expected) => {
    const earned = earnedAchievements(history(stars(count)));
    expect(earned.filter((id) => id.startsWith('stars-'))).toEqual(expected);
  });

  test('finishing every book of a level earns its champion, and an empty level earns none', () => {
    const catalogue = [
      { id: 'a', category: 'level1' },
      { id: 'b', category: 'level1' },
    ];
    expect(earnedAchievements(history([star('a')], catalogue))).not.toContain('level1-all');
    expect(earnedAchievements(history([star('a'), star('b')], catalogue))).toContain('level1-all');
    expect(earnedAchievements(history([star('a')], []))).not.toContain('level1-all');
  });

  test('books of other levels do not count towards a champion', () => {
    const catalogue = [
      { id: 'a', category: 'level1' },
      { id: 'b', category: 'level1' },
    ];
    const ledger = [star('a'), star('c', 'level2'), star('d', 'level2')];
    expect(earnedAchievements(history(ledger, catalogue))).not.toContain('level1-all');
  });

  test('books on three days in a row earn three-days', () => {
    const ledger = [0, 1, 2].map((day) => star(`book-${day}`, 'level1', EVENING + day * DAY));
    expect(earnedAchievements(history(ledger))).toContain('three-days');
    expect(earnedAchievements(history(ledger.slice(1)))).not.toContain('three-days');
  });

  test.each([
    ['first-book', 'First Book', 'Finish your very first book'],
    ['stars-5', '5 Stars', 'Earn 5 gold stars'],
    ['three-days', 'Three Days in a Row', 'Finish a book on three days in a row'],
    ['level2-first', 'Level 2 Explorer', 'Finish a first book of Level 2: Consonant Digraphs'],
    ['level2-all', 'Level 2 Champion', 'Finish every book of Level 2: Consonant Digraphs'],
  ])('%s has the title "%s" and the description "%s"', (id, title, description) => {
    expect(achievements.find((one) => one.id === id)).toMatchObject({ title, description });
  });

  test.each([
    ['three evenings', [0, DAY, 2 * DAY], true],
    ['two evenings', [0, DAY], false],
    ['three books in one evening', [0, HOUR, 2 * HOUR], false],
    ['a day left out', [0, DAY, 3 * DAY], false],
    ['a streak after a pause', [0, 5 * DAY, 6 * DAY, 7 * DAY], true],
    ['out of order', [2 * DAY, 0, DAY], true],
    ['late, and twice on the next day', [4 * HOUR, DAY - 12 * HOUR, DAY], false],
  ])('hasStreak of three days: %s', (_, offsets, expected) => {
    const times = offsets.map((offset) => EVENING + offset);
    expect(hasStreak(times, 3, SYDNEY)).toBe(expected);
  });

  test('a day ends at midnight in the given time zone', () => {
    // 23:30, 00:30 and, a day later, 00:30 in Sydney: three days there, two in London.
    const times = [4.5, 5.5, 29.5].map((hours) => EVENING + hours * HOUR);
    expect(hasStreak(times, 3, SYDNEY)).toBe(true);
    expect(hasStreak(times, 3, 'Europe/London')).toBe(false);
  });

  test('ids are unique', () => {
    const ids = achievements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
