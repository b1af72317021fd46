import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';
import { plan } from '../../../domain/price.ts';
import { toProblem } from '../../http/errors.ts';
import { Problem } from '../../problems/problem.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import type { SignedIn } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { opens, paidAmountOf, statusOf, type SubscriptionRow } from './row.ts';
import type { Config } from '../../config/config.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import type { Subscriptions } from './service.ts';

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
  const { config, accountDeletion, now, authenticator, subscriptions } = services;
  const checkoutPages = {
    success: `${config.publicUrl}/?success=true`,
    cancel: `${config.publicUrl}/subscribe`,
  };

  route(app, authenticator, 'GET /api/subscription/status', async ({ caller }) =>
    present(await subscriptions.getLatest(caller.uid), now(), config.payments.amount),
  );

  route(app, authenticator, 'POST /api/create-checkout-session', async ({ caller }) => {
    await accountDeletion.requirePayer(caller);
    const payer = { uid: caller.uid, email: caller.email };
    const url = await subscriptions.openCheckout(payer, checkoutPages);
    if (url !== null) return { url, ...amountIfOther(config.payments.amount) };
    return {
      alreadySubscribed: true as const,
      message: 'You already have an active subscription!',
    };
  });

  route(app, authenticator, 'POST /api/create-portal-session', async ({ caller }) => ({
    url: await subscriptions.openPortal(caller.uid, `${config.publicUrl}/account`),
  }));

  webhookRoute(app, services);
}

/** Receives Stripe's events. A failure is answered with 5xx, so Stripe delivers the event again. */
function webhookRoute(app: FastifyInstance, services: Services): void {
  const { metrics, payments, subscriptions } = services;

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
      const outcome = await subscriptions.handleWebhook(event);
      request.log.info({ event: event.id, type: event.type, outcome }, 'Webhook');
      return { received: true };
    });
  });
}

/** The specification's price goes without saying. */
const amountIfOther = <Amount extends number | null>(amount: Amount) =>
  amount === plan.amount ? {} : { amount };

/** `offered` is what a new family pays each month, in cents. */
function present(
  row: SubscriptionRow | null,
  now: number,
  offered: number,
): SubscriptionStatusAnswer {
  const hasSubscription = opens(row, now);
  const status = statusOf(row, now);
  const endsAt = row?.ends_at ?? null;
  const isPaused = hasSubscription && row?.collection_paused === 1;
  const isRunning = status === 'active' || status === 'trialing';
  // A renewal date that has passed is not reported: the new one is not known yet.
  const periodEndsAt = row?.period_ends_at ?? 0;
  const renews = isRunning && endsAt === null && !isPaused && periodEndsAt > now;
  const amount = row && hasSubscription ? paidAmountOf(row) : offered;
  return {
    hasSubscription,
    status,
    endsAt,
    ...(renews && { renewsAt: periodEndsAt }),
    ...(isPaused && { pause: { resumesAt: row.resumes_at } }),
    ...amountIfOther(amount),
  };
}
