// A subscription that should not have been: what was paid for it goes back, and it ends.
import type Stripe from 'stripe';
import { once } from './once.ts';
import { answered, idOf, refusalOf } from './stripe-answers.ts';

/** What came of ending a subscription that should not have been. */
export interface Revocation {
  /** Payments given back, now or before. */
  refunded: string[];
  /** Payments that the provider would not give back: a person must look at them. */
  kept: { payment: string; reason: string }[];
}

/** Gives a payment back whole; answers why the provider will not, or null when it is done. */
async function refund(stripe: Stripe, payment: string): Promise<string | null> {
  try {
    await once(['refund', payment], (options) =>
      stripe.refunds.create({ payment_intent: payment, reason: 'duplicate' }, options),
    );
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === 'charge_already_refunded') return null;
    if (refusal === null) throw error;
    return refusal;
  }
}

/**
 * Gives back what was paid for a subscription from `since` on (epoch milliseconds) and ends it at once. Safe
 * to repeat.
 */
export async function revoke(
  stripe: Stripe,
  subscriptionId: string,
  since: number,
): Promise<Revocation> {
  const done: Revocation = { refunded: [], kept: [] };
  const seen = new Set<string>();
  async function giveBack(): Promise<void> {
    const invoices = stripe.invoices.list({
      subscription: subscriptionId,
      status: 'paid',
      expand: ['data.payments'],
      limit: 100,
    });
    for (const invoice of await answered(invoices.autoPagingToArray({ limit: 1000 }))) {
      // An old invoice may be paid late.
      const paidAt = invoice.status_transitions.paid_at ?? invoice.created;
      if (paidAt < Math.floor(since / 1000)) continue;
      for (const { payment } of invoice.payments?.data ?? []) {
        const id = payment.payment_intent && idOf(payment.payment_intent);
        if (!id || seen.has(id)) continue;
        seen.add(id);
        const reason = await refund(stripe, id);
        if (reason === null) done.refunded.push(id);
        else done.kept.push({ payment: id, reason });
      }
    }
  }

  // Given back before it is ended: what dies in between is found again while it still lives.
  await giveBack();
  await answered(stripe.subscriptions.cancel(subscriptionId)).catch((error: unknown) => {
    if (refusalOf(error) !== 'resource_missing') throw error;
  });
  // It could be paid until then.
  await giveBack();
  return done;
}
