// The rows of books: which columns are read together, and for whom.
import type { Insertable, Selectable } from 'kysely';
import type { Book } from '../../../contracts/books.ts';
import type { BooksTable } from '../../database/tables.ts';

type WholeRow = Selectable<BooksTable>;
/** The columns that readers may see. */
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
/** A book as the reader opens it. */
export type ReadBookRow = BookRow & Pick<WholeRow, 'words'>;
/** A book without its content, which may be long. */
export type BookSummaryRow = Omit<BookRow, 'content'>;
/** A summary with its sounds: a JSON array of keys, or null if they are not known. */
export type ShelfRow = BookSummaryRow & Pick<WholeRow, 'phonograms' | 'level_reason'>;
/** A summary with the columns that only the owner may see. */
export type AdminBookRow = BookSummaryRow & Pick<WholeRow, 'level_reason' | 'report'>;
/** A new book; its report can be added later. */
export type NewBookRow = Insertable<BooksTable>;
/** A book as its owner edits it. */
export type WholeBookRow = BookRow &
  Pick<WholeRow, 'text' | 'level_reason' | 'version' | 'edited_at'>;

/** Returns the row of a book created at `now` (epoch milliseconds). */
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
