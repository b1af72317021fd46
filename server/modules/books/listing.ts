// Which books of the shelf a list shows, and which one is proposed. Pure: shelf and child in, books out.
// A child has begun a few books of thousands: these are looked at one by one, of all others only as many as
// are shown.
import type { BookCard, ShelfOrder, ShelfQuery } from '../../../contracts/books.ts';
import { fitRank } from '../../../domain/fit.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import { byFit } from './by-fit.ts';
import type { Child } from './child.ts';
import { booksIn, isIn, type Part, partOf, sizeOf, without } from './part.ts';

/** Whether nothing but a level is asked for: then every child gets the same answer. */
export function isPlain(wanted: ShelfQuery, pageSize: number | undefined): boolean {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return pageSize === undefined && asked.every(([name]) => name === 'category');
}

export interface Listed {
  /** In the order that is wanted; read on for more. */
  books: Iterable<ShelvedBook>;
  total: number;
}

/** The books of the shelf that are wanted, in the order that is wanted. */
export function listShelf(shelf: Shelf, child: Child, wanted: ShelfQuery): Listed {
  const { category, search, state, sort = 'level' } = wanted;
  const found = search === undefined ? null : shelf.find(search);
  const part = partOf(shelf, { category, found });
  const begun = child.begun.filter((book) => isIn(part, book));
  if (state === undefined)
    return { books: all(shelf, child, part, begun, sort), total: sizeOf(part) };
  if (state === 'notStarted') {
    const books = sort === 'fit' ? byFit(shelf, child, part) : booksIn(shelf, part);
    return { books: without(books, new Set(begun)), total: sizeOf(part) - begun.length };
  }
  const hers = begun.filter((book) => child.stateOf(book) === state);
  return { books: ordered(hers, child, sort), total: hers.length };
}

function* all(
  shelf: Shelf,
  child: Child,
  part: Part,
  begun: readonly ShelvedBook[],
  sort: ShelfOrder,
): Generator<ShelvedBook> {
  if (sort === 'level') return yield* booksIn(shelf, part);
  if (sort === 'recent') {
    const read = begun.filter((book) => child.readAt(book) > 0);
    yield* ordered(read, child, sort);
    return yield* without(booksIn(shelf, part), new Set(read));
  }
  yield* without(byFit(shelf, child, part), new Set(begun));
  yield* ordered(begun, child, sort);
}

/** A few books; what stands equal stays in the order of the shelf. */
function ordered(books: readonly ShelvedBook[], child: Child, sort: ShelfOrder): ShelvedBook[] {
  if (sort === 'level') return [...books];
  if (sort === 'recent') return books.toSorted((a, b) => child.readAt(b) - child.readAt(a));
  const ranked = books.map((book) => ({ book, rank: rankOf(book, child) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ book }) => book);
}

function rankOf(book: ShelvedBook, child: Child): number {
  const newSounds = child.newSoundsOf(book)?.length ?? null;
  const state = child.stateOf(book);
  return fitRank({ level: book.level, newSounds, state }, child.level);
}

/** The book to begin now, the best fit of those not started; undefined where all have been. */
export function proposeBook(shelf: Shelf, child: Child): ShelvedBook | undefined {
  const books = without(byFit(shelf, child, partOf(shelf, {})), new Set(child.begun));
  for (const book of books) return book;
  return undefined;
}

/** A book as it stands to the child. */
export function presentCard(book: ShelvedBook, child: Child): BookCard {
  const newSounds = child.newSoundsOf(book);
  return { ...book.summary, fit: newSounds && { newSounds } };
}
