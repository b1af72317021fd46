import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../../http/authenticate.ts';
import { route, Streamed } from '../../http/route.ts';
import type { FiguresService } from './service.ts';

interface Services {
  authenticator: Authenticator;
  figures: FiguresService;
}

export function figureRoutes(app: FastifyInstance, { authenticator, figures }: Services): void {
  route(app, authenticator, 'GET /api/admin/figures', figures.show);

  route(
    app,
    authenticator,
    'GET /api/admin/figures/table',
    async () => new Streamed<string>(await figures.table(), 'text/csv'),
  );
}
