import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { searchFor } from '../../../domain/search.ts';
import { presentAdminBook } from '../../catalogue/present.ts';
import { listAdminBooks, toBookRow } from '../../catalogue/store.ts';
import { bookNotFound } from '../../errors.ts';
import { Page, route } from '../../route.ts';
import { toFindingsRow } from '../../phonics/reports.ts';
import type { Services } from '../../services.ts';
import { loadChild } from './child.ts';
import { levelMisfit } from './level-misfit.ts';
import { isPlain, listShelf, pageOf, presentCard, proposeBook } from './listing.ts';

export function bookRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, database, reports, session, now } = services;

  route(app, session, 'GET /api/books', async ({ caller, query, pageSize }) => {
    if (isPlain(query, pageSize)) return catalogue.prepared(query.category);
    const shelf = await catalogue.shelf();
    const child = await loadChild(database.db, caller.uid, shelf);
    const { offset, limit = pageSize } = query;
    const { items, total } = pageOf(listShelf(shelf, child, query), { offset, limit });
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

  route(app, session, 'GET /api/books/{bookId}', async ({ params }) => {
    const book = await catalogue.preparedBook(params.bookId);
    if (!book) throw bookNotFound();
    return book;
  });

  route(app, session, 'GET /api/admin/books', async ({ query, pageSize }) => {
    await reports.followAwhile();
    const { search = '', offset, limit = pageSize } = query;
    const { books } = await catalogue.shelf();
    const matches = searchFor(search);
    const found = books.filter(({ text, row }) => matches(`${text}\n${row.id}`));
    const { items, total } = pageOf(found, { offset, limit });
    const ids = items.map(({ row }) => row.id);
    const rows = await listAdminBooks(database.db, limit === undefined ? 'all' : ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Page(ids.flatMap((id) => byId.get(id) ?? []).map(presentAdminBook), total);
  });

  route(app, session, 'POST /api/books', async ({ body }) => {
    const { text, levelReason } = body;
    const foreseen = text === null ? null : await reports.foresee({ ...body, text });
    if (foreseen && !foreseen.fits && levelReason === null) throw levelMisfit(foreseen);
    const book = {
      ...toBookRow({ ...body, id: randomUUID(), content: null }, now()),
      text,
      level_reason: levelReason,
      report: null,
      ...(foreseen && toFindingsRow(foreseen)),
    };
    await catalogue.add(book);
    return presentAdminBook(book);
  });

  route(app, session, 'DELETE /api/books/{bookId}', async ({ params }) => {
    if (!(await catalogue.remove(params.bookId))) throw bookNotFound();
    return null;
  });
}
