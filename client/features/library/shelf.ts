// Which books stand where on the library home. Pure: books and progress in, books out.
import type { BookCard, BookSummary } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { readingStates, type ReadingState } from '../../../domain/fit.ts';
import { groupOf, levelGroups, levelOf } from '../../../domain/levels.ts';
import type { Category, LevelGroup } from '../../../domain/levels.ts';
import { percentRead } from '../../../domain/progress.ts';
import { searchableText, searchFor } from '../../../domain/search.ts';

/** The most books 'Continue Reading' shows. */
export const CONTINUE_LIMIT = 3;

export const stateChoices = ['all', ...readingStates] as const;

export const readingStateLabels: Record<ReadingState | 'all', string> = {
  all: 'All',
  notStarted: 'Not started',
  reading: 'Reading',
  finished: 'Finished',
};

export type Places = ReadonlyMap<string, ProgressEntry>;

/** The student's place in each opened book, by the book's id. */
export function placesOf(progress: readonly ProgressEntry[]): Places {
  return new Map(progress.map((entry) => [entry.bookId, entry]));
}

export function stateOf(place: ProgressEntry | undefined): ReadingState {
  if (place === undefined) return 'notStarted';
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

/** The ids of the books that are begun and not finished, the last read one first. */
export function listStarted(progress: readonly ProgressEntry[]): string[] {
  return progress
    .filter(({ completed }) => !completed)
    .sort((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0))
    .map(({ bookId }) => bookId);
}

/** The book the welcome card offers, and why: to go on with, to begin with, or after others. */
export interface Offer {
  book: BookCard;
  why: 'reading' | 'first' | 'next';
}

/**
 * The one book to read now: the last one opened and not finished; else the one that is proposed, unless
 * the child has opened it since. Undefined where there is none.
 */
export function offerBook(
  started: readonly BookCard[],
  proposed: BookCard | null | undefined,
  places: Places,
): Offer | undefined {
  const [reading] = started;
  if (reading !== undefined) return { book: reading, why: 'reading' };
  if (!proposed || places.has(proposed.id)) return undefined;
  return { book: proposed, why: places.size === 0 ? 'first' : 'next' };
}

export function countFinished(progress: readonly ProgressEntry[]): number {
  return progress.filter((entry) => entry.completed).length;
}

/** The books that fit a search and a state, of some that are all here. */
export function findBooks<Book extends BookSummary>(
  books: readonly Book[],
  places: Places,
  wanted: { search: string; state: ReadingState | 'all' },
): Book[] {
  const matches = searchFor(wanted.search);
  return books.filter((book) => {
    if (wanted.state !== 'all' && stateOf(places.get(book.id)) !== wanted.state) return false;
    return matches(searchableText(book));
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
