// Lists books for the owner's table.
import type { AdminShelfQuery } from '../../../contracts/books.ts';
import type { Database } from '../../database/open.ts';
import { Page } from '../../http/route.ts';
import type { AdminBookRow } from '../catalogue/book-rows.ts';
import { createOwnerTables } from '../catalogue/owner-tables.ts';
import { stateIn } from '../catalogue/publication.ts';
import type { Catalogue } from '../catalogue/service.ts';
import { pageOf } from './listing.ts';
import { countBegun } from './store.ts';

/** A row of the owner's table, and how many children have begun the book. */
export type CountedRow = AdminBookRow & { begun: number };

interface Parts {
  catalogue: Catalogue;
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Lists the books that match the query, in its order. Without a limit, lists all of them. */
export type OwnerList = (query: AdminShelfQuery) => Promise<Page<CountedRow>>;

export function createOwnerList({ catalogue, database, now }: Parts): OwnerList {
  const ownerTableOf = createOwnerTables(database.db);
  return async ({ category, state, search = '', sort, order, offset, limit }) => {
    const at = now();
    const shelf = await catalogue.ownerShelf();
    const table = search === '' && sort === undefined ? null : await ownerTableOf(shelf, at);
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
  };
}
