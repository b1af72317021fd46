// Turns a submitted checkout page into a subscription.
import type Stripe from 'stripe';
import { newId } from '../shapes/ids.ts';
import { recurringOf } from '../shapes/catalogue.ts';
import { customer as newCustomer } from '../shapes/customer.ts';
import { paymentMethod } from '../shapes/payment-method.ts';
import { subscription as newSubscription } from '../shapes/subscription.ts';
import type { CardOutcome } from '../shapes/kinds.ts';
import { known, type Work } from '../work/work.ts';
import { renewalOutcomeOf } from './bank.ts';
import type { Card } from './cards.ts';
import { startProcessing, requireAction } from './charging.ts';
import { startDiscount, type Promotion, promotionOf } from './discounts.ts';
import { day } from '../store/due.ts';
import { createInvoice, payInvoice } from './invoicing.ts';
import { periodEnd } from './period.ts';

export function addCustomer(
  work: Work,
  given: Partial<Parameters<typeof newCustomer>[0]>,
): Stripe.Customer {
  const customer = newCustomer({
    id: newId('cus', 14),
    created: work.now,
    email: null,
    name: null,
    phone: null,
    description: null,
    address: null,
    preferredLocales: [],
    metadata: {},
    ...given,
  });
  work.store.add(customer);
  work.emit('customer.created', customer);
  return customer;
}

export function addCard(
  work: Work,
  owner: { customer: string; email: string | null },
  card: Card,
  outcome: CardOutcome,
): Stripe.PaymentMethod {
  const method = paymentMethod({ id: newId('pm'), created: work.now, ...owner, ...card });
  work.store.add(method, { hidden: { outcome } });
  work.emit('payment_method.attached', method);
  return method;
}

/**
 * Starts a subscription: `active` with its first invoice paid, or `incomplete` with that invoice open
 * until the cardholder confirms the first payment.
 */
export function startSubscription(
  work: Work,
  given: {
    customer: string;
    lines: { price: Stripe.Price; quantity: number }[];
    paymentMethod: string | null;
    status: 'active' | 'incomplete';
    description: string | null;
    metadata: Stripe.Metadata;
    trialDays?: number | null;
    automaticTax?: boolean;
    /** The promotion that the checkout session applied. */
    promised?: { session: string; promotion: Promotion } | undefined;
  },
): { subscription: Stripe.Subscription; invoice: Stripe.Invoice } {
  const { store, now } = work;
  const customer = known(store.find('customer', given.customer));
  const currency = given.lines[0]?.price.currency ?? 'aud';
  const trialEnd = given.trialDays ? now + given.trialDays * day : null;
  const subscription = newSubscription({
    id: newId('sub'),
    trialEnd,
    created: now,
    currency,
    automaticTax: false,
    ...given,
    items: given.lines.map(({ price, quantity }) => ({
      id: newId('si', 14),
      price,
      quantity,
      periodEnd: trialEnd ?? periodEnd(now, now, recurringOf(price)),
    })),
  });
  store.add(subscription);
  customer.currency = currency;
  store.save(customer);
  if (given.promised) {
    const { session, promotion } = given.promised;
    const of = { id: session, customer: customer.id, subscription: subscription.id };
    subscription.discounts = [startDiscount(work, of, promotion).id];
  }
  const invoice = createInvoice(work, subscription, 'subscription_create', now);
  store.save(subscription);
  work.emit('customer.subscription.created', subscription);
  if (given.status === 'active' && invoice.status === 'open') {
    const card = known(store.find('payment_method', given.paymentMethod ?? ''));
    // A debit makes the subscription active before the debit has cleared.
    if (renewalOutcomeOf(store, customer.id) === 'clear') startProcessing(work, invoice, card);
    else payInvoice(work, invoice, card);
  }
  return { subscription, invoice };
}

/** Creates what both results of a checkout need: the customer (unless it exists), the card and the subscription. */
function startFromSession(
  work: Work,
  session: Stripe.Checkout.Session,
  card: Card & { outcome: CardOutcome },
  email: string,
  status: 'active' | 'incomplete',
) {
  const { store } = work;
  const hidden = store.hidden('checkout.session', session.id);
  const customer =
    typeof session.customer === 'string'
      ? known(store.find('customer', session.customer))
      : addCustomer(work, { email, name: card.name });
  if (hidden.takesName === true && customer.name !== card.name) {
    const previous = { name: customer.name ?? null };
    customer.name = card.name;
    store.save(customer);
    work.emit('customer.updated', customer, previous);
  }
  if (customer.email === null) {
    customer.email = email;
    store.save(customer);
    work.emit('customer.updated', customer, { email: null });
  }
  session.customer = customer.id;
  const promotion = promotionOf(session);
  const method = addCard(work, { customer: customer.id, email }, card, card.outcome);
  const started = startSubscription(work, {
    customer: customer.id,
    lines: hidden.lineItems.map(({ price, quantity }) => ({
      price: known(price ?? undefined),
      quantity: quantity ?? 1,
    })),
    paymentMethod: method.id,
    automaticTax: session.automatic_tax.enabled,
    status,
    promised: promotion && { session: session.id, promotion },
    ...hidden.subscription,
  });
  return { ...started, method, hidden };
}

/**
 * Handles a parent who leaves the 3-D Secure page without an answer: creates an `incomplete` subscription.
 * The checkout session stays open.
 */
export function leaveIncomplete(
  work: Work,
  session: Stripe.Checkout.Session,
  card: Card & { outcome: CardOutcome },
  email: string,
): void {
  const { invoice, method, hidden } = startFromSession(work, session, card, email, 'incomplete');
  requireAction(work, invoice, method);
  work.store.save(session);
  work.store.saveHidden('checkout.session', session.id, { ...hidden, pendingCard: null });
}

/** Completes a checkout: starts and pays the subscription, and updates the session. */
export function completeCheckout(
  work: Work,
  session: Stripe.Checkout.Session,
  card: Card & { outcome: CardOutcome },
  email: string,
): void {
  const { store } = work;
  const { subscription, invoice, hidden } = startFromSession(work, session, card, email, 'active');
  session.customer_details = {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: card.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  session.invoice = invoice.id;
  const isPaid = invoice.status === 'paid';
  session.payment_status =
    invoice.amount_due === 0 ? 'no_payment_required' : isPaid ? 'paid' : 'unpaid';
  session.status = 'complete';
  if (session.automatic_tax.enabled) session.automatic_tax.status = 'complete';
  session.subscription = subscription.id;
  session.url = null;
  store.save(session);
  store.saveHidden('checkout.session', session.id, { ...hidden, pendingCard: null });
  work.emit('checkout.session.completed', session);
}

export function expireCheckout(work: Work, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  work.store.save(session);
  const hidden = work.store.hidden('checkout.session', session.id);
  work.store.saveHidden('checkout.session', session.id, { ...hidden, pendingCard: null });
  work.emit('checkout.session.expired', session);
}
