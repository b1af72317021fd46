// Checks a book list, and adds its drafts.
import type { BookListPlan } from '../../../contracts/book-list.ts';
import type { NewBook } from '../../../contracts/book-form.ts';
import { createPace } from '../../async/pace.ts';
import type { Database } from '../../database/open.ts';
import type { Upload } from '../../http/uploads.ts';
import { type NewRow, newRow, noteOfNew } from '../books/new-book.ts';
import type { Catalogue } from '../catalogue/service.ts';
import { bumpBooks } from '../catalogue/versions.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { Reports } from '../phonics/reports.ts';
import { noteChanges } from '../record/note-change.ts';
import { chooseRows, type ListChoice } from './choose-rows.ts';
import { makePlan, presentPlan } from './plan.ts';
import { readList } from './read-list.ts';
import { insertBooks, listTitles } from './store.ts';

export interface BookListParts {
  catalogue: Catalogue;
  database: Database;
  flipbooks: Pick<Flipbooks, 'getRendered'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** The library's own origin. */
  ownOrigin: string;
  reports: Reports;
}

/** Returns what would be made of the file. Stores nothing. Throws `invalid_request` if it is no book list. */
export async function checkList(parts: BookListParts, upload: Upload): Promise<BookListPlan> {
  const list = await readList(upload, parts.ownOrigin);
  return presentPlan(list, await makePlan(list, await listTitles(parts.database.db)));
}

/**
 * Adds the chosen drafts of the file in one transaction, and returns how many. Throws, and adds none, as `readList` and
 * `chooseRows` do. `by` is the owner's username.
 */
export async function addList(
  parts: BookListParts,
  upload: Upload,
  { choice, by }: { choice: ListChoice; by: string },
): Promise<number> {
  const { catalogue, now, ownOrigin, reports } = parts;
  const list = await readList(upload, ownOrigin);
  const rowOf = await toRows(parts, list.rows);
  const added = await catalogue.change(async (transaction) => {
    // Two owners may add the same list at once: the second waits here, and then sees the titles of the first.
    await bumpBooks(transaction);
    const plan = await makePlan(list, await listTitles(transaction));
    const rows = chooseRows(plan, choice).flatMap((book) => rowOf.get(book) ?? []);
    await insertBooks(transaction, rows);
    await noteChanges(
      transaction,
      rows.map((row) => noteOfNew(row, { by, at: now() })),
    );
    return rows.length;
  });
  // The scheduled job makes the reports that are left.
  reports.makeOutdatedSoon().catch(() => undefined);
  return added;
}

/** Makes the rows before the transaction: others need not wait for it. */
async function toRows(
  { flipbooks, now }: BookListParts,
  read: readonly { book: NewBook | null }[],
): Promise<ReadonlyMap<NewBook, NewRow>> {
  const pace = createPace();
  const rows = new Map<NewBook, NewRow>();
  for (const { book } of read) {
    await pace();
    if (book !== null) rows.set(book, await newRow(flipbooks, book, now()));
  }
  return rows;
}
