import type { FastifyInstance } from 'fastify';
import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';
import { isUnsettled } from '../../../domain/subscription.ts';
import { Problem } from '../../errors.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { openCheckout } from '../../subscriptions/checkout.ts';
import type { SubscriptionRow } from '../../subscriptions/store.ts';
import { opens } from '../../subscriptions/subscriptions.ts';

export function subscriptionRoutes(app: FastifyInstance, services: Services): void {
  const { config, now, payments, session, subscriptions } = services;
  const checkoutPages = {
    success: `${config.publicUrl}/?success=true`,
    cancel: `${config.publicUrl}/subscribe`,
  };

  route(app, session, 'GET /api/subscription/status', async ({ caller }) => {
    const stored = await subscriptions.get(caller.uid);
    const watchedUntil = stored?.watched_until ?? null;
    if (!stored || !isUnsettled({ status: stored.status, watchedUntil }, now())) {
      return present(stored);
    }
    // Perhaps she has just paid, or been at the portal, and the webhook is late: a poll looks itself.
    return present(await subscriptions.syncSoon(caller.uid));
  });

  route(app, session, 'POST /api/create-checkout-session', async ({ caller }) => {
    const payer = { uid: caller.uid, email: caller.email };
    const url = await openCheckout({ payments, subscriptions }, payer, checkoutPages);
    if (url !== null) return { url };
    return {
      alreadySubscribed: true as const,
      message: 'You already have an active subscription!',
    };
  });

  route(app, session, 'POST /api/create-portal-session', async ({ caller }) => {
    const nothingToManage = new Problem('not_found', 'There is no subscription to manage yet.');
    const current = await subscriptions.get(caller.uid);
    if (!current) throw nothingToManage;
    const url = await payments.openPortal(current.customer_id, `${config.publicUrl}/account`);
    if (url === null) {
      await subscriptions.sync(caller.uid);
      throw nothingToManage;
    }
    await subscriptions.watch(caller.uid);
    return { url };
  });

  webhookRoute(app, services);
}

/** Stripe's events. A failure answers 5xx, and Stripe delivers again. */
function webhookRoute(app: FastifyInstance, services: Services): void {
  const { payments, subscriptions } = services;

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
      const outcome = await subscriptions.hear(event);
      request.log.info({ event: event.id, type: event.type, outcome }, 'Webhook');
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
