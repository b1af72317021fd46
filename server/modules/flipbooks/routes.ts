import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Flipbooks } from './flipbooks.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  flipbooks: Flipbooks;
  session: Authenticator;
}

export function flipbookRoutes(app: FastifyInstance, services: Services): void {
  const { flipbooks, session } = services;

  route(app, session, 'POST /api/admin/flipbooks', async ({ upload }) => flipbooks.make(upload));

  route(app, session, 'GET /api/admin/flipbooks/{flipbookId}', async ({ params }) =>
    flipbooks.get(params.flipbookId),
  );
}
