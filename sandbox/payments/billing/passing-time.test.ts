import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noCall } from '../shapes/event.ts';
import {
  day,
  goodCard,
  newSession,
  openWorld,
  postForm,
  priceId,
  refusal,
  subscribe,
  type World,
} from '../test-support/world.ts';
import { startSubscription } from './subscribing.ts';

let world: World;
beforeEach(async () => {
  // The 31st: the next month has no such day.
  world = await openWorld({ time: { now: Date.UTC(2027, 0, 31, 9) } });
});
afterEach(() => world.close());

const seconds = (...date: [number, number, number, number]): number => Date.UTC(...date) / 1000;

async function typesSince(act: () => void): Promise<string[]> {
  const [last] = (await world.stripe.events.list({ limit: 1 })).data;
  act();
  const { data } = await world.stripe.events.list({ limit: 100, ending_before: last?.id ?? '' });
  return data.map(({ type }) => type).reverse();
}

const read = (id: string): Promise<Stripe.Subscription> =>
  world.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });

async function putDecliningCardOnFile(customer: string): Promise<void> {
  const { url } = await world.stripe.billingPortal.sessions.create({ customer });
  const saved = await postForm(`${url}/card`, { ...goodCard, cardNumber: '4000000000000341' });
  expect(saved.status).toBe(303);
}

describe('a renewal', () => {
  test('pays the next period on the same day of the month', async () => {
    const { subscription } = await subscribe(world);
    expect(subscription.items.data[0]?.current_period_end).toBe(seconds(2027, 1, 28, 9));
    const types = await typesSince(() => world.payments.advance(28 * day));
    expect(types).toEqual([
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'customer.subscription.updated',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    const renewed = await read(subscription.id);
    expect(renewed).toMatchObject({
      status: 'active',
      latest_invoice: {
        status: 'paid',
        billing_reason: 'subscription_cycle',
        created: seconds(2027, 1, 28, 9),
        period_start: seconds(2027, 0, 31, 9),
      },
      items: {
        data: [
          {
            current_period_start: seconds(2027, 1, 28, 9),
            current_period_end: seconds(2027, 2, 31, 9),
          },
        ],
      },
    });
  });

  test('happens once for each period of a long advance', async () => {
    const { customer } = await subscribe(world);
    world.payments.advance(100 * day);
    const { data } = await world.stripe.invoices.list({ customer });
    expect(data.map(({ created }) => created)).toEqual([
      seconds(2027, 3, 30, 9),
      seconds(2027, 2, 31, 9),
      seconds(2027, 1, 28, 9),
      seconds(2027, 0, 31, 9),
    ]);
    expect(new Set(data.map(({ number }) => number)).size).toBe(4);
  });

  test('also happens when only the machine’s clock moves on', async () => {
    const { subscription } = await subscribe(world);
    world.time.now += 29 * day;
    const renewed = await read(subscription.id);
    expect(renewed.items.data[0]?.current_period_end).toBe(seconds(2027, 2, 31, 9));
  });
});

describe('a renewal that the bank declines', () => {
  test('is retried three times and then ends the subscription', async () => {
    const { customer, subscription } = await subscribe(world);
    await putDecliningCardOnFile(customer);
    const first = await typesSince(() => world.payments.advance(28 * day));
    expect(first).toContain('invoice.payment_failed');
    expect(await read(subscription.id)).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, amount_remaining: 499 },
    });
    world.payments.advance(8 * day);
    expect(await read(subscription.id)).toMatchObject({
      status: 'past_due',
      latest_invoice: { attempt_count: 3 },
    });
    const last = await typesSince(() => world.payments.advance(7 * day));
    expect(last).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
      'customer.subscription.deleted',
    ]);
    expect(await read(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
      latest_invoice: { attempt_count: 4, next_payment_attempt: null },
    });
    expect(await typesSince(() => world.payments.advance(90 * day))).toEqual([]);
  });

  test('stays past due after a new card until the invoice is paid', async () => {
    const { customer, subscription } = await subscribe(world);
    await putDecliningCardOnFile(customer);
    world.payments.advance(28 * day);
    const { url } = await world.stripe.billingPortal.sessions.create({ customer });
    await postForm(`${url}/card`, goodCard);
    const late = await read(subscription.id);
    expect(late.status).toBe('past_due');
    const { id } = late.latest_invoice as Stripe.Invoice;
    await world.stripe.invoices.pay(id);
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', attempt_count: 2 },
    });
  });

  test('a flow for a new card changes the customer’s card and keeps the subscription’s', async () => {
    const { customer, subscription } = await subscribe(world);
    const { url } = await world.stripe.billingPortal.sessions.create({
      customer,
      flow_data: { type: 'payment_method_update' },
    });
    await postForm(url, goodCard);
    const after = await world.stripe.subscriptions.retrieve(subscription.id);
    expect(after.default_payment_method).toBe(subscription.default_payment_method);
    const owner = await world.stripe.customers.retrieve(customer);
    expect(owner.deleted).not.toBe(true);
    const mine = (owner as Stripe.Customer).invoice_settings.default_payment_method;
    expect(mine).toEqual(expect.not.stringMatching(String(subscription.default_payment_method)));
  });

  test('can leave the subscription unpaid instead', async () => {
    world.payments.decideAfterLastRetry('unpaid');
    const { customer, subscription } = await subscribe(world);
    await putDecliningCardOnFile(customer);
    world.payments.advance(28 * day + 15 * day);
    expect((await read(subscription.id)).status).toBe('unpaid');
    world.payments.advance(60 * day);
    expect((await read(subscription.id)).status).toBe('unpaid');
    const { data } = await world.stripe.invoices.list({ customer });
    // Later invoices stay drafts.
    expect(data.map((each) => [each.status, each.number !== null])).toEqual([
      ['draft', false],
      ['draft', false],
      ['open', true],
      ['paid', true],
    ]);
  });

  test('can leave the subscription past due, and charges each new month', async () => {
    world.payments.decideAfterLastRetry('past_due');
    const { customer, subscription } = await subscribe(world);
    await putDecliningCardOnFile(customer);
    world.payments.advance(28 * day + 15 * day);
    expect(await read(subscription.id)).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
    });
    world.payments.advance(20 * day);
    expect(await read(subscription.id)).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', next_payment_attempt: expect.any(Number) },
    });
  });
});

describe('a planned end', () => {
  test.each([
    ['by the flag', { cancel_at_period_end: true }],
    ['by a time', { cancel_at: seconds(2027, 1, 10, 9) }],
  ])('%s happens without another invoice', async (_how, change) => {
    const { customer, subscription } = await subscribe(world);
    const { cancel_at } = await world.stripe.subscriptions.update(subscription.id, change);
    const left = (cancel_at ?? 0) * 1000 - world.time.now;
    world.payments.advance(left - 1000);
    expect((await read(subscription.id)).status).toBe('active');
    const types = await typesSince(() => world.payments.advance(1000));
    expect(types).toEqual(['customer.subscription.deleted']);
    expect(await read(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: cancel_at,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    expect((await world.stripe.invoices.list({ customer })).data).toHaveLength(1);
  });
});

test('an incomplete subscription expires within a day', async () => {
  const { id: customer } = await world.stripe.customers.create({});
  const price = world.payments.store.find('price', priceId);
  if (typeof price !== 'object') throw new Error('The seeded price is missing');
  const { subscription } = world.payments.act(noCall, (work) =>
    startSubscription(work, {
      customer,
      lines: [{ price, quantity: 1 }],
      paymentMethod: null,
      status: 'incomplete',
      description: null,
      metadata: {},
    }),
  );
  expect((await read(subscription.id)).status).toBe('incomplete');
  world.payments.advance(day);
  expect(await read(subscription.id)).toMatchObject({
    status: 'incomplete_expired',
    latest_invoice: { status: 'void' },
  });
});

test('an open session is expired as of its expires_at, however late it is processed', async () => {
  const session = await newSession(world.stripe);
  world.payments.advance(3 * day);
  const { data } = await world.stripe.events.list({ type: 'checkout.session.expired' });
  expect(data.map(({ created }) => created)).toEqual([session.expires_at]);
});

test('the clock keeps its offset after a restart and does not go back', async () => {
  world.payments.advance(40 * day);
  const before = world.payments.clock.seconds();
  const again = await openWorld({ dataDir: world.dataDir, time: world.time });
  expect(again.payments.clock.seconds()).toBe(before);
  await again.close();
  expect(() => world.payments.advance(-1)).toThrow(RangeError);
});

describe('a pause', () => {
  test('bills nothing', async () => {
    const { customer, subscription } = await subscribe(world);
    const paused = await world.stripe.subscriptions.pause(subscription.id);
    expect(paused).toMatchObject({
      status: 'paused',
      status_details: { paused: { subscription: { type: 'pause_requested' } } },
    });
    world.payments.advance(100 * day);
    expect((await world.stripe.invoices.list({ customer })).data).toHaveLength(1);
    const { data } = await world.stripe.events.list({ type: 'customer.subscription.*' });
    expect(data[0]?.type).toBe('customer.subscription.paused');
  });

  test('needs an active subscription', async () => {
    const { subscription } = await subscribe(world);
    await world.stripe.subscriptions.pause(subscription.id);
    const pause = world.stripe.subscriptions.pause(subscription.id);
    expect((await refusal(pause)).message).toContain('not active');
  });
});
