// A student who leaves must never be charged again. At Stripe the customer goes and with it her
// address and card; her invoices stay there, for the owner's books.
import type Stripe from 'stripe';
import { isOver } from '../../../domain/subscription.ts';
import { closePage } from './checkout-pages.ts';
import { findCustomers } from './customers.ts';
import { type Revocation, revoke } from './revoke.ts';
import { unlessMissing } from './stripe-answers.ts';

/** A payer who leaves: the customers of this uid are hers. */
export interface LeavingPayer {
  uid: string;
  emails: readonly string[];
  /** What was paid since is given back (epoch milliseconds). */
  refundSince: number;
}

export interface Removal {
  /** The customers that are gone. */
  customers: string[];
  /** Payments that the provider would not give back. */
  kept: Revocation['kept'];
}

/**
 * Ends all that the payer has at Stripe, at once, and deletes her customers: the `known` ones and
 * any that was made and never noted. Safe to repeat; throws Stripe's own errors.
 */
export async function removePayer(
  stripe: Stripe,
  payer: LeavingPayer,
  known: readonly string[],
): Promise<Removal> {
  const customers = [...new Set([...known, ...(await findCustomers(stripe, payer))])];
  const kept: Revocation['kept'] = [];
  for (const id of customers) kept.push(...(await removeCustomer(stripe, id, payer)));
  return { customers, kept };
}

async function removeCustomer(
  stripe: Stripe,
  id: string,
  { uid, refundSince }: LeavingPayer,
): Promise<Revocation['kept']> {
  const customer = await unlessMissing(stripe.customers.retrieve(id));
  if (customer === null || customer.deleted) return [];
  // Whatever is noted here: another family's customer never goes.
  if ((customer.metadata['uid'] ?? uid) !== uid) return [];
  const of = { customer: id, limit: 100 };
  const kept: Revocation['kept'] = [];
  // A page that is still open could take a payment.
  for await (const session of stripe.checkout.sessions.list({ ...of, status: 'open' })) {
    await closePage(stripe, session.id);
  }
  for await (const subscription of stripe.subscriptions.list({ ...of, status: 'all' })) {
    if (isOver(subscription.status)) continue;
    kept.push(...(await revoke(stripe, subscription.id, refundSince, { canWait: false })).kept);
  }
  const gone = await unlessMissing(stripe.customers.del(id));
  if (gone !== null && !gone.deleted) throw new Error('Stripe did not delete the customer');
  return kept;
}
