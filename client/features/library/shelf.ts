// Decides which books appear where on the library home. Pure: books and progress in, books out.
import type { BookCard, BookSummary, Proposal, ShelfOrder } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { readingStates, type ReadingState } from '../../../domain/fit.ts';
import { groupOf, levelGroups, levelOf } from '../../../domain/levels.ts';
import type { Category, LevelGroup } from '../../../domain/levels.ts';
import { percentRead } from '../../../domain/progress.ts';
import { starPercent } from '../../../domain/stars.ts';
import { searchableText, searchFor } from '../../../domain/search.ts';

export const stateChoices = ['all', ...readingStates] as const;

export const readingStateLabels: Record<ReadingState | 'all', string> = {
  all: 'All',
  notStarted: 'Not started',
  reading: 'Reading',
  finished: 'Finished',
};

export type ProgressByBook = ReadonlyMap<string, ProgressEntry>;

/** Maps the id of each opened book to the student's progress in it. */
export function indexProgress(progress: readonly ProgressEntry[]): ProgressByBook {
  return new Map(progress.map((entry) => [entry.bookId, entry]));
}

export function stateOf(progress: ProgressEntry | undefined): ReadingState {
  if (progress === undefined) return 'notStarted';
  return progress.completed ? 'finished' : 'reading';
}

/**
 * The whole per cent of a card's progress bar, or null for no bar: a finished book says so in
 * words, and an unfinished book of one page has nothing to measure.
 */
export function percentOf(book: BookSummary, progress: ProgressEntry | undefined): number | null {
  if (progress === undefined || progress.completed || book.totalPages <= 1) return null;
  return percentRead(progress.currentPage, book.totalPages);
}

/** Returns the ids of the books begun and not finished, the most recently read one first. */
export function listStarted(progress: readonly ProgressEntry[]): string[] {
  return progress
    .filter(({ completed }) => !completed)
    .sort((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0))
    .map(({ bookId }) => bookId);
}

/**
 * The book that the home offers first, and why: to continue it, as the first book, as the next one,
 * or, when every book has been read, to read it again.
 */
export interface Offer {
  book: BookCard;
  why: 'reading' | 'first' | 'next' | 'again';
}

/**
 * Returns the book to read now: the most recently read unfinished book, else the proposed one,
 * unless the child has opened it since. Undefined when there is none.
 */
export function offerBook(
  started: readonly BookCard[],
  proposal: Proposal | undefined,
  progressByBook: ProgressByBook,
): Offer | undefined {
  const [reading] = started;
  if (reading !== undefined) return { book: reading, why: 'reading' };
  if (!proposal) return undefined;
  const { book, again } = proposal;
  if (book === null) return again ? { book: again, why: 'again' } : undefined;
  if (progressByBook.has(book.id)) return undefined;
  return { book, why: progressByBook.size === 0 ? 'first' : 'next' };
}

/** Why a book is offered that is not the usual one. */
function whyOf(progress: ProgressEntry | undefined, isFirst: boolean): Offer['why'] {
  const state = stateOf(progress);
  if (state !== 'notStarted') return state === 'reading' ? 'reading' : 'again';
  return isFirst ? 'first' : 'next';
}

/**
 * Returns the book to read where only the `kept` ones open: what is begun comes first, then the proposed one, then the
 * first of the shelf. `kept` is in the order of the shelf.
 */
export function offerKept(
  kept: readonly BookCard[],
  proposal: Proposal | undefined,
  progress: readonly ProgressEntry[],
): Offer | undefined {
  const byId = new Map(kept.map((book) => [book.id, book]));
  const progressByBook = indexProgress(progress);
  const begun = listStarted(progress).find((id) => byId.has(id));
  const unread = kept.filter(({ id }) => !progressByBook.has(id));
  const proposed = unread.find(({ id }) => id === proposal?.book?.id);
  const book = byId.get(begun ?? '') ?? proposed ?? unread[0] ?? kept[0];
  return book && { book, why: whyOf(progressByBook.get(book.id), progress.length === 0) };
}

/** The order in which 'Discover New Books' is shown at first. */
export const FIRST_ORDER: ShelfOrder = 'fit';

/**
 * The bar and the texts of the star card. When every book of the library is finished, there is no star
 * left to ask for.
 */
export function starCard(totalStars: number, hasReadAll: boolean) {
  if (!hasReadAll) {
    return { percent: starPercent(totalStars), description: 'Your star collection' };
  }
  const fullNote = totalStars === 1 ? '1 star earned' : `All ${totalStars} stars earned`;
  return { percent: 100, description: 'Every star there is', fullNote };
}

export function countFinished(progress: readonly ProgressEntry[]): number {
  return progress.filter((entry) => entry.completed).length;
}

/** Filters loaded books by a search and a reading state. */
export function findBooks<Book extends BookSummary>(
  books: readonly Book[],
  progressByBook: ProgressByBook,
  filter: { search: string; state: ReadingState | 'all' },
): Book[] {
  const matches = searchFor(filter.search);
  return books.filter((book) => {
    if (filter.state !== 'all' && stateOf(progressByBook.get(book.id)) !== filter.state)
      return false;
    return matches(searchableText(book));
  });
}

/** The group whose chip is selected, or null for 'All Books'. */
export function groupOfCategory(category: Category | null): LevelGroup | null {
  return category === null ? null : groupOf(levelOf(category));
}

/**
 * The category after a tap on a group's chip: the group's first level, or null when the chip was
 * selected already.
 */
export function toggleGroup(category: Category | null, group: LevelGroup): Category | null {
  if (groupOfCategory(category) === group) return null;
  return levelGroups.find((entry) => entry.group === group)?.firstCategory ?? null;
}
