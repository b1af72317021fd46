// What is stored of a book that its owner has written, new or changed: its words are checked first.
import type { BookChanges, NewBook } from '../../../contracts/books.ts';
import { composeContent } from '../catalogue/inline-pages.ts';
import type { WholeBookRow } from '../catalogue/store.ts';
import { pagesOfBook } from '../phonics/book-pages.ts';
import { type Reports, toFindingsRow } from '../phonics/reports.ts';
import { levelMisfit } from './level-misfit.ts';

/** What the owner decides of a book; its id, stars and times are decided elsewhere. */
export type Drafted = Omit<
  WholeBookRow,
  'id' | 'star_reward' | 'created_at' | 'version' | 'edited_at'
>;

type Found = Record<keyof ReturnType<typeof toFindingsRow>, string | null>;

/** What is found where the words are not known. */
const unknown: Found = { report: null, words: null, phonograms: null, report_version: null };

/** `flipbookPages` is how many pages a flipbook has. */
export async function toDrafted(
  book: NewBook | BookChanges,
  flipbookPages: number,
): Promise<Drafted> {
  const described = {
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
      ...described,
      flipbook_url: null,
      flipbook_id: null,
      text: null,
      content: await composeContent(book.content),
      total_pages: book.content.length,
    };
  }
  return {
    ...described,
    flipbook_url: book.flipbookUrl,
    flipbook_id: book.flipbookId,
    text: book.text,
    content: null,
    total_pages: flipbookPages,
  };
}

/**
 * The same with its report, where its words are known. Throws `level_misfit` for words that do not fit
 * the level without a reason.
 */
export async function withReport(reports: Reports, drafted: Drafted): Promise<Drafted & Found> {
  const { title, category, level_reason } = drafted;
  const pages = pagesOfBook(drafted);
  if (pages === null) return { ...drafted, ...unknown };
  const foreseen = await reports.foresee({ title, category, pages });
  if (!foreseen.fits && level_reason === null) throw levelMisfit(foreseen);
  return { ...drafted, ...toFindingsRow(foreseen) };
}
