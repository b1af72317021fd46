// The invoice that a subscription's next renewal will make, which is stored nowhere.
import type Stripe from 'stripe';
import { newId } from '../shapes/ids.ts';
import { draftInvoice } from '../shapes/invoice.ts';
import type { Work } from '../work/work.ts';
import { isEnded, isEnding, periodEndOf } from './ending.ts';
import { describeInvoice } from './invoicing.ts';
import { beginNextPeriod } from './next-period.ts';

/** Stripe finalises and charges an invoice an hour after the period has ended. */
const HOUR = 3600;

/** Returns null where no renewal follows. */
export function previewInvoice(
  work: Work,
  subscription: Stripe.Subscription,
): Stripe.Invoice | null {
  const renewsAt = periodEndOf(subscription);
  const endsBefore = isEnding(subscription) && (subscription.cancel_at ?? renewsAt) <= renewsAt;
  if (isEnded(subscription) || subscription.status === 'incomplete' || endsBefore) return null;
  const renewed = structuredClone(subscription);
  const periodStart = renewed.items.data[0]?.current_period_start ?? work.now;
  beginNextPeriod(renewed, renewsAt);
  const then = { ...work, now: renewsAt };
  const invoice = draftInvoice({
    ...describeInvoice(then, renewed, 'subscription_cycle', periodStart),
    id: newId('upcoming_in'),
  });
  return { ...invoice, billing_reason: 'upcoming', next_payment_attempt: renewsAt + HOUR };
}
