// A slice of the shelf: one level or all levels, narrowed to the results of a search.
import type { Category } from '../../../domain/levels.ts';
import type { PlaceSet } from '../../../domain/place-set.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import { Page } from '../../http/route.ts';

export interface ShelfSlice {
  /** Indexes into `Shelf.books`; `to` is exclusive. */
  from: number;
  to: number;
  /** The indexes a search has found; null without a search. */
  found: PlaceSet | null;
}

export function sliceOf(
  shelf: Shelf,
  { category, found = null }: { category?: Category | undefined; found?: PlaceSet | null },
): ShelfSlice {
  const books = category === undefined ? shelf.books : (shelf.byCategory.get(category) ?? []);
  const from = books[0]?.index ?? 0;
  return { from, to: from + books.length, found };
}

export const isIn = ({ from, to, found }: ShelfSlice, { index }: ShelvedBook): boolean =>
  index >= from && index < to && (found === null || found.has(index));

/** The number of books in the slice. */
export const sizeOf = ({ from, to, found }: ShelfSlice): number =>
  found === null ? Math.max(0, to - from) : found.count(from, to);

/** Yields the books of the slice in shelf order. */
export function* booksIn(
  { books }: Shelf,
  { from, to, found }: ShelfSlice,
): Generator<ShelvedBook> {
  if (found === null) {
    for (let index = from; index < to; index++) {
      const book = books[index];
      if (book) yield book;
    }
    return;
  }
  for (const index of found.between(from, to)) {
    const book = books[index];
    if (book) yield book;
  }
}

export function* without(
  books: Iterable<ShelvedBook>,
  excluded: ReadonlySet<ShelvedBook>,
): Generator<ShelvedBook> {
  for (const book of books) if (!excluded.has(book)) yield book;
}

/** Returns at most `limit` items from `offset` on, and takes no more items than it needs. */
export function pageOf<T>(
  items: Iterable<T>,
  total: number,
  { offset = 0, limit = Infinity }: { offset?: number | undefined; limit?: number | undefined },
): Page<T> {
  const page: T[] = [];
  let index = 0;
  for (const item of items) {
    if (page.length >= limit) break;
    if (index >= offset) page.push(item);
    index++;
  }
  return new Page(page, total);
}
