// Money that is owed: what becomes of a subscription when its open invoice is paid after all.
import type Stripe from 'stripe';
import type { Work } from '../work.ts';
import { askBank, decideRenewals, renewalsOf } from './bank.ts';
import { payInvoice } from './invoicing.ts';

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
): void {
  payInvoice(work, invoice);
  setStatus(work, subscription, 'active');
}

/** The invoice that a subscription in arrears waits for, or undefined. */
export function openInvoiceOf(
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

/** Tries the open invoice on a card that was just put on file; the plan of retries stays as it is. */
export function collectOnNewCard(work: Work, subscription: Stripe.Subscription): void {
  const invoice = openInvoiceOf(work, subscription);
  if (invoice === undefined) return;
  if (askBank(work, subscription) === 'pays') payAndGoOn(work, subscription, invoice);
  else work.emit('invoice.payment_failed', invoice);
}

/** The owner tells her bank that it is really her who pays. */
export function confirmByOwner(
  work: Work,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  decideRenewals(work.store, String(subscription.customer), 'pay');
  payAndGoOn(work, subscription, invoice);
}

/** Whether a subscription's open invoice waits for its owner's word to her bank. */
export function waitsForOwner(
  work: Pick<Work, 'store'>,
  subscription: Stripe.Subscription,
): boolean {
  return (
    renewalsOf(work.store, String(subscription.customer)) === 'authenticate' &&
    openInvoiceOf(work, subscription) !== undefined
  );
}
