// Deletes a customer.
import type Stripe from 'stripe';
import type { Work } from '../work/work.ts';
import { endNow, isEnded } from './ending.ts';
import { expireCheckout } from './subscribing.ts';

/** Cancels the customer's subscriptions, expires their open checkout sessions, and marks the customer as deleted. */
export function deleteCustomer(work: Work, customer: Stripe.Customer): void {
  const { id } = customer;
  for (const subscription of work.store.all('subscription', id)) {
    if (isEnded(subscription)) continue;
    endNow(work, subscription, 'cancellation_requested');
  }
  for (const session of work.store.all('checkout.session', id)) {
    if (session.status === 'open') expireCheckout(work, session);
  }
  work.store.remove(id);
  work.emit('customer.deleted', customer);
}
