// What the owner's figures are made of: all subscriptions and all payments of the library, page by page.
import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import type { CountedSubscription } from '../../../domain/daily-figures.ts';
import { plan } from '../../../domain/price.ts';
import { hasBegun, statusAt } from '../../../domain/subscription.ts';
import { readSubscription } from './read-subscription.ts';
import { idOf, toMilliseconds } from './stripe-answers.ts';
import { isSold, SOLD_BY } from './terms.ts';

/** What a family paid, in cents with the tax in it; less than nothing for a refund. */
export interface Payment {
  /** Epoch milliseconds. */
  at: number;
  amount: number;
}

/** In milliseconds. */
export interface Pauses {
  /** Between two calls, so that families who subscribe meanwhile have the provider for themselves. */
  between: number;
  /** Before each further try of a call that the provider has refused because there are too many. */
  busy: readonly number[];
}

export const PAUSES: Pauses = { between: 100, busy: [1_000, 5_000, 20_000, 60_000] };

const PAGE_SIZE = 100;
/** How long after it was made an invoice may be paid, and still count. Stripe retries a card for two months at most. */
const LATEST_PAYMENT_MS = 92 * 24 * 3_600_000;

type Paced = <T>(call: () => Promise<T>) => Promise<T>;

interface Pace {
  pauses: Pauses;
  /** Ends a reading that takes too long. */
  signal: AbortSignal | undefined;
}

function paced({ pauses: { between, busy }, signal }: Pace): Paced {
  const pause = (ms: number) => setTimeout(ms, undefined, { signal });
  return async (call) => {
    await pause(between);
    for (const longer of busy) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeRateLimitError)) throw error;
        await pause(longer);
      }
    }
    return call();
  };
}

/** Lists everything, a page at a time. Throws for a page that leads nowhere, or back. */
async function* everyOne<T extends { id: string }>(
  pace: Paced,
  fetchPage: (page: Stripe.PaginationParams) => Promise<Stripe.ApiList<T>>,
): AsyncGenerator<T> {
  const cursors = new Set<string>();
  let after: string | undefined;
  for (;;) {
    const from = after === undefined ? {} : { starting_after: after };
    const { data, has_more: hasMore } = await pace(() => fetchPage({ limit: PAGE_SIZE, ...from }));
    yield* data;
    if (!hasMore) return;
    after = data.at(-1)?.id;
    if (after === undefined || cursors.has(after))
      throw new Error('Stripe repeats a page of a list');
    cursors.add(after);
  }
}

/** When a subscription ended, in Stripe's seconds; null while it goes on. */
function endOf({ status, ended_at, canceled_at, created }: Stripe.Subscription): number | null {
  if (status !== 'canceled') return null;
  return ended_at ?? canceled_at ?? created;
}

/**
 * Returns the library's subscriptions that have begun, but those that ended before `since`. `since` and `now` are in epoch
 * milliseconds.
 */
export async function listAllSubscriptions(
  stripe: Stripe,
  products: readonly string[],
  { since, now, ...pauses }: { since: number; now: number } & Pace,
): Promise<CountedSubscription[]> {
  const pace = paced(pauses);
  const found: CountedSubscription[] = [];
  const all = everyOne(pace, (page) => stripe.subscriptions.list({ status: 'all', ...page }));
  for await (const listed of all) {
    if (!isSold(listed, products) || !hasBegun(listed.status)) continue;
    const end = endOf(listed);
    const endedAt = end === null ? null : toMilliseconds(end);
    if (endedAt !== null && endedAt < since) continue;
    const read = () => readSubscription(stripe, listed);
    const subscription = await (listed.status === 'past_due' ? pace(read) : read());
    found.push({
      family: idOf(listed.customer),
      startedAt: subscription.createdAt,
      endedAt,
      status: statusAt(subscription, now),
    });
  }
  return found;
}

/** A time in epoch milliseconds belongs to a period from its beginning on, and no longer at its end. */
interface Period {
  from: number;
  to: number;
}

/** Returns what was paid for the library in a period, and what was refunded in it, in the library's currency. */
export async function listPayments(
  stripe: Stripe,
  products: readonly string[],
  { from, to, ...pauses }: Period & Pace,
): Promise<Payment[]> {
  const asked: Asked = { stripe, products, pace: paced(pauses), period: { from, to } };
  return [...(await listPaid(asked)), ...(await listRefunded(asked))];
}

interface Asked {
  stripe: Stripe;
  products: readonly string[];
  pace: Paced;
  period: Period;
}

const inSeconds = (ms: number) => Math.ceil(ms / 1000);
const isIn = ({ from, to }: Period, at: number) => at >= from && at < to;

/** Stripe lists invoices by when they were made, which is earlier than when they were paid. */
async function listPaid({ stripe, products, pace, period }: Asked): Promise<Payment[]> {
  const { from, to } = period;
  const created = { gte: inSeconds(from - LATEST_PAYMENT_MS), lt: inSeconds(to) };
  const paid: Payment[] = [];
  const all = everyOne(pace, (page) => stripe.invoices.list({ status: 'paid', created, ...page }));
  for await (const invoice of all) {
    if (!isForLibrary(invoice, products)) continue;
    const at = toMilliseconds(invoice.status_transitions.paid_at ?? invoice.created);
    if (isIn(period, at)) paid.push({ at, amount: cents(invoice.amount_paid) });
  }
  return paid;
}

async function listRefunded({ stripe, products, pace, period }: Asked): Promise<Payment[]> {
  const created = { gte: inSeconds(period.from), lt: inSeconds(period.to) };
  const refunded: Payment[] = [];
  const all = everyOne(pace, (page) => stripe.refunds.list({ created, ...page }));
  for await (const { payment_intent: intent, status, amount, created: at } of all) {
    // A refund that is not made yet counts: it is on its way to the family, and Stripe does not say when it arrives.
    if (intent === null || status === 'failed' || status === 'canceled') continue;
    const invoice = await pace(() => invoiceOf(stripe, idOf(intent)));
    if (invoice === null || !isForLibrary(invoice, products)) continue;
    refunded.push({ at: toMilliseconds(at), amount: -cents(amount) });
  }
  return refunded;
}

/** Returns the invoice that a payment intent has paid; null if it has paid something else. */
async function invoiceOf(stripe: Stripe, intent: string): Promise<Stripe.Invoice | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  return typeof invoice === 'object' && !invoice.deleted ? invoice : null;
}

/** Whether an invoice is for a subscription of the library, in its currency. */
function isForLibrary({ parent, currency, lines }: Stripe.Invoice, products: readonly string[]) {
  const subscription = parent?.subscription_details;
  if (!subscription || currency !== plan.currency) return false;
  if (subscription.metadata?.['sold_by'] === SOLD_BY.sold_by) return true;
  return lines.data.some(({ pricing }) => {
    const product = pricing?.price_details?.product;
    return product !== undefined && products.includes(product);
  });
}

function cents(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new Error('Stripe returned an invalid amount');
  return amount;
}

/** Whether a problem is that the provider refuses the key, as a whole or for what it was asked. */
export const isKeyRefused = ({ cause }: Error): boolean =>
  cause instanceof Stripe.errors.StripePermissionError ||
  cause instanceof Stripe.errors.StripeAuthenticationError;
