// A subscription with what is owed for it, which Stripe keeps in its invoices.
import type Stripe from 'stripe';
import { hasBegun, type Subscription } from '../../../domain/subscription.ts';
import { toSubscription, unlessMissing } from './stripe-answers.ts';

/** The invoices of a subscription that wait for their payment. */
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
  // It was paid since it was listed, or the owner has taken its invoice back.
  return toSubscription(await stripe.subscriptions.retrieve(listed.id), open);
}

/** Whether the customer has ever subscribed to anything, however it has ended. */
export async function hasSubscribed(stripe: Stripe, customer: string): Promise<boolean> {
  const all = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  const { data } = (await unlessMissing(all, 'customer')) ?? { data: [] };
  return data.some(({ status }) => hasBegun(status));
}
