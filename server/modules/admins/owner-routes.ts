// What owners do with those who keep the library.
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from './services.ts';
import { invite, withdrawInvitation } from './owners/invitations.ts';
import { changeRole, describeOwners, removeOwner } from './owners/owners.ts';

export function ownerRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, authenticator, now } = services;
  const { db } = database;

  route(app, authenticator, 'GET /api/admin/owners', async () => describeOwners(database, now()));

  route(
    app,
    authenticator,
    'PUT /api/admin/owners/{username}',
    async ({ caller, params: { username }, body: { role } }) => {
      await changeRole(database, { by: caller.username, username, role }, now());
      return null;
    },
  );

  route(
    app,
    authenticator,
    'DELETE /api/admin/owners/{username}',
    async ({ caller, params: { username } }) => {
      await removeOwner(database, { by: caller.username, username }, now());
      return null;
    },
  );

  route(
    app,
    authenticator,
    'POST /api/admin/owners/invitations',
    async ({ caller, body: { role } }) => {
      const { publicUrl } = config;
      return { address: await invite(db, { by: caller.username, role, publicUrl }, now()) };
    },
  );

  route(
    app,
    authenticator,
    'DELETE /api/admin/owners/invitations/{invitationId}',
    async ({ caller, params: { invitationId: id } }) => {
      await withdrawInvitation(db, { by: caller.username, id }, now());
      return null;
    },
  );
}
