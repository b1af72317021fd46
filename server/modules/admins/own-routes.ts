// What owners and editors do with their own sign-in.
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Report, Services } from './services.ts';
import { changeOwnPassword, proveOwnPassword } from './service.ts';
import {
  confirmSecondFactor,
  describeSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
} from './second-factor/second-factor.ts';
import { endOwnSession, listOwnSessions } from './sessions/sessions.ts';

export function ownRoutes(app: FastifyInstance, services: Services, report: Report): void {
  const { database, authenticator, now } = services;
  const { db } = database;

  route(app, authenticator, 'GET /api/admin/me', async ({ caller: { username, role } }) => ({
    username,
    role,
    ...(await describeSecondFactor(db, username)),
  }));

  route(app, authenticator, 'PUT /api/admin/me/password', async ({ caller, body }) => {
    await changeOwnPassword(db, caller, body, now(), report);
    return null;
  });

  route(app, authenticator, 'GET /api/admin/me/sessions', async ({ caller }) =>
    listOwnSessions(db, caller, now()),
  );

  route(
    app,
    authenticator,
    'DELETE /api/admin/me/sessions/{sessionId}',
    async ({ caller: { username }, params: { sessionId } }) => {
      await endOwnSession(db, { username, sessionId }, now());
      return null;
    },
  );

  route(app, authenticator, 'POST /api/admin/me/second-factor', async ({ caller, body }) => {
    await proveOwnPassword(db, caller, body.password, now(), report);
    return offerSecondFactor(db, caller.username);
  });

  route(app, authenticator, 'PUT /api/admin/me/second-factor', async ({ caller, body }) => ({
    recoveryCodes: await confirmSecondFactor(
      db,
      { username: caller.username, token: caller.token, code: body.code },
      now(),
    ),
  }));

  route(app, authenticator, 'POST /api/admin/me/second-factor/removal', async (call) => {
    const { caller, body } = call;
    await proveOwnPassword(db, caller, body.password, now(), report);
    const who = { by: caller.username, username: caller.username };
    await removeSecondFactor(db, who, now());
    return null;
  });
}
