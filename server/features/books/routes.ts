import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { NewBook } from '../../../contracts/books.ts';
import { presentAdminBook, presentBook } from '../../catalogue/present.ts';
import type { BookRow } from '../../catalogue/store.ts';
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
    const book = toRow(body, randomUUID(), now());
    await catalogue.add(book);
    return presentAdminBook(book);
  });

  route(app, session, 'DELETE /api/books/{bookId}', async ({ params }) => {
    if (!(await catalogue.remove(params.bookId))) throw bookNotFound();
    return null;
  });
}

function toRow(book: NewBook, id: string, now: number): BookRow {
  return {
    id,
    title: book.title,
    author: book.author,
    description: book.description,
    category: book.category,
    cover_image_url: book.coverImageUrl,
    flipbook_type: book.flipbookType,
    flipbook_url: book.flipbookUrl,
    flipbook_id: book.flipbookId,
    content: null,
    total_pages: book.totalPages,
    star_reward: book.starReward,
    created_at: now,
  };
}
