// The books as they stand in the library: by level, within a level in teaching order. With what a list
// is made of worked out once, for it is asked far more often than a book changes.
import type { BookSummary } from '../../contracts/books.ts';
import type { FittingBook, Taught } from '../../domain/fit.ts';
import { categories, levelOf, type Category } from '../../domain/levels.ts';
import { searchableText } from '../../domain/search.ts';
import { presentSummary } from './present.ts';
import type { BookSummaryRow, ShelfRow } from './store.ts';
import { latestPlace, taught } from './teaching.ts';

export interface ShelvedBook extends FittingBook {
  row: BookSummaryRow;
  summary: BookSummary;
  /** What a search looks at. */
  text: string;
}

export interface Shelf {
  /** In order. */
  books: ShelvedBook[];
  summaries: BookSummary[];
  byId: ReadonlyMap<string, ShelvedBook>;
  byCategory: ReadonlyMap<Category, ShelvedBook[]>;
  /** The sounds of a level that some book of that very level has. */
  practised: Taught[];
}

const titles = new Intl.Collator('en', { numeric: true });

export function fillShelf(rows: readonly ShelfRow[]): Shelf {
  const placed = rows.map((row) => {
    const book = shelve(row);
    return { book, latest: latestPlace(book.sounds) };
  });
  placed.sort(
    (a, b) =>
      a.book.level - b.book.level ||
      // Two that are not known differ by no number.
      (a.latest === b.latest ? 0 : a.latest - b.latest) ||
      titles.compare(a.book.row.title, b.book.row.title) ||
      (a.book.row.id < b.book.row.id ? -1 : 1),
  );
  const books = placed.map(({ book }) => book);
  const ofLevel = (level: number) => books.filter((book) => book.level === level);
  return {
    books,
    summaries: books.map(({ summary }) => summary),
    byId: new Map(books.map((book) => [book.row.id, book])),
    byCategory: new Map(categories.map((category) => [category, ofLevel(levelOf(category))])),
    practised: categories.flatMap((category) => {
      const level = levelOf(category);
      const sounds = new Set(ofLevel(level).flatMap((book) => book.sounds ?? []));
      return taught.filter((sound) => sound.level === level && sounds.has(sound.key));
    }),
  };
}

function shelve({ phonograms, ...row }: ShelfRow): ShelvedBook {
  return {
    row,
    summary: presentSummary(row),
    text: searchableText(row),
    level: levelOf(row.category),
    sounds: phonograms === null ? null : (JSON.parse(phonograms) as string[]),
  };
}
