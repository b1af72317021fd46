// The texts of the reading report. Days are strings, 'YYYY-MM-DD', as the server counts them.
import type { ReadBook, ReadingReport } from '../../../contracts/reading-report.ts';
import { addDays, mondayOf } from '../../../domain/days.ts';
import { count } from '../../../domain/count.ts';

const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...options });
  return (day: string) => format.format(Date.parse(day));
};

/** 'Mon' */
export const shortWeekday = formatOf({ weekday: 'short' });
/** 'Sep' */
export const shortMonth = formatOf({ month: 'short' });
/** '16 November' */
export const dayAndMonth = formatOf({ day: 'numeric', month: 'long' });
/** 'Monday 16 November' */
const wholeDay = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });
/** '16 November 2026' */
export const writtenDate = formatOf({ day: 'numeric', month: 'long', year: 'numeric' });

/** 'Today', 'Yesterday', 'Monday 16 November', and the year where it is another one. */
export function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? wholeDay(day) : `${wholeDay(day)} ${day.slice(0, 4)}`;
}

const titleOf = ({ title }: Pick<ReadBook, 'title'>) => title ?? 'a book that has left the library';

/** What was read on a day, for screen readers: 'Sam and the Wet Hat, finished; Goat, pages 1 to 3'. */
export function booksRead(books: readonly ReadBook[]): string {
  return books
    .map((book) => `${titleOf(book)}, ${describePagesRead(book).toLowerCase()}`)
    .join('; ');
}

/**
 * 'Finished', 'Page 2', 'Pages 1 to 3', and 'Pages 1 to 3, listened' of a book that was read to the child. 'Marked
 * complete' if it was finished without turning a page.
 */
export function describePagesRead(book: ReadBook): string {
  return `${endOrPages(book)}${book.isListened ? ', listened' : ''}`;
}

function endOrPages({ firstPage, lastPage, isFinished, isMarked }: ReadBook): string {
  if (isMarked) return 'Marked complete';
  if (isFinished) return 'Finished';
  return firstPage === lastPage ? `Page ${firstPage}` : `Pages ${firstPage} to ${lastPage}`;
}

/** Whether nothing of the book was seen but its first page, on which it was marked as finished. */
const isOnlyMarked = ({ isMarked, firstPage, lastPage }: ReadBook) =>
  isMarked && firstPage === lastPage;

export interface WeekDay {
  day: string;
  books: ReadBook[];
  /** How many of them were finished. */
  finished: number;
  isToday: boolean;
  isAhead: boolean;
}

/** The seven days of the week that begins on `monday`. */
export function daysOfWeek(
  { days, today }: Pick<ReadingReport, 'days' | 'today'>,
  monday: string,
): WeekDay[] {
  const read = new Map(days.map(({ day, books }) => [day, books]));
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    const books = read.get(day) ?? [];
    const finished = books.filter(({ isFinished }) => isFinished).length;
    return { day, books, finished, isToday: day === today, isAhead: day > today };
  });
}

/** 'Kim read on 4 days this week and finished 3 books.'; null when nothing was read. Marking a book is not reading. */
function weekSentence(name: string, days: readonly WeekDay[], week: string): string | null {
  const read = days.filter(({ books }) => books.some((book) => !isOnlyMarked(book)));
  if (read.length === 0) return null;
  const ended = read.flatMap(({ books }) => books).filter((one) => one.isFinished && !one.isMarked);
  // A book finished on two days counts once.
  const finished = new Set(ended.map(({ bookId }) => bookId)).size;
  const when = read.length === 7 ? `every day ${week}` : `on ${count(read.length, 'day')} ${week}`;
  return `${name} read ${when}${finished === 0 ? '' : ` and finished ${count(finished, 'book')}`}.`;
}

/** This week in a sentence. If nothing was read yet this week, last week follows. */
export function thisWeek(name: string, report: Pick<ReadingReport, 'days' | 'today'>): string {
  const monday = mondayOf(report.today);
  const now = weekSentence(name, daysOfWeek(report, monday), 'this week');
  if (now !== null) return now;
  const before = weekSentence(name, daysOfWeek(report, addDays(monday, -7)), 'last week');
  return [`${name} has not read yet this week.`, before].filter(Boolean).join(' ');
}

/** '12 gold stars in the last 12 weeks, 3 of them this week.' */
export function starsSentence(weeks: ReadingReport['weeks']): string {
  const total = weeks.reduce((sum, { stars }) => sum + stars, 0);
  const now = weeks.at(-1)?.stars ?? 0;
  const all = `${count(total, 'gold star')} in the last ${weeks.length} weeks`;
  return now === 0 ? `${all}.` : `${all}, ${now} of them this week.`;
}

type Level = ReadingReport['levels'][number];

/** How much of a level a child has met: '5 of 14 met', 'Before the start'. */
export function metText({ met, phonograms, isKnownBefore }: Level): string {
  if (!isKnownBefore) return `${met.length} of ${phonograms.length} met`;
  return met.length === 0 ? 'Before the start' : `Before the start, ${met.length} met`;
}

/** 'Kim has met 20 of 195 sounds in finished books, and has needed help with 3 sounds.' */
export function soundsSentence(name: string, levels: readonly Level[]): string {
  const sum = (of: (level: Level) => readonly string[]) =>
    levels.reduce((total, level) => total + of(level).length, 0);
  const met = sum((level) => level.met);
  const practised = sum((level) => level.practised);
  const helped = practised === 0 ? '' : `, and has needed help with ${count(practised, 'sound')}`;
  return `${name} has met ${met} of ${sum((level) => level.phonograms)} sounds in finished books${helped}.`;
}
