// The columns of a book that are made of its words.
import type { Category } from '../../../domain/levels.ts';
import type { BooksTable } from '../../database/tables.ts';
import { hasWords } from '../../../domain/text.ts';
import { pagesOfBook } from '../phonics/book-pages.ts';
import { NO_FINDINGS, type Reports, toFindingsRow } from '../phonics/reports.ts';
import { levelMisfit } from './level-misfit.ts';

export type Findings = { [Column in keyof ReturnType<typeof toFindingsRow>]: BooksTable[Column] };

interface CheckedColumns {
  title: string;
  category: Category;
  level_reason: string | null;
  text: string | null;
  content: string | null;
}

/** Checks the words of a book, if they are known. Throws `level_misfit` if they do not fit its level and it has no reason. */
export async function findingsOf(reports: Reports, book: CheckedColumns): Promise<Findings> {
  const preview = await previewOf(reports, book);
  if (preview === null) return NO_FINDINGS;
  if (!preview.fits && book.level_reason === null) throw levelMisfit(preview);
  return toFindingsRow(preview);
}

/** Checks the words of a draft, which need not fit its level until it is published. */
export async function findingsOfDraft(reports: Reports, book: CheckedColumns): Promise<Findings> {
  const preview = await previewOf(reports, book);
  return preview === null ? NO_FINDINGS : toFindingsRow(preview);
}

/**
 * Returns the number of the level from which the words of a book can be read; null if they are not known, or at none. Of a
 * book without words the title says nothing: it is often made of the name of a file.
 */
export async function fittingLevelOf(
  reports: Reports,
  book: Omit<CheckedColumns, 'category' | 'level_reason'>,
): Promise<number | null> {
  if (!pagesOfBook(book)?.some(hasWords)) return null;
  const preview = await previewOf(reports, { ...book, category: 'level1' });
  return preview?.fittingLevel ?? null;
}

async function previewOf(
  reports: Reports,
  book: Omit<CheckedColumns, 'level_reason'>,
): Promise<Awaited<ReturnType<Reports['preview']>> | null> {
  const pages = pagesOfBook(book);
  if (pages === null) return null;
  return reports.preview({ title: book.title, category: book.category, pages });
}
