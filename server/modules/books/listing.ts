// Selects and sorts the books of a list, and proposes the next book for a child. Pure functions.
// Generators keep this fast for thousands of books: apart from the few books a child has begun, only the
// books that the caller takes are evaluated.
import type {
  AdminShelfQuery,
  BookCard,
  ShelfOrder,
  ShelfQuery,
} from '../../../contracts/books.ts';
import { fitRank } from '../../../domain/fit.ts';
import type { OwnerTable } from '../catalogue/owner-tables.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import { byFit } from './order-by-fit.ts';
import type { StudentReading } from './student-reading.ts';
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
export function listShelf(shelf: Shelf, reading: StudentReading, query: ShelfQuery): Listing {
  const { category, search, state, sort = 'level' } = query;
  const found = search === undefined ? null : shelf.find(search);
  const slice = sliceOf(shelf, { category, found });
  const begun = reading.begun.filter((book) => isIn(slice, book));
  if (state === undefined)
    return { books: listAll(shelf, reading, slice, begun, sort), total: sizeOf(slice) };
  if (state === 'notStarted') {
    const books = sort === 'fit' ? byFit(shelf, reading, slice) : booksIn(shelf, slice);
    return { books: without(books, new Set(begun)), total: sizeOf(slice) - begun.length };
  }
  const matching = begun.filter((book) => reading.stateOf(book) === state);
  return { books: ordered(matching, reading, sort), total: matching.length };
}

function* listAll(
  shelf: Shelf,
  reading: StudentReading,
  slice: ShelfSlice,
  begun: readonly ShelvedBook[],
  sort: ShelfOrder,
): Generator<ShelvedBook> {
  if (sort === 'level') return yield* booksIn(shelf, slice);
  if (sort === 'recent') {
    const recent = begun.filter((book) => reading.readAt(book) > 0);
    yield* ordered(recent, reading, sort);
    return yield* without(booksIn(shelf, slice), new Set(recent));
  }
  yield* without(byFit(shelf, reading, slice), new Set(begun));
  yield* ordered(begun, reading, sort);
}

/** Sorts a few books; ties stay in shelf order. */
function ordered(
  books: readonly ShelvedBook[],
  reading: StudentReading,
  sort: ShelfOrder,
): ShelvedBook[] {
  if (sort === 'level') return [...books];
  if (sort === 'recent') return books.toSorted((a, b) => reading.readAt(b) - reading.readAt(a));
  const ranked = books.map((book) => ({ book, rank: rankOf(book, reading) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ book }) => book);
}

function rankOf(book: ShelvedBook, reading: StudentReading): number {
  const newSounds = reading.newSoundsOf(book)?.length ?? null;
  const state = reading.stateOf(book);
  return fitRank({ level: book.level, newSounds, state }, reading.level);
}

/** Returns the books that match the owner's query. `table` is null if the query neither searches nor sorts. */
export function listForOwner(
  shelf: Shelf,
  table: OwnerTable | null,
  { category, search = '', sort, order }: AdminShelfQuery,
): Listing {
  const slice = sliceOf(shelf, { category, found: table?.find(search) ?? null });
  const books =
    table === null || sort === undefined
      ? booksIn(shelf, slice)
      : table.ordered(sort, order).filter((book) => isIn(slice, book));
  return { books, total: sizeOf(slice) };
}

/** Returns the best fitting book that the child has not started; undefined if she has started them all. */
export function proposeBook(shelf: Shelf, reading: StudentReading): ShelvedBook | undefined {
  const books = without(byFit(shelf, reading, sliceOf(shelf, {})), new Set(reading.begun));
  for (const book of books) return book;
  return undefined;
}

/** Returns the card of a book with how it fits the child. */
export function presentCard(book: ShelvedBook, reading: StudentReading): BookCard {
  const newSounds = reading.newSoundsOf(book);
  return { ...book.summary, fit: newSounds && { newSounds } };
}
