// The shelf as its owner searches and sorts it: with what the reports say of its books, which a shelf does
// not hold, for they are long and she alone asks.
import {
  sortRows,
  shownText,
  type TableColumn,
  type TableRow,
} from '../../../domain/owner-table.ts';
import { type Find, indexTexts } from '../../../domain/search-index.ts';
import type { Shelf, ShelvedBook } from './shelf.ts';
import { listReports } from './store.ts';
import type { Db } from '../../database/tables.ts';

export interface OwnerTable {
  /** Finds books by what the table shows of them. */
  find: Find;
  ordered(column: TableColumn, order?: 'up' | 'down'): readonly ShelvedBook[];
}

/** So many reports are read at once: SQLite serves nobody else during a statement. */
const READ_AT_ONCE = 200;

type Reports = Map<string, TableRow['report']>;

async function readReports(db: Db): Promise<Reports> {
  const reports: Reports = new Map();
  for (let after = ''; ;) {
    const rows = await listReports(db, after, READ_AT_ONCE);
    for (const { id, report } of rows) {
      const { decodable, failing } = JSON.parse(report ?? '{}') as Partial<{
        decodable: number;
        failing: unknown[];
      }>;
      // Stored by an earlier edition, it may have another shape.
      if (typeof decodable === 'number' && Array.isArray(failing)) {
        reports.set(id, { decodable, failing: failing.length });
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < READ_AT_ONCE) return reports;
    after = last.id;
  }
}

function makeTable(shelf: Shelf, reports: Reports): OwnerTable {
  const rows = shelf.books.map((book) => ({
    book,
    title: book.row.title,
    author: book.row.author,
    category: book.row.category,
    levelReason: book.row.level_reason,
    report: reports.get(book.id) ?? null,
  }));
  const sorted = new Map<string, readonly ShelvedBook[]>();
  return {
    find: indexTexts(rows.map(shownText)),
    ordered(column, order = 'up') {
      const name = `${column} ${order}`;
      const books = sorted.get(name) ?? sortRows(rows, column, order).map(({ book }) => book);
      sorted.set(name, books);
      return books;
    },
  };
}

/** Made once for a shelf, when the owner asks for it first. */
export function createOwnerTables(db: Db): (shelf: Shelf) => Promise<OwnerTable> {
  const tables = new WeakMap<Shelf, Promise<OwnerTable>>();
  return (shelf) => {
    const known = tables.get(shelf);
    if (known) return known;
    const making = readReports(db).then((reports) => makeTable(shelf, reports));
    tables.set(shelf, making);
    making.catch(() => tables.delete(shelf));
    return making;
  };
}
