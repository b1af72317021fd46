// Reads a subscription and, if it is past due, its open invoices.
import type Stripe from 'stripe';
import { hasBegun, type Subscription } from '../../../domain/subscription.ts';
import { toSubscription, nullIfMissing } from './stripe-answers.ts';

/** Returns the open (unpaid) invoices of a subscription. */
export const listOpenInvoices = (stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> =>
  stripe.invoices
    .list({ subscription, status: 'open', limit: 100 })
    .autoPagingToArray({ limit: 1000 });

export async function readSubscription(
  stripe: Stripe,
  listed: Stripe.Subscription,
): Promise<Subscription> {
  if (listed.status !== 'past_due') return toSubscription(listed, []);
  const open = await listOpenInvoices(stripe, listed.id);
  if (open.length > 0) return toSubscription(listed, open);
  // The invoice was paid since the subscription was listed, or the owner has voided it.
  return toSubscription(await stripe.subscriptions.retrieve(listed.id), open);
}

/** Whether the customer has ever had a subscription that began, even if it has ended. */
export async function hasSubscribed(stripe: Stripe, customer: string): Promise<boolean> {
  const all = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  const { data } = (await nullIfMissing(all, 'customer')) ?? { data: [] };
  return data.some(({ status }) => hasBegun(status));
}
