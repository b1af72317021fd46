import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slowDelay } from '../world/api-faults.ts';
import {
  getPage,
  goodCard,
  openReceiver,
  openWorld,
  postForm,
  refusal,
  sdk,
  secretKey,
  subscribe,
  type Receiver,
  type World,
} from '../test-support/world.ts';
import type { Scheduler } from '../webhooks/scheduler.ts';

/** The scheduled functions, which run only when a test runs them. */
const waiting: { ms: number; run: () => void }[] = [];
const manualScheduler: Scheduler = {
  after(ms, run) {
    const entry = { ms, run };
    waiting.push(entry);
    return () => void waiting.splice(waiting.indexOf(entry), waiting.includes(entry) ? 1 : 0);
  },
};

const AT = Date.UTC(2027, 0, 31, 9);
let receiver: Receiver;
let world: World;
beforeEach(async () => {
  waiting.length = 0;
  // The receiver refuses a signature of another day.
  vi.setSystemTime(AT);
  receiver = await openReceiver();
  world = await openWorld({
    time: { now: AT },
    webhookUrl: receiver.url,
    scheduler: manualScheduler,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
  await receiver.close();
});

const submit = (name: string, fields: Record<string, string>) =>
  postForm(`${world.origin}/control/${name}`, fields);

const read = (id: string): Promise<Stripe.Subscription> =>
  world.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });

const eventTypes = async (): Promise<string[]> =>
  (await world.stripe.events.list({ limit: 100 })).data.map(({ type }) => type);

test('the page is served, and a posted form redirects back to it', async () => {
  expect((await getPage(`${world.origin}/control`)).text).toMatch(
    /31 January 2027|1 February 2027/,
  );
  const done = await submit('clock', { advance: 'day' });
  expect(done).toMatchObject({ status: 303, location: '/control?done=clock#clock' });
  expect((await getPage(`${world.origin}${done.location}`)).text).toContain('Time has passed.');
});

describe('the clock', () => {
  test.each([
    [{ advance: 'day' }, Date.UTC(2027, 1, 1, 9)],
    [{ advance: 'week' }, Date.UTC(2027, 1, 7, 9)],
    [{ advance: 'month' }, Date.UTC(2027, 1, 28, 9)],
    [{ seconds: '90' }, Date.UTC(2027, 0, 31, 9, 1, 30)],
  ])('moves by %o', async (fields, then) => {
    await submit('clock', fields);
    expect(world.payments.clock.seconds()).toBe(then / 1000);
  });

  test('renews a subscription that is due', async () => {
    const { subscription } = await subscribe(world);
    await submit('clock', { advance: 'month' });
    expect((await read(subscription.id)).latest_invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_cycle',
    });
  });
});

describe('the bank', () => {
  test.each(['its id', 'its e-mail address'])(
    'declines a good card of a customer named by %s',
    async (how) => {
      const { customer, subscription } = await subscribe(world);
      const named = how === 'its id' ? customer : 'Parent@example.com';
      await submit('renewals', { customer: named, outcome: 'fail' });
      await submit('clock', { advance: 'month' });
      expect(await read(subscription.id)).toMatchObject({
        status: 'past_due',
        latest_invoice: { status: 'open' },
      });
      await submit('renewals', { customer: named, outcome: 'pay' });
      await submit('clock', { seconds: String(3 * 86_400) });
      expect(await read(subscription.id)).toMatchObject({
        status: 'active',
        latest_invoice: { status: 'paid' },
      });
    },
  );

  test('accepts a new card when the invoice is paid', async () => {
    const { customer, subscription } = await subscribe(world);
    await submit('renewals', { customer, outcome: 'fail' });
    await submit('clock', { advance: 'month' });
    const { url } = await world.stripe.billingPortal.sessions.create({ customer });
    await postForm(`${url}/card`, goodCard);
    const { latest_invoice: open } = await read(subscription.id);
    await world.stripe.invoices.pay(typeof open === 'string' ? open : String(open?.id));
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid' },
    });
  });

  test('requires action until the cardholder confirms in the portal', async () => {
    const { customer, subscription } = await subscribe(world);
    await submit('renewals', { customer, outcome: 'authenticate' });
    await submit('clock', { advance: 'month' });
    expect((await read(subscription.id)).status).toBe('past_due');
    expect(await eventTypes()).toContain('invoice.payment_action_required');

    const { url } = await world.stripe.billingPortal.sessions.create({ customer });
    const confirm = `${url}/subscriptions/${subscription.id}/confirm`;
    expect((await getPage(url)).text).toContain(`href="${new URL(confirm).pathname}"`);
    expect((await getPage(confirm)).text).toContain('Complete authentication');
    await postForm(confirm, { outcome: 'fail' });
    expect((await read(subscription.id)).status).toBe('past_due');
    await postForm(confirm, { outcome: 'complete' });
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid' },
    });
    expect((await getPage(url)).text).not.toContain('Confirm your payment');
    expect((await postForm(confirm, { outcome: 'complete' })).status).toBe(303);
    await submit('clock', { advance: 'month' });
    expect((await read(subscription.id)).status).toBe('active');
  });

  test.each(['canceled', 'unpaid'])(
    'declines the last retry, which makes the subscription %s',
    async (then) => {
      const { customer, subscription } = await subscribe(world);
      await submit('retries', { then });
      await submit('renewals', { customer, outcome: 'fail' });
      await submit('clock', { advance: 'month' });
      await submit('clock', { seconds: String(15 * 86_400) });
      expect((await read(subscription.id)).status).toBe(then);
    },
  );

  test('keeps its outcome after a restart', async () => {
    const { customer, subscription } = await subscribe(world);
    await submit('renewals', { customer, outcome: 'fail' });
    const { dataDir, time } = world;
    const again = await openWorld({ dataDir, time, scheduler: manualScheduler });
    await postForm(`${again.origin}/control/clock`, { advance: 'month' });
    expect((await again.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    await again.close();
  });
});

describe('webhooks', () => {
  test('change the given faults and keep the others', async () => {
    await submit('webhooks', { drop: 'on', delay: '500' });
    await submit('webhooks', { duplicate: 'on', reorder: 'on' });
    expect(world.payments.faults).toEqual({
      drop: true,
      duplicate: true,
      reorder: true,
      delayMs: 500,
    });
    await submit('webhooks', { drop: 'off', duplicate: 'off', reorder: 'off', delay: '0' });
    expect(Object.values(world.payments.faults)).toEqual([false, false, false, 0]);
  });

  test('deliver a dropped event when it is resent', async () => {
    await submit('webhooks', { drop: 'on' });
    await subscribe(world);
    await world.payments.deliveries.runDue();
    await submit('webhooks', { drop: 'off' });
    const { data } = await world.stripe.events.list({ type: 'invoice.paid' });
    await submit('resend', { event: data[0]?.id ?? '' });
    await world.payments.deliveries.runDue();
    expect(receiver.events.map(({ id }) => id)).toEqual([data[0]?.id]);
  });
});

describe('the API', () => {
  const create = (): Promise<unknown> => world.stripe.customers.create({ email: 'a@example.com' });
  const created = (): number => world.payments.store.all('customer').length;

  test('drops the connection and does nothing', async () => {
    await submit('api', { fault: 'down', path: '' });
    expect((await refusal(create())).type).toBe('StripeConnectionError');
    expect(created()).toBe(0);
    await submit('api', { fault: 'none', path: '' });
    await create();
  });

  test('does the work and loses the response; the same key does the work only once', async () => {
    const once = { idempotencyKey: 'once' };
    await submit('api', { fault: 'lost', path: '' });
    const lost = world.stripe.customers.create({ email: 'a@example.com' }, once);
    expect((await refusal(lost)).type).toBe('StripeConnectionError');
    expect(created()).toBe(1);
    await submit('api', { fault: 'none', path: '' });
    await world.stripe.customers.create({ email: 'a@example.com' }, once);
    expect(created()).toBe(1);
  });

  test('returns 500 with an error object, also for a wrong key', async () => {
    await submit('api', { fault: 'error', path: '' });
    expect(await refusal(create())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    const wrong = sdk(world.origin, 'sk_test_wrong').customers.list();
    expect((await refusal(wrong)).statusCode).toBe(500);
    expect(created()).toBe(0);
  });

  test('returns 200 with a page of HTML', async () => {
    await submit('api', { fault: 'nonsense', path: '' });
    expect((await refusal(create())).message).toContain('Invalid JSON received');
    const answer = await fetch(`${world.origin}/v1/customers`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test('does the work at once and responds after a delay', async () => {
    await submit('api', { fault: 'slow', path: '/v1/customers' });
    waiting.length = 0;
    const late = Promise.withResolvers<void>();
    const { after } = manualScheduler;
    manualScheduler.after = (ms, run) => {
      if (ms === slowDelay) late.resolve();
      return after(ms, run);
    };
    const answer = create();
    await late.promise;
    manualScheduler.after = after;
    expect(created()).toBe(1);
    waiting.find(({ ms }) => ms === slowDelay)?.run();
    expect(await answer).toMatchObject({ object: 'customer' });
    expect(waiting.filter(({ ms }) => ms === slowDelay)).toEqual([]);
  });

  test('fails only under the given path, and pages never fail', async () => {
    await submit('api', { fault: 'error', path: '/v1/checkout' });
    await create();
    expect((await refusal(world.stripe.checkout.sessions.list())).statusCode).toBe(500);
    await submit('api', { fault: 'down', path: '' });
    expect((await getPage(`${world.origin}/control`)).status).toBe(200);
    expect((await getPage(`${world.origin}/checkout/pay/cs_none`)).status).toBe(404);
  });
});

describe('an invalid form is refused with an error that names the field', () => {
  test.each([
    ['clock', {}, 'advance is one of: day, week, month.'],
    ['clock', { advance: 'year' }, 'advance is one of'],
    ['clock', { seconds: '-1' }, 'seconds is a whole number'],
    ['clock', { seconds: '1.5' }, 'seconds is a whole number'],
    ['renewals', { customer: 'cus_none', outcome: 'fail' }, 'customer is the id'],
    ['renewals', { customer: '', outcome: 'fail' }, 'customer is the id'],
    [
      'renewals',
      { customer: 'parent@example.com' },
      'outcome is one of: pay, fail, authenticate, clear.',
    ],
    ['retries', { then: 'paused' }, 'then is one of: canceled, unpaid, past_due.'],
    ['webhooks', { drop: 'yes' }, 'drop is one of: on, off.'],
    ['webhooks', { delay: 'long' }, 'delay is a whole number'],
    ['api', { fault: 'flood', path: '' }, 'fault is one of: none, slow'],
    ['api', { fault: 'down', path: '/control' }, 'path is empty for all calls'],
    ['resend', { event: 'evt_none' }, 'event is the id'],
  ])('%s %o', async (name, fields, sentence) => {
    await subscribe(world);
    const answer = await submit(name, fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(sentence);
  });
});

test.each([
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a form of another site is refused: %o', async (headers) => {
  const before = world.payments.clock.seconds();
  const answer = await fetch(`${world.origin}/control/clock`, {
    method: 'POST',
    body: new URLSearchParams({ advance: 'month' }),
    headers,
    redirect: 'manual',
  });
  expect(answer.status).toBe(403);
  expect(world.payments.clock.seconds()).toBe(before);
});

test('a form of the page itself is accepted with a browser’s headers', async () => {
  const answer = await fetch(`${world.origin}/control/clock`, {
    method: 'POST',
    body: new URLSearchParams({ advance: 'day' }),
    headers: { origin: world.origin, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
});
