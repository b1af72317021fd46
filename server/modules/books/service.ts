// The owner's side of the books: listing, creating and editing them. listing.ts selects what a child sees.
import { randomUUID } from 'node:crypto';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { AdminShelfQuery, BookChanges, NewBook, WholeBook } from '../../../contracts/books.ts';
import type { BulkBody } from '../../../contracts/bulk-changes.ts';
import type { ChangeKind } from '../../../contracts/record.ts';
import type { AdminBookRow, SeriesRow, StateRow, WholeBookRow } from '../catalogue/book-rows.ts';
import { NO_PLACE, type PlaceRow } from '../catalogue/book-place.ts';
import { seriesAfter } from '../catalogue/book-series.ts';
import { createOwnerTables } from '../catalogue/owner-tables.ts';
import { bookNotFound, Problem } from '../../problems/problem.ts';
import { Page } from '../../http/route.ts';
import type { Reports } from '../phonics/reports.ts';
import { presentWholeBook } from '../catalogue/present.ts';
import { stateIn } from '../catalogue/publication.ts';
import type { Recordings } from '../recordings/service.ts';
import { differenceOf } from '../record/difference.ts';
import { noteChange } from '../record/note-change.ts';
import { recordedBook } from '../record/recorded-book.ts';
import { changeMany } from './change-many.ts';
import { findingsOf } from './findings.ts';
import { type FormColumns, toFormColumns } from './form-columns.ts';
import { pageOf } from './listing.ts';
import { kindOfState, PUBLISHED, stateAfter } from './publishing.ts';
import { countBegun } from './store.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Database } from '../../database/open.ts';
import type { Flipbooks } from '../flipbooks/service.ts';

export interface BookServiceParts {
  catalogue: Catalogue;
  database: Database;
  flipbooks: Flipbooks;
  /** Epoch milliseconds. */
  now: () => number;
  recordings: Pick<Recordings, 'removeWithBooks'>;
  reports: Reports;
}

/** For the record of changes. */
export interface Note {
  /** The owner's username. */
  by: string;
  /** What the record calls the change, if it is not an ordinary one. */
  kind?: ChangeKind;
}

/** A row of the owner's table, and how many children have begun the book. */
export type CountedRow = AdminBookRow & { begun: number };

export interface BookService {
  /** Lists the books that match the query, in its order. Without a limit, lists all of them. */
  list(query: AdminShelfQuery): Promise<Page<CountedRow>>;
  /**
   * Throws `level_misfit` if words do not fit the level and the owner gave no reason, and `invalid_request` for a time to
   * publish that has passed.
   */
  create(book: NewBook, note: Note): Promise<CountedRow>;
  /** Throws as `create` does, `not_found`, and `changed_meanwhile` if the book has another version by now. */
  edit(bookId: string, changes: BookChanges, note: Note): Promise<WholeBookRow>;
  /** Makes one change to many books, or to none. Returns how many were not so already. Throws as `changeMany` does. */
  changeMany(body: BulkBody, note: Note): Promise<number>;
  /** Deletes a book, and all progress in it. Throws `not_found`. */
  remove(bookId: string, note: Note): Promise<void>;
  present(book: WholeBookRow): Promise<WholeBook>;
}

export function createBookService(parts: BookServiceParts): BookService {
  const { catalogue, database, flipbooks, now, recordings, reports } = parts;
  const ownerTableOf = createOwnerTables(database.db);

  /** The number of pages of the library's own flipbook; undefined for other books. */
  async function renderedPageCount(book: NewBook | BookChanges): Promise<number | undefined> {
    const id = book.flipbookType === 'html' ? null : ownFlipbookId(book.flipbookUrl);
    return id === null ? undefined : (await flipbooks.getRendered(id))?.pages.length;
  }

  /** Runs a change of many books. The files of the recordings of deleted books go with them. */
  const changeBooks: BookService['changeMany'] = (body, { by }) => {
    const work = () => changeMany({ catalogue, database, now, reports }, body, by);
    return body.change.kind === 'delete' ? recordings.removeWithBooks(body.ids, work) : work();
  };

  return {
    async list(query) {
      const { category, state, search = '', sort, order, offset, limit } = query;
      const at = now();
      const shelf = await catalogue.ownerShelf();
      const table = search === '' && sort === undefined ? null : await ownerTableOf(shelf);
      const matches = table?.searchFor(search);
      const all = table && sort ? table.ordered(sort, order) : shelf.books;
      const books = all.filter(
        (book) =>
          (category === undefined || book.row.category === category) &&
          (state === undefined || stateIn(book.row, at) === state) &&
          (matches?.(book) ?? true),
      );
      const { items, total } = pageOf({ books, total: books.length }, { offset, limit });
      const ids = items.map(({ id }) => id);
      const rows = await catalogue.listWithReports(limit === undefined ? 'all' : ids);
      const begun = await countBegun(database.db, ids);
      const byId = new Map(rows.map((row) => [row.id, { ...row, begun: begun.get(row.id) ?? 0 }]));
      return new Page(
        ids.flatMap((id) => byId.get(id) ?? []),
        total,
      );
    },

    async create(book, { by }) {
      const at = now();
      const state = stateAfter(PUBLISHED, book, at);
      const columns = await toFormColumns(book, (await renderedPageCount(book)) ?? 1);
      const row = {
        ...columns,
        ...state,
        ...seriesAfter({ series: null, series_number: null }, book),
        ...(await findingsOf(reports, columns)),
        id: randomUUID(),
        star_reward: book.starReward,
        created_at: at,
        ...NO_PLACE,
      };
      const after = withoutWords(recordedBook(row));
      const subject = { id: row.id, name: row.title };
      await catalogue.add(row, (transaction) =>
        noteChange(transaction, { by, kind: 'book.added', subject, before: null, after, at }),
      );
      return { ...row, begun: 0 };
    },

    async edit(bookId, changes, { by, kind }) {
      const before = await catalogue.getWhole(bookId);
      if (!before) throw bookNotFound();
      // The page count of another host's flipbook came with an import, and is kept.
      const wasForeign =
        before.flipbook_url !== null && ownFlipbookId(before.flipbook_url) === null;
      const pageCount = (await renderedPageCount(changes)) ?? (wasForeign ? before.total_pages : 1);
      const at = now();
      const columns = {
        ...(await toFormColumns(changes, pageCount)),
        ...stateAfter({ held: before.held, publish_at: before.publish_at }, changes, at),
        ...seriesAfter(before, changes),
        // Its place was one in the order of the other level.
        ...(changes.category !== before.category && NO_PLACE),
      };
      // This also makes a retry succeed if the response to the first save was lost.
      if (isUnchanged(before, columns)) return before;
      if (before.version !== changes.version) throw changedMeanwhile();
      const { id, star_reward, created_at, version } = before;
      const after = {
        ...columns,
        ...(await findingsOf(reports, columns)),
        ...{ id, star_reward, created_at, edited_at: at },
      };
      const changed = differenceOf(recordedBook(before), recordedBook(after));
      const isEdited = await catalogue.edit(after, version, (transaction) =>
        noteChange(transaction, {
          ...{ by, at },
          kind: kind ?? kindOf(before, columns, at),
          subject: { id, name: columns.title },
          before: changed?.before ?? null,
          after: changed?.after ?? null,
        }),
      );
      if (!isEdited) {
        throw (await catalogue.getWhole(id)) ? changedMeanwhile() : bookNotFound();
      }
      return { ...before, ...columns, version: version + 1 };
    },

    changeMany: changeBooks,

    async remove(bookId, note) {
      if (!(await catalogue.getWhole(bookId))) throw bookNotFound();
      const deletion = changeBooks({ ids: [bookId], change: { kind: 'delete' } }, note);
      await deletion.catch((error: unknown) => {
        // Somebody else has deleted the book meanwhile.
        if (error instanceof Problem && error.code === 'invalid_request') throw bookNotFound();
        throw error;
      });
    },

    async present(book) {
      const begun = (await countBegun(database.db, [book.id])).get(book.id) ?? 0;
      return presentWholeBook(book, { now: now(), begun });
    },
  };
}

type EditedColumns = FormColumns & StateRow & SeriesRow & Partial<PlaceRow>;

/** The record needs no words of a new book: nothing was before them. */
export const withoutWords = ({
  text: _text,
  content: _content,
  ...others
}: ReturnType<typeof recordedBook>) => others;

const differs = (before: WholeBookRow, columns: EditedColumns, name: string) =>
  before[name as keyof EditedColumns] !== columns[name as keyof EditedColumns];

const isUnchanged = (before: WholeBookRow, columns: EditedColumns) =>
  !Object.keys(columns).some((name) => differs(before, columns, name));

/** Returns what the record calls an edit: a change of the state alone has a name of its own. */
function kindOf(before: WholeBookRow, columns: EditedColumns, now: number): ChangeKind {
  const changed = Object.keys(columns).filter((name) => differs(before, columns, name));
  const isState = (name: string) => name === 'held' || name === 'publish_at';
  if (!changed.every(isState)) return 'book.changed';
  return kindOfState[stateIn(columns, now)];
}

const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'This book was changed after you opened it, so your changes were not saved. Open it again, and make them there.',
  );
