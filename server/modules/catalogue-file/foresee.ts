// Which books of an import do not fit their level: told, and no reason to refuse it.
import type { Remark } from '../../../contracts/catalogue-file.ts';
import { pagesOfBook } from '../phonics/book-pages.ts';
import type { Reports } from '../phonics/reports.ts';
import type { CheckedFile } from './check-file.ts';
import { nameOf } from './check-books.ts';
import type { Plan } from './plan.ts';

/** For so many milliseconds words are looked at while the owner waits. */
const PATIENCE = 4_000;
/** So many words of a book are named. */
const NAMED = 5;

/** Books that come with a reason are not looked at: the owner knows. */
export async function foreseeMisfits(
  reports: Reports,
  { books }: CheckedFile,
  plan: Plan,
  patience = PATIENCE,
): Promise<Remark[]> {
  if (plan.phonics) {
    const message =
      'Heart words or soundings change with this import: whether the books fit their levels is in their reports afterwards';
    return [{ field: 'heartWords', message }];
  }
  const isMeant = new Set([...plan.fresh, ...plan.changed.map(({ book }) => book)]);
  const remarks: Remark[] = [];
  const until = performance.now() + patience;
  let left = 0;
  for (const [index, book] of books) {
    if (!isMeant.has(book) || book.levelReason !== null) continue;
    if ((book.content ?? book.text) === null) continue;
    if (performance.now() > until) {
      left += 1;
      continue;
    }
    const pages = pagesOfBook(book) ?? [];
    const found = await reports.foresee({ ...book, pages }).catch(() => null);
    if (found === null) left += 1;
    else if (!found.fits) {
      const words = found.report.failing.map(({ word }) => word);
      const more = words.length > NAMED ? ` and ${words.length - NAMED} more` : '';
      const message = `${nameOf(book)}not every word can be read at level ${found.report.level}: ${words.slice(0, NAMED).join(', ')}${more}`;
      remarks.push({ field: `books.${index}`, message });
    }
  }
  if (left > 0) {
    const message = `The words of ${left === 1 ? 'one book' : `${left} books`} were not looked at yet: whether they fit is in their reports after the import`;
    remarks.push({ field: 'books', message });
  }
  return remarks;
}
