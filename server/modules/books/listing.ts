// Selects and sorts the books of a list, and proposes the next book for a child. Pure functions.
// Generators keep this fast for thousands of books: apart from the few books a child has begun, only the
// books that the caller takes are evaluated.
import type { BookCard, ShelfOrder, ShelfQuery } from '../../../contracts/books.ts';
import { fitRank } from '../../../domain/fit.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import { byFit } from './order-by-fit.ts';
import type { ReadingHistory } from './reading-history.ts';
import { booksIn, isIn, type ShelfSlice, sliceOf, sizeOf, without } from './shelf-slice.ts';

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
export function listShelf(shelf: Shelf, history: ReadingHistory, query: ShelfQuery): Listing {
  const { category, search, state, sort = 'level' } = query;
  const found = search === undefined ? null : shelf.find(search);
  const slice = sliceOf(shelf, { category, found });
  const begun = history.begun.filter((book) => isIn(slice, book));
  if (state === undefined)
    return { books: listAll(shelf, history, slice, begun, sort), total: sizeOf(slice) };
  if (state === 'notStarted') {
    const books = sort === 'fit' ? byFit(shelf, history, slice) : booksIn(shelf, slice);
    return { books: without(books, new Set(begun)), total: sizeOf(slice) - begun.length };
  }
  const matching = begun.filter((book) => history.stateOf(book) === state);
  return { books: ordered(matching, history, sort), total: matching.length };
}

function* listAll(
  shelf: Shelf,
  history: ReadingHistory,
  slice: ShelfSlice,
  begun: readonly ShelvedBook[],
  sort: ShelfOrder,
): Generator<ShelvedBook> {
  if (sort === 'level') return yield* booksIn(shelf, slice);
  if (sort === 'recent') {
    const recent = begun.filter((book) => history.readAt(book) > 0);
    yield* ordered(recent, history, sort);
    return yield* without(booksIn(shelf, slice), new Set(recent));
  }
  yield* without(byFit(shelf, history, slice), new Set(begun));
  yield* ordered(begun, history, sort);
}

/** Sorts a few books; ties stay in shelf order. */
function ordered(
  books: readonly ShelvedBook[],
  history: ReadingHistory,
  sort: ShelfOrder,
): ShelvedBook[] {
  if (sort === 'level') return [...books];
  if (sort === 'recent') return books.toSorted((a, b) => history.readAt(b) - history.readAt(a));
  const ranked = books.map((book) => ({ book, rank: rankOf(book, history) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ book }) => book);
}

function rankOf(book: ShelvedBook, history: ReadingHistory): number {
  const newSounds = history.newSoundsOf(book)?.length ?? null;
  const state = history.stateOf(book);
  return fitRank({ level: book.level, newSounds, state }, history.level);
}

/** Returns the best fitting book that the child has not started; undefined if she has started them all. */
export function proposeBook(shelf: Shelf, history: ReadingHistory): ShelvedBook | undefined {
  const books = without(byFit(shelf, history, sliceOf(shelf, {})), new Set(history.begun));
  for (const book of books) return book;
  return undefined;
}

/** Returns the card of a book with how it fits the child. */
export function presentCard(book: ShelvedBook, history: ReadingHistory): BookCard {
  const newSounds = history.newSoundsOf(book);
  return { ...book.summary, fit: newSounds && { newSounds } };
}
