// Selects and sorts the books of a list, and proposes the next book for a child. Pure functions.
import type { BookCard, ShelfQuery } from '../../../contracts/books.ts';
import { MOST_STARTED } from '../../../domain/progress.ts';
import { searchFor } from '../../../domain/search.ts';
import { positionOf } from '../../../domain/teaching-steps.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import { stepAt } from '../catalogue/teaching-order.ts';
import { Page } from '../../http/route.ts';
import type { StudentReading } from './student-reading.ts';
import { byFit } from './order-by-fit.ts';

/** Whether the query filters by level only, so that every child gets the same list. */
export function isSameForAll(query: ShelfQuery, pageSize: number | undefined): boolean {
  const filters = Object.entries(query).filter(([, value]) => value !== undefined);
  return pageSize === undefined && filters.every(([name]) => name === 'category');
}

export interface Listing {
  /** In the requested order, computed lazily. */
  books: Iterable<ShelvedBook>;
  total: number;
}

/** Returns the books that match the query, in the requested order. */
export function listShelf(shelf: Shelf, reading: StudentReading, query: ShelfQuery): Listing {
  const { category, step, search = '', state, sort = 'level' } = query;
  const matches = searchFor(search);
  const position = step && positionOf(step);
  const books = shelf.books.filter(
    (book) =>
      (category === undefined || book.row.category === category) &&
      (position === undefined || book.step === position) &&
      (state === undefined || reading.stateOf(book) === state) &&
      matches(book.text),
  );
  const total = books.length;
  if (sort === 'fit') return { books: byFit(books, reading), total };
  if (sort === 'recent') books.sort((a, b) => reading.readAt(b) - reading.readAt(a));
  return { books, total };
}

/** Returns at most `limit` books from `offset` on, and takes no more than it needs. */
export function pageOf(
  { books, total }: Listing,
  { offset = 0, limit = Infinity }: { offset?: number | undefined; limit?: number | undefined },
): Page<ShelvedBook> {
  const page: ShelvedBook[] = [];
  let index = 0;
  for (const book of books) {
    if (page.length >= limit) break;
    if (index++ >= offset) page.push(book);
  }
  return new Page(page, total);
}

/** Returns the books begun and not finished, the most recently read one first, as many as 'Continue Reading' has. */
export function listStarted(shelf: Shelf, reading: StudentReading): ShelvedBook[] {
  const listing = listShelf(shelf, reading, { state: 'reading', sort: 'recent' });
  return pageOf(listing, { limit: MOST_STARTED }).items;
}

/** Returns the best fitting book that the child has not started; undefined if she has started them all. */
export function proposeBook(shelf: Shelf, reading: StudentReading): ShelvedBook | undefined {
  const [best] = byFit(shelf.books, reading);
  return best && reading.stateOf(best) === 'notStarted' ? best : undefined;
}

/**
 * Returns the finished book to read again: the one read longest ago, of those that can still earn a paw print if
 * there are any. Undefined if she has finished none.
 */
export function proposeAgain(
  shelf: Shelf,
  reading: StudentReading,
  isFullyReread: (book: ShelvedBook) => boolean,
): ShelvedBook | undefined {
  const finished = shelf.books
    .filter((book) => reading.stateOf(book) === 'finished')
    .sort((a, b) => reading.readAt(a) - reading.readAt(b));
  return finished.find((book) => !isFullyReread(book)) ?? finished[0];
}

/** Returns the card of a book with how it fits the child. */
export function presentCard(book: ShelvedBook, reading: StudentReading): BookCard {
  const newSounds = reading.newSoundsOf(book);
  return { ...book.summary, fit: newSounds && { newSounds, after: stepAt(book.step - 1) } };
}
