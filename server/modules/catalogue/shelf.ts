// The books as they stand in the library: by level, within a level in teaching order. With what a list
// is made of worked out once, for it is asked far more often than a book changes.
import type { BookSummary } from '../../../contracts/books.ts';
import type { FittingBook, Taught } from '../../../domain/fit.ts';
import { categories, levelOf, type Category } from '../../../domain/levels.ts';
import { searchableText } from '../../../domain/search.ts';
import { type Find, indexTexts } from '../../../domain/search-index.ts';
import { type SoundTable, tabulateSounds } from '../../../domain/sound-table.ts';
import { presentSummary } from './present.ts';
import type { ShelfRow } from './store.ts';
import { latestPlace, taught } from './teaching.ts';

export interface ShelvedBook extends FittingBook {
  id: string;
  /** Where it stands in `Shelf.books`. */
  place: number;
  row: ShelvedRow;
  summary: BookSummary;
  /** What a search looks at. */
  text: string;
}

/** Its sounds are known by themselves. */
type ShelvedRow = Omit<ShelfRow, 'phonograms'>;

export interface Shelf {
  /** In order: those of a level stand together. */
  books: ShelvedBook[];
  summaries: BookSummary[];
  byId: ReadonlyMap<string, ShelvedBook>;
  byCategory: ReadonlyMap<Category, ShelvedBook[]>;
  /** The same by title, as the database orders titles. */
  byTitle: ReadonlyMap<Category, ShelvedBook[]>;
  /** By the places of the books. */
  sounds: SoundTable;
  /** Finds books by their texts. */
  find: Find;
  /** The sounds of a level that some book of that very level has. */
  practised: Taught[];
}

const titles = new Intl.Collator('en', { numeric: true });

/** `rows` in the order of their titles. */
export function fillShelf(rows: readonly ShelfRow[]): Shelf {
  const shelved = rows.map(shelve);
  const placed = shelved.map((book) => ({ book, latest: latestPlace(book.sounds) }));
  placed.sort(
    (a, b) =>
      a.book.level - b.book.level ||
      // Two that are not known differ by no number.
      (a.latest === b.latest ? 0 : a.latest - b.latest) ||
      titles.compare(a.book.row.title, b.book.row.title) ||
      (a.book.row.id < b.book.row.id ? -1 : 1),
  );
  const books = placed.map(({ book }) => book);
  for (const [place, book] of books.entries()) book.place = place;
  const ofLevel = (level: number) => books.filter((book) => book.level === level);
  return {
    books,
    summaries: books.map(({ summary }) => summary),
    byId: new Map(books.map((book) => [book.row.id, book])),
    byCategory: new Map(categories.map((category) => [category, ofLevel(levelOf(category))])),
    byTitle: Map.groupBy(shelved, ({ row }) => row.category),
    sounds: tabulateSounds(books),
    find: onceAsked(() => indexTexts(books.map(({ text }) => text))),
    practised: categories.flatMap((category) => {
      const level = levelOf(category);
      const sounds = new Set(ofLevel(level).flatMap((book) => book.sounds ?? []));
      return taught.filter((sound) => sound.level === level && sounds.has(sound.key));
    }),
  };
}

/** Many shelves are replaced before anybody has searched them. */
function onceAsked(make: () => Find): Find {
  let find: Find | undefined;
  return (search) => {
    find ??= make();
    return find(search);
  };
}

function shelve({ phonograms, ...row }: ShelfRow): ShelvedBook {
  return {
    id: row.id,
    place: 0,
    row,
    summary: presentSummary(row),
    text: searchableText(row),
    level: levelOf(row.category),
    sounds: phonograms === null ? null : (JSON.parse(phonograms) as string[]),
  };
}
