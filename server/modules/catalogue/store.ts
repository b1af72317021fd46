import type { ExpressionBuilder } from 'kysely';
import type { Db, Tables } from '../../database/tables.ts';
import {
  type AdminBookRow,
  type BookSummaryRow,
  columns,
  type NewBookRow,
  type ReadBookRow,
  type ShelfRow,
  type WholeBookRow,
} from './book-rows.ts';

/** Lists all books, ordered by id. */
export async function listBooks(db: Db): Promise<BookSummaryRow[]> {
  return db.selectFrom('books').select(columns.summary).orderBy('id').execute();
}

/** Lists all books in the database's order of titles. */
export async function listForShelf(db: Db): Promise<ShelfRow[]> {
  return db.selectFrom('books').select(columns.shelf).orderBy('title').orderBy('id').execute();
}

/** Lists the given books, or all, with their reports, in no particular order. */
export async function listAdminBooks(
  db: Db,
  ids: readonly string[] | 'all',
): Promise<AdminBookRow[]> {
  // PostgreSQL does not allow an empty `in ()`.
  if (ids.length === 0) return [];
  const books = db.selectFrom('books').select(columns.adminBook);
  return (ids === 'all' ? books : books.where('id', 'in', ids)).execute();
}

/** Lists up to `limit` reports in the order of book ids, after the id `after`. Books without one are left out. */
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
    .select(columns.readBook)
    .where('id', '=', bookId)
    .executeTakeFirst();
}

export async function getWholeBook(db: Db, bookId: string): Promise<WholeBookRow | undefined> {
  return db
    .selectFrom('books')
    .select(columns.wholeBook)
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

/** Replaces the book with this id, marks its report as outdated, and clamps readers' positions to its length. */
export async function updateBook(db: Db, book: NewBookRow): Promise<void> {
  await db
    .updateTable('books')
    .set({ ...(await sanitizeBook(book)), report_version: null, version: nextVersion })
    .where('id', '=', book.id)
    .execute();
  await clampProgress(db, book.id, book.total_pages);
}

const nextVersion = ({ eb, ref }: ExpressionBuilder<Tables, 'books'>) => eb(ref('version'), '+', 1);

/**
 * Stores an owner's changes within a transaction, and clamps readers' positions to the new length. Returns
 * false, and stores nothing, if the book was deleted or no longer has this version.
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
  await clampProgress(transaction, book.id, book.total_pages);
  return true;
}

/** Moves reading positions beyond the new end of a book to its last page. */
export async function clampProgress(db: Db, bookId: string, totalPages: number): Promise<void> {
  await db
    .updateTable('progress')
    .set({ current_page: totalPages })
    .where('book_id', '=', bookId)
    .where('current_page', '>', totalPages)
    .execute();
}

/** Sanitises the content, wherever it comes from. */
async function sanitizeBook<B extends NewBookRow>(book: B): Promise<B> {
  if (typeof book.content !== 'string') return book;
  // Imported on demand: the sanitiser is large, and new books are rare.
  const { sanitizeContent } = await import('./sanitize-content.ts');
  return { ...book, content: sanitizeContent(book.content) };
}

/** Deletes a book and, by foreign key, all progress in it. Returns whether the book existed. */
export async function deleteBook(db: Db, bookId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('books').where('id', '=', bookId).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
