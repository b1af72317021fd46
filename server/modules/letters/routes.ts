import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Letters } from './service.ts';

interface Services {
  authenticator: Authenticator;
  letters: Letters;
}

/** The body of a one-click unsubscribe is a form of some bytes. */
const LONGEST_FORM = 1_000;

export function letterRoutes(app: FastifyInstance, { authenticator, letters }: Services): void {
  route(app, authenticator, 'GET /api/letters', async ({ caller }) => ({
    weekly: await letters.isWeeklyWanted(caller.uid),
  }));

  route(app, authenticator, 'PUT /api/letters', async ({ caller, body }) => {
    await letters.setWeekly(caller, body.weekly);
    return { weekly: body.weekly };
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = { parseAs: 'buffer', bodyLimit: LONGEST_FORM } as const;
    scope.addContentTypeParser('*', form, (_request, _body, done) => done(null, undefined));
    route(scope, authenticator, 'POST /letters/unsubscribe', async ({ query }) => {
      await letters.unsubscribe(query.account, query.token);
      return null;
    });
  });
}
