// All books in the order of the library: by level, then in teaching order. Everything that lists need is
// computed once, because lists are requested far more often than books change.
import type { BookSummary } from '../../../contracts/books.ts';
import type { FittingBook, Taught } from '../../../domain/fit.ts';
import { categories, levelOf, type Category } from '../../../domain/levels.ts';
import { searchableText } from '../../../domain/search.ts';
import { presentSummary } from './present.ts';
import type { ShelfRow } from './book-rows.ts';
import { latestTeachingIndex, teachingOrder } from './teaching-order.ts';

export interface ShelvedBook extends FittingBook {
  id: string;
  row: ShelvedRow;
  summary: BookSummary;
  /** The text that is searched. */
  text: string;
}

/** The row without its sounds, which are in `ShelvedBook.sounds`. */
type ShelvedRow = Omit<ShelfRow, 'phonograms'>;

export interface Shelf {
  books: ShelvedBook[];
  summaries: BookSummary[];
  byId: ReadonlyMap<string, ShelvedBook>;
  byCategory: ReadonlyMap<Category, ShelvedBook[]>;
  /** The books of each level in the database's order of titles. */
  byTitle: ReadonlyMap<Category, ShelvedBook[]>;
  /** The sounds that at least one book of their own level contains. */
  practised: Taught[];
}

const titles = new Intl.Collator('en', { numeric: true });

/** Builds the shelf from rows that are sorted by title. */
export function buildShelf(rows: readonly ShelfRow[]): Shelf {
  const shelved = rows.map(shelve);
  const sorted = shelved.map((book) => ({ book, latest: latestTeachingIndex(book.sounds) }));
  sorted.sort(
    (a, b) =>
      a.book.level - b.book.level ||
      // `Infinity - Infinity` would be NaN.
      (a.latest === b.latest ? 0 : a.latest - b.latest) ||
      titles.compare(a.book.row.title, b.book.row.title) ||
      (a.book.row.id < b.book.row.id ? -1 : 1),
  );
  const books = sorted.map(({ book }) => book);
  const ofLevel = (level: number) => books.filter((book) => book.level === level);
  return {
    books,
    summaries: books.map(({ summary }) => summary),
    byId: new Map(books.map((book) => [book.row.id, book])),
    byCategory: new Map(categories.map((category) => [category, ofLevel(levelOf(category))])),
    byTitle: Map.groupBy(shelved, ({ row }) => row.category),
    practised: categories.flatMap((category) => {
      const level = levelOf(category);
      const sounds = new Set(ofLevel(level).flatMap((book) => book.sounds ?? []));
      return teachingOrder.filter((sound) => sound.level === level && sounds.has(sound.key));
    }),
  };
}

function shelve({ phonograms, ...row }: ShelfRow): ShelvedBook {
  return {
    id: row.id,
    row,
    summary: presentSummary(row),
    text: searchableText(row),
    level: levelOf(row.category),
    sounds: phonograms === null ? null : (JSON.parse(phonograms) as string[]),
  };
}
