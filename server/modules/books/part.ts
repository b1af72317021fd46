// A part of the shelf: a level or all of them, and of these what a search has found.
import type { Category } from '../../../domain/levels.ts';
import type { PlaceSet } from '../../../domain/place-set.ts';
import type { Shelf, ShelvedBook } from '../catalogue/shelf.ts';
import { Page } from '../../http/route.ts';

export interface Part {
  /** Places of the shelf; `to` is not among them. */
  from: number;
  to: number;
  /** Null where all are. */
  found: PlaceSet | null;
}

export function partOf(
  shelf: Shelf,
  { category, found = null }: { category?: Category | undefined; found?: PlaceSet | null },
): Part {
  const books = category === undefined ? shelf.books : (shelf.byCategory.get(category) ?? []);
  const from = books[0]?.place ?? 0;
  return { from, to: from + books.length, found };
}

export const isIn = ({ from, to, found }: Part, { place }: ShelvedBook): boolean =>
  place >= from && place < to && (found === null || found.has(place));

/** How many books it has. */
export const sizeOf = ({ from, to, found }: Part): number =>
  found === null ? Math.max(0, to - from) : found.count(from, to);

/** Its books in the order of the shelf. */
export function* booksIn({ books }: Shelf, { from, to, found }: Part): Generator<ShelvedBook> {
  if (found === null) {
    for (let place = from; place < to; place++) {
      const book = books[place];
      if (book) yield book;
    }
    return;
  }
  for (const place of found.between(from, to)) {
    const book = books[place];
    if (book) yield book;
  }
}

export function* without(
  books: Iterable<ShelvedBook>,
  left: ReadonlySet<ShelvedBook>,
): Generator<ShelvedBook> {
  for (const book of books) if (!left.has(book)) yield book;
}

/** From `offset` on, at most `limit` of `total` items; no further ones are asked for. */
export function pageOf<T>(
  items: Iterable<T>,
  total: number,
  { offset = 0, limit = Infinity }: { offset?: number | undefined; limit?: number | undefined },
): Page<T> {
  const page: T[] = [];
  let place = 0;
  for (const item of items) {
    if (page.length >= limit) break;
    if (place >= offset) page.push(item);
    place++;
  }
  return new Page(page, total);
}
