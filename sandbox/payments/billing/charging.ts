// The payment of an invoice: its payment intent, and the charges to a card.
import type Stripe from 'stripe';
import { newId, randomText } from '../shapes/ids.ts';
import { charge as newCharge, type Refusal } from '../shapes/charge.ts';
import { invoicePayment, paymentIntent } from '../shapes/payment-intent.ts';
import type { PaymentsStore } from '../store/store.ts';
import { known, type Work } from '../work/work.ts';
import { day } from '../store/due.ts';

export const declined: Refusal = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

export interface PaymentRecords {
  payment: Stripe.InvoicePayment;
  intent: Stripe.PaymentIntent;
}

/** Returns the payment of an invoice; undefined when none was started, as for a draft. */
export function findPayment(
  store: PaymentsStore,
  invoice: Stripe.Invoice,
): PaymentRecords | undefined {
  const payment = store.all('invoice_payment').find((each) => each.invoice === invoice.id);
  if (payment === undefined) return undefined;
  const intent = known(store.find('payment_intent', String(payment.payment.payment_intent)));
  return { payment, intent };
}

/** Returns the payment of a finalised invoice. Creates it when there is none. */
export function ensurePayment(work: Work, invoice: Stripe.Invoice): PaymentRecords {
  const { store, now: created } = work;
  const existing = findPayment(store, invoice);
  if (existing !== undefined) return existing;
  const first = invoice.billing_reason === 'subscription_create';
  const id = newId('pi');
  const intent = paymentIntent({
    id,
    created,
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: String(invoice.customer),
    clientSecret: `${id}_secret_${randomText(25)}`,
    description: first ? 'Subscription creation' : 'Subscription update',
    savesCard: first,
  });
  const payment = invoicePayment({ id: newId('inpay'), created, invoice, intent: id });
  store.add(intent);
  store.add(payment);
  work.emit('payment_intent.created', intent);
  return { payment, intent };
}

function addCharge(
  work: Work,
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
  refusal: Refusal | null,
): void {
  const charge = newCharge({ id: newId('ch'), created: work.now, intent, card, refusal });
  work.store.add(charge);
  intent.latest_charge = charge.id;
  intent.payment_method = card.id;
  work.emit(refusal === null ? 'charge.succeeded' : 'charge.failed', charge);
}

/** Records a successful charge. */
export function succeedPayment(
  work: Work,
  invoice: Stripe.Invoice,
  card: Stripe.PaymentMethod,
): void {
  const { payment, intent } = ensurePayment(work, invoice);
  addCharge(work, intent, card, null);
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.processing = null;
  intent.status = 'succeeded';
  work.store.save(intent);
  work.emit('payment_intent.succeeded', intent);
  payment.amount_paid = intent.amount;
  payment.status = 'paid';
  payment.status_transitions.paid_at = work.now;
  work.store.save(payment);
  work.emit('invoice_payment.paid', payment);
}

/** Records a declined payment. Without a card there is no charge to record. */
export function declinePayment(
  work: Work,
  invoice: Stripe.Invoice,
  card: Stripe.PaymentMethod | null,
): void {
  const { intent } = ensurePayment(work, invoice);
  intent.next_action = null;
  intent.processing = null;
  intent.status = 'requires_payment_method';
  if (card !== null) {
    addCharge(work, intent, card, declined);
    // Stripe detaches a declined card from the intent.
    intent.payment_method = null;
    intent.last_payment_error = {
      charge: String(intent.latest_charge),
      code: 'card_declined',
      decline_code: declined.declineCode,
      doc_url: 'https://docs.stripe.com/error-codes/card-declined',
      message: declined.message,
      payment_method: card,
      type: 'card_error',
    };
  }
  work.store.save(intent);
  work.emit('payment_intent.payment_failed', intent);
}

/** Marks the payment as waiting for the cardholder's confirmation (3-D Secure). */
export function requireAction(
  work: Work,
  invoice: Stripe.Invoice,
  card: Stripe.PaymentMethod,
): void {
  const { intent } = ensurePayment(work, invoice);
  intent.payment_method = card.id;
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: invoice.hosted_invoice_url },
  };
  work.store.save(intent);
  work.emit('payment_intent.requires_action', intent);
}

/** Days that a debit takes to clear. */
const clearingDays = 3;

/** Marks the payment as processing until the debit has cleared. */
export function startProcessing(
  work: Work,
  invoice: Stripe.Invoice,
  card: Stripe.PaymentMethod,
): void {
  const { intent } = ensurePayment(work, invoice);
  intent.payment_method = card.id;
  intent.next_action = null;
  intent.status = 'processing';
  const completes_at = work.now + clearingDays * day;
  intent.processing = {
    card: { customer_notification: { approval_requested: null, completes_at } },
    type: 'card',
  };
  work.store.save(intent);
  work.emit('payment_intent.processing', intent);
}

/** Cancels the payment of a voided invoice. */
export function voidPayment(work: Work, invoice: Stripe.Invoice): void {
  const records = findPayment(work.store, invoice);
  if (records === undefined) return;
  const { payment, intent } = records;
  intent.status = 'canceled';
  intent.canceled_at = work.now;
  intent.cancellation_reason = 'void_invoice';
  intent.next_action = null;
  work.store.save(intent);
  work.emit('payment_intent.canceled', intent);
  payment.status = 'canceled';
  payment.status_transitions.canceled_at = work.now;
  work.store.save(payment);
}
