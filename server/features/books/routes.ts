import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { presentAdminBook, presentBook } from '../../catalogue/present.ts';
import { toBookRow } from '../../catalogue/store.ts';
import { bookNotFound } from '../../errors.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export function bookRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, session, now } = services;

  route(app, session, 'GET /api/books', async ({ query }) => catalogue.prepared(query.category));

  route(app, session, 'GET /api/books/{bookId}', async ({ params }) => {
    const book = await catalogue.get(params.bookId);
    if (!book) throw bookNotFound();
    return presentBook(book);
  });

  route(app, session, 'GET /api/admin/books', async () =>
    (await catalogue.list()).map(presentAdminBook),
  );

  route(app, session, 'POST /api/books', async ({ body }) => {
    const book = toBookRow({ ...body, id: randomUUID(), content: null }, now());
    await catalogue.add(book);
    return presentAdminBook(book);
  });

  route(app, session, 'DELETE /api/books/{bookId}', async ({ params }) => {
    if (!(await catalogue.remove(params.bookId))) throw bookNotFound();
    return null;
  });
}
