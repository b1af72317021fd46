// The local stand-in for Firebase Authentication and for Google's sign-in page.
// README.md describes its protocol and how a client connects.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { receiveLetters } from './letters.ts';
import { registerChooser } from './chooser-routes.ts';
import { registerMailbox } from './mailbox-routes.ts';
import { preparePages } from './pages.ts';
import { registerRest } from './rest-routes.ts';
import { openSigningKey } from './signing-key.ts';
import type { IdentityOptions, StandIn } from './stand-in.ts';
import { openIdentityStore } from './tables.ts';

/** The same path as on www.googleapis.com. */
const keysPath = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

function registerKeys(app: FastifyInstance, standIn: StandIn): void {
  app.get(keysPath, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return { keys: [standIn.key.published] };
  });
}

export function identityStandIn(options: IdentityOptions): FastifyPluginAsync {
  return async (app) => {
    const store = openIdentityStore(options.dataDir);
    app.addHook('onClose', async () => store.close());
    const standIn: StandIn = {
      store,
      key: await openSigningKey(store),
      origin: options.origin,
      projectId: options.projectId,
      apiKey: options.apiKey,
      methods: options.methods ?? { password: true, google: true },
      now: options.now ?? Date.now,
    };
    if (options.mailServer) {
      const { now } = standIn;
      app.addHook('onClose', await receiveLetters(store, { ...options.mailServer, now }));
    }
    registerKeys(app, standIn);
    app.register(async (scope) => registerRest(scope, standIn));
    app.register(async (scope) => registerChooser(scope, standIn));
    app.register(async (scope) => {
      preparePages(scope);
      registerMailbox(scope, standIn);
    });
  };
}
