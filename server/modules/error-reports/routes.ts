import type { FastifyInstance } from 'fastify';
import { knownWords } from '../../../domain/error-words.ts';
import { route } from '../../http/route.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  metrics: Metrics;
  authenticator: Authenticator;
}

/** Receives errors from browsers. They are logged and counted, and stored nowhere else. */
export function errorReportRoutes(
  app: FastifyInstance,
  { authenticator, metrics }: Services,
): void {
  route(app, authenticator, 'POST /api/error-reports', async ({ body }) => {
    // Anyone can send anything, so only known words of the message are kept. The schema limits the other fields.
    const report = { ...body, message: knownWords(body.message) };
    app.log.warn({ report }, 'A page has failed in a browser');
    metrics.browserFailed(body.kind);
    return null;
  });
}
