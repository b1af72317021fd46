import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  freshFolder,
  openReceiver,
  openWorld,
  subscribe,
  webhookSecret,
  type Receiver,
  type World,
} from '../test-support/world.ts';
import { pauseAfter } from './deliveries.ts';
import { timers } from './scheduler.ts';
import { sign } from './signature.ts';

let receiver: Receiver;
let world: World;
beforeEach(async () => {
  receiver = await openReceiver();
  world = await openWorld({ webhookUrl: receiver.url });
});
afterEach(async () => {
  await world.close();
  await receiver.close();
});

const types = (): string[] => receiver.events.map(({ type }) => type);
const ofPayment = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];

test('the events of a payment are delivered once, signed and complete', async () => {
  const { session } = await subscribe(world);
  await world.payments.deliveries.runDue();
  expect(types()).toEqual(ofPayment);
  expect(receiver.events[2]).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    data: { object: { id: session.id, status: 'complete' } },
  });
  await world.payments.deliveries.runDue();
  expect(receiver.events).toHaveLength(3);
  const [event] = receiver.events;
  const { data } = await world.stripe.events.list();
  expect(data.find(({ id }) => id === event?.id)?.pending_webhooks).toBe(0);
});

test('a signature with another secret, for another body or from an old time is invalid', () => {
  const payload = '{"object":"event"}';
  const now = Math.floor(Date.now() / 1000);
  const verify = (body: string, header: string): unknown =>
    Stripe.webhooks.constructEvent(body, header, webhookSecret);
  expect(verify(payload, sign(payload, webhookSecret, now))).toEqual({ object: 'event' });
  expect(() => verify(payload, sign(payload, 'whsec_other', now))).toThrow();
  expect(() => verify(`${payload} `, sign(payload, webhookSecret, now))).toThrow();
  expect(() => verify(payload, sign(payload, webhookSecret, now - 301))).toThrow();
});

describe('an endpoint that does not return 2xx', () => {
  test('gets retries with growing pauses until it returns 2xx', async () => {
    receiver.answer = 500;
    await subscribe(world);
    await world.payments.deliveries.runDue();
    expect(receiver.events).toHaveLength(3);
    await world.payments.deliveries.runDue();
    expect(receiver.events).toHaveLength(3);
    world.time.now += 1000;
    await world.payments.deliveries.runDue();
    expect(receiver.events).toHaveLength(6);
    world.time.now += 1999;
    await world.payments.deliveries.runDue();
    expect(receiver.events).toHaveLength(6);

    receiver.answer = 200;
    world.time.now += 1;
    await world.payments.deliveries.runDue();
    expect(types().slice(6)).toEqual(ofPayment);
    world.time.now += 3600_000;
    await world.payments.deliveries.runDue();
    expect(receiver.events).toHaveLength(9);
  });

  test('gets no more retries after three days', async () => {
    receiver.answer = 500;
    await subscribe(world);
    const end = world.time.now + 3 * 24 * 3600_000;
    let at = world.payments.store.nextDeliveryAt();
    while (at !== undefined) {
      expect(at).toBeLessThanOrEqual(end);
      // Skips most of the three days at once: the pauses are all the same by then.
      world.time.now = receiver.events.length === 60 ? end - 60_000 : Math.max(at, world.time.now);
      await world.payments.deliveries.runDue();
      at = world.payments.store.nextDeliveryAt();
    }
    const tried = receiver.events.length;
    expect(tried).toBeGreaterThanOrEqual(60);
    world.time.now = end + 3600_000;
    await world.payments.deliveries.runDue();
    expect(receiver.events).toHaveLength(tried);
  });

  test('gets pauses of 1 s, 2 s, 4 s and at most five minutes', () => {
    expect([1, 2, 3, 4, 30].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 300_000]);
  });
});

test('an endpoint that was down gets every event once it is up', async () => {
  await receiver.close();
  await subscribe(world);
  await world.payments.deliveries.runDue();
  const port = Number(new URL(receiver.url).port);
  receiver = await openReceiver(port);
  world.time.now += 1000;
  await world.payments.deliveries.runDue();
  expect(types()).toEqual(ofPayment);
});

test('undelivered events are sent after a restart', async () => {
  const dataDir = freshFolder();
  const first = await openWorld({ dataDir, webhookUrl: 'http://localhost:9/' });
  await subscribe(first);
  await first.payments.deliveries.runDue();
  await first.close();
  const second = await openWorld({ dataDir, webhookUrl: receiver.url, scheduler: timers });
  await receiver.received(3);
  expect(types()).toEqual(ofPayment);
  await second.close();
});

test('closing aborts a hanging delivery, which is sent after the next start', async () => {
  const dataDir = freshFolder();
  const { createServer } = await import('node:http');
  const arrived = Promise.withResolvers<void>();
  const silent = createServer(() => arrived.resolve());
  await new Promise<void>((resolve) => silent.listen(0, 'localhost', resolve));
  const { port } = silent.address() as { port: number };
  const first = await openWorld({ dataDir, webhookUrl: `http://localhost:${port}/` });
  await subscribe(first);
  void first.payments.deliveries.runDue();
  await arrived.promise;
  await first.close();
  silent.closeAllConnections();
  silent.close();
  const second = await openWorld({ dataDir, webhookUrl: receiver.url });
  await second.payments.deliveries.runDue();
  expect(types()).toEqual(ofPayment);
  await second.close();
});

describe('deliberate faults', () => {
  test('deliveries are dropped for good', async () => {
    world.payments.faults.drop = true;
    await subscribe(world);
    await world.payments.deliveries.runDue();
    world.payments.faults.drop = false;
    world.time.now += 3600_000;
    await world.payments.deliveries.runDue();
    expect(receiver.events).toEqual([]);
  });

  test('deliveries are sent twice', async () => {
    world.payments.faults.duplicate = true;
    await subscribe(world);
    await world.payments.deliveries.runDue();
    expect(types()).toEqual(ofPayment.flatMap((type) => [type, type]));
  });

  test('deliveries are sent in reverse order', async () => {
    world.payments.faults.reorder = true;
    await subscribe(world);
    await world.payments.deliveries.runDue();
    expect(types()).toEqual(ofPayment.toReversed());
  });

  test('deliveries are delayed', async () => {
    world.payments.faults.delayMs = 30_000;
    await subscribe(world);
    await world.payments.deliveries.runDue();
    expect(receiver.events).toEqual([]);
    world.time.now += 30_000;
    await world.payments.deliveries.runDue();
    expect(types()).toEqual(ofPayment);
  });

  test('an event is resent', async () => {
    await subscribe(world);
    await world.payments.deliveries.runDue();
    const [event] = receiver.events;
    world.payments.deliveries.resend(event?.id ?? '');
    await world.payments.deliveries.runDue();
    expect(receiver.events).toHaveLength(4);
    expect(receiver.events[3]?.id).toBe(event?.id);
  });
});
