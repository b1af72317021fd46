import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../../contracts/errors.ts';
import type { Metrics } from './metrics.ts';

/** Records every response by the pattern of its route. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requestHandled({
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
    /** Why the response has a 5xx status; null otherwise. */
    failure: ErrorCode | null;
  }
}
