// The payment provider: Stripe through its official SDK. `host` is the origin of a stand-in that
// speaks Stripe's protocol; nothing else differs.
import Stripe from 'stripe';
import { plan, type Subscription } from '../../../domain/subscription.ts';
import { Problem } from '../../problems/problem.ts';
import {
  type CheckoutHistory,
  closePage,
  readCheckoutHistory,
  subscriptionChanging,
} from './checkout-pages.ts';
import { openPortal, payLate } from './late-payment.ts';
import { keyOf, once } from './idempotent-create.ts';
import { findCustomers } from './customers.ts';
import { type LeavingPayer, type Removal, removePayer } from './remove-payer.ts';
import { type Revocation, revoke } from './revoke.ts';
import { hasSubscribed, readSubscription } from './read-subscription.ts';
import { readEvent, type WebhookEvent } from './webhook-event.ts';
import { stripeHttpClient } from './stripe-http.ts';
import { SOLD_BY, termsOf } from './terms.ts';
import { idOf, pageAddress, problemOf, refusedParam, unlessMissing } from './stripe-answers.ts';

/** What tells the library's subscriptions from those to something else of the same account. */
export interface OwnSubscriptions {
  /** The products that it sells or has ever sold. */
  products: readonly string[];
  /** The one that counted so far, whatever its product; null where none did. */
  countedId: string | null;
}

export type { WebhookEvent };

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
  /** The id of the product that is sold now. */
  getProduct(): Promise<string>;
  /** Those that the settings name as sold before. */
  olderProducts: readonly string[];
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
  /**
   * Address of the hosted page for managing the subscription; null when there is no such customer. It begins
   * with a new card where the payment for the subscription `late` has failed.
   */
  openPortal(customerId: string, returnTo: string, late: string | null): Promise<string | null>;
  /**
   * Tries to pay at once what is open of a subscription, with the card that is the customer's default by now; a
   * card that was refused is not asked again on the same day. Whether anything was paid.
   */
  payLate(customerId: string, subscriptionId: string): Promise<boolean>;
  /**
   * Gives back what was paid for a subscription from `since` on (epoch milliseconds) and ends it at
   * once, or once its payment has cleared: it is to be repeated until then.
   */
  revoke(subscriptionId: string, since: number): Promise<Revocation>;
  /**
   * Ends everything the payer has there, at once, and deletes her customers, the `known` ones among
   * them. Safe to repeat.
   */
  removePayer(payer: LeavingPayer, known: readonly string[]): Promise<Removal>;
  /** Throws `invalid_request` when the signature does not hold, or what it covers is no event. */
  readEvent(rawBody: Buffer, signature: string): WebhookEvent;
}

export interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  /** Products that were sold before the library kept a list of them. */
  olderProducts?: readonly string[];
  /** Whether promotion codes are taken on the payment page. */
  promotionCodes?: boolean;
  /** Days without payment for a family that has never subscribed. */
  trialDays?: number;
  host: string | null;
  /** Milliseconds for which an answer is waited for; a call without one is made once more. */
  patience?: number;
  /** Milliseconds for all calls that one request needs. */
  budget?: number;
  /** Epoch milliseconds. */
  now?: () => number;
}

const PATIENCE = 5_000;

export function connectStripe({ secretKey, host, patience, budget }: PaymentSettings): Stripe {
  return new Stripe(secretKey, {
    ...(host && addressOf(host)),
    httpClient: stripeHttpClient(budget),
    timeout: patience ?? PATIENCE,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** The one place where a failure becomes a problem that says what it means: the parts throw Stripe's own. */
function tellingProblems(provider: PaymentProvider): PaymentProvider {
  const told = Object.entries(provider).map(([name, part]: [string, unknown]) => [
    name,
    part instanceof Function && name !== 'readEvent'
      ? async (...given: unknown[]) => {
          try {
            return await part(...given);
          } catch (error) {
            throw problemOf(error);
          }
        }
      : part,
  ]);
  return Object.fromEntries(told) as PaymentProvider;
}

export function createPaymentProvider(settings: PaymentSettings): PaymentProvider {
  const stripe = connectStripe(settings);
  const { priceId, olderProducts = [], now = Date.now } = settings;
  const { promotionCodes = false, trialDays = 0 } = settings;
  const termsFor = async (customer: string) => {
    const isNew = trialDays > 0 && !(await hasSubscribed(stripe, customer));
    return termsOf({ priceId, promotionCodes, trialDays: isNew ? trialDays : 0 });
  };
  let productId: string | undefined;

  /** Nobody is asked for another amount than the one she was told. */
  async function checkPrice(): Promise<void> {
    const price = await stripe.prices.retrieve(priceId);
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

  return tellingProblems({
    keyDigest: keyOf('secret key', settings.secretKey),

    async account() {
      const { id } = await stripe.accounts.retrieveCurrent();
      const mode = settings.secretKey.includes('_live_') ? 'live' : 'test';
      return `${id}/${mode}`;
    },

    async ensureCustomer({ uid, email }, gone) {
      // The idempotency key below is forgotten after a day; the uid is not.
      const emails = email === null ? [] : [email];
      const known = await findCustomers(stripe, { uid, emails });
      const ours = known.find((id) => id !== gone);
      if (ours !== undefined) return ours;
      const create = (address: string | null) =>
        once(['customer', uid, address, gone], (options) =>
          stripe.customers.create(
            { ...(address !== null && { email: address }), metadata: { uid } },
            options,
          ),
        );
      const customer = await create(email).catch((error: unknown) => {
        // An address that Stripe takes for none: it asks for one on its own page.
        if (email === null || refusedParam(error) !== 'email') throw error;
        return create(null);
      });
      return customer.id;
    },

    async getProduct() {
      productId ??= idOf((await stripe.prices.retrieve(priceId)).product);
      return productId;
    },

    olderProducts,

    async listSubscriptions(customerId, { products, countedId }) {
      const isOwn = ({ id, items, metadata }: Stripe.Subscription) =>
        id === countedId ||
        metadata['sold_by'] === SOLD_BY.sold_by ||
        items.data.some(({ price }) => products.includes(idOf(price.product)));
      const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
      const found = await unlessMissing(list.autoPagingToArray({ limit: 1000 }), 'customer');
      if (found === null) return null;
      return Promise.all(found.filter(isOwn).map((one) => readSubscription(stripe, one)));
    },

    async getCheckoutHistory(customerId) {
      const { digest: terms } = await termsFor(customerId);
      return readCheckoutHistory(stripe, customerId, { terms, now: now() });
    },

    async openCheckout(customerId, { outdated, lastId }, { success, cancel }) {
      await checkPrice();
      for (const id of outdated) {
        // Who has paid there must not be sent to pay at another.
        if (await closePage(stripe, id)) throw subscriptionChanging();
      }
      // Two tabs that ask at the same moment get the same page.
      const { params, digest } = await termsFor(customerId);
      const wish = ['checkout', customerId, digest, lastId, success];
      const page = once(wish, (options) =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            ui_mode: 'hosted_page',
            customer: customerId,
            ...params,
            success_url: success,
            cancel_url: cancel,
          },
          options,
        ),
      );
      const session = await unlessMissing(page, 'customer');
      return session && pageAddress(session);
    },

    openPortal: (customerId, returnTo, late) => openPortal(stripe, customerId, returnTo, late),

    payLate: (customerId, subscriptionId) => payLate(stripe, customerId, subscriptionId),

    revoke: (subscriptionId, since) => revoke(stripe, subscriptionId, since, { canWait: true }),

    removePayer: (payer, known) => removePayer(stripe, payer, known),

    readEvent: (rawBody, signature) =>
      readEvent(stripe, rawBody, signature, settings.webhookSecret),
  });
}

function addressOf(origin: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(origin);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme };
}
