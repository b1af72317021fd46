// Account deletion at Stripe: the family must never be charged again. Deletes the customer, including its email
// address and card. Its invoices stay at Stripe for the owner's accounting.
import type Stripe from 'stripe';
import { isOver } from '../../../domain/subscription.ts';
import { expireSession } from './checkout-pages.ts';
import { findCustomers } from './customers.ts';
import { type Revocation, revoke } from './revoke.ts';
import { nullIfMissing } from './stripe-answers.ts';

/** The payer of a deleted account. The payer's customers are those with this uid. */
export interface DeletedPayer {
  uid: string;
  emails: readonly string[];
  /** Payments since then are refunded; epoch milliseconds. */
  refundSince: number;
}

export interface Removal {
  /** Ids of the deleted customers. */
  customers: string[];
  /** Payments that the provider did not refund. */
  kept: Revocation['kept'];
}

/**
 * Cancels all subscriptions of the payer at once and deletes the payer's customers: the `known` ones, and any that
 * was created but never stored. Safe to repeat. Throws Stripe's errors.
 */
export async function removePayer(
  stripe: Stripe,
  payer: DeletedPayer,
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
  { uid, refundSince }: DeletedPayer,
): Promise<Revocation['kept']> {
  const customer = await nullIfMissing(stripe.customers.retrieve(id));
  if (customer === null || customer.deleted) return [];
  // Never deletes another family's customer, even if its id is stored here.
  if ((customer.metadata['uid'] ?? uid) !== uid) return [];
  const query = { customer: id, limit: 100 };
  const kept: Revocation['kept'] = [];
  // An open checkout session could still be paid.
  for await (const session of stripe.checkout.sessions.list({ ...query, status: 'open' })) {
    await expireSession(stripe, session.id);
  }
  for await (const subscription of stripe.subscriptions.list({ ...query, status: 'all' })) {
    if (isOver(subscription.status)) continue;
    kept.push(...(await revoke(stripe, subscription.id, refundSince, { canWait: false })).kept);
  }
  const deleted = await nullIfMissing(stripe.customers.del(id));
  if (deleted !== null && !deleted.deleted) throw new Error('Stripe did not delete the customer');
  return kept;
}
