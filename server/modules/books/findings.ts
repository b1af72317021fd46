// The columns of a book that are made of its words.
import type { Category } from '../../../domain/levels.ts';
import type { BooksTable } from '../../database/tables.ts';
import { pagesOfBook } from '../phonics/book-pages.ts';
import { type Reports, toFindingsRow } from '../phonics/reports.ts';
import { levelMisfit } from './level-misfit.ts';

export type Findings = { [Column in keyof ReturnType<typeof toFindingsRow>]: BooksTable[Column] };

/** The findings of a book whose words are not known. */
const noFindings: Findings = {
  report: null,
  words: null,
  phonograms: null,
  step: null,
  different_words: null,
  report_version: null,
};

interface CheckedColumns {
  title: string;
  category: Category;
  level_reason: string | null;
  text: string | null;
  content: string | null;
}

/** Checks the words of a book, if they are known. Throws `level_misfit` if they do not fit its level and it has no reason. */
export async function findingsOf(reports: Reports, book: CheckedColumns): Promise<Findings> {
  const pages = pagesOfBook(book);
  if (pages === null) return noFindings;
  const { title, category, level_reason: reason } = book;
  const preview = await reports.preview({ title, category, pages });
  if (!preview.fits && reason === null) throw levelMisfit(preview);
  return toFindingsRow(preview);
}
