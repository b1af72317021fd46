import type { FastifyInstance } from 'fastify';
import { logIn, logOut } from '../../admins/admins.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export function adminRoutes(app: FastifyInstance, services: Services): void {
  const { database, session, now } = services;

  route(app, session, 'POST /api/admin/login', async ({ body, caller }) => ({
    sessionToken: await logIn(database.db, { ...body, network: caller.network }, now()),
  }));

  route(app, session, 'POST /api/admin/logout', async ({ caller }) => {
    await logOut(database.db, caller.token);
    return null;
  });
}
