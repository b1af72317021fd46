// One change to many books: all of them in one transaction, or none.
import type { Selectable } from 'kysely';
import type { BulkBody, BulkChange } from '../../../contracts/bulk-changes.ts';
import type { BookState } from '../../../domain/book-states.ts';
import { type Category, levelOf } from '../../../domain/levels.ts';
import { createPace } from '../../async/pace.ts';
import { isConflict } from '../../database/failures.ts';
import type { Database } from '../../database/open.ts';
import type { BooksTable, Db } from '../../database/tables.ts';
import { Problem } from '../../problems/problem.ts';
import { type Catalogue, deleteBook } from '../catalogue/service.ts';
import type { Reports } from '../phonics/reports.ts';
import { differenceOf } from '../record/difference.ts';
import { noteChanges, type NotedChange } from '../record/note-change.ts';
import { type Findings, findingsOf } from './findings.ts';
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
 * not there (`invalid_request`), does not fit the level (`level_misfit`) or was changed while its words were checked
 * (`changed_meanwhile`). `by` is the owner's username.
 */
export async function changeMany(
  parts: Parts,
  { ids, change }: BulkBody,
  by: string,
): Promise<number> {
  const { catalogue, database } = parts;
  const checked = change.kind === 'level' ? await checkLevel(parts, ids, change.category) : null;
  const at = parts.now();
  return catalogue
    .change(async (transaction) => {
      const toDelete = change.kind === 'delete';
      const books = await lockBooks(database.engine, transaction, ids, { toDelete });
      requireAll(ids, books);
      const steps = books.flatMap((book) => stepOf(book, change, checked, at) ?? []);
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
  change: BulkChange,
  checked: CheckedLevel | null,
  now: number,
): Step | null {
  if (change.kind === 'delete') return { book, columns: null, kind: 'book.deleted' };
  if (change.kind === 'level') return levelStep(book, change.category, checked);
  const state = stateOfChange[change.kind];
  const publishAt = change.kind === 'schedule' ? change.publishAt : null;
  const columns = stateAfter(book, { state, publishAt }, now, 'change.publishAt');
  if (columns === book) return null;
  return { book, columns: { ...columns }, kind: kindOfState[state] };
}

function levelStep(book: LockedRow, category: Category, checked: CheckedLevel | null): Step | null {
  if (book.category === category) return null;
  const known = checked?.get(book.id);
  if (known?.version !== book.version) throw changedMeanwhile();
  return { book, columns: { category, ...known.findings }, kind: 'book.levelled' };
}

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
});

/** The findings of each book at its new level, and the version that was checked. */
type CheckedLevel = Map<string, { version: number; findings: Findings }>;

/** Checks the words before the transaction: others need not wait for it. Throws `level_misfit`, which names the books. */
async function checkLevel(
  { catalogue, reports }: Parts,
  ids: readonly string[],
  category: Category,
): Promise<CheckedLevel> {
  const checked: CheckedLevel = new Map();
  const misfits: { id: string; title: string }[] = [];
  const pace = createPace();
  for (const id of ids) {
    await pace();
    const book = await catalogue.getWhole(id);
    // The transaction names the books that are not there.
    if (!book || book.category === category) continue;
    try {
      const findings = await findingsOf(reports, { ...book, category });
      checked.set(id, { version: book.version, findings });
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'level_misfit') throw error;
      misfits.push({ id, title: book.title });
    }
  }
  if (misfits.length > 0) throw misfitsOf(misfits, ids, levelOf(category));
  return checked;
}

/** The most books that a message names. */
const MAX_NAMED = 10;

function nameBooks(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

function misfitsOf(
  books: readonly { id: string; title: string }[],
  ids: readonly string[],
  level: number,
): Problem {
  const titles = nameBooks(books.map(({ title }) => `"${title}"`));
  const message = `Not every word can be read at level ${level} in ${titles}. Nothing was changed. Choose another level, or give ${books.length === 1 ? 'this book' : 'these books'} a reason first.`;
  const issues = books.slice(0, MAX_NAMED).map(({ id, title }) => ({
    field: `ids.${ids.indexOf(id)}`,
    message: `Not every word of "${title}" can be read at level ${level}`,
  }));
  return new Problem('level_misfit', message, { issues });
}

/** Throws `invalid_request`, which names the books that are not in the library. */
function requireAll(ids: readonly string[], books: readonly LockedRow[]): void {
  const known = new Set(books.map(({ id }) => id));
  const issues = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `ids.${index}`, message: `No book has the id "${id}"` }],
  );
  if (issues.length === 0) return;
  const gone = nameBooks(ids.filter((id) => !known.has(id)));
  const message = `Not in the library any more: ${gone}. Nothing was changed. Load the list again.`;
  throw new Problem('invalid_request', message, { issues: issues.slice(0, MAX_NAMED) });
}

const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'One of these books was changed by somebody else at the same moment, so nothing was changed. Please try again.',
  );
