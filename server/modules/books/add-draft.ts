// Adds a draft that the library has made of a file. Its words need not fit its level: it is not published yet.
import { randomUUID } from 'node:crypto';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { NewBook } from '../../../contracts/books.ts';
import { categories, type Category } from '../../../domain/levels.ts';
import type { Db } from '../../database/tables.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { Reports } from '../phonics/reports.ts';
import { noteChange } from '../record/note-change.ts';
import { recordedBook } from '../record/recorded-book.ts';
import { findingsOfDraft, fittingLevelOf } from './findings.ts';
import { toFormColumns } from './form-columns.ts';
import { PUBLISHED, stateAfter } from './publishing.ts';
import { withoutWords } from './service.ts';

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
  const flipbookId = book.flipbookType === 'html' ? null : ownFlipbookId(book.flipbookUrl);
  const rendered = flipbookId === null ? null : await flipbooks.getRendered(flipbookId);
  const form = await toFormColumns(book, rendered?.pages.length ?? 1);
  const level = levelOfWords ? await fittingLevelOf(reports, form) : null;
  const columns = levelOfWords ? { ...form, category: categoryOf(level) } : form;
  const at = now();
  const row = {
    ...columns,
    ...stateAfter(PUBLISHED, { state: 'draft' }, at),
    ...(await findingsOfDraft(reports, columns)),
    id: randomUUID(),
    star_reward: book.starReward,
    created_at: at,
  };
  const after = withoutWords(recordedBook(row));
  const subject = { id: row.id, name: row.title };
  await catalogue.add(row, async (transaction) => {
    await also(transaction, row.id);
    await noteChange(transaction, { by, kind: 'book.added', subject, before: null, after, at });
  });
  return row.id;
}

const categoryOf = (level: number | null): Category =>
  (level === null ? undefined : categories[level - 1]) ?? categories[0];
