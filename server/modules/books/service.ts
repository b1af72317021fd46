// The owner's side of the books: creating, editing and deleting them. owner-list.ts lists them; listing.ts selects what a child
// sees.
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { BookChanges, NewBook } from '../../../contracts/book-form.ts';
import type { WholeBook } from '../../../contracts/books.ts';
import type { BulkBody } from '../../../contracts/bulk-changes.ts';
import type { ChangeKind } from '../../../contracts/record.ts';
import type { SeriesRow, StateRow, WholeBookRow } from '../catalogue/book-rows.ts';
import { NO_PLACE, type PlaceRow } from '../catalogue/book-place.ts';
import { seriesAfter } from '../catalogue/book-series.ts';
import { bookNotFound, Problem } from '../../problems/problem.ts';
import type { Reports } from '../phonics/reports.ts';
import { presentWholeBook } from '../catalogue/present.ts';
import { stateIn } from '../catalogue/publication.ts';
import type { Recordings } from '../recordings/service.ts';
import { differenceOf } from '../record/difference.ts';
import { noteChange } from '../record/note-change.ts';
import { recordedBook } from '../record/recorded-book.ts';
import { changeMany } from './change-many.ts';
import { findingsOf, findingsOfDraft } from './findings.ts';
import { type FormColumns, toFormColumns } from './form-columns.ts';
import { newRow, noteOfNew, renderedPageCount } from './new-book.ts';
import { type CountedRow, createOwnerList, type OwnerList } from './owner-list.ts';
import { kindOfState, stateAfter } from './publishing.ts';
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

export interface BookService {
  list: OwnerList;
  /**
   * Throws `level_misfit` if words do not fit the level and the owner gave no reason, and `invalid_request` for a time to
   * publish that has passed.
   */
  create(book: NewBook, note: Note): Promise<CountedRow>;
  /**
   * Throws as `create` does, `not_found`, and `changed_meanwhile` if the book has another version by now. The words of a
   * draft that stays one need not fit: they are checked when it is to be published or hidden.
   */
  edit(bookId: string, changes: BookChanges, note: Note): Promise<WholeBookRow>;
  /** Makes one change to many books, or to none. Returns how many were not so already. Throws as `changeMany` does. */
  changeMany(body: BulkBody, note: Note): Promise<number>;
  /** Deletes a book, and all progress in it. Throws `not_found`. */
  remove(bookId: string, note: Note): Promise<void>;
  present(book: WholeBookRow): Promise<WholeBook>;
}

export function createBookService(parts: BookServiceParts): BookService {
  const { catalogue, database, flipbooks, now, recordings, reports } = parts;

  /** Runs a change of many books. The files of the recordings of deleted books go with them. */
  const changeBooks: BookService['changeMany'] = (body, { by }) => {
    const work = () => changeMany({ catalogue, database, now, reports }, body, by);
    return body.change.kind === 'delete' ? recordings.removeWithBooks(body.ids, work) : work();
  };

  return {
    list: createOwnerList(parts),

    async create(book, { by }) {
      const at = now();
      const columns = await newRow(flipbooks, book, at);
      const row = { ...columns, ...(await findingsOf(reports, columns)), ...NO_PLACE };
      await catalogue.add(row, (transaction) =>
        noteChange(transaction, noteOfNew(row, { by, at })),
      );
      return { ...row, begun: 0 };
    },

    async edit(bookId, changes, { by, kind }) {
      const before = await catalogue.getWhole(bookId);
      if (!before) throw bookNotFound();
      // The page count of another host's flipbook came with an import, and is kept.
      const wasForeign =
        before.flipbook_url !== null && ownFlipbookId(before.flipbook_url) === null;
      const pageCount =
        (await renderedPageCount(flipbooks, changes)) ?? (wasForeign ? before.total_pages : 1);
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
      const staysDraft = [before, columns].every((row) => stateIn(row, at) === 'draft');
      const after = {
        ...columns,
        ...(await (staysDraft ? findingsOfDraft : findingsOf)(reports, columns)),
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
