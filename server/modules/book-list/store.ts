import type { NewBookRow } from '../catalogue/book-rows.ts';
import type { Db } from '../../database/tables.ts';

/** The number of books written in one statement; small, so that other requests do not wait long. */
const BATCH = 50;

export async function listTitles(db: Db): Promise<string[]> {
  const books = await db.selectFrom('books').select('title').execute();
  return books.map(({ title }) => title);
}

/** Stores new books, whose content is already sanitised. */
export async function insertBooks(transaction: Db, books: readonly NewBookRow[]): Promise<void> {
  for (let start = 0; start < books.length; start += BATCH) {
    await transaction
      .insertInto('books')
      .values(books.slice(start, start + BATCH))
      .execute();
  }
}
