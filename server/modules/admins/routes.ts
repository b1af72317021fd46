import type { FastifyInstance } from 'fastify';
import { join, logIn } from './service.ts';
import { logOut } from './sessions/sessions.ts';
import { ownRoutes } from './own-routes.ts';
import { ownerRoutes } from './owner-routes.ts';
import { lookAtInvitation } from './owners/invitations.ts';
import type { Services } from './services.ts';
import type { LoginOutcome } from '../../observability/metrics/metrics.ts';
import { route } from '../../http/route.ts';

export function adminRoutes(app: FastifyInstance, services: Services): void {
  const { database, metrics, authenticator, now } = services;

  // Usernames and client addresses are personal data, so they are not logged.
  function report(outcome: LoginOutcome): void {
    metrics.ownerSignedIn(outcome);
    const level = outcome === 'opened' ? 'info' : 'warn';
    app.log[level]({ outcome }, 'An owner’s sign-in');
  }

  route(app, authenticator, 'POST /api/admin/login', async ({ body, caller }) => ({
    sessionToken: await logIn(database.db, { ...body, ...caller }, now(), report),
  }));

  route(app, authenticator, 'POST /api/admin/logout', async ({ caller }) => {
    await logOut(database.db, caller.token);
    return null;
  });

  route(app, authenticator, 'POST /api/admin/invitations/look', async ({ body }) =>
    lookAtInvitation(database.db, body.token, now()),
  );

  route(app, authenticator, 'POST /api/admin/invitations/use', async ({ body, caller }) => ({
    sessionToken: await join(database, { ...body, ...caller }, now(), report),
  }));

  ownRoutes(app, services, report);
  ownerRoutes(app, services);
}
