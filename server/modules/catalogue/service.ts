// The catalogue for the other modules: an in-memory cache, because it is small, read often and rarely written. Lists
// are cached as serialised JSON, so a request neither queries the database nor serialises books.
import type { Book, BookSummary } from '../../../contracts/books.ts';
import type { Category } from '../../../domain/levels.ts';
import { nextOpening } from '../../../domain/book-states.ts';
import { createChangeCheck } from '../../database/change-check.ts';
import type { Database } from '../../database/open.ts';
import { Prepared } from '../../http/route.ts';
import { BOOK_VERSIONS, changeBooks } from './versions.ts';
import { presentBook } from './present.ts';
import { isPublished, publicationIn } from './publication.ts';
import { buildShelf, type Shelf, shelve, type ShelvedBook } from './shelf.ts';
import type { AdminBookRow, NewBookRow, ReadBookRow, WholeBookRow } from './book-rows.ts';
import {
  editBook,
  getBook,
  getWholeBook,
  insertBook,
  listAdminBooks,
  listForShelf,
} from './store.ts';
import type { Db } from '../../database/tables.ts';

/** For the import and the change of many books, which have transactions of their own. */
export { clampProgress, deleteBook } from './store.ts';

export interface OpenBook {
  row: ReadBookRow;
  prepared: Prepared<Book>;
}

/** Runs within the transaction of a change, such as to note it. */
type Also = (transaction: Db) => Promise<void>;

export interface Catalogue {
  /** The published books, which children see. A scheduled book is on it from its time on. */
  shelf(): Promise<Shelf>;
  /** The books in any state, for their owner. */
  ownerShelf(): Promise<Shelf>;
  /** The serialised list of all published books, or of those of one level. */
  prepared(category?: Category): Promise<Prepared<BookSummary[]>>;
  /** Returns a published book with its content and words; summaries are on the shelf. */
  get(bookId: string): Promise<ReadBookRow | undefined>;
  /** Returns the same row together with its serialised form. */
  open(bookId: string): Promise<OpenBook | undefined>;
  /** Returns a book in any state, for its owner. */
  openAny(bookId: string): Promise<OpenBook | undefined>;
  /** Reads a book as its owner edits it from the database. */
  getWhole(bookId: string): Promise<WholeBookRow | undefined>;
  /** Reads the given books, or all, with their reports from the database, in no particular order. */
  listWithReports(bookIds: readonly string[] | 'all'): Promise<AdminBookRow[]>;
  add(book: NewBookRow, also?: Also): Promise<void>;
  /** Returns true if `version` was still the book's version and the changes are stored. */
  edit(book: NewBookRow, version: number, also?: Also): Promise<boolean>;
  /** Runs `work`, which changes books, in one transaction. */
  change<T>(work: (transaction: Db) => Promise<T>): Promise<T>;
  /** Clears the cache after this process has changed books. */
  changed(): void;
}

interface Snapshot {
  shelf: Shelf;
  ownerShelf: Shelf;
  /** When the next scheduled book is published, in epoch milliseconds: the snapshot holds until then. */
  until: number;
  /** Every book, by title. */
  all: readonly ShelvedBook[];
  /** The published books. */
  list: Prepared<BookSummary[]>;
  byCategory: Map<Category, Prepared<BookSummary[]>>;
}

/** The most single books in the cache, about 20 kB each; the oldest entry is evicted first. */
const MAX_CACHED_BOOKS = 1000;

/** `now` returns epoch milliseconds. */
export function createCatalogue(database: Database, now: () => number): Catalogue {
  const { db } = database;
  const invalidateIfChanged = createChangeCheck(database, BOOK_VERSIONS, changed);
  let snapshot: Promise<Snapshot> | undefined;
  const cachedBooks = new Map<string, OpenBook>();
  /** Incremented by every change: a book read before a change must not be cached after it. */
  let changeCount = 0;

  async function current(): Promise<Snapshot> {
    await invalidateIfChanged();
    if (!snapshot) {
      const loading = listForShelf(db).then((rows) => makeSnapshot(rows.map(shelve), now()));
      snapshot = loading;
      loading.catch(() => {
        if (snapshot === loading) snapshot = undefined;
      });
    }
    const known = snapshot;
    const { until, all } = await known;
    if (until > now()) return known;
    // Nothing is read again, so that books are also published while the database is away.
    const next = Promise.resolve(makeSnapshot(all, now()));
    if (snapshot === known) snapshot = next;
    return next;
  }

  function changed(): void {
    changeCount++;
    snapshot = undefined;
    cachedBooks.clear();
  }

  const change = <T>(work: (transaction: Db) => Promise<T>): Promise<T> =>
    changeBooks(db, work).finally(changed);

  async function open(bookId: string): Promise<OpenBook | undefined> {
    const book = await openAny(bookId);
    return book && isPublished(book.row, now()) ? book : undefined;
  }

  async function openAny(bookId: string): Promise<OpenBook | undefined> {
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

    ownerShelf: async () => (await current()).ownerShelf,

    async prepared(category) {
      const { list, byCategory } = await current();
      return category ? (byCategory.get(category) ?? list) : list;
    },

    get: async (bookId) => (await open(bookId))?.row,

    open,

    openAny,

    getWhole: (bookId) => getWholeBook(db, bookId),

    listWithReports: (bookIds) => listAdminBooks(db, bookIds),

    add: (book, also) =>
      change(async (transaction) => {
        await insertBook(transaction, book);
        await also?.(transaction);
      }),

    edit: (book, version, also) =>
      change(async (transaction) => {
        const isEdited = await editBook(transaction, book, version);
        if (isEdited) await also?.(transaction);
        return isEdited;
      }),

    change,

    changed,
  };
}

function makeSnapshot(all: readonly ShelvedBook[], now: number): Snapshot {
  const ownerShelf = buildShelf(all);
  const held = all.filter(({ row }) => !isPublished(row, now));
  const published = all.filter(({ row }) => isPublished(row, now));
  const shelf = held.length === 0 ? ownerShelf : buildShelf(published, held);
  const prepare = (books: ShelvedBook[]) => new Prepared(books.map(({ summary }) => summary));
  return {
    all,
    shelf,
    ownerShelf,
    until: nextOpening(
      held.map(({ row }) => publicationIn(row)),
      now,
    ),
    list: prepare(shelf.books),
    byCategory: new Map([...shelf.byCategory].map(([level, books]) => [level, prepare(books)])),
  };
}
