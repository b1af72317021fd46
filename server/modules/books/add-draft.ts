// Adds a draft that the library has made of a file. Its words need not fit its level: it is not published yet.
import type { NewBook } from '../../../contracts/book-form.ts';
import { categories, type Category } from '../../../domain/levels.ts';
import type { Db } from '../../database/tables.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { Reports } from '../phonics/reports.ts';
import { noteChange } from '../record/note-change.ts';
import { findingsOfDraft, fittingLevelOf } from './findings.ts';
import { newRow, noteOfNew } from './new-book.ts';

export interface DraftParts {
  catalogue: Catalogue;
  flipbooks: Flipbooks;
  reports: Reports;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface DraftOrder {
  book: NewBook;
  /** Whether the level is the one from which the words can be read, instead of the book's. It is the first if none is known. */
  levelOfWords: boolean;
  /** The owner's username. */
  by: string;
  /** Runs in the transaction that adds the draft. It throws to add none. */
  also: (transaction: Db, draftId: string) => Promise<void>;
}

/** Returns the id of the draft. Throws `unavailable` if its words cannot be checked at the moment. */
export async function addDraft(parts: DraftParts, order: DraftOrder): Promise<string> {
  const { catalogue, flipbooks, reports, now } = parts;
  const { book, levelOfWords, by, also } = order;
  const at = now();
  const asked = await newRow(flipbooks, { ...book, state: 'draft' }, at);
  const columns = levelOfWords
    ? { ...asked, category: categoryOf(await fittingLevelOf(reports, asked)) }
    : asked;
  const row = { ...columns, ...(await findingsOfDraft(reports, columns)) };
  await catalogue.add(row, async (transaction) => {
    await also(transaction, row.id);
    await noteChange(transaction, noteOfNew(row, { by, at }));
  });
  return row.id;
}

const categoryOf = (level: number | null): Category =>
  (level === null ? undefined : categories[level - 1]) ?? categories[0];
