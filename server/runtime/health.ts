// What a proxy or an orchestrator asks of the process (docs/operations.md).
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { shuttingDown } from '../problems/problem.ts';
import { checkDescriptors } from './file-descriptors.ts';
import type { GracefulShutdown } from './graceful-shutdown.ts';

/** `/healthz`: the process runs. `/readyz`: it can read, write and open files. Both fail once a shutdown is announced. */
export function healthRoutes(
  app: FastifyInstance,
  database: Database,
  gracefulShutdown: GracefulShutdown,
): void {
  const requireNotShuttingDown = () => {
    if (gracefulShutdown.isAnnounced) throw shuttingDown();
  };
  app.get('/healthz', { schema: { hide: true } }, () => {
    requireNotShuttingDown();
    return { status: 'ok' };
  });
  app.get('/readyz', { schema: { hide: true } }, async () => {
    requireNotShuttingDown();
    await database.check();
    await database.checkWrites();
    await checkDescriptors();
    return { status: 'ready' };
  });
}
