import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';
import { isUnsettled } from '../../../domain/subscription.ts';
import { toProblem } from '../../http/errors.ts';
import { Problem } from '../../problems/problem.ts';
import type { PaymentProvider, WebhookEvent } from '../../providers/payments/payments.ts';
import type { SignedIn } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { openCheckout } from './checkout.ts';
import { opens, statusOf, type SubscriptionRow } from './store.ts';
import type { Config } from '../../config/config.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import type { Subscriptions } from './subscriptions.ts';

interface Services {
  config: Config;
  /** `requirePayer` throws `account_deleted` or `unavailable` when the caller's account is being deleted. */
  accountDeletion: { requirePayer(caller: SignedIn): Promise<void> };
  metrics: Metrics;
  /** Epoch milliseconds. */
  now: () => number;
  payments: PaymentProvider;
  authenticator: Authenticator;
  subscriptions: Subscriptions;
}

export function subscriptionRoutes(app: FastifyInstance, services: Services): void {
  const { config, accountDeletion, now, payments, authenticator, subscriptions } = services;
  const checkoutPages = {
    success: `${config.publicUrl}/?success=true`,
    cancel: `${config.publicUrl}/subscribe`,
  };

  route(app, authenticator, 'GET /api/subscription/status', async ({ caller }) => {
    const stored = await subscriptions.get(caller.uid);
    const watchedUntil = stored?.watched_until ?? null;
    if (!stored || !isUnsettled({ status: statusOf(stored, now()), watchedUntil }, now())) {
      return present(stored, now());
    }
    // The parent may have just paid or used the portal, and the webhook may be late. Sync instead of waiting.
    return present(await subscriptions.syncSoon(caller.uid), now());
  });

  route(app, authenticator, 'POST /api/create-checkout-session', async ({ caller }) => {
    await accountDeletion.requirePayer(caller);
    const payer = { uid: caller.uid, email: caller.email };
    const url = await openCheckout(services, payer, checkoutPages);
    if (url !== null) return { url };
    return {
      alreadySubscribed: true as const,
      message: 'You already have an active subscription!',
    };
  });

  route(app, authenticator, 'POST /api/create-portal-session', async ({ caller }) => {
    const nothingToManage = new Problem('not_found', 'There is no subscription to manage yet.');
    const current = await subscriptions.get(caller.uid);
    if (!current) throw nothingToManage;
    const lateId = current.status === 'past_due' ? current.subscription_id : null;
    const returnTo = `${config.publicUrl}/account`;
    const url = await payments.openPortal(current.customer_id, returnTo, lateId);
    if (url === null) {
      await subscriptions.sync(caller.uid);
      throw nothingToManage;
    }
    await subscriptions.expectReturn(caller.uid);
    return { url };
  });

  webhookRoute(app, services);
}

/** Receives Stripe's events. A failure is answered with 5xx, so Stripe delivers the event again. */
function webhookRoute(app: FastifyInstance, services: Services): void {
  const { metrics, now, payments, subscriptions } = services;

  async function handle(event: WebhookEvent) {
    try {
      const outcome = await subscriptions.handleWebhook(event);
      // A repeated event was handled earlier, so its lag says nothing.
      const lag = outcome === 'repeated' ? null : Math.max(0, (now() - event.createdAt) / 1000);
      metrics.webhookHandled(outcome, lag);
      return outcome;
    } catch (error) {
      metrics.webhookHandled('failed', null);
      throw error;
    }
  }

  void app.register(async (scope) => {
    // The signature covers the raw bytes, so the body must not be parsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_048_576 }, (_, body, done) =>
      done(null, body),
    );
    const verified = new WeakSet<FastifyRequest>();
    scope.addHook('onError', async (request, _, error) => {
      if (verified.has(request)) return;
      metrics.webhookHandled('refused', null);
      request.log.warn({ reason: toProblem(error).message }, 'A webhook was refused');
    });
    scope.post('/api/webhooks/stripe', { schema: { hide: true } }, async (request) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string') {
        throw new Problem('invalid_request', 'The webhook signature is missing');
      }
      if (!Buffer.isBuffer(request.body)) {
        throw new Problem('invalid_request', 'The webhook has no body');
      }
      const event = payments.readEvent(request.body, signature);
      verified.add(request);
      const outcome = await handle(event);
      request.log.info({ event: event.id, type: event.type, outcome }, 'Webhook');
      return { received: true };
    });
  });
}

function present(row: SubscriptionRow | null, now: number): SubscriptionStatusAnswer {
  const hasSubscription = opens(row, now);
  const status = statusOf(row, now);
  const endsAt = row?.ends_at ?? null;
  const isPaused = hasSubscription && row?.collection_paused === 1;
  const isRunning = status === 'active' || status === 'trialing';
  // A renewal date that has passed is not reported: the new one is not known yet.
  const periodEndsAt = row?.period_ends_at ?? 0;
  const renews = isRunning && endsAt === null && !isPaused && periodEndsAt > now;
  return {
    hasSubscription,
    status,
    endsAt,
    ...(renews && { renewsAt: periodEndsAt }),
    ...(isPaused && { pause: { resumesAt: row.resumes_at } }),
  };
}
