import type { FastifyInstance } from 'fastify';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export function flipbookRoutes(app: FastifyInstance, services: Services): void {
  const { flipbooks, session } = services;

  route(app, session, 'POST /api/admin/flipbooks', async ({ upload }) => flipbooks.make(upload));

  route(app, session, 'GET /api/admin/flipbooks/{flipbookId}', async ({ params }) =>
    flipbooks.get(params.flipbookId),
  );
}
