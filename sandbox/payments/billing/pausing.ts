// Pauses a subscription, which is then not billed, or only the collection of its payments, while it stays active.
import type Stripe from 'stripe';
import type { Work } from '../work/work.ts';

export function pause(work: Work, subscription: Stripe.Subscription): void {
  const { status } = subscription;
  subscription.status = 'paused';
  subscription.status_details = {
    paused: {
      subscription: { type: 'pause_requested' },
      transitioned_at: work.now,
      type: 'subscription',
    },
  };
  work.store.save(subscription);
  work.emit('customer.subscription.paused', subscription, { status });
}

/** Sets how new invoices are handled, until `how.resumes_at` if it is set. Null collects payment again. */
export function pauseCollection(
  work: Work,
  subscription: Stripe.Subscription,
  how: Stripe.Subscription.PauseCollection | null,
): void {
  const { pause_collection } = subscription;
  subscription.pause_collection = how;
  work.store.save(subscription);
  work.emit('customer.subscription.updated', subscription, { pause_collection });
}

export const resumeCollection = (work: Work, subscription: Stripe.Subscription): void =>
  pauseCollection(work, subscription, null);
