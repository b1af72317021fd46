import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { presentAdminBook, presentBook } from '../../catalogue/present.ts';
import { type AdminBookRow, listAdminBooks, toBookRow } from '../../catalogue/store.ts';
import { bookNotFound } from '../../errors.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { levelMisfit } from './level-misfit.ts';

export function bookRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, database, flipbookAddresses, reports, session, now } = services;

  /** As its owner sees it: a flipbook of the library's own opens for her too. */
  async function presentToOwner(row: AdminBookRow) {
    return presentAdminBook(row, await flipbookAddresses.openOwn(row.flipbook_url));
  }

  route(app, session, 'GET /api/books', async ({ query }) => catalogue.prepared(query.category));

  route(app, session, 'GET /api/books/{bookId}', async ({ params }) => {
    const book = await catalogue.get(params.bookId);
    if (!book) throw bookNotFound();
    const { flipbookUrl, ...rest } = presentBook(book);
    return { ...rest, flipbookUrl: flipbookUrl && (await flipbookAddresses.open(flipbookUrl)) };
  });

  route(app, session, 'GET /api/admin/books', async () => {
    await reports.followAwhile();
    return Promise.all((await listAdminBooks(database.db)).map(presentToOwner));
  });

  route(app, session, 'POST /api/books', async ({ body }) => {
    const { text, levelReason } = body;
    const foreseen = text === null ? null : await reports.foresee({ ...body, text });
    if (foreseen && !foreseen.fits && levelReason === null) throw levelMisfit(foreseen);
    const book = {
      ...toBookRow({ ...body, id: randomUUID(), content: null }, now()),
      text,
      level_reason: levelReason,
      report: foreseen && JSON.stringify(foreseen.report),
      report_version: foreseen && foreseen.version,
    };
    await catalogue.add(book);
    return presentToOwner(book);
  });

  route(app, session, 'DELETE /api/books/{bookId}', async ({ params }) => {
    if (!(await catalogue.remove(params.bookId))) throw bookNotFound();
    return null;
  });
}
