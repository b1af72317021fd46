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
import type { Session } from '../../http/authenticate.ts';
import type { Subscriptions } from './subscriptions.ts';

interface Services {
  config: Config;
  /** Lets through who may pay; throws `account_deleted` or `unavailable` where her account is being deleted. */
  leaving: { admitPayer(caller: SignedIn): Promise<void> };
  metrics: Metrics;
  /** Epoch milliseconds. */
  now: () => number;
  payments: PaymentProvider;
  session: Session;
  subscriptions: Subscriptions;
}

export function subscriptionRoutes(app: FastifyInstance, services: Services): void {
  const { config, leaving, now, payments, session, subscriptions } = services;
  const checkoutPages = {
    success: `${config.publicUrl}/?success=true`,
    cancel: `${config.publicUrl}/subscribe`,
  };

  route(app, session, 'GET /api/subscription/status', async ({ caller }) => {
    const stored = await subscriptions.get(caller.uid);
    const watchedUntil = stored?.watched_until ?? null;
    if (!stored || !isUnsettled({ status: statusOf(stored, now()), watchedUntil }, now())) {
      return present(stored, now());
    }
    // Perhaps she has just paid, or been at the portal, and the webhook is late: a poll looks itself.
    return present(await subscriptions.syncSoon(caller.uid), now());
  });

  route(app, session, 'POST /api/create-checkout-session', async ({ caller }) => {
    await leaving.admitPayer(caller);
    const payer = { uid: caller.uid, email: caller.email };
    const url = await openCheckout(services, payer, checkoutPages);
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
    const late = current.status === 'past_due' ? current.subscription_id : null;
    const returnTo = `${config.publicUrl}/account`;
    const url = await payments.openPortal(current.customer_id, returnTo, late);
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
  const { metrics, now, payments, subscriptions } = services;

  async function hear(event: WebhookEvent) {
    try {
      const outcome = await subscriptions.hear(event);
      // What is delivered once more was handled long ago.
      const lag = outcome === 'repeated' ? null : Math.max(0, (now() - event.createdAt) / 1000);
      metrics.webhookHeard(outcome, lag);
      return outcome;
    } catch (error) {
      metrics.webhookHeard('failed', null);
      throw error;
    }
  }

  void app.register(async (scope) => {
    // The signature covers the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_048_576 }, (_, body, done) =>
      done(null, body),
    );
    const taken = new WeakSet<FastifyRequest>();
    scope.addHook('onError', async (request, _, error) => {
      if (taken.has(request)) return;
      metrics.webhookHeard('refused', null);
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
      taken.add(request);
      const outcome = await hear(event);
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
  // What is due already and was not heard of yet is told by nobody.
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
