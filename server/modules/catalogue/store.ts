import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { Book } from '../../../contracts/books.ts';
import type { Db, BooksTable, Tables } from '../../database/tables.ts';

type WholeRow = Selectable<BooksTable>;
/** What its owner says of it and readers see. */
export type BookRow = Omit<
  WholeRow,
  | 'text'
  | 'level_reason'
  | 'report'
  | 'report_version'
  | 'words'
  | 'phonograms'
  | 'version'
  | 'edited_at'
>;
/** What the reader shows. */
export type ReadBookRow = BookRow & Pick<WholeRow, 'words'>;
/** A book without its words, which may be long. */
export type BookSummaryRow = Omit<BookRow, 'content'>;
/** With its sounds, a JSON array of keys; null where they are not known. */
export type ShelfRow = BookSummaryRow & Pick<WholeRow, 'phonograms' | 'level_reason'>;
/** What its owner sees besides. */
export type AdminBookRow = BookSummaryRow & Pick<WholeRow, 'level_reason' | 'report'>;
/** A book that comes with a report, or that will be given one. */
export type NewBookRow = Insertable<BooksTable>;
/** A book as its owner edits it. */
export type WholeBookRow = BookRow &
  Pick<WholeRow, 'text' | 'level_reason' | 'version' | 'edited_at'>;

const summary = [
  'id',
  'title',
  'author',
  'description',
  'category',
  'cover_image_url',
  'flipbook_type',
  'flipbook_url',
  'flipbook_id',
  'total_pages',
  'star_reward',
  'created_at',
] as const;

/** The row of a book that is new at `now` (epoch milliseconds). */
export function toBookRow(book: Omit<Book, 'words'>, now: number): BookRow {
  return {
    id: book.id,
    title: book.title,
    author: book.author,
    description: book.description,
    category: book.category,
    cover_image_url: book.coverImageUrl,
    flipbook_type: book.flipbookType,
    flipbook_url: book.flipbookUrl,
    flipbook_id: book.flipbookId,
    content: book.content,
    total_pages: book.totalPages,
    star_reward: book.starReward,
    created_at: now,
  };
}

/** All, by their ids. */
export async function listBooks(db: Db): Promise<BookSummaryRow[]> {
  return db.selectFrom('books').select(summary).orderBy('id').execute();
}

/** All, by their titles, whose order is the database's; the shelf has an order of its own besides. */
export async function listForShelf(db: Db): Promise<ShelfRow[]> {
  return db
    .selectFrom('books')
    .select([...summary, 'phonograms', 'level_reason'])
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** Books with their reports, which readers' lists never ask for: these ones or all, in no order. */
export async function listAdminBooks(
  db: Db,
  ids: readonly string[] | 'all',
): Promise<AdminBookRow[]> {
  // PostgreSQL takes no empty list.
  if (ids.length === 0) return [];
  const books = db.selectFrom('books').select([...summary, 'level_reason', 'report']);
  return (ids === 'all' ? books : books.where('id', 'in', ids)).execute();
}

/** The reports of books, by their ids: `limit` of those after `after`, the books without one left out. */
export async function listReports(
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string; report: string | null }[]> {
  return db
    .selectFrom('books')
    .select(['id', 'report'])
    .where('id', '>', after)
    .where('report', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function getBook(db: Db, bookId: string): Promise<ReadBookRow | undefined> {
  return db
    .selectFrom('books')
    .select([...summary, 'content', 'words'])
    .where('id', '=', bookId)
    .executeTakeFirst();
}

export async function getWholeBook(db: Db, bookId: string): Promise<WholeBookRow | undefined> {
  return db
    .selectFrom('books')
    .select([...summary, 'content', 'text', 'level_reason', 'version', 'edited_at'])
    .where('id', '=', bookId)
    .executeTakeFirst();
}

/** Stores a new book. */
export async function insertBook(db: Db, book: NewBookRow): Promise<void> {
  await db
    .insertInto('books')
    .values(await sanitizeBook(book))
    .execute();
}

/** Stores a book in the place of the one with its id; its report is made anew, places in it end with it. */
export async function updateBook(db: Db, book: NewBookRow): Promise<void> {
  await db
    .updateTable('books')
    .set({ ...(await sanitizeBook(book)), report_version: null, version: nextVersion })
    .where('id', '=', book.id)
    .execute();
  await endPlaces(db, book.id, book.total_pages);
}

const nextVersion = ({ eb, ref }: ExpressionBuilder<Tables, 'books'>) => eb(ref('version'), '+', 1);

/**
 * Stores an owner's changes, as part of a transaction, unless the book has another version than the one
 * she has changed, or is gone; says whether it did. Places in it end with it.
 */
export async function editBook(
  transaction: Db,
  book: NewBookRow,
  version: number,
): Promise<boolean> {
  const edited = await transaction
    .updateTable('books')
    .set({ ...(await sanitizeBook(book)), version: nextVersion })
    .where('id', '=', book.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (edited.numUpdatedRows === 0n) return false;
  await endPlaces(transaction, book.id, book.total_pages);
  return true;
}

/** A place beyond the new end of a book becomes its last page. */
export async function endPlaces(db: Db, bookId: string, totalPages: number): Promise<void> {
  await db
    .updateTable('progress')
    .set({ current_page: totalPages })
    .where('book_id', '=', bookId)
    .where('current_page', '>', totalPages)
    .execute();
}

/** All content is sanitised before it is stored, whatever way it came in. */
async function sanitizeBook<B extends NewBookRow>(book: B): Promise<B> {
  if (typeof book.content !== 'string') return book;
  // Fetched when it is needed: the sanitiser is large, and new books are rare.
  const { sanitizeContent } = await import('./content.ts');
  return { ...book, content: sanitizeContent(book.content) };
}

/** Deletes a book and, by its foreign key, all progress in it. Says whether it was there. */
export async function deleteBook(db: Db, bookId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('books').where('id', '=', bookId).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
