// Turns a book as its owner submits it into the columns to store.
import type { BookChanges, NewBook } from '../../../contracts/book-form.ts';
import { composeContent } from '../catalogue/inline-pages.ts';
import type { PlaceRow } from '../catalogue/book-place.ts';
import type { SeriesRow, StateRow, WholeBookRow } from '../catalogue/book-rows.ts';

/** The columns that the owner's form sets; the id, the stars, the state, the series, the place and the times are set elsewhere. */
export type FormColumns = Omit<
  WholeBookRow,
  | 'id'
  | 'star_reward'
  | 'created_at'
  | 'version'
  | 'edited_at'
  | keyof PlaceRow
  | keyof StateRow
  | keyof SeriesRow
>;

/** `flipbookPages` is the number of pages, if the book is a flipbook. Throws `invalid_request` for bad pages. */
export async function toFormColumns(
  book: NewBook | BookChanges,
  flipbookPages: number,
): Promise<FormColumns> {
  const common = {
    title: book.title,
    author: book.author,
    description: book.description,
    category: book.category,
    cover_image_url: book.coverImageUrl,
    hero_image_url: book.heroImageUrl,
    flipbook_type: book.flipbookType,
    level_reason: book.levelReason,
  };
  if (book.flipbookType === 'html') {
    return {
      ...common,
      flipbook_url: null,
      flipbook_id: null,
      text: null,
      content: await composeContent(book.content),
      total_pages: book.content.length,
    };
  }
  return {
    ...common,
    flipbook_url: book.flipbookUrl,
    flipbook_id: book.flipbookId,
    text: book.text,
    content: null,
    total_pages: flipbookPages,
  };
}
