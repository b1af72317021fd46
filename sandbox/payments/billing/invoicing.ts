// Invoices of a subscription: creates, pays, retries and writes them off.
import type Stripe from 'stripe';
import { newId } from '../shapes/ids.ts';
import { draftInvoice, openInvoice, type NewInvoice } from '../shapes/invoice.ts';
import { known, type Work } from '../work/work.ts';
import { applyBalance } from './balance.ts';
import type { BankDecision } from './bank.ts';
import {
  requireAction,
  voidPayment,
  declinePayment,
  ensurePayment,
  succeedPayment,
} from './charging.ts';
import { discountsOn } from './discounts.ts';
import { day } from '../store/due.ts';

export function describeInvoice(
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
 * Creates the invoice for the subscription's current period and sets it as `latest_invoice`. An invoice over zero
 * is paid at once. The caller saves the subscription.
 */
export function createInvoice(
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
  applyBalance(work, given.customer, invoice);
  subscription.latest_invoice = invoice.id;
  work.emit('invoice.created', invoice);
  work.emit('invoice.finalized', invoice);
  if (invoice.amount_due > 0) ensurePayment(work, invoice);
  else markPaid(work, invoice);
  return invoice;
}

/** Creates an invoice that stays a draft and is not charged. */
export function createDraft(
  work: Work,
  subscription: Stripe.Subscription,
  periodStart: number,
): void {
  const given = describeInvoice(work, subscription, 'subscription_cycle', periodStart);
  const invoice = draftInvoice(given);
  work.store.add(invoice);
  subscription.latest_invoice = invoice.id;
  work.emit('invoice.created', invoice);
}

/** Closes an open invoice without payment. */
export function writeOff(work: Work, invoice: Stripe.Invoice, how: 'void' | 'uncollectible'): void {
  invoice.status = how;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  const moment = how === 'void' ? 'voided_at' : 'marked_uncollectible_at';
  invoice.status_transitions[moment] = work.now;
  work.store.save(invoice);
  if (how === 'void') voidPayment(work, invoice);
  work.emit(how === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', invoice);
}

export function payInvoice(work: Work, invoice: Stripe.Invoice, card: Stripe.PaymentMethod): void {
  succeedPayment(work, invoice, card);
  markPaid(work, invoice);
}

/** Marks an invoice as paid, after a successful payment or because nothing is due. */
function markPaid(work: Work, invoice: Stripe.Invoice): void {
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

/** Records on the payment that the bank declined or requires action, and emits the events. */
export function failPayment(work: Work, invoice: Stripe.Invoice, decision: BankDecision): void {
  if (decision.result === 'asks_owner') requireAction(work, invoice, decision.card);
  else declinePayment(work, invoice, decision.card);
  work.emit('invoice.payment_failed', invoice);
  if (decision.result === 'asks_owner') work.emit('invoice.payment_action_required', invoice);
}

/** Days from each failed attempt to the next one. */
const retryAfterDays = [3, 5, 7];

/**
 * Records a scheduled attempt that was declined or requires action, and plans the next one. Returns whether there
 * is a next one.
 */
export function failPlannedAttempt(
  work: Work,
  invoice: Stripe.Invoice,
  decision: BankDecision,
): boolean {
  const wait = retryAfterDays[invoice.attempt_count];
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = wait === undefined ? null : work.now + wait * day;
  work.store.save(invoice);
  failPayment(work, invoice, decision);
  return wait !== undefined;
}
