import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decideRenewals } from '../billing/bank.ts';
import { day, openWorld, refusal, subscribe, type World } from '../test-support/world.ts';

let world: World;
let stripe: Stripe;
let customer: string;
let subscription: string;
let invoice: string;
beforeEach(async () => {
  world = await openWorld({ time: { now: Date.UTC(2027, 0, 31, 9) } });
  stripe = world.stripe;
  const subscribed = await subscribe(world);
  customer = subscribed.customer;
  subscription = subscribed.subscription.id;
  decideRenewals(world.payments.store, customer, 'fail');
  world.payments.advance(28 * day);
  invoice = (await stripe.invoices.list({ customer, status: 'open' })).data[0]?.id ?? '';
});
afterEach(() => world.close());

test('paying an open invoice makes the subscription active', async () => {
  decideRenewals(world.payments.store, customer, 'pay');
  expect((await stripe.invoices.pay(invoice)).status).toBe('paid');
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  const again = await refusal(stripe.invoices.pay(invoice));
  expect(again).toMatchObject({ statusCode: 400, message: 'Invoice is already paid' });
});

test('a declined payment is a card error, is recorded as a charge, and keeps the retry schedule', async () => {
  const refused = await refusal(stripe.invoices.pay(invoice));
  expect(refused).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
  expect((await stripe.invoices.list({ customer, limit: 1 })).data).toMatchObject([
    {
      id: invoice,
      status: 'open',
      attempt_count: 1,
      next_payment_attempt: world.payments.clock.seconds() + 3 * 86_400,
    },
  ]);
  expect((await stripe.charges.list({ customer })).data.map(({ paid }) => paid)).toEqual([
    false,
    false,
    true,
  ]);
});

test('a payment that requires action is an error that says so', async () => {
  decideRenewals(world.payments.store, customer, 'authenticate');
  expect(await refusal(stripe.invoices.pay(invoice))).toMatchObject({
    code: 'invoice_payment_intent_requires_action',
  });
  const { data } = await stripe.invoicePayments.list({
    invoice,
    expand: ['data.payment.payment_intent'],
  });
  expect(data).toMatchObject([{ payment: { payment_intent: { status: 'requires_action' } } }]);
});

test('the chosen card has to belong to the customer', async () => {
  const other = await subscribe(world);
  const foreign = String(other.subscription.default_payment_method);
  const pay = stripe.invoices.pay(invoice, { payment_method: foreign });
  expect(await refusal(pay)).toMatchObject({ param: 'payment_method' });
});
