import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { presentAdminBook } from '../../catalogue/present.ts';
import { listAdminBooks, toBookRow } from '../../catalogue/store.ts';
import { bookNotFound } from '../../errors.ts';
import { route } from '../../route.ts';
import { toFindingsRow } from '../../phonics/reports.ts';
import type { Services } from '../../services.ts';
import { levelMisfit } from './level-misfit.ts';

export function bookRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, database, reports, session, now } = services;

  route(app, session, 'GET /api/books', async ({ query }) => catalogue.prepared(query.category));

  route(app, session, 'GET /api/books/{bookId}', async ({ params }) => {
    const book = await catalogue.preparedBook(params.bookId);
    if (!book) throw bookNotFound();
    return book;
  });

  route(app, session, 'GET /api/admin/books', async () => {
    await reports.followAwhile();
    return (await listAdminBooks(database.db)).map(presentAdminBook);
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
