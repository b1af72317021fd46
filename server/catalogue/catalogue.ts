// The catalogue in memory: it is small, read by everyone and written by one. Lists are kept as the
// bytes that leave, so that a read neither asks the database nor serialises.
import type { BookSummary } from '../../contracts/books.ts';
import { categories, type Category } from '../../domain/levels.ts';
import type { Db } from '../database/open.ts';
import { Prepared } from '../route.ts';
import { presentSummary } from './present.ts';
import {
  type BookRow,
  type BookSummaryRow,
  deleteBook,
  editBook,
  getBook,
  insertBook,
  listBooks,
  type NewBookRow,
} from './store.ts';

export interface Catalogue {
  list(): Promise<BookSummaryRow[]>;
  /** The list as JSON, all of it or one level. */
  prepared(category?: Category): Promise<Prepared<BookSummary[]>>;
  get(bookId: string): Promise<BookRow | undefined>;
  add(book: NewBookRow): Promise<void>;
  /** Says whether `version` was still the book's, and its changes are stored. */
  edit(book: NewBookRow, version: number): Promise<boolean>;
  /** Says whether the book was there. */
  remove(bookId: string): Promise<boolean>;
}

interface Snapshot {
  books: BookSummaryRow[];
  all: Prepared<BookSummary[]>;
  byCategory: Map<Category, Prepared<BookSummary[]>>;
}

/** A few books' words stay at hand: a class reads the same one at the same time. */
const WORDS_REMEMBERED = 100;

export function createCatalogue(db: Db): Catalogue {
  let snapshot: Promise<Snapshot> | undefined;
  const words = new Map<string, BookRow>();
  /** Counts the changes: what was read before one must not be remembered after it. */
  let changes = 0;

  function current(): Promise<Snapshot> {
    if (!snapshot) {
      const reading = read(db);
      snapshot = reading;
      reading.catch(() => {
        if (snapshot === reading) snapshot = undefined;
      });
    }
    return snapshot;
  }

  function changed(): void {
    changes++;
    snapshot = undefined;
    words.clear();
  }

  return {
    list: async () => (await current()).books,

    async prepared(category) {
      const { all, byCategory } = await current();
      return category ? (byCategory.get(category) ?? all) : all;
    },

    async get(bookId) {
      const known = words.get(bookId);
      if (known) return known;
      const before = changes;
      const book = await getBook(db, bookId);
      if (book && changes === before) {
        if (words.size >= WORDS_REMEMBERED) words.clear();
        words.set(bookId, book);
      }
      return book;
    },

    async add(book) {
      await insertBook(db, book).finally(changed);
    },

    async edit(book, version) {
      return editBook(db, book, version).finally(changed);
    },

    async remove(bookId) {
      return deleteBook(db, bookId).finally(changed);
    },
  };
}

async function read(db: Db): Promise<Snapshot> {
  const books = await listBooks(db);
  const prepare = (some: BookSummaryRow[]) => new Prepared(some.map(presentSummary));
  return {
    books,
    all: prepare(books),
    byCategory: new Map(
      categories.map((category) => [
        category,
        prepare(books.filter((book) => book.category === category)),
      ]),
    ),
  };
}
