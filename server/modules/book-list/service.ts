// Checks a book list, and adds its drafts.
import { randomUUID } from 'node:crypto';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { BookListPlan } from '../../../contracts/book-list.ts';
import type { NewBook } from '../../../contracts/books.ts';
import { publicationOf } from '../../../domain/book-states.ts';
import { createPace } from '../../async/pace.ts';
import type { Database } from '../../database/open.ts';
import type { Upload } from '../../http/uploads.ts';
import { toFormColumns } from '../books/form-columns.ts';
import { withoutWords } from '../books/service.ts';
import { seriesAfter } from '../catalogue/book-series.ts';
import { toStateRow } from '../catalogue/publication.ts';
import type { Catalogue } from '../catalogue/service.ts';
import { bumpBooks } from '../catalogue/versions.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { Reports } from '../phonics/reports.ts';
import { noteChanges } from '../record/note-change.ts';
import { recordedBook } from '../record/recorded-book.ts';
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
      rows.map((row) => toNote(row, by, now())),
    );
    return rows.length;
  });
  // The scheduled job makes the reports that are left.
  reports.makeOutdatedSoon().catch(() => undefined);
  return added;
}

const NO_SERIES = { series: null, series_number: null };

type DraftRow = Awaited<ReturnType<typeof toRow>>;

/** Makes the rows before the transaction: others need not wait for it. */
async function toRows(
  parts: BookListParts,
  read: readonly { book: NewBook | null }[],
): Promise<ReadonlyMap<NewBook, DraftRow>> {
  const pace = createPace();
  const rows = new Map<NewBook, DraftRow>();
  for (const { book } of read) {
    await pace();
    if (book !== null) rows.set(book, await toRow(parts, book));
  }
  return rows;
}

async function toRow({ flipbooks, now }: BookListParts, book: NewBook) {
  const ownId = book.flipbookType === 'html' ? null : ownFlipbookId(book.flipbookUrl);
  const own = ownId === null ? null : await flipbooks.getRendered(ownId);
  return {
    ...(await toFormColumns(book, own?.pages.length ?? 1)),
    ...toStateRow(publicationOf('draft', null)),
    ...seriesAfter(NO_SERIES, book),
    id: randomUUID(),
    star_reward: book.starReward,
    created_at: now(),
  };
}

const toNote = (row: DraftRow, by: string, at: number) => ({
  ...{ by, at, kind: 'book.added' as const, before: null },
  subject: { id: row.id, name: row.title },
  after: withoutWords(recordedBook(row)),
});
