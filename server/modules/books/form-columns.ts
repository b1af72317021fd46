// Turns a book as its owner submits it into the row to store, and checks that its words fit its level.
import type { BookChanges, NewBook } from '../../../contracts/books.ts';
import { composeContent } from '../catalogue/inline-pages.ts';
import type { WholeBookRow } from '../catalogue/book-rows.ts';
import { pagesOfBook } from '../phonics/book-pages.ts';
import { type Reports, toFindingsRow } from '../phonics/reports.ts';
import { levelMisfit } from './level-misfit.ts';

/** The columns that the owner's form sets; the id, the stars and the timestamps are set elsewhere. */
export type FormColumns = Omit<
  WholeBookRow,
  'id' | 'star_reward' | 'created_at' | 'version' | 'edited_at'
>;

type Findings = Record<keyof ReturnType<typeof toFindingsRow>, string | null>;

/** The findings of a book whose words are not known. */
const noFindings: Findings = { report: null, words: null, phonograms: null, report_version: null };

/** `flipbookPages` is the number of pages, if the book is a flipbook. */
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

/**
 * Adds the report of the book's words, if they are known. Throws `level_misfit` if words do not fit the
 * level and the owner gave no reason.
 */
export async function withReport(
  reports: Reports,
  toStore: FormColumns,
): Promise<FormColumns & Findings> {
  const { title, category, level_reason } = toStore;
  const pages = pagesOfBook(toStore);
  if (pages === null) return { ...toStore, ...noFindings };
  const preview = await reports.preview({ title, category, pages });
  if (!preview.fits && level_reason === null) throw levelMisfit(preview);
  return { ...toStore, ...toFindingsRow(preview) };
}
