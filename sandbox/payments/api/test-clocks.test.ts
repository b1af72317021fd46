import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  goodCard,
  newSession,
  openReceiver,
  openWorld,
  postForm,
  refusal,
  type Receiver,
  type World,
} from '../test-support/world.ts';

const frozen = Date.UTC(2030, 0, 15, 9) / 1000;
const month = 31 * 86_400;

let receiver: Receiver;
let world: World;
let stripe: Stripe;
beforeEach(async () => {
  receiver = await openReceiver();
  world = await openWorld({ webhookUrl: receiver.url });
  stripe = world.stripe;
});
afterEach(async () => {
  await world.close();
  await receiver.close();
});

async function subscribeOn(testClock: string): Promise<Stripe.Subscription> {
  const { id: customer } = await stripe.customers.create({ test_clock: testClock });
  const session = await newSession(stripe, { customer });
  await postForm(session.url ?? '', goodCard);
  const { data } = await stripe.subscriptions.list({ customer });
  if (data[0] === undefined) throw new Error('There is no subscription');
  return data[0];
}

const clocks = (): Stripe.TestHelpers.TestClockResource => stripe.testHelpers.testClocks;

test('a test clock is created, read, listed and deleted', async () => {
  const clock = await clocks().create({ frozen_time: frozen, name: 'Renewal' });
  expect(clock).toMatchObject({
    object: 'test_helpers.test_clock',
    frozen_time: frozen,
    name: 'Renewal',
    status: 'ready',
    livemode: false,
  });
  expect(await clocks().retrieve(clock.id)).toMatchObject({ id: clock.id });
  expect((await clocks().list()).data.map(({ id }) => id)).toEqual([clock.id]);
  expect(await clocks().del(clock.id)).toMatchObject({ id: clock.id, deleted: true });
  expect((await refusal(clocks().retrieve(clock.id))).code).toBe('resource_missing');
});

describe('a customer on a test clock', () => {
  test('is dated by that clock, and other customers are not', async () => {
    const { id } = await clocks().create({ frozen_time: frozen });
    const { id: other } = await stripe.customers.create({});
    const subscription = await subscribeOn(id);
    expect(subscription).toMatchObject({ created: frozen, test_clock: id, status: 'active' });
    const end = Date.UTC(2030, 1, 15, 9) / 1000;
    expect(subscription.items.data[0]?.current_period_end).toBe(end);
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice));
    expect(invoice).toMatchObject({ created: frozen, test_clock: id });

    // The common clock does not affect this customer.
    world.payments.advance(5 * 366 * 86_400_000);
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
    expect((await stripe.customers.retrieve(other)) as Stripe.Customer).toMatchObject({
      test_clock: null,
    });
  });

  test('is listed only when the list names the clock', async () => {
    const { id } = await clocks().create({ frozen_time: frozen });
    const subscription = await subscribeOn(id);
    const customer = String(subscription.customer);
    expect((await stripe.customers.list()).data).toEqual([]);
    expect((await stripe.customers.list({ test_clock: id })).data).toMatchObject([
      { id: customer },
    ]);
    expect((await stripe.subscriptions.list()).data).toEqual([]);
    expect((await stripe.subscriptions.list({ test_clock: id })).data).toHaveLength(1);
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
    const shown = await stripe.subscriptions.retrieve(subscription.id, { expand: ['test_clock'] });
    expect(shown.test_clock).toMatchObject({ id, frozen_time: frozen });
  });

  test('is deleted with the clock', async () => {
    const { id } = await clocks().create({ frozen_time: frozen });
    const subscription = await subscribeOn(id);
    await clocks().del(id);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    const gone = await stripe.customers.retrieve(String(subscription.customer));
    expect(gone).toMatchObject({ deleted: true });
  });

  test('can be an existing customer without a clock', async () => {
    const { id: customer } = await stripe.customers.create({});
    const { id } = await clocks().create({ frozen_time: frozen, customer });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ test_clock: id });
    const again = await refusal(clocks().create({ frozen_time: frozen, customer }));
    expect(again.param).toBe('customer');
  });

  test('cannot be the fourth on the clock, nor on an unknown clock', async () => {
    const { id: test_clock } = await clocks().create({ frozen_time: frozen });
    for (let i = 0; i < 3; i += 1) await stripe.customers.create({ test_clock });
    expect(await refusal(stripe.customers.create({ test_clock }))).toMatchObject({
      statusCode: 400,
      param: 'test_clock',
    });
    expect(await refusal(stripe.customers.create({ test_clock: 'clock_none' }))).toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('advancing a test clock', () => {
  test('renews the subscription at its due time and reports advancing, then ready', async () => {
    await stripe.webhookEndpoints.update((await stripe.webhookEndpoints.list()).data[0]?.id ?? '', {
      enabled_events: ['test_helpers.test_clock.advancing', 'test_helpers.test_clock.ready'],
    });
    const { id } = await clocks().create({ frozen_time: frozen });
    const subscription = await subscribeOn(id);
    const started = await clocks().advance(id, { frozen_time: frozen + month + 3600 });
    expect(started).toMatchObject({
      status: 'advancing',
      frozen_time: frozen,
      status_details: { advancing: { target_frozen_time: frozen + month + 3600 } },
    });
    expect(await clocks().retrieve(id)).toMatchObject({
      status: 'ready',
      frozen_time: frozen + month + 3600,
      status_details: {},
    });
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    expect(data.map(({ created, status }) => [created, status])).toEqual([
      [frozen + month, 'paid'],
      [frozen, 'paid'],
    ]);
    await world.payments.deliveries.runDue();
    expect(receiver.events.map(({ type }) => type)).toEqual([
      'test_helpers.test_clock.advancing',
      'test_helpers.test_clock.ready',
    ]);
  });

  test('ends a subscription at its planned end', async () => {
    const { id } = await clocks().create({ frozen_time: frozen });
    const subscription = await subscribeOn(id);
    await stripe.subscriptions.update(subscription.id, { cancel_at: frozen + 86_400 });
    await clocks().advance(id, { frozen_time: frozen + 2 * 86_400 });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      canceled_at: frozen,
      ended_at: frozen + 86_400,
    });
  });

  test('goes forward only, by two intervals at most', async () => {
    const { id } = await clocks().create({ frozen_time: frozen });
    const advance = (to: number) => clocks().advance(id, { frozen_time: to });
    expect(await refusal(advance(frozen))).toMatchObject({ param: 'frozen_time' });
    expect(await refusal(advance(frozen + 3 * 366 * 86_400))).toMatchObject({
      param: 'frozen_time',
    });
    await subscribeOn(id);
    const far = Date.UTC(2030, 2, 15, 9) / 1000;
    expect((await refusal(advance(far + 1))).message).toContain('two intervals');
    await advance(far);
    expect((await clocks().retrieve(id)).frozen_time).toBe(far);
  });
});

test('a test clock is deleted after thirty days', async () => {
  const { id } = await clocks().create({ frozen_time: frozen });
  world.payments.advance(31 * 86_400_000);
  expect((await clocks().list()).data).toEqual([]);
  const { data } = await stripe.events.list({ type: 'test_helpers.test_clock.deleted' });
  expect(data).toMatchObject([{ data: { object: { id } } }]);
});
