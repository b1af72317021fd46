// Finds the books of an import that do not fit their level. They are warnings: the import is not refused.
import type { Remark } from '../../../contracts/catalogue-file.ts';
import { nameSome } from '../../../domain/name-some.ts';
import { pagesOfBook } from '../phonics/book-pages.ts';
import type { Reports } from '../phonics/reports.ts';
import type { CheckedFile } from './checked-file.ts';
import { nameOf } from './check-books.ts';
import type { Plan } from './plan.ts';

/** How long words are checked while the owner waits, in milliseconds. */
const TIME_BUDGET = 4_000;
/** The most words of a book that are named. */
const MAX_NAMED_WORDS = 5;

/** Skips books with a reason for their level: their owner knows about the words. */
export async function previewMisfits(
  reports: Reports,
  { books }: CheckedFile,
  plan: Plan,
  timeBudget = TIME_BUDGET,
): Promise<Remark[]> {
  if (plan.phonics) {
    const message =
      'This import changes heart words or soundings: afterwards the reports say whether the books fit their levels';
    return [{ field: 'heartWords', message }];
  }
  const imported = new Set([...plan.added, ...plan.changed.map(({ book }) => book)]);
  const remarks: Remark[] = [];
  const deadline = performance.now() + timeBudget;
  let unchecked = 0;
  for (const [index, book] of books) {
    if (!imported.has(book) || book.levelReason !== null) continue;
    if ((book.content ?? book.text) === null) continue;
    if (performance.now() > deadline) {
      unchecked += 1;
      continue;
    }
    const pages = pagesOfBook(book) ?? [];
    const preview = await reports.preview({ ...book, pages }).catch(() => null);
    if (preview === null) unchecked += 1;
    else if (!preview.fits) {
      const words = preview.report.failing.map(({ word }) => word);
      const message = `${nameOf(book)}not every word can be read at level ${preview.report.level}: ${nameSome(words, MAX_NAMED_WORDS)}`;
      remarks.push({ field: `books.${index}`, message });
    }
  }
  if (unchecked > 0) {
    const message = `The words of ${unchecked === 1 ? 'one book' : `${unchecked} books`} were not checked yet: after the import the reports say whether they fit`;
    remarks.push({ field: 'books', message });
  }
  return remarks;
}
