// What an owner sees of one family's payments, beyond what a sync stores.
import type Stripe from 'stripe';
import { isOver } from '../../../domain/subscription.ts';
import { listOpenInvoices } from './read-subscription.ts';
import { nullIfMissing, refusalOf, toMilliseconds } from './stripe-answers.ts';

/** Amounts are in the smallest unit of `currency`, times in epoch milliseconds. */
export interface FamilyBilling {
  /** An ISO code in lower case. */
  currency: string;
  /** When the subscription began. */
  since: number;
  /** When it ended; null while it goes on. */
  endedAt: number | null;
  /** The last payment of more than nothing. */
  lastPayment: { at: number; amount: number } | null;
  /** `amount` is what will be charged, after the credit; `price` what is due before it. Null if none will follow. */
  nextPayment: { at: number; amount: number; price: number } | null;
  /** What is due since a payment failed, and when the card is tried again, if it is. */
  failed: { amount: number; retryAt: number | null } | null;
  /** What Stripe takes off the next payments. */
  credit: number;
}

/** How many paid invoices are looked at. A trial and a free month leave some over nothing. */
const PAID_INVOICES = 24;

/** Returns null if the customer or the subscription is gone. Throws Stripe's errors. */
export async function readBilling(
  stripe: Stripe,
  customerId: string,
  subscriptionId: string,
): Promise<FamilyBilling | null> {
  const [customer, subscription] = await Promise.all([
    nullIfMissing(stripe.customers.retrieve(customerId)),
    nullIfMissing(stripe.subscriptions.retrieve(subscriptionId)),
  ]);
  if (customer === null || customer.deleted || subscription === null) return null;
  const [lastPayment, nextPayment, failed] = await Promise.all([
    findLastPayment(stripe, subscriptionId),
    previewPayment(stripe, customerId, subscription),
    findFailed(stripe, subscription),
  ]);
  return {
    currency: subscription.currency,
    since: toMilliseconds(subscription.start_date),
    endedAt: subscription.ended_at === null ? null : toMilliseconds(subscription.ended_at),
    lastPayment,
    nextPayment,
    failed,
    // At Stripe, a credit is a negative balance, and what the customer owes is a positive one.
    credit: Math.max(0, -customer.balance),
  };
}

async function findLastPayment(
  stripe: Stripe,
  subscription: string,
): Promise<FamilyBilling['lastPayment']> {
  const query = { subscription, status: 'paid', limit: PAID_INVOICES } as const;
  const { data } = await stripe.invoices.list(query);
  const last = data.find(({ amount_paid: amount }) => amount > 0);
  if (last === undefined) return null;
  const paidAt = last.status_transitions.paid_at ?? last.created;
  return { at: toMilliseconds(paidAt), amount: last.amount_paid };
}

/** Only Stripe knows what discounts, taxes and credits make of the price, so it is asked for the invoice. */
async function previewPayment(
  stripe: Stripe,
  customer: string,
  { id, status, items, pause_collection: pause, cancel_at: cancelAt }: Stripe.Subscription,
): Promise<FamilyBilling['nextPayment']> {
  const periodEnd = Math.max(...items.data.map((item) => item.current_period_end));
  const isEnding = cancelAt !== null && cancelAt <= periodEnd;
  if (isOver(status) || status === 'incomplete' || isEnding || pause !== null) return null;
  try {
    const invoice = await stripe.invoices.createPreview({ customer, subscription: id });
    const { amount_due: amount, total: price } = invoice;
    return { at: toMilliseconds(periodEnd), amount, price };
  } catch (error) {
    // The subscription ends before another payment.
    if (refusalOf(error) === 'invoice_upcoming_none') return null;
    throw error;
  }
}

async function findFailed(
  stripe: Stripe,
  { id, status }: Stripe.Subscription,
): Promise<FamilyBilling['failed']> {
  if (status !== 'past_due' && status !== 'unpaid') return null;
  const open = await listOpenInvoices(stripe, id);
  const retries = open.flatMap(({ next_payment_attempt: at }) => at ?? []);
  return {
    amount: open.reduce((sum, { amount_remaining: due }) => sum + due, 0),
    retryAt: retries.length > 0 ? toMilliseconds(Math.min(...retries)) : null,
  };
}
