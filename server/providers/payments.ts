// The payment provider: Stripe through its official SDK. `host` is the origin of a stand-in that
// speaks Stripe's protocol; nothing else differs.
import Stripe from 'stripe';
import { plan, type Subscription } from '../../domain/subscription.ts';
import { Problem } from '../errors.ts';
import { type CheckoutHistory, closePage, readCheckoutHistory } from './checkout-pages.ts';
import { keyOf, once } from './once.ts';
import { type LeavingPayer, removePayer } from './remove-payer.ts';
import {
  answered,
  customerOf,
  idOf,
  outOfReach,
  refusalOf,
  toSubscription,
} from './stripe-answers.ts';

export interface WebhookEvent {
  id: string;
  type: string;
  /** The customer it is about; null when it names none. Nothing else in an event is believed. */
  customerId: string | null;
  /** When it happened, in epoch milliseconds: for measuring alone. */
  createdAt: number;
}

/** What came of ending a subscription that should not have been. */
export interface Revocation {
  /** Payments given back, now or before. */
  refunded: string[];
  /** Payments that the provider would not give back: a person must look at them. */
  kept: { payment: string; reason: string }[];
}

/** What tells the library's subscriptions from those to something else of the same account. */
export interface OwnSubscriptions {
  /** The products that it sells or has ever sold. */
  products: readonly string[];
  /** The one that counted so far, whatever its product; null where none did. */
  countedId: string | null;
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
  /** The id of the product that is sold now, and of those that the settings name as sold before. */
  getProducts(): Promise<{ current: string; older: readonly string[] }>;
  /** The customer's subscriptions that are the library's; null when there is no such customer. */
  listSubscriptions(customerId: string, own: OwnSubscriptions): Promise<Subscription[] | null>;
  /** What became of the customer's checkout pages; null when there is no such customer. */
  getCheckoutHistory(customerId: string): Promise<CheckoutHistory | null>;
  /**
   * Address of a new hosted checkout page; whoever asks with the same history gets the same one. Null
   * when there is no such customer.
   */
  openCheckout(
    customerId: string,
    history: CheckoutHistory,
    pages: { success: string; cancel: string },
  ): Promise<string | null>;
  /** Address of the hosted page for managing the subscription; null when there is no such customer. */
  openPortal(customerId: string, returnTo: string): Promise<string | null>;
  /**
   * Gives back what was paid for a subscription from `since` on (epoch milliseconds) and ends it at
   * once. Safe to repeat.
   */
  revoke(subscriptionId: string, since: number): Promise<Revocation>;
  /**
   * Ends everything the payer has there, at once, and deletes her customers, the `known` ones among
   * them; answers their ids. Safe to repeat.
   */
  removePayer(payer: LeavingPayer, known: readonly string[]): Promise<string[]>;
  /** Throws `invalid_request` when the signature does not hold. */
  readEvent(rawBody: Buffer, signature: string): WebhookEvent;
}

export interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  /** Products that were sold before the library kept a list of them. */
  olderProducts?: readonly string[];
  host: string | null;
  /** Milliseconds for which an answer is waited for; a call without one is made once more. */
  patience?: number;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** On each subscription that is begun here: it stays known as ours where the list of products is lost. */
const SOLD_BY = { sold_by: 'step-into-reading' };

/** Twice this and the pause between is as long as a parent should look at a busy button. */
const PATIENCE = 5_000;

export function connectStripe({ secretKey, host, patience }: PaymentSettings): Stripe {
  return new Stripe(secretKey, {
    ...(host && addressOf(host)),
    timeout: patience ?? PATIENCE,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

export function createPaymentProvider(settings: PaymentSettings): PaymentProvider {
  const stripe = connectStripe(settings);
  const { priceId, olderProducts = [], now = Date.now } = settings;
  let productId: string | undefined;

  /** Nobody is asked for another amount than the one she was told. */
  async function checkPrice(): Promise<void> {
    const price = await answered(stripe.prices.retrieve(priceId));
    const { active, currency, unit_amount: amount, recurring } = price;
    const isPlan =
      amount === plan.amount &&
      currency === plan.currency &&
      recurring?.interval === plan.interval &&
      recurring.interval_count === 1;
    if (active && isPlan) return;
    const found = `${active ? 'active' : 'inactive'}, ${amount} ${currency} every ${recurring?.interval_count} ${recurring?.interval}`;
    throw new Problem(
      'unavailable',
      'Subscribing is not possible right now. Nothing was charged. Please try again later.',
      {
        cause: new Error(
          `STRIPE_PRICE_ID must be active, ${plan.amount} ${plan.currency} every 1 ${plan.interval}; it is ${found}`,
        ),
      },
    );
  }

  /** Gives a payment back whole; answers why the provider will not, or null when it is done. */
  async function refund(payment: string): Promise<string | null> {
    try {
      await once(['refund', payment], (options) =>
        stripe.refunds.create({ payment_intent: payment, reason: 'duplicate' }, options),
      );
      return null;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === 'charge_already_refunded') return null;
      if (refusal === null) throw error;
      return refusal;
    }
  }

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
      const customer = await once(['customer', uid, email, gone], (options) =>
        stripe.customers.create({ ...(email !== null && { email }), metadata: { uid } }, options),
      );
      return customer.id;
    },

    async getProducts() {
      productId ??= idOf((await answered(stripe.prices.retrieve(priceId))).product);
      return { current: productId, older: olderProducts };
    },

    async listSubscriptions(customerId, { products, countedId }) {
      const isOwn = ({ id, items, metadata }: Stripe.Subscription) =>
        id === countedId ||
        metadata['sold_by'] === SOLD_BY.sold_by ||
        items.data.some(({ price }) => products.includes(idOf(price.product)));
      const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
      const found = await answered(list.autoPagingToArray({ limit: 1000 }), { missing: null });
      return found && found.filter(isOwn).map(toSubscription);
    },

    getCheckoutHistory: (customerId) =>
      readCheckoutHistory(stripe, customerId, { priceId, now: now() }),

    async openCheckout(customerId, { outdated, lastId }, { success, cancel }) {
      await checkPrice();
      for (const id of outdated) await closePage(stripe, id);
      // Two tabs that ask at the same moment get the same page.
      const wish = ['checkout', customerId, priceId, SOLD_BY.sold_by, lastId, success];
      const session = await once(
        wish,
        (options) =>
          stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              ui_mode: 'hosted_page',
              customer: customerId,
              line_items: [{ price: priceId, quantity: 1 }],
              subscription_data: { metadata: SOLD_BY },
              success_url: success,
              cancel_url: cancel,
            },
            options,
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
        { missing: null },
      );
      return session && session.url;
    },

    async revoke(subscriptionId, since) {
      const done: Revocation = { refunded: [], kept: [] };
      const seen = new Set<string>();
      async function giveBack(): Promise<void> {
        const invoices = stripe.invoices.list({
          subscription: subscriptionId,
          status: 'paid',
          expand: ['data.payments'],
          limit: 100,
        });
        for (const invoice of await answered(invoices.autoPagingToArray({ limit: 1000 }))) {
          // An old invoice may be paid late.
          const paidAt = invoice.status_transitions.paid_at ?? invoice.created;
          if (paidAt < Math.floor(since / 1000)) continue;
          for (const { payment } of invoice.payments?.data ?? []) {
            const id = payment.payment_intent && idOf(payment.payment_intent);
            if (!id || seen.has(id)) continue;
            seen.add(id);
            const reason = await refund(id);
            if (reason === null) done.refunded.push(id);
            else done.kept.push({ payment: id, reason });
          }
        }
      }

      // Given back before it is ended: what dies in between is found again while it still lives.
      await giveBack();
      await answered(stripe.subscriptions.cancel(subscriptionId)).catch((error: unknown) => {
        if (refusalOf(error) !== 'resource_missing') throw error;
      });
      // It could be paid until then.
      await giveBack();
      return done;
    },

    removePayer: (payer, known) =>
      removePayer(stripe, payer, known).catch((error: unknown) => {
        throw outOfReach(error);
      }),

    readEvent(rawBody, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(rawBody, signature, settings.webhookSecret);
      } catch (cause) {
        throw new Problem('invalid_request', 'The webhook signature does not hold', { cause });
      }
      const { id, type, created } = event;
      return { id, type, customerId: customerOf(event), createdAt: created * 1000 };
    },
  };
}

function addressOf(origin: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(origin);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme };
}
