import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ownFlipbookId } from '../../../contracts/addresses.ts';
import type { BookChanges, NewBook } from '../../../contracts/books.ts';
import { createOwnerTables } from '../catalogue/owner-tables.ts';
import { presentAdminBook, presentBook, presentWholeBook } from '../catalogue/present.ts';
import {
  type AdminBookRow,
  getWholeBook,
  listAdminBooks,
  type WholeBookRow,
} from '../catalogue/store.ts';
import { bookNotFound, Problem } from '../../problems/problem.ts';
import { Page, route } from '../../http/route.ts';
import { loadChild } from './child.ts';
import { type Drafted, toDrafted, withReport } from './drafted.ts';
import { isPlain, listShelf, presentCard, proposeBook } from './listing.ts';
import { booksIn, isIn, pageOf, partOf, sizeOf } from './part.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../../database/open.ts';
import type { FlipbookAddresses } from '../flipbooks/addresses.ts';
import type { Flipbooks } from '../flipbooks/flipbooks.ts';
import type { Reports } from '../phonics/reports.ts';
import type { Session } from '../../http/authenticate.ts';

interface Services {
  catalogue: Catalogue;
  database: Database;
  flipbookAddresses: FlipbookAddresses;
  flipbooks: Flipbooks;
  /** Epoch milliseconds. */
  now: () => number;
  reports: Reports;
  session: Session;
}

export function bookRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, database, flipbookAddresses, flipbooks, reports, session, now } = services;
  const ownerTableOf = createOwnerTables(database.db);

  /** As its owner sees it: a flipbook of the library's own opens for her too. */
  async function presentToOwner(row: AdminBookRow) {
    return presentAdminBook(row, await flipbookAddresses.open(row.flipbook_url, 'owner'));
  }

  /** As many pages as the library has drawn; of another host's flipbook nobody knows. */
  async function pagesOf(book: NewBook | BookChanges): Promise<number | undefined> {
    const id = book.flipbookType === 'html' ? null : ownFlipbookId(book.flipbookUrl);
    return id === null ? undefined : (await flipbooks.getDrawn(id))?.pages.length;
  }

  route(app, session, 'GET /api/books', async ({ caller, query, pageSize }) => {
    if (isPlain(query, pageSize)) return catalogue.prepared(query.category);
    const shelf = await catalogue.shelf();
    const child = await loadChild(database.db, caller.uid, shelf);
    const { offset, limit = pageSize } = query;
    const { books, total } = listShelf(shelf, child, query);
    const { items } = pageOf(books, total, { offset, limit });
    return new Page(
      items.map((book) => presentCard(book, child)),
      total,
    );
  });

  route(app, session, 'GET /api/proposal', async ({ caller }) => {
    const shelf = await catalogue.shelf();
    const child = await loadChild(database.db, caller.uid, shelf);
    const book = proposeBook(shelf, child);
    return { book: book ? presentCard(book, child) : null };
  });

  route(app, session, 'GET /api/books/{bookId}', async ({ caller, params }) => {
    const book = await catalogue.open(params.bookId);
    if (!book) throw bookNotFound();
    const flipbookUrl = await flipbookAddresses.open(book.row.flipbook_url, caller);
    // What is remembered and sent to everyone holds no ticket.
    return flipbookUrl === null ? book.prepared : { ...presentBook(book.row), flipbookUrl };
  });

  route(app, session, 'GET /api/admin/books', async ({ query, pageSize }) => {
    await reports.followAwhile();
    const { category, search = '', sort, order, offset, limit = pageSize } = query;
    const shelf = await catalogue.shelf();
    const table = search === '' && sort === undefined ? null : await ownerTableOf(shelf);
    const part = partOf(shelf, { category, found: table?.find(search) ?? null });
    const books =
      table === null || sort === undefined
        ? booksIn(shelf, part)
        : table.ordered(sort, order).filter((book) => isIn(part, book));
    const { items, total } = pageOf(books, sizeOf(part), { offset, limit });
    const ids = items.map(({ id }) => id);
    const rows = await listAdminBooks(database.db, limit === undefined ? 'all' : ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const shown = ids.flatMap((id) => byId.get(id) ?? []);
    return new Page(await Promise.all(shown.map(presentToOwner)), total);
  });

  route(app, session, 'GET /api/admin/books/{bookId}', async ({ params }) => {
    const book = await getWholeBook(database.db, params.bookId);
    if (!book) throw bookNotFound();
    return presentWholeBook(book);
  });

  route(app, session, 'POST /api/books', async ({ body }) => {
    const drafted = await withReport(reports, await toDrafted(body, (await pagesOf(body)) ?? 1));
    const book = {
      ...drafted,
      id: randomUUID(),
      star_reward: body.starReward,
      created_at: now(),
    };
    await catalogue.add(book);
    return presentToOwner(book);
  });

  route(app, session, 'PUT /api/books/{bookId}', async ({ params, body }) => {
    const before = await getWholeBook(database.db, params.bookId);
    if (!before) throw bookNotFound();
    // Of another host's flipbook a number that came with the catalogue stays.
    const wasForeign = before.flipbook_url !== null && ownFlipbookId(before.flipbook_url) === null;
    const pages = (await pagesOf(body)) ?? (wasForeign ? before.total_pages : 1);
    const drafted = await toDrafted(body, pages);
    // So also where the answer to a first save was lost on its way, and it comes once more.
    if (changesNothing(before, drafted)) return presentWholeBook(before);
    if (before.version !== body.version) throw changedMeanwhile();
    const checked = await withReport(reports, drafted);
    const { id, star_reward, created_at, version } = before;
    const after = { ...checked, id, star_reward, created_at, edited_at: now() };
    if (!(await catalogue.edit(after, version))) {
      throw (await getWholeBook(database.db, id)) ? changedMeanwhile() : bookNotFound();
    }
    return presentWholeBook({ ...before, ...drafted, version: version + 1 });
  });

  route(app, session, 'DELETE /api/books/{bookId}', async ({ params }) => {
    if (!(await catalogue.remove(params.bookId))) throw bookNotFound();
    return null;
  });
}

const changesNothing = (before: WholeBookRow, drafted: Drafted) =>
  Object.entries(drafted).every(([field, value]) => before[field as keyof Drafted] === value);

const changedMeanwhile = () =>
  new Problem(
    'changed_meanwhile',
    'This book was changed after you had opened it, and none of your changes is saved. Open it again and make them in what it is now.',
  );
