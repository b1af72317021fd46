// Which books stand where on the library home. Pure: books and progress in, books out.
import type { BookSummary } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { groupOf, levelGroups, levelNames, levelOf } from '../../../domain/levels.ts';
import type { Category, LevelGroup } from '../../../domain/levels.ts';
import { percentRead } from '../../../domain/progress.ts';

/** The most books 'Continue Reading' shows. */
export const CONTINUE_LIMIT = 3;

export const readingStates = ['all', 'new', 'reading', 'finished'] as const;
export type ReadingState = (typeof readingStates)[number];

export const readingStateLabels: Record<ReadingState, string> = {
  all: 'All',
  new: 'Not started',
  reading: 'Reading',
  finished: 'Finished',
};

export type Places = ReadonlyMap<string, ProgressEntry>;

/** The student's place in each opened book, by the book's id. */
export function placesOf(progress: readonly ProgressEntry[]): Places {
  return new Map(progress.map((entry) => [entry.bookId, entry]));
}

export function stateOf(place: ProgressEntry | undefined): Exclude<ReadingState, 'all'> {
  if (place === undefined) return 'new';
  return place.completed ? 'finished' : 'reading';
}

/**
 * What a card's bar shows in whole per cent, or null for no bar: a finished book says so in words, and
 * a book of one page, opened but not finished, has nothing to measure.
 */
export function percentOf(book: BookSummary, place: ProgressEntry | undefined): number | null {
  if (place === undefined || place.completed || book.totalPages <= 1) return null;
  return percentRead(place.currentPage, book.totalPages);
}

/** Started and unfinished books, the last read one first. */
export function continueReading(books: readonly BookSummary[], places: Places): BookSummary[] {
  const readAt = (book: BookSummary) => places.get(book.id)?.updatedAt ?? 0;
  return books
    .filter((book) => stateOf(places.get(book.id)) === 'reading')
    .sort((a, b) => readAt(b) - readAt(a))
    .slice(0, CONTINUE_LIMIT);
}

/** The book the welcome card offers, and why: to go on with, to begin with, or after others. */
export interface Proposal {
  book: BookSummary;
  why: 'reading' | 'first' | 'next';
}

/**
 * The one book to read now: the last one opened and not finished; else an unopened one at the child's
 * level (1 to 9, null where it is not known), above it, or anywhere. Undefined when all are finished.
 */
export function proposeBook(
  books: readonly BookSummary[],
  places: Places,
  readingLevel: number | null,
): Proposal | undefined {
  const reading = continueReading(books, places)[0];
  if (reading !== undefined) return { book: reading, why: 'reading' };
  const unopened = books.filter((book) => stateOf(places.get(book.id)) === 'new');
  const level = readingLevel ?? 1;
  const book =
    unopened.find(({ category }) => levelOf(category) === level) ??
    unopened.find(({ category }) => levelOf(category) > level) ??
    unopened[0];
  return book && { book, why: unopened.length === books.length ? 'first' : 'next' };
}

export function countFinished(progress: readonly ProgressEntry[]): number {
  return progress.filter((entry) => entry.completed).length;
}

/** Lower case, no accents, straight apostrophes: a search finds what a parent types on any keyboard. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
}

function searchable(book: BookSummary): string {
  const level = `Level ${levelOf(book.category)} ${levelNames[book.category]}`;
  return plain([book.title, book.author, book.description, level].join('\n'));
}

/** The books of the grid: every word of the search must occur, in any order. */
export function findBooks(
  books: readonly BookSummary[],
  places: Places,
  wanted: { search: string; state: ReadingState },
): BookSummary[] {
  const words = plain(wanted.search).split(/\s+/).filter(Boolean);
  return books.filter((book) => {
    if (wanted.state !== 'all' && stateOf(places.get(book.id)) !== wanted.state) return false;
    const text = searchable(book);
    return words.every((word) => text.includes(word));
  });
}

/** The group whose chip is lit, or null for 'All Books'. */
export function groupOfCategory(category: Category | null): LevelGroup | null {
  return category === null ? null : groupOf(levelOf(category));
}

/** The category after a tap on a group's chip: its first level, or none when it was lit already. */
export function toggleGroup(category: Category | null, group: LevelGroup): Category | null {
  if (groupOfCategory(category) === group) return null;
  return levelGroups.find((entry) => entry.group === group)?.firstCategory ?? null;
}
