// The reading report for a parent: books read by day, stars by week, and the phonograms the child has met.
// Days are strings (days.ts), times are epoch milliseconds, weeks begin on Monday.
import { addDays, dayOf, mondayOf } from './days.ts';
import type { Star } from './stars.ts';

/** The default and the maximum number of weeks in a report. */
export const REPORT_WEEKS = 12;
export const MOST_REPORT_WEEKS = 104;

/** One entry of the reading log: a book on a day. Pages are counted from 1. */
export interface LogEntry {
  day: string;
  bookId: string;
  firstPage: number;
  lastPage: number;
  finishedAt: number | null;
  isListened: boolean;
  /** Whether it was finished only by marking it. */
  isMarked: boolean;
  updatedAt: number;
}

/** The reading of one book on one day. The pages are null if only a star records it. */
export interface ReadBook {
  bookId: string;
  firstPage: number | null;
  lastPage: number | null;
  isFinished: boolean;
  /** Whether it was finished on an earlier day too. */
  isAgain: boolean;
  /** Whether it was read to the child. */
  isListened: boolean;
  /** Whether it was finished on this day only by marking it on its first page. */
  isMarked: boolean;
}

/** While the days are put together. */
type DatedBook = Omit<ReadBook, 'isAgain'> & { at: number };

export interface ReadDay {
  day: string;
  /** The most recently read first. */
  books: ReadBook[];
}

/** Returns the Mondays of the last `count` weeks, in order. The last one is this week's. */
export function lastMondays(today: string, count: number): string[] {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, index) => addDays(monday, 7 * (index + 1 - count)));
}

/**
 * Returns the books read on each day since `from`, latest day first. Stars count as reading too, because a
 * star may be older than the log.
 */
export function readDays(
  log: readonly LogEntry[],
  ledger: readonly Pick<Star, 'bookId' | 'awardedAt'>[],
  { from, timeZone }: { from: string; timeZone: string },
): ReadDay[] {
  const byDay = new Map<string, Map<string, DatedBook>>();
  const add = (day: string, book: DatedBook) => {
    if (day < from) return;
    const books = byDay.get(day) ?? new Map<string, DatedBook>();
    byDay.set(day, books);
    const known = books.get(book.bookId);
    books.set(book.bookId, known ? { ...known, isFinished: true } : book);
  };
  for (const { day, finishedAt, updatedAt, ...book } of log) {
    const { bookId, firstPage, lastPage, isListened, isMarked } = book;
    const isFinished = finishedAt !== null;
    add(day, { bookId, firstPage, lastPage, isFinished, isListened, isMarked, at: updatedAt });
  }
  const starDays = new Map<string, string>();
  for (const { bookId, awardedAt } of ledger) {
    const noPages = { firstPage: null, lastPage: null, isListened: false, isMarked: false };
    const day = dayOf(awardedAt, timeZone);
    starDays.set(bookId, day);
    add(day, { bookId, ...noPages, isFinished: true, at: awardedAt });
  }
  const isAgain = ({ bookId, isFinished }: DatedBook, day: string) =>
    isFinished && (starDays.get(bookId) ?? day) < day;
  return [...byDay]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, books]) => ({
      day,
      books: [...books.values()]
        .sort((a, b) => b.at - a.at)
        .map(({ at, ...book }) => ({ ...book, isAgain: isAgain({ at, ...book }, day) })),
    }));
}

/** Returns the stars earned in the week of each of these Mondays. */
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

/** One level of the report. Phonograms are keys such as 'ea:head', in teaching order. */
export interface LevelReport {
  level: number;
  /** All phonograms that the level teaches. */
  phonograms: string[];
  /** Those that occur in the books the child has finished. */
  met: string[];
  /** Those that occur in words for which the child asked for help. */
  practised: string[];
  /** The child started at a later level, so everything this level teaches counts as known. */
  isKnownBefore: boolean;
}

/**
 * Reports each level. `taught` has all phonograms in teaching order. `met` and `practised` are keys in any
 * order; keys that are no longer taught are ignored. `startingLevel` is null if it is not known.
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
