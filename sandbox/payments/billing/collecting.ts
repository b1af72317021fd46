// Money that is owed: what becomes of a subscription when its open invoice is paid after all.
import type Stripe from 'stripe';
import { known, type Work } from '../work/work.ts';
import { askBank, decideRenewals, renewalsOf, type BankAnswer } from './bank.ts';
import { awaitClearing, findMoneyOf } from './charging.ts';
import { isEnded } from './ending.ts';
import { payInvoice, refuseInvoice, tellRefusal } from './invoicing.ts';

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

export function payAndGoOn(
  work: Work,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  card: Stripe.PaymentMethod,
): void {
  payInvoice(work, invoice, card);
  setStatus(work, subscription, 'active');
}

/** The invoice that a subscription in arrears waits for, or undefined. */
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
 * Tries an open invoice out of turn, on the card on file or one of choice, and answers what the bank
 * said. Only attempts of the plan are counted, so that the plan of retries stays as it is.
 */
export function collectNow(
  work: Work,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  chosen?: Stripe.PaymentMethod,
): BankAnswer {
  const answer = askBank(work, subscription, chosen);
  if (answer.says === 'pays') payAndGoOn(work, subscription, invoice, answer.card);
  else if (answer.says === 'clears') awaitClearing(work, invoice, answer.card);
  else tellRefusal(work, invoice, answer);
  return answer;
}

/** A debit has cleared, or has failed after all, whatever has become of its subscription meanwhile. */
export function clear(work: Work, intent: Stripe.PaymentIntent): void {
  const { store } = work;
  const payment = known(
    store.all('invoice_payment').find((each) => each.payment.payment_intent === intent.id),
  );
  const invoice = known(store.find('invoice', String(payment.invoice)));
  const of = String(invoice.parent?.subscription_details?.subscription);
  const subscription = known(store.find('subscription', of));
  const card = known(store.find('payment_method', String(intent.payment_method)));
  if (renewalsOf(store, String(subscription.customer)) === 'fail') {
    refuseInvoice(work, invoice, { says: 'declines', card });
    if (!isEnded(subscription)) setStatus(work, subscription, 'past_due');
  } else if (isEnded(subscription)) payInvoice(work, invoice, card);
  else payAndGoOn(work, subscription, invoice, card);
}

/** The open invoice that waits for its owner's word to her bank, with the card in question. */
export function findUnconfirmed(
  work: Pick<Work, 'store'>,
  subscription: Stripe.Subscription,
): { invoice: Stripe.Invoice; card: Stripe.PaymentMethod } | undefined {
  const invoice = openInvoiceOf(work, subscription);
  const intent = invoice && findMoneyOf(work.store, invoice)?.intent;
  if (invoice === undefined || intent?.status !== 'requires_action') return undefined;
  return { invoice, card: known(work.store.find('payment_method', String(intent.payment_method))) };
}

/** The owner tells her bank that it is really her who pays. */
export function confirmByOwner(
  work: Work,
  subscription: Stripe.Subscription,
  waiting: { invoice: Stripe.Invoice; card: Stripe.PaymentMethod },
): void {
  decideRenewals(work.store, String(subscription.customer), 'pay');
  payAndGoOn(work, subscription, waiting.invoice, waiting.card);
}
