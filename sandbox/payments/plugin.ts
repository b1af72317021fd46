// The stand-in of Stripe as a Fastify plugin: the API under /v1, hosted pages under /checkout and
// /portal, the control page under /control. Its parsers and error handlers are encapsulated, so other
// stand-ins can share the server.
import type { FastifyPluginAsync } from 'fastify';
import { apiRoutes } from './api/routes.ts';
import { controlRoutes } from './control/routes.ts';
import { checkoutPages } from './pages/checkout.ts';
import { portalPages } from './pages/portal.ts';
import { openPayments, type Payments, type PaymentsOptions } from './world/payments.ts';

/** Serves an opened stand-in over HTTP, and closes it with the server. */
export function paymentsPlugin(payments: Payments): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    app.addHook('onClose', () => payments.close());
    await app.register(apiRoutes(payments), { prefix: '/v1' });
    await app.register(checkoutPages(payments));
    await app.register(portalPages(payments));
    await app.register(controlRoutes(payments));
  };
}

/** Opens the state in `dataDir` and serves it. Throws when the folder cannot be written. */
export function paymentsStandIn(options: PaymentsOptions): FastifyPluginAsync {
  return async (app) => {
    const report = (error: unknown): void => app.log.error(error);
    await app.register(paymentsPlugin(openPayments(options, { report })));
  };
}
