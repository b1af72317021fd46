// The payment provider: Stripe through its official SDK. `host` is the origin of a test server that implements
// Stripe's API; nothing else differs.
import Stripe from 'stripe';
import type { CountedSubscription } from '../../../domain/daily-figures.ts';
import { plan } from '../../../domain/price.ts';
import type { Subscription } from '../../../domain/subscription.ts';
import {
  type CheckoutHistory,
  expireSession,
  readCheckoutHistory,
  subscriptionChanging,
} from './checkout-pages.ts';
import { checkPrice } from './check-price.ts';
import { openPortal, payLate } from './late-payment.ts';
import { keyOf, createOnce } from './idempotent-create.ts';
import { findCustomers } from './customers.ts';
import {
  listAllSubscriptions,
  listPayments,
  PAUSES,
  type Pauses,
  type Payment,
} from './figures.ts';
import { type FamilyBilling, readBilling } from './family-billing.ts';
import {
  type Credit,
  endSubscription,
  findCredit,
  giveCredit,
  isEndedBy,
} from './family-changes.ts';
import { type DeletedPayer, type Removal, removePayer } from './remove-payer.ts';
import { type Revocation, revoke } from './revoke.ts';
import { hasSubscribed, readSubscription } from './read-subscription.ts';
import { readEvent, type WebhookEvent } from './webhook-event.ts';
import { stripeHttpClient } from './stripe-http.ts';
import { isSold, termsOf } from './terms.ts';
import { idOf, pageAddress, problemOf, refusedParam, nullIfMissing } from './stripe-answers.ts';

/** Tells the library's subscriptions from others of the same Stripe account. */
export interface OwnSubscriptions {
  /** The products that the library sells or has ever sold. */
  products: readonly string[];
  /** Id of the subscription that counted at the last sync, whatever its product; null if none did. */
  countedId: string | null;
}

export type { WebhookEvent };

export interface PaymentProvider {
  /** A digest that identifies the secret key without revealing it. */
  keyDigest: string;
  /** Returns the account and mode of the keys, such as `acct_123/test`. */
  account(): Promise<string>;
  /**
   * Returns the id of the user's customer; creates one if there is none. Safe to repeat. `deletedId` is a customer that
   * was deleted at the provider.
   */
  ensureCustomer(
    user: { uid: string; email: string | null },
    deletedId: string | null,
  ): Promise<string>;
  /** Returns the id of the product that is currently sold. */
  getProduct(): Promise<string>;
  /** Ids of products sold earlier, from the settings. */
  olderProducts: readonly string[];
  /** Returns the customer's subscriptions to the library; null if there is no such customer. */
  listSubscriptions(customerId: string, own: OwnSubscriptions): Promise<Subscription[] | null>;
  /** Returns the customer's recent checkout sessions; null if there is no such customer. */
  getCheckoutHistory(customerId: string): Promise<CheckoutHistory | null>;
  /**
   * Returns the address of a new hosted checkout page; null if there is no such customer. Calls with the same
   * history return the same page.
   */
  openCheckout(
    customerId: string,
    history: CheckoutHistory,
    pages: { success: string; cancel: string },
  ): Promise<string | null>;
  /**
   * Returns the address of the hosted page for managing the subscription; null if there is no such customer. If
   * `late` names a subscription whose payment has failed, the page starts with the form for a new card.
   */
  openPortal(customerId: string, returnTo: string, late: string | null): Promise<string | null>;
  /**
   * Tries to pay the open invoices of a subscription with the customer's default card. A declined card is not
   * charged again on the same day. Returns whether anything was paid.
   */
  payLate(customerId: string, subscriptionId: string): Promise<boolean>;
  /**
   * Refunds what was paid for a subscription since `since` (epoch milliseconds) and cancels it. While a payment is
   * still clearing, the subscription is not cancelled yet: repeat the call until it is.
   */
  revoke(subscriptionId: string, since: number): Promise<Revocation>;
  /**
   * Cancels all subscriptions of the payer at once and deletes the payer's customers, including the `known` ones.
   * Safe to repeat.
   */
  removePayer(payer: DeletedPayer, known: readonly string[]): Promise<Removal>;
  /** Returns what an owner sees of a family's payments; null if the customer or the subscription is gone. */
  readBilling(customerId: string, subscriptionId: string): Promise<FamilyBilling | null>;
  /**
   * Ends a subscription at once, or when the paid month is over. Refunds nothing. Safe to repeat. Returns whether this press
   * of an owner's button has ended it; false if it had ended before.
   */
  endSubscription(
    subscriptionId: string,
    when: 'now' | 'period-end',
    press: string,
  ): Promise<boolean>;
  /** Whether this press of an owner's button has ended the subscription, or will. */
  isEndedBy(subscriptionId: string, press: string): Promise<boolean>;
  /** Returns the credit that this press of an owner's button has given; null if there is none. */
  findCredit(customerId: string, press: string): Promise<Credit | null>;
  /** Gives a credit that is taken off the next payments, once for each press. */
  giveCredit(customerId: string, credit: Credit, press: string): Promise<void>;
  /** Returns the address of the customer's page for the owner, at Stripe's dashboard or at the stand-in. */
  customerPage(customerId: string): Promise<string>;
  /**
   * Returns all subscriptions of the library that have begun, but those that ended before `since` (epoch milliseconds).
   * Takes its time: an aborted `signal` stops it, with an error.
   */
  listAllSubscriptions(
    products: readonly string[],
    since: number,
    signal?: AbortSignal,
  ): Promise<CountedSubscription[]>;
  /**
   * Returns what was paid for the library, and refunded, from `from` until before `to` (epoch milliseconds). Takes its time:
   * an aborted `signal` stops it, with an error.
   */
  listPayments(
    products: readonly string[],
    period: { from: number; to: number },
    signal?: AbortSignal,
  ): Promise<Payment[]>;
  /** Verifies and parses a webhook. Throws `invalid_request` for an invalid signature or an invalid event. */
  readEvent(rawBody: Buffer, signature: string): WebhookEvent;
}

export interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  /** Ids of products sold before the library stored a list of them. */
  olderProducts?: readonly string[];
  /** Whether the payment page accepts promotion codes. */
  promotionCodes?: boolean;
  /** Days of free trial for a family that has never subscribed. */
  trialDays?: number;
  /** What parents are told to pay each month, in cents; the specification's price by default. */
  amount?: number;
  /** Whether Stripe Tax works out the tax of each payment. */
  automaticTax?: boolean;
  host: string | null;
  /** Timeout of a call in milliseconds. A call that times out is retried once. */
  timeout?: number;
  /** Time budget for all calls of one request, in milliseconds. */
  budget?: number;
  /** Between the calls of a long reading. */
  pauses?: Pauses;
  /** Epoch milliseconds. */
  now?: () => number;
}

const TIMEOUT = 5_000;

export function connectStripe({ secretKey, host, timeout, budget }: PaymentSettings): Stripe {
  return new Stripe(secretKey, {
    ...(host && addressOf(host)),
    httpClient: stripeHttpClient(budget),
    timeout: timeout ?? TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Wraps every method so that it throws a Problem instead of a Stripe error. */
function withProblems(provider: PaymentProvider): PaymentProvider {
  const wrapped = Object.entries(provider).map(([name, member]: [string, unknown]) => [
    name,
    member instanceof Function && name !== 'readEvent'
      ? async (...args: unknown[]) => {
          try {
            return await member(...args);
          } catch (error) {
            throw problemOf(error);
          }
        }
      : member,
  ]);
  return Object.fromEntries(wrapped) as PaymentProvider;
}

export function createPaymentProvider(settings: PaymentSettings): PaymentProvider {
  const stripe = connectStripe(settings);
  const { priceId, olderProducts = [], now = Date.now } = settings;
  const { promotionCodes = false, trialDays = 0 } = settings;
  const { amount = plan.amount, automaticTax = false, pauses = PAUSES } = settings;
  const termsFor = async (customer: string) => {
    const isNew = trialDays > 0 && !(await hasSubscribed(stripe, customer));
    return termsOf({ priceId, promotionCodes, automaticTax, trialDays: isNew ? trialDays : 0 });
  };
  let productId: string | undefined;

  return withProblems({
    keyDigest: keyOf('secret key', settings.secretKey),

    async account() {
      const { id } = await stripe.accounts.retrieveCurrent();
      const mode = settings.secretKey.includes('_live_') ? 'live' : 'test';
      return `${id}/${mode}`;
    },

    async ensureCustomer({ uid, email }, deletedId) {
      // Stripe forgets the idempotency key below after a day, so this looks for the uid first.
      const emails = email === null ? [] : [email];
      const known = await findCustomers(stripe, { uid, emails });
      const ours = known.find((id) => id !== deletedId);
      if (ours !== undefined) return ours;
      const create = (address: string | null) =>
        createOnce(['customer', uid, address, deletedId], (options) =>
          stripe.customers.create(
            { ...(address !== null && { email: address }), metadata: { uid } },
            options,
          ),
        );
      const customer = await create(email).catch((error: unknown) => {
        // Stripe considers the address invalid. Its own page will ask for one.
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
      const isOwn = (one: Stripe.Subscription) => one.id === countedId || isSold(one, products);
      const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
      const found = await nullIfMissing(list.autoPagingToArray({ limit: 1000 }), 'customer');
      if (found === null) return null;
      return Promise.all(found.filter(isOwn).map((one) => readSubscription(stripe, one)));
    },

    async getCheckoutHistory(customerId) {
      const { digest: terms } = await termsFor(customerId);
      return readCheckoutHistory(stripe, customerId, { terms, now: now() });
    },

    async openCheckout(customerId, { outdated, lastId }, { success, cancel }) {
      await checkPrice(stripe, priceId, { amount, automaticTax });
      for (const id of outdated) {
        // A parent who has just paid must not be sent to another payment page.
        if (await expireSession(stripe, id)) throw subscriptionChanging();
      }
      // Two tabs that open the checkout at the same moment get the same page.
      const { params, digest } = await termsFor(customerId);
      const keyParts = ['checkout', customerId, digest, lastId, success];
      const creation = createOnce(keyParts, (options) =>
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
      const session = await nullIfMissing(creation, 'customer');
      return session && pageAddress(session);
    },

    openPortal: (customerId, returnTo, late) => openPortal(stripe, customerId, returnTo, late),

    payLate: (customerId, subscriptionId) => payLate(stripe, customerId, subscriptionId),

    revoke: (subscriptionId, since) => revoke(stripe, subscriptionId, since, { canWait: true }),

    removePayer: (payer, known) => removePayer(stripe, payer, known),

    readBilling: (customerId, subscriptionId) => readBilling(stripe, customerId, subscriptionId),

    endSubscription: (subscriptionId, when, press) =>
      endSubscription(stripe, subscriptionId, when, press),

    isEndedBy: (subscriptionId, press) => isEndedBy(stripe, subscriptionId, press),

    findCredit: (customerId, press) => findCredit(stripe, customerId, press),

    giveCredit: (customerId, credit, press) => giveCredit(stripe, customerId, credit, press),

    async customerPage(customerId) {
      if (settings.host !== null) return `${settings.host}/control#${customerId}`;
      const mode = settings.secretKey.includes('_live_') ? '' : 'test/';
      return `https://dashboard.stripe.com/${mode}customers/${customerId}`;
    },

    listAllSubscriptions: (products, since, signal) =>
      listAllSubscriptions(stripe, products, { since, now: now(), pauses, signal }),

    listPayments: (products, period, signal) =>
      listPayments(stripe, products, { ...period, pauses, signal }),

    readEvent: (rawBody, signature) =>
      readEvent(stripe, rawBody, signature, settings.webhookSecret),
  });
}

function addressOf(origin: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(origin);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme };
}
