// The rows of books: which columns are read together, and for whom.
import type { Insertable, Selectable } from 'kysely';
import type { Book } from '../../../contracts/books.ts';
import type { BooksTable } from '../../database/tables.ts';

const summary = [
  'id',
  'title',
  'author',
  'description',
  'category',
  'cover_image_url',
  'hero_image_url',
  'flipbook_type',
  'flipbook_url',
  'flipbook_id',
  'total_pages',
  'star_reward',
  'created_at',
  'series',
  'series_number',
] as const;

/** The columns that the owner fills in and readers never see. The text of a flipbook is not here: it may be long. */
const ownerOnly = ['level_reason', 'place', 'place_category'] as const;

/** The columns of a book's state: domain/book-states.ts. */
const state = ['held', 'publish_at'] as const;

/** The columns of each kind of row. */
export const columns = {
  summary,
  book: [...summary, 'content'],
  readBook: [...summary, ...state, 'content', 'words'],
  shelf: [...summary, ...state, ...ownerOnly, 'phonograms', 'step', 'different_words'],
  adminBook: [...summary, ...state, ...ownerOnly, 'report'],
  wholeBook: [...summary, ...state, 'content', ...ownerOnly, 'text', 'version', 'edited_at'],
} as const;

type Row<Kind extends keyof typeof columns> = Pick<
  Selectable<BooksTable>,
  (typeof columns)[Kind][number]
>;

/** The columns of a book's state. */
export type StateRow = Pick<Selectable<BooksTable>, (typeof state)[number]>;
/** The columns of a book's series. */
export type SeriesRow = Pick<Selectable<BooksTable>, 'series' | 'series_number'>;
/** A book without its content, which may be long. */
export type BookSummaryRow = Row<'summary'>;
/** The columns that readers may see. */
export type BookRow = Row<'book'>;
/** A book as the reader opens it. */
export type ReadBookRow = Row<'readBook'>;
/** A summary with what is known of its words (the sounds as a JSON array of keys), and what the owner's table searches. */
export type ShelfRow = Row<'shelf'>;
/** A summary with the columns that only the owner may see. */
export type AdminBookRow = Row<'adminBook'>;
/** A book as its owner edits it. */
export type WholeBookRow = Row<'wholeBook'>;
/** A new book; its report can be added later. */
export type NewBookRow = Insertable<BooksTable>;

/** `createdAt` is in epoch milliseconds. */
export function toBookRow(book: Omit<Book, 'words' | 'narration'>, createdAt: number): BookRow {
  return {
    id: book.id,
    title: book.title,
    author: book.author,
    description: book.description,
    category: book.category,
    cover_image_url: book.coverImageUrl,
    hero_image_url: book.heroImageUrl,
    flipbook_type: book.flipbookType,
    flipbook_url: book.flipbookUrl,
    flipbook_id: book.flipbookId,
    content: book.content,
    total_pages: book.totalPages,
    star_reward: book.starReward,
    created_at: createdAt,
    series: book.series ?? null,
    series_number: book.seriesNumber ?? null,
  };
}
