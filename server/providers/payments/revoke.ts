// Refunds and cancels a subscription that should not exist, such as a duplicate subscription.
import type Stripe from 'stripe';
import { createOnce } from './idempotent-create.ts';
import { idOf, refusalOf, nullIfMissing } from './stripe-answers.ts';

/** The result of revoking a subscription. */
export interface Revocation {
  /** Payments that were refunded, now or earlier. */
  refunded: string[];
  /** Payments that the provider did not refund: the owner must look at them. */
  kept: { payment: string; reason: string }[];
  /** Payments that are still clearing. While there are any, the subscription is not cancelled. */
  clearing: string[];
}

/** Refunds a payment in full. Returns null on success, else why the provider refused. */
async function refund(stripe: Stripe, payment: string): Promise<string | null> {
  try {
    const { status, failure_reason } = await createOnce(['refund', payment], (options) =>
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
 * Refunds what was paid for a subscription since `since` (epoch milliseconds) and cancels it at once. Safe to
 * repeat. A debit that is still clearing can be neither stopped nor refunded. With `canWait`, the subscription then
 * stays until the end of its period, without another payment; revoke it again after the debit has cleared.
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

  async function refundPayments(): Promise<void> {
    clearing = [];
    const invoices = stripe.invoices.list({
      subscription: subscriptionId,
      expand: ['data.payments'],
      limit: 100,
    });
    for (const invoice of await invoices.autoPagingToArray({ limit: 1000 })) {
      // An old invoice may have been paid late, so the time of payment counts.
      const paidAt = invoice.status_transitions.paid_at ?? invoice.created;
      if (invoice.status === 'paid' && paidAt < Math.floor(since / 1000)) continue;
      for (const { id: attempt, status, payment } of invoice.payments?.data ?? []) {
        const intent = payment.payment_intent ? idOf(payment.payment_intent) : null;
        const id = intent ?? attempt;
        if (refunded.has(id) || kept.has(id)) continue;
        // A paid invoice may also have failed attempts.
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

  // Refunds before it cancels: if the process dies in between, the subscription is still there to be found again.
  await refundPayments();
  if (canWait && clearing.length > 0) {
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
  } else {
    await nullIfMissing(stripe.subscriptions.cancel(subscriptionId));
    // It could have been paid until the cancellation.
    await refundPayments();
    for (const payment of clearing) kept.set(payment, 'still clearing');
    clearing = [];
  }
  return {
    refunded: [...refunded],
    kept: [...kept].map(([payment, reason]) => ({ payment, reason })),
    clearing,
  };
}
