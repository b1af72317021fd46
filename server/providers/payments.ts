// The payment provider: Stripe through its official SDK. `host` is the origin of a stand-in that
// speaks Stripe's protocol; nothing else differs.
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import {
  subscriptionStatuses,
  type Subscription,
  type SubscriptionStatus,
} from '../../domain/subscription.ts';
import { Problem } from '../errors.ts';

export interface WebhookEvent {
  id: string;
  type: string;
  /** The customer it is about; null when it names none. Nothing else in an event is believed. */
  customerId: string | null;
}

export interface PaymentProvider {
  /** Tells one secret key from another without telling what it is. */
  keyDigest: string;
  /** The account and mode behind the keys, such as `acct_123/test`. */
  account(): Promise<string>;
  /**
   * The user's customer: the one already there, else a new one. Safe to repeat. `gone` is a customer
   * that was deleted at the provider.
   */
  ensureCustomer(user: { uid: string; email: string | null }, gone: string | null): Promise<string>;
  /** The customer's subscriptions to our price; null when there is no such customer. */
  listSubscriptions(customerId: string): Promise<Subscription[] | null>;
  /** Address of a hosted checkout page: the one still open, else a new one; null without customer. */
  openCheckout(
    customerId: string,
    pages: { success: string; cancel: string },
  ): Promise<string | null>;
  /** Address of the hosted page for managing the subscription. */
  openPortal(customerId: string, returnTo: string): Promise<string>;
  /** Throws `invalid_request` when the signature does not hold. */
  readEvent(rawBody: Buffer, signature: string): WebhookEvent;
}

export interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  host: string | null;
}

export function createPaymentProvider(settings: PaymentSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...(settings.host && addressOf(settings.host)),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return {
    keyDigest: keyOf('secret key', settings.secretKey),

    async account() {
      const { id } = await answered(stripe.accounts.retrieveCurrent());
      const mode = settings.secretKey.includes('_live_') ? 'live' : 'test';
      return `${id}/${mode}`;
    },

    async ensureCustomer({ uid, email }, gone) {
      if (email !== null) {
        // The idempotency key below is forgotten after a day; the e-mail address is not.
        const known = await answered(stripe.customers.list({ email, limit: 100 }));
        const ours = known.data.find(({ id, metadata }) => metadata['uid'] === uid && id !== gone);
        if (ours) return ours.id;
      }
      const customer = await answered(
        stripe.customers.create(
          { ...(email !== null && { email }), metadata: { uid } },
          { idempotencyKey: keyOf('customer', uid, email, gone) },
        ),
      );
      return customer.id;
    },

    async listSubscriptions(customerId) {
      const list = stripe.subscriptions.list({
        customer: customerId,
        price: settings.priceId,
        status: 'all',
        limit: 100,
      });
      const page = await answered(list, { missing: null });
      return page && page.data.map(toSubscription);
    },

    async openCheckout(customerId, { success, cancel }) {
      const sessions = await answered(
        stripe.checkout.sessions.list({ customer: customerId, limit: 1 }),
        { missing: null },
      );
      if (!sessions) return null;
      const [last] = sessions.data;
      if (last?.status === 'open' && last.url) return last.url;
      const session = await answered(
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            ui_mode: 'hosted_page',
            customer: customerId,
            line_items: [{ price: settings.priceId, quantity: 1 }],
            success_url: success,
            cancel_url: cancel,
          },
          // Two tabs that ask at the same moment get the same session.
          { idempotencyKey: keyOf('checkout', customerId, settings.priceId, last?.id, success) },
        ),
        { missing: null },
      );
      if (!session) return null;
      if (!session.url) throw outOfReach(new Error('Stripe answered a session without an address'));
      return session.url;
    },

    async openPortal(customerId, returnTo) {
      const session = await answered(
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnTo }),
      );
      return session.url;
    },

    readEvent(rawBody, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(rawBody, signature, settings.webhookSecret);
      } catch (cause) {
        throw new Problem('invalid_request', 'The webhook signature does not hold', { cause });
      }
      return { id: event.id, type: event.type, customerId: customerOf(event) };
    },
  };
}

function addressOf(origin: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(origin);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme };
}

/** The same key for the same wish; a digest, for keys are no place for personal data. */
function keyOf(...parts: (string | null | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Waits for Stripe. `missing` is the answer for a customer that is gone; without it that throws. */
async function answered<T, M = never>(call: Promise<T>, gone?: { missing: M }): Promise<T | M> {
  try {
    return await call;
  } catch (error) {
    if (gone && error instanceof Stripe.errors.StripeError) {
      if (error.code === 'resource_missing' && error.param === 'customer') return gone.missing;
    }
    throw outOfReach(error);
  }
}

function outOfReach(cause: unknown): Problem {
  return new Problem(
    'provider_unavailable',
    'The payment page cannot be reached right now. Nothing was charged. Please try again in a moment.',
    { cause },
  );
}

function customerOf(event: Stripe.Event): string | null {
  const object = event.data.object as { object?: string; id?: string; customer?: unknown };
  if (object.object === 'customer') return object.id ?? null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  return (customer as { id?: string } | null | undefined)?.id ?? null;
}

/** A status that Stripe invents after this was written stops the sync; it never opens or shuts. */
function toStatus(status: string): SubscriptionStatus {
  const known = subscriptionStatuses.find((one) => one === status);
  if (!known) throw outOfReach(new Error(`Unknown subscription status ${status}`));
  return known;
}

function toSubscription(subscription: Stripe.Subscription): Subscription {
  const periodEnds = subscription.items.data.map((item) => item.current_period_end * 1000);
  const periodEndsAt = periodEnds.length > 0 ? Math.max(...periodEnds) : null;
  const cancelAt = subscription.cancel_at === null ? null : subscription.cancel_at * 1000;
  return {
    id: subscription.id,
    status: toStatus(subscription.status),
    periodEndsAt,
    endsAt: cancelAt ?? (subscription.cancel_at_period_end ? periodEndsAt : null),
  };
}
