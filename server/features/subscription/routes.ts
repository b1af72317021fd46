import type { FastifyInstance } from 'fastify';
import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';
import { Problem } from '../../errors.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { isEventProcessed, saveEvent, type SubscriptionRow } from '../../subscriptions/store.ts';
import { opens } from '../../subscriptions/subscriptions.ts';

export function subscriptionRoutes(app: FastifyInstance, services: Services): void {
  const { config, payments, session, subscriptions } = services;
  const checkoutPages = {
    success: `${config.publicUrl}/?success=true`,
    cancel: `${config.publicUrl}/subscribe`,
  };

  route(app, session, 'GET /api/subscription/status', async ({ caller }) => {
    const stored = await subscriptions.get(caller.uid);
    if (!stored || opens(stored)) return present(stored);
    // Perhaps she has just paid and the webhook is late: a poll looks for itself.
    try {
      return present(await subscriptions.sync(caller.uid));
    } catch (error) {
      app.log.warn({ err: error }, 'The subscription could not be read; answering what is stored');
      return present(stored);
    }
  });

  route(app, session, 'POST /api/create-checkout-session', async ({ caller }) => {
    const payer = { uid: caller.uid, email: caller.email };
    await subscriptions.ensureCustomer(payer);
    if (opens(await subscriptions.sync(caller.uid))) {
      return {
        alreadySubscribed: true as const,
        message: 'You already have an active subscription!',
      };
    }
    const customerId = await subscriptions.ensureCustomer(payer);
    const url =
      (await payments.openCheckout(customerId, checkoutPages)) ??
      (await payments.openCheckout(
        await subscriptions.replaceCustomer(payer, customerId),
        checkoutPages,
      ));
    if (url === null)
      throw new Problem('unavailable', 'The payment page could not be opened. Please try again.');
    return { url };
  });

  route(app, session, 'POST /api/create-portal-session', async ({ caller }) => {
    const current = await subscriptions.get(caller.uid);
    if (!current) {
      throw new Problem('not_found', 'There is no subscription to manage yet.');
    }
    return { url: await payments.openPortal(current.customer_id, `${config.publicUrl}/account`) };
  });

  webhookRoute(app, services);
}

/** Stripe's events. A failure answers 5xx, and Stripe delivers again. */
function webhookRoute(app: FastifyInstance, services: Services): void {
  const { database, payments, subscriptions, now } = services;

  void app.register(async (scope) => {
    // The signature covers the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_048_576 }, (_, body, done) =>
      done(null, body),
    );
    scope.post('/api/webhooks/stripe', { schema: { hide: true } }, async (request) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) {
        throw new Problem('invalid_request', 'The webhook signature is missing');
      }
      const event = payments.readEvent(request.body, signature);
      if (await isEventProcessed(database.db, event.id)) return { received: true };
      const synced = event.customerId && (await subscriptions.syncCustomer(event.customerId));
      if (!synced) request.log.info({ event: event.id, type: event.type }, 'Not about a student');
      await saveEvent(database.db, event.id, event.type, now());
      return { received: true };
    });
  });
}

function present(row: SubscriptionRow | null): SubscriptionStatusAnswer {
  return {
    hasSubscription: opens(row),
    status: row?.status ?? null,
    endsAt: row?.ends_at ?? null,
  };
}
