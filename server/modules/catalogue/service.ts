// The catalogue for the other modules: an in-memory cache, because it is small, read often and rarely written. Lists
// are cached as serialised JSON, so a request neither queries the database nor serialises books.
import type { Book, BookSummary } from '../../../contracts/books.ts';
import type { Category } from '../../../domain/levels.ts';
import { createChangeCheck } from '../../database/change-check.ts';
import type { Database } from '../../database/open.ts';
import { Prepared } from '../../http/route.ts';
import { BOOK_VERSIONS, changeBooks } from './versions.ts';
import { presentBook } from './present.ts';
import { buildShelf, type Shelf, type ShelvedBook } from './shelf.ts';
import type { AdminBookRow, NewBookRow, ReadBookRow, WholeBookRow } from './book-rows.ts';
import {
  deleteBook,
  editBook,
  getBook,
  getWholeBook,
  insertBook,
  listAdminBooks,
  listForShelf,
} from './store.ts';
import type { Db } from '../../database/tables.ts';

/** For the import, which changes books in a transaction of its own. */
export { clampProgress } from './store.ts';

export interface OpenBook {
  row: ReadBookRow;
  prepared: Prepared<Book>;
}

export interface Catalogue {
  shelf(): Promise<Shelf>;
  /** The serialised list of all books, or of one level. */
  prepared(category?: Category): Promise<Prepared<BookSummary[]>>;
  /** Returns a book with its content and words; summaries are on the shelf. */
  get(bookId: string): Promise<ReadBookRow | undefined>;
  /** Returns the same row together with its serialised form. */
  open(bookId: string): Promise<OpenBook | undefined>;
  /** Reads a book as its owner edits it from the database. */
  getWhole(bookId: string): Promise<WholeBookRow | undefined>;
  /** Reads the given books, or all, with their reports from the database, in no particular order. */
  listWithReports(bookIds: readonly string[] | 'all'): Promise<AdminBookRow[]>;
  add(book: NewBookRow): Promise<void>;
  /** Returns true if `version` was still the book's version and the changes are stored. */
  edit(book: NewBookRow, version: number): Promise<boolean>;
  /** Returns whether the book existed. */
  remove(bookId: string): Promise<boolean>;
  /** Clears the cache after this process has changed books. */
  changed(): void;
}

interface Snapshot {
  shelf: Shelf;
  all: Prepared<BookSummary[]>;
  byCategory: Map<Category, Prepared<BookSummary[]>>;
}

/** The most single books in the cache, about 20 kB each; the oldest entry is evicted first. */
const MAX_CACHED_BOOKS = 1000;

export function createCatalogue(database: Database): Catalogue {
  const { db } = database;
  const invalidateIfChanged = createChangeCheck(database, BOOK_VERSIONS, changed);
  let snapshot: Promise<Snapshot> | undefined;
  const cachedBooks = new Map<string, OpenBook>();
  /** Incremented by every change: a book read before a change must not be cached after it. */
  let changeCount = 0;

  async function current(): Promise<Snapshot> {
    await invalidateIfChanged();
    if (!snapshot) {
      const loading = loadSnapshot(db);
      snapshot = loading;
      loading.catch(() => {
        if (snapshot === loading) snapshot = undefined;
      });
    }
    return snapshot;
  }

  function changed(): void {
    changeCount++;
    snapshot = undefined;
    cachedBooks.clear();
  }

  async function open(bookId: string): Promise<OpenBook | undefined> {
    if (cachedBooks.has(bookId)) await invalidateIfChanged();
    const cached = cachedBooks.get(bookId);
    if (cached) return cached;
    const countBefore = changeCount;
    // Runs in parallel with the version check: this read is at least as fresh as the check.
    const [row] = await Promise.all([getBook(db, bookId), invalidateIfChanged()]);
    if (!row) return undefined;
    const book = { row, prepared: new Prepared(presentBook(row)) };
    if (changeCount === countBefore) {
      cachedBooks.set(bookId, book);
      const [first] = cachedBooks.keys();
      if (cachedBooks.size > MAX_CACHED_BOOKS && first !== undefined) cachedBooks.delete(first);
    }
    return book;
  }

  return {
    shelf: async () => (await current()).shelf,

    async prepared(category) {
      const { all, byCategory } = await current();
      return category ? (byCategory.get(category) ?? all) : all;
    },

    get: async (bookId) => (await open(bookId))?.row,

    open,

    getWhole: (bookId) => getWholeBook(db, bookId),

    listWithReports: (bookIds) => listAdminBooks(db, bookIds),

    async add(book) {
      await changeBooks(db, (transaction) => insertBook(transaction, book)).finally(changed);
    },

    async edit(book, version) {
      const edit = (transaction: Db) => editBook(transaction, book, version);
      return changeBooks(db, edit).finally(changed);
    },

    async remove(bookId) {
      return changeBooks(db, (transaction) => deleteBook(transaction, bookId)).finally(changed);
    },

    changed,
  };
}

async function loadSnapshot(db: Db): Promise<Snapshot> {
  const shelf = buildShelf(await listForShelf(db));
  const prepare = (books: ShelvedBook[]) => new Prepared(books.map(({ summary }) => summary));
  return {
    shelf,
    all: prepare(shelf.books),
    byCategory: new Map([...shelf.byCategory].map(([level, books]) => [level, prepare(books)])),
  };
}
