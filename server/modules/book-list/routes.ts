import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { addList, type BookListParts, checkList } from './service.ts';

interface Services extends Omit<BookListParts, 'ownOrigin'> {
  authenticator: Authenticator;
  config: Config;
}

export function bookListRoutes(app: FastifyInstance, services: Services): void {
  const { authenticator, config } = services;
  const parts: BookListParts = { ...services, ownOrigin: config.publicUrl };

  route(app, authenticator, 'POST /api/admin/book-list/check', ({ upload }) =>
    checkList(parts, upload),
  );

  route(app, authenticator, 'POST /api/admin/book-list', async ({ upload, query, caller }) => ({
    added: await addList(parts, upload, { choice: query, by: caller.username }),
  }));
}
