import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  declineRenewals,
  openWorld,
  refusal,
  subscribe,
  type World,
} from '../test-support/world.ts';

let world: World;
let stripe: Stripe;
beforeEach(async () => {
  world = await openWorld({ time: { now: Date.UTC(2027, 0, 31, 9) } });
  stripe = world.stripe;
});
afterEach(() => world.close());

async function paidInvoice(): Promise<{ invoice: Stripe.Invoice; intent: string }> {
  const { subscription } = await subscribe(world);
  const { data } = await stripe.invoices.list({
    subscription: subscription.id,
    status: 'paid',
    expand: ['data.payments'],
  });
  const [invoice] = data;
  const payment = invoice?.payments?.data[0]?.payment;
  if (invoice === undefined || typeof payment?.payment_intent !== 'string') {
    throw new Error('The invoice shows no payment');
  }
  return { invoice, intent: payment.payment_intent };
}

const newest = async (count: number): Promise<string[]> =>
  (await stripe.events.list({ limit: count })).data.map(({ type }) => type);

describe('the payment of an invoice', () => {
  test('is included only when it is expanded', async () => {
    const { invoice, intent } = await paidInvoice();
    const { id, payments } = invoice;
    const [plain] = (await stripe.invoices.list({ customer: String(invoice.customer) })).data;
    expect(plain?.id).toBe(id);
    expect(plain).not.toHaveProperty('payments');
    const listed = await stripe.invoicePayments.list({
      invoice: id,
      expand: ['data.payment.payment_intent'],
    });
    expect(listed.data).toMatchObject([
      {
        object: 'invoice_payment',
        amount_paid: 499,
        status: 'paid',
        payment: { type: 'payment_intent', payment_intent: { id: intent, status: 'succeeded' } },
      },
    ]);
    expect(listed.data.map((each) => each.id)).toEqual(payments?.data.map((each) => each.id));
    expect((await stripe.invoicePayments.list({ status: 'open' })).data).toEqual([]);
  });

  test('has one charge of the customer’s card', async () => {
    const { invoice, intent } = await paidInvoice();
    const paid = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      amount: 499,
      amount_received: 499,
      currency: 'aud',
      customer: invoice.customer,
      latest_charge: { paid: true, status: 'succeeded', amount: 499, refunded: false },
    });
    const customer = String(invoice.customer);
    expect((await stripe.charges.list({ customer })).data).toMatchObject([
      { customer, payment_intent: intent, payment_method_details: { card: { last4: '4242' } } },
    ]);
    expect(world.payments.store.all('payment_intent', customer)).toHaveLength(1);
  });

  test('shows every attempt of a renewal that is declined and then paid', async () => {
    const { customer, subscription } = await subscribe(world);
    declineRenewals(world, customer, true);
    world.payments.advance(28 * 86_400_000);
    declineRenewals(world, customer, false);
    world.payments.advance(3 * 86_400_000);
    const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 1 });
    const [payment] = (await stripe.invoicePayments.list({ invoice: data[0]?.id ?? '' })).data;
    const intent = String(payment?.payment.payment_intent);
    const charges = await stripe.charges.list({ customer });
    const ofIntent = charges.data.filter((each) => each.payment_intent === intent);
    expect(ofIntent).toMatchObject([
      { status: 'succeeded', paid: true, failure_code: null },
      { status: 'failed', paid: false, failure_code: 'card_declined', amount_captured: 0 },
    ]);
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
      latest_charge: ofIntent[0]?.id,
    });
  });
});

/** Returns the charge of a payment with its refunds. */
async function chargeOf(intent: string): Promise<Stripe.Charge> {
  const expand = ['latest_charge.refunds'];
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand });
  return latest_charge as Stripe.Charge;
}

describe('a refund', () => {
  test('refunds a whole payment once', async () => {
    const { intent } = await paidInvoice();
    const refund = await stripe.refunds.create({
      payment_intent: intent,
      reason: 'duplicate',
      metadata: { why: 'second subscription' },
    });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 499,
      currency: 'aud',
      payment_intent: intent,
      reason: 'duplicate',
      status: 'succeeded',
      metadata: { why: 'second subscription' },
    });
    expect(await newest(2)).toEqual(['refund.created', 'charge.refunded']);
    const charge = await chargeOf(intent);
    expect(charge).toMatchObject({
      id: refund.charge,
      refunded: true,
      amount_refunded: 499,
      refunds: { data: [{ id: refund.id }] },
    });
    const again = await refusal(stripe.refunds.create({ payment_intent: intent }));
    expect(again).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
    expect(again.message).toBe(`Charge ${charge.id} has already been refunded.`);
    const byCharge = await refusal(stripe.refunds.create({ charge: charge.id }));
    expect(byCharge.code).toBe('charge_already_refunded');
  });

  test('happens once for two requests with one idempotency key', async () => {
    const { intent } = await paidInvoice();
    const once = { idempotencyKey: 'refund' };
    const first = await stripe.refunds.create({ payment_intent: intent }, once);
    const second = await stripe.refunds.create({ payment_intent: intent }, once);
    expect(second.id).toBe(first.id);
    expect((await chargeOf(intent)).refunds?.data).toHaveLength(1);
  });

  test('in parts never exceeds the payment', async () => {
    const { intent } = await paidInvoice();
    await stripe.refunds.create({ payment_intent: intent, amount: 200 });
    const charge = await chargeOf(intent);
    expect(charge).toMatchObject({ refunded: false, amount_refunded: 200 });
    const more = await refusal(stripe.refunds.create({ payment_intent: intent, amount: 300 }));
    expect(more).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(more.message).toContain('($3.00) is greater than unrefunded amount on charge ($2.99)');
    const rest = await stripe.refunds.create({ charge: charge.id });
    expect(rest.amount).toBe(299);
    expect((await chargeOf(intent)).refunds?.data).toHaveLength(2);
  });

  test('is listed by time, by payment and by charge', async () => {
    const { intent } = await paidInvoice();
    const first = await stripe.refunds.create({ payment_intent: intent, amount: 200 });
    world.payments.advance(86_400_000);
    const later = await stripe.refunds.create({ payment_intent: intent, amount: 100 });
    const other = await stripe.refunds.create({ payment_intent: (await paidInvoice()).intent });
    const listed = async (query: Stripe.RefundListParams) =>
      (await stripe.refunds.list(query)).data.map(({ id }) => id);
    expect(await listed({})).toEqual([other.id, later.id, first.id]);
    expect(await listed({ payment_intent: intent })).toEqual([later.id, first.id]);
    expect(await listed({ charge: String(other.charge) })).toEqual([other.id]);
    expect(await listed({ created: { lt: later.created } })).toEqual([first.id]);
    const unknown = await refusal(stripe.refunds.list({ charge: 'ch_none' }));
    expect(unknown).toMatchObject({ code: 'resource_missing', param: 'charge' });
  });

  test('leads to the invoice that was paid', async () => {
    const { invoice, intent } = await paidInvoice();
    await paidInvoice();
    const payment = { type: 'payment_intent', payment_intent: intent };
    const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'] });
    expect(data).toMatchObject([{ invoice: { id: invoice.id, status: 'paid' } }]);
    const unknown = { payment: { ...payment, payment_intent: 'pi_none' } };
    expect(await refusal(stripe.invoicePayments.list(unknown))).toMatchObject({
      ...{ code: 'resource_missing', param: 'payment[payment_intent]' },
    });
  });

  test.each<[string, Stripe.RefundCreateParams, object]>([
    ['of nothing', {}, { statusCode: 400 }],
    [
      'of an unknown payment',
      { payment_intent: 'pi_none' },
      { code: 'resource_missing', param: 'payment_intent' },
    ],
    ['of an unknown charge', { charge: 'ch_none' }, { code: 'resource_missing', param: 'charge' }],
    ['of both', { charge: 'ch_none', payment_intent: 'pi_none' }, { code: 'parameters_exclusive' }],
  ])('%s is refused', async (_what, params, expected) => {
    expect(await refusal(stripe.refunds.create(params))).toMatchObject(expected);
  });

  test('of zero, or of an unpaid payment, is refused', async () => {
    const { invoice, intent } = await paidInvoice();
    const zero = stripe.refunds.create({ payment_intent: intent, amount: 0 });
    expect(await refusal(zero)).toMatchObject({
      param: 'amount',
    });
    declineRenewals(world, String(invoice.customer), true);
    world.payments.advance(28 * 86_400_000);
    const [open] = world.payments.store.all('payment_intent');
    expect(open?.status).toBe('requires_payment_method');
    const unpaid = await refusal(stripe.refunds.create({ payment_intent: open?.id ?? '' }));
    expect(unpaid.message).toContain('does not have a successful charge to refund');
    const failed = await refusal(stripe.refunds.create({ charge: String(open?.latest_charge) }));
    expect(failed.code).toBe('charge_not_refundable');
  });
});

test('a subscription is refunded and canceled', async () => {
  const { subscription } = await subscribe(world);
  const { data } = await stripe.invoices.list({
    subscription: subscription.id,
    status: 'paid',
    expand: ['data.payments'],
  });
  for (const { payments } of data) {
    for (const { payment } of payments?.data ?? []) {
      await stripe.refunds.create({ payment_intent: String(payment.payment_intent) });
    }
  }
  await stripe.subscriptions.cancel(subscription.id);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  const [charge] = (await stripe.charges.list({ customer: String(subscription.customer) })).data;
  expect(charge?.refunded).toBe(true);
});
