// The catalogue in memory: it is small, read by everyone and written by one. Lists are kept as the
// bytes that leave, so that a read neither loads nor serialises them.
import type { Book, BookSummary } from '../../../contracts/books.ts';
import type { Category } from '../../../domain/levels.ts';
import { followNews } from '../../database/news.ts';
import type { Database } from '../../database/open.ts';
import { Prepared } from '../../http/route.ts';
import { BOOK_NEWS, changeBooks } from './news.ts';
import { presentBook } from './present.ts';
import { fillShelf, type Shelf, type ShelvedBook } from './shelf.ts';
import {
  deleteBook,
  editBook,
  getBook,
  insertBook,
  listForShelf,
  type NewBookRow,
  type ReadBookRow,
} from './store.ts';
import type { Db } from '../../database/tables.ts';

export interface OpenBook {
  row: ReadBookRow;
  prepared: Prepared<Book>;
}

export interface Catalogue {
  shelf(): Promise<Shelf>;
  /** The list as JSON, all of it or one level. */
  prepared(category?: Category): Promise<Prepared<BookSummary[]>>;
  /** With its words, which may be long; what a list tells of a book is on the shelf. */
  get(bookId: string): Promise<ReadBookRow | undefined>;
  /** The same, and as JSON. */
  open(bookId: string): Promise<OpenBook | undefined>;
  add(book: NewBookRow): Promise<void>;
  /** Says whether `version` was still the book's, and its changes are stored. */
  edit(book: NewBookRow, version: number): Promise<boolean>;
  /** Says whether the book was there. */
  remove(bookId: string): Promise<boolean>;
  /** Books have been changed by this process. */
  changed(): void;
}

interface Snapshot {
  shelf: Shelf;
  all: Prepared<BookSummary[]>;
  byCategory: Map<Category, Prepared<BookSummary[]>>;
}

/** Books that stay at hand as they are sent, some 20 kB each; whoever was first makes room. */
const BOOKS_REMEMBERED = 1000;

export function createCatalogue(database: Database): Catalogue {
  const { db } = database;
  const follow = followNews(database, BOOK_NEWS, changed);
  let snapshot: Promise<Snapshot> | undefined;
  const opened = new Map<string, OpenBook>();
  /** Counts the changes: what was read before one must not be remembered after it. */
  let changes = 0;

  async function current(): Promise<Snapshot> {
    await follow();
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
    opened.clear();
  }

  async function open(bookId: string): Promise<OpenBook | undefined> {
    if (opened.has(bookId)) await follow();
    const atHand = opened.get(bookId);
    if (atHand) return atHand;
    const before = changes;
    // Beside the news: what is read now is as new as they are.
    const [row] = await Promise.all([getBook(db, bookId), follow()]);
    if (!row) return undefined;
    const book = { row, prepared: new Prepared(presentBook(row)) };
    if (changes === before) {
      opened.set(bookId, book);
      const [first] = opened.keys();
      if (opened.size > BOOKS_REMEMBERED && first !== undefined) opened.delete(first);
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

async function read(db: Db): Promise<Snapshot> {
  const shelf = fillShelf(await listForShelf(db));
  const prepare = (books: ShelvedBook[]) => new Prepared(books.map(({ summary }) => summary));
  return {
    shelf,
    all: prepare(shelf.books),
    byCategory: new Map([...shelf.byCategory].map(([level, books]) => [level, prepare(books)])),
  };
}
