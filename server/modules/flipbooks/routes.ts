import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Flipbooks } from './service.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  flipbooks: Flipbooks;
  authenticator: Authenticator;
}

export function flipbookRoutes(app: FastifyInstance, services: Services): void {
  const { flipbooks, authenticator } = services;

  route(app, authenticator, 'POST /api/admin/flipbooks', async ({ upload }) =>
    flipbooks.create(upload),
  );

  route(app, authenticator, 'GET /api/admin/flipbooks/{flipbookId}', async ({ params }) =>
    flipbooks.get(params.flipbookId),
  );
}
