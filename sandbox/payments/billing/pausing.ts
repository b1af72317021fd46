// A subscription that rests: paused it is billed no further, resumed it begins a period. And one that goes on
// while nothing is collected for it.
import type Stripe from 'stripe';
import { recurringOf } from '../shapes/catalogue.ts';
import type { Work } from '../work/work.ts';
import { askBank } from './bank.ts';
import { awaitClearing } from './charging.ts';
import { periodEndOf } from './ending.ts';
import { drawUpInvoice, payInvoice, refuseInvoice } from './invoicing.ts';
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

/** What new invoices become until then; the subscription stays as it is. Null collects again. */
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

export const collectAgain = (work: Work, subscription: Stripe.Subscription): void =>
  pauseCollection(work, subscription, null);

/** Begins the period that holds the work's moment, counted from the subscription's anchor. */
function beginPeriod(work: Work, subscription: Stripe.Subscription): void {
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
  /** Whether a refused payment leaves it paused. */
  onSuccessAlone: boolean;
}

/** Resumes, and charges the card unless what was paid for has not run out. */
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
    } else beginPeriod(work, subscription);
    const invoice = drawUpInvoice(work, subscription, 'subscription_update', work.now);
    const answer = askBank(work, subscription);
    if (invoice.status === 'paid') status = 'active';
    else if (answer.says === 'pays') payInvoice(work, invoice, answer.card);
    else if (answer.says === 'clears') awaitClearing(work, invoice, answer.card);
    else {
      refuseInvoice(work, invoice, answer);
      status = how.onSuccessAlone ? 'paused' : 'past_due';
    }
  }
  if (status !== 'paused') delete subscription.status_details;
  subscription.status = status;
  work.store.save(subscription);
  if (status !== 'paused') work.emit('customer.subscription.resumed', subscription, previous);
}
