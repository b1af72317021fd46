import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { BookChanges, NewBook } from '../../../contracts/books.ts';
import { createOwnerTables } from '../catalogue/owner-tables.ts';
import { presentAdminBook, presentBook, presentWholeBook } from '../catalogue/present.ts';
import type { AdminBookRow, WholeBookRow } from '../catalogue/book-rows.ts';
import { getWholeBook, listAdminBooks } from '../catalogue/store.ts';
import { bookNotFound, Problem } from '../../problems/problem.ts';
import { Page, route } from '../../http/route.ts';
import { loadReadingHistory } from './reading-history.ts';
import { type FormColumns, toFormColumns, withReport } from './form-columns.ts';
import { isSameForAll, listShelf, presentCard, proposeBook } from './listing.ts';
import { booksIn, isIn, pageOf, sliceOf, sizeOf } from './shelf-slice.ts';
import type { Catalogue } from '../catalogue/service.ts';
import type { Database } from '../../database/open.ts';
import type { FlipbookAddresses } from '../flipbooks/addresses.ts';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { Reports } from '../phonics/reports.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  catalogue: Catalogue;
  database: Database;
  flipbookAddresses: FlipbookAddresses;
  flipbooks: Flipbooks;
  /** Epoch milliseconds. */
  now: () => number;
  reports: Reports;
  authenticator: Authenticator;
}

export function bookRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, database, flipbookAddresses, flipbooks, reports, authenticator, now } =
    services;
  const ownerTableOf = createOwnerTables(database.db);

  /** Adds an address with the owner's ticket, if the flipbook is the library's own. */
  async function presentToOwner(row: AdminBookRow) {
    return presentAdminBook(row, await flipbookAddresses.open(row.flipbook_url, 'owner'));
  }

  /** The number of pages of the library's own flipbook; undefined for other books. */
  async function renderedPageCount(book: NewBook | BookChanges): Promise<number | undefined> {
    const id = book.flipbookType === 'html' ? null : ownFlipbookId(book.flipbookUrl);
    return id === null ? undefined : (await flipbooks.getRendered(id))?.pages.length;
  }

  route(app, authenticator, 'GET /api/books', async ({ caller, query, pageSize }) => {
    if (isSameForAll(query, pageSize)) return catalogue.prepared(query.category);
    const shelf = await catalogue.shelf();
    const history = await loadReadingHistory(database.db, caller.uid, shelf);
    const { offset, limit = pageSize } = query;
    const { books, total } = listShelf(shelf, history, query);
    const { items } = pageOf(books, total, { offset, limit });
    return new Page(
      items.map((book) => presentCard(book, history)),
      total,
    );
  });

  route(app, authenticator, 'GET /api/proposal', async ({ caller }) => {
    const shelf = await catalogue.shelf();
    const history = await loadReadingHistory(database.db, caller.uid, shelf);
    const book = proposeBook(shelf, history);
    return { book: book ? presentCard(book, history) : null };
  });

  route(app, authenticator, 'GET /api/books/{bookId}', async ({ caller, params }) => {
    const book = await catalogue.open(params.bookId);
    if (!book) throw bookNotFound();
    const flipbookUrl = await flipbookAddresses.open(book.row.flipbook_url, caller);
    // The cached response is sent to every reader, so it must not contain a ticket.
    return flipbookUrl === null ? book.prepared : { ...presentBook(book.row), flipbookUrl };
  });

  route(app, authenticator, 'GET /api/admin/books', async ({ query, pageSize }) => {
    await reports.makeOutdatedSoon();
    const { category, search = '', sort, order, offset, limit = pageSize } = query;
    const shelf = await catalogue.shelf();
    const table = search === '' && sort === undefined ? null : await ownerTableOf(shelf);
    const slice = sliceOf(shelf, { category, found: table?.find(search) ?? null });
    const books =
      table === null || sort === undefined
        ? booksIn(shelf, slice)
        : table.ordered(sort, order).filter((book) => isIn(slice, book));
    const { items, total } = pageOf(books, sizeOf(slice), { offset, limit });
    const ids = items.map(({ id }) => id);
    const rows = await listAdminBooks(database.db, limit === undefined ? 'all' : ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const shown = ids.flatMap((id) => byId.get(id) ?? []);
    return new Page(await Promise.all(shown.map(presentToOwner)), total);
  });

  route(app, authenticator, 'GET /api/admin/books/{bookId}', async ({ params }) => {
    const book = await getWholeBook(database.db, params.bookId);
    if (!book) throw bookNotFound();
    return presentWholeBook(book);
  });

  route(app, authenticator, 'POST /api/books', async ({ body }) => {
    const toStore = await withReport(
      reports,
      await toFormColumns(body, (await renderedPageCount(body)) ?? 1),
    );
    const book = {
      ...toStore,
      id: randomUUID(),
      star_reward: body.starReward,
      created_at: now(),
    };
    await catalogue.add(book);
    return presentToOwner(book);
  });

  route(app, authenticator, 'PUT /api/books/{bookId}', async ({ params, body }) => {
    const before = await getWholeBook(database.db, params.bookId);
    if (!before) throw bookNotFound();
    // The page count of another host's flipbook came with an import, and is kept.
    const wasForeign = before.flipbook_url !== null && ownFlipbookId(before.flipbook_url) === null;
    const pages = (await renderedPageCount(body)) ?? (wasForeign ? before.total_pages : 1);
    const toStore = await toFormColumns(body, pages);
    // This also makes a retry succeed if the response to the first save was lost.
    if (isUnchanged(before, toStore)) return presentWholeBook(before);
    if (before.version !== body.version) throw changedMeanwhile();
    const checked = await withReport(reports, toStore);
    const { id, star_reward, created_at, version } = before;
    const after = { ...checked, id, star_reward, created_at, edited_at: now() };
    if (!(await catalogue.edit(after, version))) {
      throw (await getWholeBook(database.db, id)) ? changedMeanwhile() : bookNotFound();
    }
    return presentWholeBook({ ...before, ...toStore, version: version + 1 });
  });

  route(app, authenticator, 'DELETE /api/books/{bookId}', async ({ params }) => {
    if (!(await catalogue.remove(params.bookId))) throw bookNotFound();
    return null;
  });
}

const isUnchanged = (before: WholeBookRow, toStore: FormColumns) =>
  Object.entries(toStore).every(([field, value]) => before[field as keyof FormColumns] === value);

const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'This book was changed after you had opened it, and none of your changes is saved. Open it again and make them in what it is now.',
  );
