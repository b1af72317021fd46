import type { Selectable } from 'kysely';
import type { BooksTable } from '../../database/tables.ts';

/** The columns of a book that an owner changes. */
type OwnersColumns = Pick<
  Selectable<BooksTable>,
  | 'title'
  | 'author'
  | 'description'
  | 'category'
  | 'cover_image_url'
  | 'hero_image_url'
  | 'level_reason'
  | 'flipbook_type'
  | 'flipbook_url'
  | 'flipbook_id'
  | 'text'
  | 'content'
> & {
  /** Absent in a row that was read without its state. */
  held?: string | null;
  publish_at?: number | null;
  /** Absent in a new row that says nothing of a series. */
  series?: string | null;
  series_number?: number | null;
};

/** Returns the fields of a book as the record keeps them, for `differenceOf`: the names of the wire, with its stored words. */
export function recordedBook(row: OwnersColumns) {
  return {
    title: row.title,
    author: row.author,
    description: row.description,
    category: row.category,
    coverImageUrl: row.cover_image_url,
    heroImageUrl: row.hero_image_url,
    levelReason: row.level_reason,
    flipbookType: row.flipbook_type,
    flipbookUrl: row.flipbook_url,
    flipbookId: row.flipbook_id,
    text: row.text,
    content: row.content,
    series: row.series ?? null,
    seriesNumber: row.series_number ?? null,
    ...(row.held !== undefined && { held: row.held }),
    ...(row.publish_at !== undefined && { publishAt: row.publish_at }),
  };
}
