import type { Selectable } from 'kysely';
import type { Book } from '../../contracts/books.ts';
import type { Db } from '../database/open.ts';
import type { BooksTable } from '../database/tables.ts';

export type BookRow = Selectable<BooksTable>;
/** A book without its words, which may be long. */
export type BookSummaryRow = Omit<BookRow, 'content'>;

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
export function toBookRow(book: Book, now: number): BookRow {
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

/** All books, by level and then by title. */
export async function listBooks(db: Db): Promise<BookSummaryRow[]> {
  return db
    .selectFrom('books')
    .select(summary)
    .orderBy('category')
    .orderBy('title')
    .orderBy('id')
    .execute();
}

export async function getBook(db: Db, bookId: string): Promise<BookRow | undefined> {
  return db.selectFrom('books').selectAll().where('id', '=', bookId).executeTakeFirst();
}

/** Stores a new book. */
export async function insertBook(db: Db, book: BookRow): Promise<void> {
  await db
    .insertInto('books')
    .values(await sanitizeBook(book))
    .execute();
}

/** Stores a book in the place of the one with its id. */
export async function updateBook(db: Db, book: BookRow): Promise<void> {
  await db
    .updateTable('books')
    .set(await sanitizeBook(book))
    .where('id', '=', book.id)
    .execute();
}

/** All content is sanitised before it is stored, whatever way it came in. */
async function sanitizeBook(book: BookRow): Promise<BookRow> {
  if (book.content === null) return book;
  // Fetched when it is needed: the sanitiser is large, and new books are rare.
  const { sanitizeContent } = await import('./content.ts');
  return { ...book, content: sanitizeContent(book.content) };
}

/** Deletes a book and, by its foreign key, all progress in it. Says whether it was there. */
export async function deleteBook(db: Db, bookId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('books').where('id', '=', bookId).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
