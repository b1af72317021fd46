// The owner's side of the books: listing, creating and editing them. listing.ts selects what a child sees.
import { randomUUID } from 'node:crypto';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { AdminShelfQuery, BookChanges, NewBook } from '../../../contracts/books.ts';
import type { AdminBookRow, WholeBookRow } from '../catalogue/book-rows.ts';
import { createOwnerTables } from '../catalogue/owner-tables.ts';
import { bookNotFound, Problem } from '../../problems/problem.ts';
import { Page } from '../../http/route.ts';
import { pagesOfBook } from '../phonics/book-pages.ts';
import { type Reports, toFindingsRow } from '../phonics/reports.ts';
import { type FormColumns, toFormColumns } from './form-columns.ts';
import { levelMisfit } from './level-misfit.ts';
import { pageOf } from './listing.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Database } from '../../database/open.ts';
import type { BooksTable } from '../../database/tables.ts';
import type { Flipbooks } from '../flipbooks/service.ts';

export interface BookServiceParts {
  catalogue: Catalogue;
  database: Database;
  flipbooks: Flipbooks;
  /** Epoch milliseconds. */
  now: () => number;
  reports: Reports;
}

export interface BookService {
  /** Lists the books that match the query, in its order. Without a limit, lists all of them. */
  list(query: AdminShelfQuery): Promise<Page<AdminBookRow>>;
  /** Throws `level_misfit` if words do not fit the level and the owner gave no reason. */
  create(book: NewBook): Promise<AdminBookRow>;
  /** Throws as `create` does, `not_found`, and `changed_meanwhile` if the book has another version by now. */
  edit(bookId: string, changes: BookChanges): Promise<WholeBookRow>;
}

type Findings = { [Column in keyof ReturnType<typeof toFindingsRow>]: BooksTable[Column] };

/** The findings of a book whose words are not known. */
const noFindings: Findings = {
  report: null,
  words: null,
  phonograms: null,
  step: null,
  different_words: null,
  report_version: null,
};

export function createBookService(parts: BookServiceParts): BookService {
  const { catalogue, database, flipbooks, now, reports } = parts;
  const ownerTableOf = createOwnerTables(database.db);

  /** The number of pages of the library's own flipbook; undefined for other books. */
  async function renderedPageCount(book: NewBook | BookChanges): Promise<number | undefined> {
    const id = book.flipbookType === 'html' ? null : ownFlipbookId(book.flipbookUrl);
    return id === null ? undefined : (await flipbooks.getRendered(id))?.pages.length;
  }

  /** Adds the report of the book's words, if they are known. Throws `level_misfit`. */
  async function withReport(columns: FormColumns): Promise<FormColumns & Findings> {
    const { title, category, level_reason } = columns;
    const pages = pagesOfBook(columns);
    if (pages === null) return { ...columns, ...noFindings };
    const preview = await reports.preview({ title, category, pages });
    if (!preview.fits && level_reason === null) throw levelMisfit(preview);
    return { ...columns, ...toFindingsRow(preview) };
  }

  return {
    async list(query) {
      const { category, search = '', sort, order, offset, limit } = query;
      const shelf = await catalogue.shelf();
      const table = search === '' && sort === undefined ? null : await ownerTableOf(shelf);
      const matches = table?.searchFor(search);
      const all = table && sort ? table.ordered(sort, order) : shelf.books;
      const books = all.filter(
        (book) =>
          (category === undefined || book.row.category === category) && (matches?.(book) ?? true),
      );
      const { items, total } = pageOf({ books, total: books.length }, { offset, limit });
      const ids = items.map(({ id }) => id);
      const rows = await catalogue.listWithReports(limit === undefined ? 'all' : ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return new Page(
        ids.flatMap((id) => byId.get(id) ?? []),
        total,
      );
    },

    async create(book) {
      const columns = await toFormColumns(book, (await renderedPageCount(book)) ?? 1);
      const row = {
        ...(await withReport(columns)),
        id: randomUUID(),
        star_reward: book.starReward,
        created_at: now(),
      };
      await catalogue.add(row);
      return row;
    },

    async edit(bookId, changes) {
      const before = await catalogue.getWhole(bookId);
      if (!before) throw bookNotFound();
      // The page count of another host's flipbook came with an import, and is kept.
      const wasForeign =
        before.flipbook_url !== null && ownFlipbookId(before.flipbook_url) === null;
      const pageCount = (await renderedPageCount(changes)) ?? (wasForeign ? before.total_pages : 1);
      const columns = await toFormColumns(changes, pageCount);
      // This also makes a retry succeed if the response to the first save was lost.
      if (isUnchanged(before, columns)) return before;
      if (before.version !== changes.version) throw changedMeanwhile();
      const { id, star_reward, created_at, version } = before;
      const after = {
        ...(await withReport(columns)),
        ...{ id, star_reward, created_at, edited_at: now() },
      };
      if (!(await catalogue.edit(after, version))) {
        throw (await catalogue.getWhole(id)) ? changedMeanwhile() : bookNotFound();
      }
      return { ...before, ...columns, version: version + 1 };
    },
  };
}

const isUnchanged = (before: WholeBookRow, columns: FormColumns) =>
  Object.entries(columns).every(([name, value]) => before[name as keyof FormColumns] === value);

const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'This book was changed after you opened it, so your changes were not saved. Open it again, and make them there.',
  );
