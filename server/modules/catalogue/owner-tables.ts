// The owner's table of books, which can be searched and sorted by the reports too. The shelf does not hold
// reports, because they are long and only the owner needs them.
import {
  sortRows,
  shownText,
  type TableColumn,
  type TableRow,
} from '../../../domain/owner-table.ts';
import { searchFor } from '../../../domain/search.ts';
import { presentSeries } from './book-series.ts';
import { stateIn } from './publication.ts';
import type { Shelf, ShelvedBook } from './shelf.ts';
import { listReports } from './store.ts';
import type { Db } from '../../database/tables.ts';

export interface OwnerTable {
  /** Returns a predicate: whether the text that the table shows of a book matches a search. */
  searchFor(search: string): (book: ShelvedBook) => boolean;
  ordered(column: TableColumn, order?: 'up' | 'down'): readonly ShelvedBook[];
}

/** The number of reports read in one statement: SQLite blocks the process during a statement. */
const BATCH = 200;

type Reports = Map<string, TableRow['report']>;

async function readReports(db: Db): Promise<Reports> {
  const reports: Reports = new Map();
  for (let after = ''; ;) {
    const rows = await listReports(db, after, BATCH);
    for (const { id, report } of rows) {
      const { decodable, failing } = JSON.parse(report ?? '{}') as Partial<{
        decodable: number;
        failing: unknown[];
      }>;
      // A report stored by an earlier version of the software may have another shape.
      if (typeof decodable === 'number' && Array.isArray(failing)) {
        reports.set(id, { decodable, failing: failing.length });
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return reports;
    after = last.id;
  }
}

function makeTable(shelf: Shelf, reports: Reports, now: number): OwnerTable {
  const rows = shelf.books.map((book) => ({
    book,
    title: book.row.title,
    author: book.row.author,
    category: book.row.category,
    state: stateIn(book.row, now),
    levelReason: book.row.level_reason,
    ...presentSeries(book.row),
    report: reports.get(book.id) ?? null,
  }));
  const texts = new Map(rows.map((row) => [row.book.id, shownText(row)]));
  const sorted = new Map<string, readonly ShelvedBook[]>();
  return {
    searchFor(search) {
      const matches = searchFor(search);
      return ({ id }) => matches(texts.get(id) ?? '');
    },
    ordered(column, order = 'up') {
      const name = `${column} ${order}`;
      const books = sorted.get(name) ?? sortRows(rows, column, order).map(({ book }) => book);
      sorted.set(name, books);
      return books;
    },
  };
}

/**
 * Builds the table of a shelf on first use, and caches it with the shelf: there is another one as soon as a scheduled book is
 * published. `now` is in epoch milliseconds.
 */
export function createOwnerTables(db: Db): (shelf: Shelf, now: number) => Promise<OwnerTable> {
  const tables = new WeakMap<Shelf, Promise<OwnerTable>>();
  return (shelf, now) => {
    const cached = tables.get(shelf);
    if (cached) return cached;
    const table = readReports(db).then((reports) => makeTable(shelf, reports, now));
    tables.set(shelf, table);
    table.catch(() => tables.delete(shelf));
    return table;
  };
}
