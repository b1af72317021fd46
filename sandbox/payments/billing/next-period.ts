import type Stripe from 'stripe';
import { recurringOf } from '../shapes/catalogue.ts';
import { periodEnd } from './period.ts';

/** Begins the next period of every item whose period is over at `now` (seconds). The caller saves the subscription. */
export function beginNextPeriod(subscription: Stripe.Subscription, now: number): void {
  for (const item of subscription.items.data) {
    if (item.current_period_end > now) continue;
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(
      subscription.billing_cycle_anchor,
      item.current_period_start,
      recurringOf(item.price),
    );
  }
}
