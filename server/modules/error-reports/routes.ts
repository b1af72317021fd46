import type { FastifyInstance } from 'fastify';
import { knownWords } from '../../../domain/error-words.ts';
import { route } from '../../http/route.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { Session } from '../../http/authenticate.ts';

interface Services {
  metrics: Metrics;
  session: Session;
}

/** Failures in browsers: a line in the log and a count, kept nowhere else. */
export function errorReportRoutes(app: FastifyInstance, { session, metrics }: Services): void {
  route(app, session, 'POST /api/error-reports', async ({ body }) => {
    // Anybody may send, and so anything; the rest of it is held to its form.
    const report = { ...body, message: knownWords(body.message) };
    app.log.warn({ report }, 'A page has failed in a browser');
    metrics.browserFailed(body.kind);
    return null;
  });
}
