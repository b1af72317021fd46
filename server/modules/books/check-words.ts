// Checks the words of many books before they are changed. It runs before the transaction: others need not wait for it.
import type { BulkChange } from '../../../contracts/bulk-changes.ts';
import { type Category, levelOf } from '../../../domain/levels.ts';
import { createPace } from '../../async/pace.ts';
import { Problem } from '../../problems/problem.ts';
import type { StateRow, WholeBookRow } from '../catalogue/book-rows.ts';
import { stateIn } from '../catalogue/publication.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Reports } from '../phonics/reports.ts';
import { type Findings, findingsOf, findingsOfDraft } from './findings.ts';
import { nameSome } from '../../../domain/name-some.ts';

/** The findings of each book that was checked, and its version. */
export type CheckedWords = ReadonlyMap<string, { version: number; findings: Findings }>;

interface Parts {
  catalogue: Pick<Catalogue, 'getWhole'>;
  /** Epoch milliseconds. */
  now: () => number;
  reports: Reports;
}

/**
 * Checks the words of the books that get another level, that are to be published, now or later, or that are hidden before
 * they were published. Throws `level_misfit`, which names the books whose words do not fit and which have no reason; a
 * draft that gets another level is none of them.
 */
export async function checkWords(
  { catalogue, now, reports }: Parts,
  ids: readonly string[],
  change: BulkChange,
): Promise<CheckedWords> {
  const at = now();
  const checked = new Map<string, { version: number; findings: Findings }>();
  const misfits: WholeBookRow[] = [];
  const pace = createPace();
  for (const id of ids) {
    await pace();
    const book = await catalogue.getWhole(id);
    // The transaction names the books that are not there.
    const category = book && levelToCheck(book, change, at);
    if (!category) continue;
    try {
      const staysDraft = change.kind === 'level' && stateIn(book, at) === 'draft';
      const find = staysDraft ? findingsOfDraft : findingsOf;
      const findings = await find(reports, { ...book, category });
      checked.set(id, { version: book.version, findings });
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'level_misfit') throw error;
      misfits.push({ ...book, category });
    }
  }
  if (misfits.length > 0) throw misfitsOf(misfits, ids, change);
  return checked;
}

/**
 * Whether this change needs words that fit: one that publishes a book, now or later, and one that hides a draft. A hidden
 * book comes back as it was, also if the settings of the phonics have changed meanwhile, so a draft must not get there.
 */
export const needsFit = (
  book: StateRow & Pick<WholeBookRow, 'level_reason'>,
  { kind }: Pick<BulkChange, 'kind'>,
  now: number,
): boolean =>
  (kind === 'publish' || kind === 'schedule' || kind === 'hide') &&
  (stateIn(book, now) === 'draft' || stateIn(book, now) === 'scheduled') &&
  book.level_reason === null;

/** Returns the level at which the words of a book must be read; null if they need no check. */
function levelToCheck(book: WholeBookRow, change: BulkChange, now: number): Category | null {
  if (change.kind === 'level') return change.category === book.category ? null : change.category;
  return needsFit(book, change, now) ? book.category : null;
}

function misfitsOf(
  books: readonly WholeBookRow[],
  ids: readonly string[],
  { kind }: BulkChange,
): Problem {
  const isOne = books.length === 1;
  const titles = nameSome(books.map(({ title }) => `"${title}"`));
  const level = levelOf(books[0]?.category);
  const at = kind === 'level' ? `level ${level}` : isOne ? 'its level' : 'their levels';
  const why = kind === 'hide' ? ', and a hidden book comes back without a check' : '';
  const message = `Not every word can be read at ${at} in ${titles}${why}. Nothing was changed. Choose another level, or give ${isOne ? 'this book' : 'these books'} a reason first.`;
  // The sentence names some of them, and this list all: the table leads to each.
  const issues = books.map(({ id, title, category }) => ({
    field: `ids.${ids.indexOf(id)}`,
    message: `Not every word of "${title}" can be read at level ${levelOf(category)}`,
  }));
  return new Problem('level_misfit', message, { issues });
}
