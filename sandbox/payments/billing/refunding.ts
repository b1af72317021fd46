// Refunds a charge.
import type Stripe from 'stripe';
import { newId } from '../shapes/ids.ts';
import { refund as newRefund } from '../shapes/charge.ts';
import type { Work } from '../work/work.ts';

/** Refunds `amount`, in the currency's smallest unit. The caller checks that so much is left to refund. */
export function refundCharge(
  work: Work,
  charge: Stripe.Charge,
  given: { amount: number; reason: Stripe.Refund.Reason | null; metadata: Stripe.Metadata },
): Stripe.Refund {
  const refund = newRefund({ id: newId('re'), created: work.now, charge, ...given });
  work.store.add(refund);
  const { amount_refunded, refunded } = charge;
  charge.amount_refunded += given.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  work.store.save(charge);
  work.emit('charge.refunded', charge, { amount_refunded, refunded });
  work.emit('refund.created', refund);
  return refund;
}
