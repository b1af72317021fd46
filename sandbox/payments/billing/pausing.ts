// Pauses and resumes a subscription. A paused subscription is not billed; resuming starts a billing period. Also
// pauses the collection of a subscription that stays active.
import type Stripe from 'stripe';
import { recurringOf } from '../shapes/catalogue.ts';
import type { Work } from '../work/work.ts';
import { askBank } from './bank.ts';
import { startProcessing } from './charging.ts';
import { periodEndOf } from './ending.ts';
import { createInvoice, payInvoice, failPlannedAttempt } from './invoicing.ts';
import { periodEnd } from './period.ts';

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

/** Moves the items to the billing period that contains `work.now`, counted from the subscription's anchor. */
function startCurrentPeriod(work: Work, subscription: Stripe.Subscription): void {
  for (const item of subscription.items.data) {
    const recurring = recurringOf(item.price);
    const anchor = subscription.billing_cycle_anchor;
    while (item.current_period_end <= work.now) {
      item.current_period_start = item.current_period_end;
      item.current_period_end = periodEnd(anchor, item.current_period_start, recurring);
    }
  }
}

export interface Resumption {
  anchor: 'now' | 'unchanged';
  /** Whether the subscription stays paused when the payment fails. */
  onSuccessOnly: boolean;
}

/** Resumes a subscription. Charges the card unless the anchor is unchanged and the paid period still runs. */
export function resume(work: Work, subscription: Stripe.Subscription, how: Resumption): void {
  const previous = { status: subscription.status };
  const paidFor = how.anchor === 'unchanged' && periodEndOf(subscription) > work.now;
  let status: Stripe.Subscription.Status = 'active';
  if (!paidFor) {
    if (how.anchor === 'now') {
      subscription.billing_cycle_anchor = work.now;
      for (const item of subscription.items.data) {
        item.current_period_start = work.now;
        item.current_period_end = periodEnd(work.now, work.now, recurringOf(item.price));
      }
    } else startCurrentPeriod(work, subscription);
    const invoice = createInvoice(work, subscription, 'subscription_update', work.now);
    const decision = askBank(work, subscription);
    if (invoice.status === 'paid') status = 'active';
    else if (decision.result === 'pays') payInvoice(work, invoice, decision.card);
    else if (decision.result === 'clears') startProcessing(work, invoice, decision.card);
    else {
      failPlannedAttempt(work, invoice, decision);
      status = how.onSuccessOnly ? 'paused' : 'past_due';
    }
  }
  if (status !== 'paused') delete subscription.status_details;
  subscription.status = status;
  work.store.save(subscription);
  if (status !== 'paused') work.emit('customer.subscription.resumed', subscription, previous);
}
