import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../../contracts/errors.ts';
import type { Metrics } from './metrics.ts';

/** Counts what is answered, by the pattern of its route. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered({
      method: request.method,
      route: request.is404 ? null : (request.routeOptions.url ?? null),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      failure: request.failure ?? 'internal',
    });
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was answered with a 5xx. */
    failure: ErrorCode | null;
  }
}
