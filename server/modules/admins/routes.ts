import type { FastifyInstance } from 'fastify';
import { logIn, logOut } from './service.ts';
import type { Metrics, LoginOutcome } from '../../observability/metrics/metrics.ts';
import { route } from '../../http/route.ts';
import type { Database } from '../../database/open.ts';
import type { Authenticator } from '../../http/authenticate.ts';

interface Services {
  database: Database;
  metrics: Metrics;
  /** Epoch milliseconds. */
  now: () => number;
  authenticator: Authenticator;
}

export function adminRoutes(app: FastifyInstance, services: Services): void {
  const { database, metrics, authenticator, now } = services;

  // Usernames and client addresses are personal data, so they are not logged.
  function report(outcome: LoginOutcome): void {
    metrics.ownerSignedIn(outcome);
    const level = outcome === 'opened' ? 'info' : 'warn';
    app.log[level]({ outcome }, 'An owner’s sign-in');
  }

  route(app, authenticator, 'POST /api/admin/login', async ({ body, caller }) => ({
    sessionToken: await logIn(database.db, { ...body, network: caller.network }, now(), report),
  }));

  route(app, authenticator, 'POST /api/admin/logout', async ({ caller }) => {
    await logOut(database.db, caller.token);
    return null;
  });
}
