// Ends a subscription, now or at a planned time, and undoes a planned end.
import type Stripe from 'stripe';
import type { Work } from '../work/work.ts';

export type EndReason = 'cancellation_requested' | 'payment_failed';

const noDetails = { comment: null, feedback: null, feedback_option: null, reason: null };

export function periodEndOf(subscription: Stripe.Subscription): number {
  return Math.max(...subscription.items.data.map((item) => item.current_period_end));
}

/** Whether the subscription has ended for good. */
export function isEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Whether an end is planned. Flexible billing sets either the flag or a time. */
export function isEnding(subscription: Stripe.Subscription): boolean {
  return subscription.cancel_at_period_end || subscription.cancel_at !== null;
}

/**
 * Plans the end of a subscription. `flag` is the new value of `cancel_at_period_end`: the API's parameter of that
 * name sets it; the hosted portal under flexible billing sets only the time.
 */
export function scheduleEnd(
  work: Work,
  subscription: Stripe.Subscription,
  end: { at: number; flag: boolean },
): void {
  const { cancel_at, cancel_at_period_end, canceled_at, cancellation_details } = subscription;
  subscription.cancel_at = end.at;
  subscription.cancel_at_period_end = end.flag;
  subscription.canceled_at = work.now;
  subscription.cancellation_details = {
    ...(cancellation_details ?? noDetails),
    reason: 'cancellation_requested',
  };
  work.store.save(subscription);
  work.emit('customer.subscription.updated', subscription, {
    cancel_at,
    cancel_at_period_end,
    canceled_at,
    cancellation_details,
  });
}

/** Undoes a planned end. Does nothing when none is planned. */
export function unscheduleEnd(work: Work, subscription: Stripe.Subscription): void {
  if (!isEnding(subscription)) return;
  const { cancel_at, cancel_at_period_end, canceled_at, cancellation_details } = subscription;
  subscription.cancel_at = null;
  subscription.cancel_at_period_end = false;
  subscription.canceled_at = null;
  subscription.cancellation_details = noDetails;
  work.store.save(subscription);
  work.emit('customer.subscription.updated', subscription, {
    cancel_at,
    cancel_at_period_end,
    canceled_at,
    cancellation_details,
  });
}

/** Ends the subscription now. */
export function endNow(work: Work, subscription: Stripe.Subscription, reason: EndReason): void {
  subscription.status = 'canceled';
  subscription.ended_at = work.now;
  subscription.canceled_at ??= work.now;
  subscription.cancellation_details = {
    ...(subscription.cancellation_details ?? noDetails),
    reason,
  };
  for (const invoice of work.store.all('invoice', String(subscription.customer))) {
    const subscriptionId = invoice.parent?.subscription_details?.subscription;
    if (subscriptionId !== subscription.id || invoice.status !== 'open') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    work.store.save(invoice);
  }
  work.store.save(subscription);
  work.emit('customer.subscription.deleted', subscription);
}
