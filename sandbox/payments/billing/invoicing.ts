// Invoices of a subscription: drawn up, paid, or refused by the bank and tried again.
import type Stripe from 'stripe';
import { newId } from '../shapes/ids.ts';
import { draftInvoice, openInvoice, type NewInvoice } from '../shapes/invoice.ts';
import { known, type Work } from '../work/work.ts';
import type { BankAnswer } from './bank.ts';
import { awaitOwner, forgoMoney, missMoney, moneyOf, takeMoney } from './charging.ts';
import { discountsOn } from './discounts.ts';
import { day } from '../store/due.ts';

function describeInvoice(
  work: Work,
  subscription: Stripe.Subscription,
  reason: NewInvoice['reason'],
  periodStart: number,
): NewInvoice {
  const { store, now } = work;
  const customer = known(store.find('customer', String(subscription.customer)));
  const sequence = customer.next_invoice_sequence ?? 1;
  return {
    id: newId('in'),
    created: now,
    number: `${customer.invoice_prefix ?? 'LOCAL'}-${String(sequence).padStart(4, '0')}`,
    customer,
    subscription,
    reason,
    periodStart,
    productNames: new Map(store.all('product').map(({ id, name }) => [id, name])),
    discountsOn: (amount) => discountsOn(work, subscription, amount),
  };
}

/**
 * Draws up the invoice for the subscription's current period and hangs it on the subscription. One over nothing
 * is paid at once.
 */
export function drawUpInvoice(
  work: Work,
  subscription: Stripe.Subscription,
  reason: NewInvoice['reason'],
  periodStart: number,
): Stripe.Invoice {
  const { store } = work;
  const given = describeInvoice(work, subscription, reason, periodStart);
  const invoice = openInvoice(given);
  given.customer.next_invoice_sequence = (given.customer.next_invoice_sequence ?? 1) + 1;
  store.save(given.customer);
  store.add(invoice);
  subscription.latest_invoice = invoice.id;
  work.emit('invoice.created', invoice);
  work.emit('invoice.finalized', invoice);
  if (invoice.amount_due > 0) moneyOf(work, invoice);
  else markPaid(work, invoice);
  return invoice;
}

/** An invoice that stays a draft: nobody is asked to pay it. */
export function draftOf(work: Work, subscription: Stripe.Subscription, periodStart: number): void {
  const given = describeInvoice(work, subscription, 'subscription_cycle', periodStart);
  const invoice = draftInvoice(given);
  work.store.add(invoice);
  subscription.latest_invoice = invoice.id;
  work.emit('invoice.created', invoice);
}

/** An open invoice that nobody is asked to pay any more. */
export function writeOff(work: Work, invoice: Stripe.Invoice, how: 'void' | 'uncollectible'): void {
  invoice.status = how;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  const moment = how === 'void' ? 'voided_at' : 'marked_uncollectible_at';
  invoice.status_transitions[moment] = work.now;
  work.store.save(invoice);
  if (how === 'void') forgoMoney(work, invoice);
  work.emit(how === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', invoice);
}

export function payInvoice(work: Work, invoice: Stripe.Invoice, card: Stripe.PaymentMethod): void {
  takeMoney(work, invoice, card);
  markPaid(work, invoice);
}

/** By money that is there, or as an invoice over nothing. */
export function markPaid(work: Work, invoice: Stripe.Invoice): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = work.now;
  work.store.save(invoice);
  work.emit('invoice.paid', invoice);
  work.emit('invoice.payment_succeeded', invoice);
}

/** Notes on the payment, and tells, that the bank refused or wants a word with the owner. */
export function tellRefusal(work: Work, invoice: Stripe.Invoice, answer: BankAnswer): void {
  if (answer.says === 'asks_owner') awaitOwner(work, invoice, answer.card);
  else missMoney(work, invoice, answer.card);
  work.emit('invoice.payment_failed', invoice);
  if (answer.says === 'asks_owner') work.emit('invoice.payment_action_required', invoice);
}

/** Days from a failed attempt to the next one; after the last there is none. */
const retryAfterDays = [3, 5, 7];

/** Records a charge that was refused, or that waits for its owner. True when it will be tried again. */
export function refuseInvoice(work: Work, invoice: Stripe.Invoice, answer: BankAnswer): boolean {
  const wait = retryAfterDays[invoice.attempt_count];
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = wait === undefined ? null : work.now + wait * day;
  work.store.save(invoice);
  tellRefusal(work, invoice, answer);
  return wait !== undefined;
}
