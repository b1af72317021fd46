// Which books of the shelf a list shows, and which one is proposed. Pure: shelf and child in, books out.
import type { BookCard, ShelfOrder, ShelfQuery } from '../../../contracts/books.ts';
import { fitRank } from '../../../domain/fit.ts';
import { searchFor } from '../../../domain/search.ts';
import type { Shelf, ShelvedBook } from '../../catalogue/shelf.ts';
import { Page } from '../../route.ts';
import type { Child } from './child.ts';

/** A part of `items`: from `offset` on, at most `limit`. */
export function pageOf<T>(
  items: readonly T[],
  { offset = 0, limit = Infinity }: { offset?: number | undefined; limit?: number | undefined },
): Page<T> {
  return new Page(items.slice(offset, offset + limit), items.length);
}

/** Whether nothing but a level is asked for: then every child gets the same answer. */
export function isPlain(wanted: ShelfQuery, pageSize: number | undefined): boolean {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return pageSize === undefined && asked.every(([name]) => name === 'category');
}

/** The books of the shelf that are wanted, in the order that is wanted. */
export function listShelf(shelf: Shelf, child: Child, wanted: ShelfQuery): ShelvedBook[] {
  const { category, search, state, sort = 'level' } = wanted;
  const books = category === undefined ? shelf.books : (shelf.byCategory.get(category) ?? []);
  const matches = search === undefined ? null : searchFor(search);
  const found = books.filter(
    (book) =>
      (state === undefined || child.stateOf(book) === state) && (matches?.(book.text) ?? true),
  );
  return ordered(found, child, sort);
}

/** What stands equal stays in the order of the shelf. */
function ordered(books: ShelvedBook[], child: Child, sort: ShelfOrder): ShelvedBook[] {
  if (sort === 'level') return books;
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
  // One level is looked at alone: the nearest that has such a book.
  const levels = [...shelf.byCategory.values()]
    .map((books) => books.filter((book) => child.stateOf(book) === 'notStarted'))
    .filter((books) => books.length > 0);
  const awayOf = ([book]: ShelvedBook[]) =>
    fitRank({ level: book?.level ?? 0, newSounds: null, state: 'notStarted' }, child.level);
  const [nearest = []] = levels.sort((a, b) => awayOf(a) - awayOf(b));
  return ordered(nearest, child, 'fit')[0];
}

/** A book as it stands to the child. */
export function presentCard(book: ShelvedBook, child: Child): BookCard {
  const newSounds = child.newSoundsOf(book);
  return { ...book.summary, fit: newSounds && { newSounds } };
}
