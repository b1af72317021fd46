// A student who leaves must never be charged again. At Stripe the customer goes and with it her
// address and card; her invoices stay there, for the owner's books.
import Stripe from 'stripe';
import { isOver } from '../../domain/subscription.ts';

/** A payer who leaves: the customers of this uid among those with one of these addresses are hers. */
export interface LeavingPayer {
  uid: string;
  emails: readonly string[];
}

/**
 * Ends all that the payer has at Stripe, at once, and deletes her customers: the `known` ones and
 * any that was made and never noted. Answers their ids. Safe to repeat; throws Stripe's own errors.
 */
export async function removePayer(
  stripe: Stripe,
  { uid, emails }: LeavingPayer,
  known: readonly string[],
): Promise<string[]> {
  const ids = new Set(known);
  for (const email of new Set(emails)) {
    for await (const { id, metadata } of stripe.customers.list({ email, limit: 100 })) {
      if (metadata['uid'] === uid) ids.add(id);
    }
  }
  for (const id of ids) await removeCustomer(stripe, id);
  return [...ids];
}

async function removeCustomer(stripe: Stripe, id: string): Promise<void> {
  const customer = await unlessMissing(stripe.customers.retrieve(id));
  if (customer === null || customer.deleted) return;
  const of = { customer: id, limit: 100 };
  // A page that is still open could take a payment.
  for await (const session of stripe.checkout.sessions.list({ ...of, status: 'open' })) {
    await stripe.checkout.sessions.expire(session.id);
  }
  for await (const subscription of stripe.subscriptions.list({ ...of, status: 'all' })) {
    if (isOver(subscription.status)) continue;
    await unlessMissing(
      stripe.subscriptions.cancel(subscription.id, { invoice_now: false, prorate: false }),
    );
  }
  const gone = await unlessMissing(stripe.customers.del(id));
  if (gone !== null && !gone.deleted) throw new Error('Stripe did not delete the customer');
}

/** Null for what is not there, or not any more. */
async function unlessMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
      return null;
    throw error;
  }
}
