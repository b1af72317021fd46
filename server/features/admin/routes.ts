import type { FastifyInstance } from 'fastify';
import { logIn, logOut } from '../../admins/admins.ts';
import type { LoginOutcome } from '../../metrics/metrics.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export function adminRoutes(app: FastifyInstance, services: Services): void {
  const { database, metrics, session, now } = services;

  // Neither who it was nor from where: names and addresses are nobody's business in a log.
  function report(outcome: LoginOutcome): void {
    metrics.ownerSignedIn(outcome);
    const level = outcome === 'opened' ? 'info' : 'warn';
    app.log[level]({ outcome }, 'An owner’s sign-in');
  }

  route(app, session, 'POST /api/admin/login', async ({ body, caller }) => ({
    sessionToken: await logIn(database.db, { ...body, network: caller.network }, now(), report),
  }));

  route(app, session, 'POST /api/admin/logout', async ({ caller }) => {
    await logOut(database.db, caller.token);
    return null;
  });
}
