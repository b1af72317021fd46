// Achievements that a student earns: a table of rules over the star ledger.
import { dayOf } from './days.ts';
import { categories, levelOf, levelTitle } from './levels.ts';
import { totalStars, type Star } from './stars.ts';

/** The input of the rules. */
export interface ReadingHistory {
  ledger: readonly Star[];
  /** The books that are in the library now, by level. */
  catalogue: ReadonlyMap<string, readonly { id: string }[]>;
  /** IANA time zone that defines when a day begins, such as Australia/Sydney. */
  timeZone: string;
}

export interface Achievement {
  id: string;
  title: string;
  description: string;
  /** Greater for those that take more reading. */
  rarity: number;
  isEarned(history: ReadingHistory): boolean;
}

const DAY = 86_400_000;

/** Whether these times (epoch milliseconds) include `length` consecutive days. */
export function hasStreak(times: readonly number[], length: number, timeZone: string): boolean {
  const days = new Set(times.map((time) => Date.parse(dayOf(time, timeZone)) / DAY));
  return [...days].some((day) =>
    Array.from({ length }, (_, i) => day + i).every((d) => days.has(d)),
  );
}

const starCounts: Achievement[] = [5, 10, 25, 50].map((count) => ({
  id: `stars-${count}`,
  title: `${count} Stars`,
  description: `Earn ${count} gold stars`,
  rarity: count,
  isEarned: ({ ledger }) => totalStars(ledger) >= count,
}));

const levelStarts: Achievement[] = categories.map((category) => ({
  id: `${category}-first`,
  title: `Level ${levelOf(category)} Explorer`,
  description: `Finish a first book of ${levelTitle(category)}`,
  rarity: 2,
  isEarned: ({ ledger }) => ledger.some((star) => star.category === category),
}));

const levelEnds: Achievement[] = categories.map((category) => ({
  id: `${category}-all`,
  title: `Level ${levelOf(category)} Champion`,
  description: `Finish every book of ${levelTitle(category)}`,
  rarity: 30,
  isEarned: ({ ledger, catalogue }) => {
    const books = catalogue.get(category) ?? [];
    // Fast path, since this runs after every book: few students have finished as many books as a level has.
    if (books.length === 0 || books.length > ledger.length) return false;
    const finished = new Set(ledger.map((star) => star.bookId));
    return books.every((book) => finished.has(book.id));
  },
}));

/** Every achievement, in the order of the library home page. */
export const achievements: readonly Achievement[] = [
  {
    id: 'first-book',
    title: 'First Book',
    description: 'Finish your very first book',
    rarity: 1,
    isEarned: ({ ledger }) => ledger.length > 0,
  },
  ...starCounts,
  {
    id: 'three-days',
    title: 'Three Days in a Row',
    description: 'Finish a book on three days in a row',
    rarity: 7,
    isEarned: ({ ledger, timeZone }) =>
      hasStreak(
        ledger.map((star) => star.awardedAt),
        3,
        timeZone,
      ),
  },
  ...levelStarts,
  ...levelEnds,
];

/** Returns the ids of the achievements that this history has earned. */
export function earnedAchievements(history: ReadingHistory): string[] {
  return achievements.filter((rule) => rule.isEarned(history)).map((rule) => rule.id);
}

/** Returns the titles of these achievements, the rarest first. */
export function titlesByRarity(ids: readonly string[]): string[] {
  return achievements
    .filter(({ id }) => ids.includes(id))
    .sort((a, b) => b.rarity - a.rarity)
    .map(({ title }) => title);
}
