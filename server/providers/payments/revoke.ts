// A subscription that should not have been: what was paid for it goes back, and it ends.
import type Stripe from 'stripe';
import { once } from './idempotent-create.ts';
import { idOf, refusalOf, unlessMissing } from './stripe-answers.ts';

/** What came of ending a subscription that should not have been. */
export interface Revocation {
  /** Payments given back, now or before. */
  refunded: string[];
  /** Payments that the provider would not give back: a person must look at them. */
  kept: { payment: string; reason: string }[];
  /** Payments that are still clearing. While there are any, it has not been ended. */
  clearing: string[];
}

/** Gives a payment back whole; answers why the provider will not, or null when it is done. */
async function refund(stripe: Stripe, payment: string): Promise<string | null> {
  try {
    const { status, failure_reason } = await once(['refund', payment], (options) =>
      stripe.refunds.create({ payment_intent: payment, reason: 'duplicate' }, options),
    );
    const isFailed = status === 'failed' || status === 'canceled';
    return isFailed ? (failure_reason ?? status) : null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === 'charge_already_refunded') return null;
    if (refusal === null) throw error;
    return refusal;
  }
}

/**
 * Gives back what was paid for a subscription from `since` on (epoch milliseconds) and ends it at once. Safe
 * to repeat. A debit that is still clearing can neither be stopped nor be given back: where `canWait`, the
 * subscription lives on until it has cleared, without another payment, and is to be revoked once more then.
 */
export async function revoke(
  stripe: Stripe,
  subscriptionId: string,
  since: number,
  { canWait }: { canWait: boolean },
): Promise<Revocation> {
  const refunded = new Set<string>();
  const kept = new Map<string, string>();
  let clearing: string[] = [];

  async function giveBack(): Promise<void> {
    clearing = [];
    const invoices = stripe.invoices.list({
      subscription: subscriptionId,
      expand: ['data.payments'],
      limit: 100,
    });
    for (const invoice of await invoices.autoPagingToArray({ limit: 1000 })) {
      // An old invoice may be paid late.
      const paidAt = invoice.status_transitions.paid_at ?? invoice.created;
      if (invoice.status === 'paid' && paidAt < Math.floor(since / 1000)) continue;
      for (const { id: attempt, status, payment } of invoice.payments?.data ?? []) {
        const intent = payment.payment_intent ? idOf(payment.payment_intent) : null;
        const id = intent ?? attempt;
        if (refunded.has(id) || kept.has(id)) continue;
        // Beside the one that was paid there may be attempts that came to nothing.
        if (invoice.status === 'paid' && status === 'paid') {
          const reason = intent === null ? `paid as ${payment.type}` : await refund(stripe, intent);
          if (reason === null) refunded.add(id);
          else kept.set(id, reason);
        } else if (invoice.status === 'open' && intent !== null) {
          const { status: intentStatus } = await stripe.paymentIntents.retrieve(intent);
          if (intentStatus === 'processing') clearing.push(intent);
        }
      }
    }
  }

  // Given back before it is ended: what dies in between is found again while it still lives.
  await giveBack();
  if (canWait && clearing.length > 0) {
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
  } else {
    await unlessMissing(stripe.subscriptions.cancel(subscriptionId));
    // It could be paid until then.
    await giveBack();
    for (const payment of clearing) kept.set(payment, 'still clearing');
    clearing = [];
  }
  return {
    refunded: [...refunded],
    kept: [...kept].map(([payment, reason]) => ({ payment, reason })),
    clearing,
  };
}
