// What a parent is told of a child's reading: what was read when, stars by week, and which phonograms
// the child has met. Days are text (days.ts), times epoch milliseconds, weeks begin on Monday.
import { addDays, dayOf, mondayOf } from './days.ts';
import type { Star } from './stars.ts';

/** How many weeks a report looks back, and how many it can. */
export const REPORT_WEEKS = 12;
export const MOST_REPORT_WEEKS = 104;

/** One line of the log of what was read: a book on a day. Pages are counted from 1. */
export interface LogEntry {
  day: string;
  bookId: string;
  firstPage: number;
  lastPage: number;
  finishedAt: number | null;
  updatedAt: number;
}

/** What was read of one book on one day; no pages where only its star tells of it. */
export interface ReadBook {
  bookId: string;
  firstPage: number | null;
  lastPage: number | null;
  isFinished: boolean;
}

export interface ReadDay {
  day: string;
  /** Those read last come first. */
  books: ReadBook[];
}

/** The Monday of each of the last `count` weeks, this week's last. */
export function lastMondays(today: string, count: number): string[] {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, index) => addDays(monday, 7 * (index + 1 - count)));
}

/**
 * What was read on each day from `from` on, the latest day first. A star tells of a day as well: it may
 * have been earned before there was a log.
 */
export function readDays(
  log: readonly LogEntry[],
  ledger: readonly Pick<Star, 'bookId' | 'awardedAt'>[],
  { from, timeZone }: { from: string; timeZone: string },
): ReadDay[] {
  const byDay = new Map<string, Map<string, ReadBook & { at: number }>>();
  const enter = (day: string, book: ReadBook & { at: number }) => {
    if (day < from) return;
    const books = byDay.get(day) ?? new Map<string, ReadBook & { at: number }>();
    byDay.set(day, books);
    const known = books.get(book.bookId);
    books.set(book.bookId, known ? { ...known, isFinished: true } : book);
  };
  for (const { day, bookId, firstPage, lastPage, finishedAt, updatedAt } of log) {
    enter(day, { bookId, firstPage, lastPage, isFinished: finishedAt !== null, at: updatedAt });
  }
  for (const { bookId, awardedAt } of ledger) {
    const told = { bookId, firstPage: null, lastPage: null, isFinished: true, at: awardedAt };
    enter(dayOf(awardedAt, timeZone), told);
  }
  return [...byDay]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, books]) => ({
      day,
      books: [...books.values()].sort((a, b) => b.at - a.at).map(({ at: _, ...book }) => book),
    }));
}

/** The stars earned in the week of each of these Mondays. */
export function starsByWeek(
  ledger: readonly Pick<Star, 'stars' | 'awardedAt'>[],
  mondays: readonly string[],
  timeZone: string,
): { monday: string; stars: number }[] {
  const earned = new Map(mondays.map((monday) => [monday, 0]));
  for (const { stars, awardedAt } of ledger) {
    const monday = mondayOf(dayOf(awardedAt, timeZone));
    const before = earned.get(monday);
    if (before !== undefined) earned.set(monday, before + stars);
  }
  return mondays.map((monday) => ({ monday, stars: earned.get(monday) ?? 0 }));
}

/** Phonograms by their keys, 'ea:head', in teaching order. */
export interface LevelReport {
  level: number;
  /** All that the level teaches. */
  phonograms: string[];
  /** Those of them that the books the child has finished have. */
  met: string[];
  /** Those of them that the child has asked for. */
  practised: string[];
  /** The child began at a later level: what this one teaches counts as known, met or not. */
  isKnownBefore: boolean;
}

/**
 * `taught` are all phonograms in teaching order with their levels, `met` and `practised` keys in any
 * order; those that are taught no more are left out. A `startingLevel` of null is not known.
 */
export function reportLevels(
  taught: readonly { key: string; level: number }[],
  met: ReadonlySet<string>,
  practised: ReadonlySet<string>,
  startingLevel: number | null,
): LevelReport[] {
  const levels = [...new Set(taught.map(({ level }) => level))];
  return levels.map((level) => {
    const keys = taught.filter((one) => one.level === level).map(({ key }) => key);
    return {
      level,
      phonograms: keys,
      met: keys.filter((key) => met.has(key)),
      practised: keys.filter((key) => practised.has(key)),
      isKnownBefore: startingLevel !== null && level < startingLevel,
    };
  });
}
