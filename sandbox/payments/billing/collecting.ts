// Collects open invoices, and updates the status of their subscriptions.
import type Stripe from 'stripe';
import { known, type Work } from '../work/work.ts';
import { askBank, decideRenewals, renewalOutcomeOf, type BankDecision } from './bank.ts';
import { startProcessing, findPayment } from './charging.ts';
import { isEnded } from './ending.ts';
import { payInvoice, failPlannedAttempt, failPayment } from './invoicing.ts';

export function setStatus(
  work: Work,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void {
  if (subscription.status === status) return;
  const previous = { status: subscription.status };
  subscription.status = status;
  work.store.save(subscription);
  work.emit('customer.subscription.updated', subscription, previous);
}

export function payAndActivate(
  work: Work,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  card: Stripe.PaymentMethod,
): void {
  payInvoice(work, invoice, card);
  setStatus(work, subscription, 'active');
}

/** Returns the open invoice of a subscription, or undefined. */
function openInvoiceOf(
  work: Pick<Work, 'store'>,
  subscription: Stripe.Subscription,
): Stripe.Invoice | undefined {
  return work.store
    .all('invoice', String(subscription.customer))
    .find(
      (each) =>
        each.status === 'open' &&
        each.parent?.subscription_details?.subscription === subscription.id,
    );
}

/**
 * Charges an open invoice outside the retry schedule, to the `chosen` card or the card on file. Returns the
 * bank's decision. Does not count as an attempt, so the retry schedule stays the same.
 */
export function collectNow(
  work: Work,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  chosen?: Stripe.PaymentMethod,
): BankDecision {
  const decision = askBank(work, subscription, chosen);
  if (decision.result === 'pays') payAndActivate(work, subscription, invoice, decision.card);
  else if (decision.result === 'clears') startProcessing(work, invoice, decision.card);
  else failPayment(work, invoice, decision);
  return decision;
}

/** Completes a debit after its clearing time, as paid or failed. The subscription may have ended meanwhile. */
export function finishDebit(work: Work, intent: Stripe.PaymentIntent): void {
  const { store } = work;
  const payment = known(
    store.all('invoice_payment').find((each) => each.payment.payment_intent === intent.id),
  );
  const invoice = known(store.find('invoice', String(payment.invoice)));
  const subscriptionId = String(invoice.parent?.subscription_details?.subscription);
  const subscription = known(store.find('subscription', subscriptionId));
  const card = known(store.find('payment_method', String(intent.payment_method)));
  if (renewalOutcomeOf(store, String(subscription.customer)) === 'fail') {
    failPlannedAttempt(work, invoice, { result: 'declines', card });
    if (!isEnded(subscription)) setStatus(work, subscription, 'past_due');
  } else if (isEnded(subscription)) payInvoice(work, invoice, card);
  else payAndActivate(work, subscription, invoice, card);
}

/** Returns the open invoice that waits for the cardholder's confirmation, with the card; undefined if there is none. */
export function findUnconfirmed(
  work: Pick<Work, 'store'>,
  subscription: Stripe.Subscription,
): { invoice: Stripe.Invoice; card: Stripe.PaymentMethod } | undefined {
  const invoice = openInvoiceOf(work, subscription);
  const intent = invoice && findPayment(work.store, invoice)?.intent;
  if (invoice === undefined || intent?.status !== 'requires_action') return undefined;
  return { invoice, card: known(work.store.find('payment_method', String(intent.payment_method))) };
}

/** Pays the waiting invoice after the cardholder has confirmed the payment. */
export function confirmPayment(
  work: Work,
  subscription: Stripe.Subscription,
  waiting: { invoice: Stripe.Invoice; card: Stripe.PaymentMethod },
): void {
  decideRenewals(work.store, String(subscription.customer), 'pay');
  payAndActivate(work, subscription, waiting.invoice, waiting.card);
}
