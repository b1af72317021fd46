// Two processes over one PostgreSQL: when a subscription ends, both refuse the next request.
import { beforeEach, expect, test } from 'vitest';
import { newTestDatabase } from '../../test-support/databases.ts';
import { openLibraryOn, type ServerProcess, testBook } from '../../test-support/library.ts';
import { active, createTestPayments, type TestPayments } from '../../test-support/providers.ts';

let first: ServerProcess<TestPayments>;
let second: ServerProcess<TestPayments>;
beforeEach(async () => {
  const open = await newTestDatabase('postgres');
  const payments = createTestPayments();
  first = await openLibraryOn(await open(), payments, [testBook()]);
  second = await openLibraryOn(await open(), payments);
  await first.call('POST', '/api/create-checkout-session', { as: 'kim' });
  customer()[1].subscriptions.push(active());
  await first.call('GET', '/api/subscription/status', { as: 'kim' });
  // Both cache the subscription.
  for (const library of [first, second]) expect(await books(library)).toBe(200);
});

const customer = () => [...first.payments.customers.entries()][0]!;
const books = async (library: ServerProcess<TestPayments>) =>
  (await library.call('GET', '/api/books', { as: 'kim' })).status;
const webhook = (type: string) =>
  first.call('POST', '/api/webhooks/stripe', {
    body: { id: `evt_${type}`, type, customerId: customer()[0] },
    headers: { 'stripe-signature': 'good' },
  });

test('the other process refuses a student whose subscription was cancelled', async () => {
  customer()[1].subscriptions = [active({ status: 'canceled' })];
  await webhook('customer.subscription.deleted');
  expect(await books(second)).toBe(403);
});

test('... whose customer was deleted at the provider', async () => {
  first.payments.customers.delete(customer()[0]);
  await first.call('POST', '/api/create-portal-session', { as: 'kim' });
  expect(await books(second)).toBe(403);
});

test('... and whose account was deleted', async () => {
  expect((await first.call('DELETE', '/api/auth/user', { as: 'kim' })).status).toBe(204);
  expect(await books(second)).toBe(403);
});

test('after an end date, a new subscription stored by the other process opens the library at once', async () => {
  const advance = (ms: number) => {
    for (const { clock } of [first, second]) clock.now += ms;
  };
  const ended = active({ endsAt: first.clock.now - 5 * 60_000 + 10_000 });
  customer()[1].subscriptions = [ended];
  await webhook('customer.subscription.updated');
  advance(10_000);
  expect(await books(second)).toBe(200);
  advance(1);
  expect(await books(second)).toBe(403);
  ended.status = 'canceled';
  customer()[1].subscriptions.push(active({ createdAt: 1 }));
  await webhook('customer.subscription.created');
  expect(await books(second)).toBe(200);
});

test('the other process syncs after the first has opened the portal', async () => {
  const status = async () =>
    (await second.call('GET', '/api/subscription/status', { as: 'kim' })).body;
  expect(await status()).toMatchObject({ endsAt: null });
  await first.call('POST', '/api/create-portal-session', { as: 'kim' });
  const endsAt = first.clock.now + 1_000_000;
  customer()[1].subscriptions = [active({ id: customer()[1].subscriptions[0]!.id, endsAt })];
  expect(await status()).toMatchObject({ endsAt });
});

test('two processes that replace a deleted customer create one customer and one checkout page', async () => {
  const { payments } = first;
  const pay = (library: ServerProcess<TestPayments>) =>
    library.call('POST', '/api/create-checkout-session', { as: 'kim' });
  payments.customers.delete(customer()[0]);
  payments.calls.length = 0;
  const { getCheckoutHistory } = payments;
  const answers: unknown[] = [];
  payments.getCheckoutHistory = async (...given) => {
    payments.getCheckoutHistory = getCheckoutHistory;
    const history = await getCheckoutHistory(...given);
    answers.push((await pay(second)).body);
    return history;
  };
  answers.push((await pay(first)).body);
  expect(answers[0]).toEqual({ url: expect.stringContaining('https://pay.example.com/') });
  expect(answers[1]).toEqual(answers[0]);
  expect(payments.calls.filter((call) => call === 'ensureCustomer')).toHaveLength(1);
});
