// One change to many books: all of them in one transaction, or none.
import type { Selectable } from 'kysely';
import type { BulkBody, BulkChange } from '../../../contracts/bulk-changes.ts';
import type { BookState } from '../../../domain/book-states.ts';
import type { Category } from '../../../domain/levels.ts';
import { seriesKey } from '../../../domain/series.ts';
import { createPace } from '../../async/pace.ts';
import { isConflict } from '../../database/failures.ts';
import type { Database } from '../../database/open.ts';
import type { BooksTable, Db } from '../../database/tables.ts';
import { Problem } from '../../problems/problem.ts';
import { NO_PLACE } from '../catalogue/book-place.ts';
import { seriesAfter } from '../catalogue/book-series.ts';
import { type Catalogue, deleteBook } from '../catalogue/service.ts';
import type { Reports } from '../phonics/reports.ts';
import { differenceOf } from '../record/difference.ts';
import { noteChanges, type NotedChange } from '../record/note-change.ts';
import { checkWords, type CheckedWords, needsFit } from './check-words.ts';
import type { Findings } from './findings.ts';
import { nameSome } from '../../../domain/name-some.ts';
import { kindOfState, stateAfter } from './publishing.ts';
import { lockBooks, type LockedRow, updateColumns } from './store.ts';

interface Parts {
  catalogue: Catalogue;
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  reports: Reports;
}

/** The change of one book, ready to be stored. */
interface Step {
  book: LockedRow;
  /** Null deletes the book. */
  columns: Partial<Selectable<BooksTable>> | null;
  kind: NotedChange['kind'];
}

const stateOfChange = {
  publish: 'published',
  draft: 'draft',
  hide: 'hidden',
  schedule: 'scheduled',
} as const satisfies Record<string, BookState>;

/**
 * Changes the books, and returns the number of those that were not so already. Throws, and changes nothing, if a book is
 * not there (`invalid_request`), does not fit its level where it must (`level_misfit`) or was changed while its words were checked
 * (`changed_meanwhile`). `by` is the owner's username.
 */
export async function changeMany(
  parts: Parts,
  { ids, change }: BulkBody,
  by: string,
): Promise<number> {
  const { catalogue, database } = parts;
  const checked = await checkWords(parts, ids, change);
  const at = parts.now();
  return catalogue
    .change(async (transaction) => {
      const toDelete = change.kind === 'delete';
      const books = await lockBooks(database.engine, transaction, ids, { toDelete });
      requireAll(ids, books);
      const numbers = new Map(ids.map((id, index) => [id, index]));
      const steps = books.flatMap((book) =>
        change.kind === 'series'
          ? (seriesStep(book, change, numbers.get(book.id) ?? 0) ?? [])
          : (stepOf(book, change, checked, at) ?? []),
      );
      const pace = createPace();
      for (const step of steps) {
        await pace();
        await store(transaction, step, at);
      }
      await noteChanges(
        transaction,
        steps.map((step) => toNote(step, by, at)),
      );
      return steps.length;
    })
    .catch((error: unknown) => {
      throw isConflict(error) ? changedMeanwhile() : error;
    });
}

/** Returns what changes of a book; null if it is as asked already. */
function stepOf(
  book: LockedRow,
  change: Exclude<BulkChange, SeriesChange>,
  checked: CheckedWords,
  now: number,
): Step | null {
  if (change.kind === 'delete') return { book, columns: null, kind: 'book.deleted' };
  if (change.kind === 'level') return levelStep(book, change.category, checked);
  const state = stateOfChange[change.kind];
  const publishAt = change.kind === 'schedule' ? change.publishAt : null;
  const columns = stateAfter(book, { state, publishAt }, now, 'change.publishAt');
  if (columns === book) return null;
  if (needsFit(book, change, now)) requireChecked(book, checked);
  return { book, columns: { ...columns }, kind: kindOfState[state] };
}

function levelStep(book: LockedRow, category: Category, checked: CheckedWords): Step | null {
  if (book.category === category) return null;
  const findings = requireChecked(book, checked);
  // Its place was one in the order of the other level.
  return { book, columns: { category, ...NO_PLACE, ...findings }, kind: 'book.levelled' };
}

/** Returns the findings of a book, if it has not changed since its words were checked. */
function requireChecked({ id, version }: LockedRow, checked: CheckedWords): Findings {
  const known = checked.get(id);
  if (known?.version !== version) throw changedMeanwhile();
  return known.findings;
}

type SeriesChange = Extract<BulkChange, { kind: 'series' }>;

/** Unless the books are numbered, one that is in the series already keeps its number. `index` is among the chosen books. */
function seriesStep(
  book: LockedRow,
  { series, firstNumber }: SeriesChange,
  index: number,
): Step | null {
  const kept = isSameSeries(book.series, series) ? book.series_number : null;
  const seriesNumber = typeof firstNumber === 'number' ? firstNumber + index : kept;
  const columns = seriesAfter(book, { series, seriesNumber });
  const isSame = book.series === columns.series && book.series_number === columns.series_number;
  return isSame ? null : { book, columns, kind: 'book.changed' };
}

const isSameSeries = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && seriesKey(one) === seriesKey(other);

async function store(transaction: Db, { book, columns }: Step, now: number): Promise<void> {
  if (columns === null) await deleteBook(transaction, book.id);
  else await updateColumns(transaction, book.id, { ...columns, edited_at: now });
}

function toNote({ book, columns, kind }: Step, by: string, at: number): NotedChange {
  const before = fieldsOf(book);
  const changed = columns && differenceOf(before, fieldsOf({ ...book, ...columns }));
  return {
    ...{ by, kind, at },
    subject: { id: book.id, name: book.title },
    before: changed?.before ?? before,
    after: changed?.after ?? null,
  };
}

const fieldsOf = (book: Partial<LockedRow>) => ({
  title: book.title,
  category: book.category,
  held: book.held,
  publishAt: book.publish_at,
  series: book.series,
  seriesNumber: book.series_number,
});

/** Throws `invalid_request`, which names the books that are not in the library. */
function requireAll(ids: readonly string[], books: readonly LockedRow[]): void {
  const known = new Set(books.map(({ id }) => id));
  const issues = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `ids.${index}`, message: `No book has the id "${id}"` }],
  );
  if (issues.length === 0) return;
  const gone = nameSome(ids.filter((id) => !known.has(id)));
  const message = `Not in the library any more: ${gone}. Nothing was changed. Load the list again.`;
  throw new Problem('invalid_request', message, { issues });
}

const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'One of these books was changed by somebody else at the same moment, so nothing was changed. Please try again.',
  );
