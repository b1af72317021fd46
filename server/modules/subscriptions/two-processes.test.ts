// Two processes over one PostgreSQL: a subscription that ends is over in the next answer of both.
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
  // Both remember that she is in.
  for (const library of [first, second]) expect(await books(library)).toBe(200);
});

const customer = () => [...first.payments.customers.entries()][0]!;
const books = async (library: ServerProcess<TestPayments>) =>
  (await library.call('GET', '/api/books', { as: 'kim' })).status;
const hear = (type: string) =>
  first.call('POST', '/api/webhooks/stripe', {
    body: { id: `evt_${type}`, type, customerId: customer()[0] },
    headers: { 'stripe-signature': 'good' },
  });

test('the other process refuses whom the provider has ended', async () => {
  customer()[1].subscriptions = [active({ status: 'canceled' })];
  await hear('customer.subscription.deleted');
  expect(await books(second)).toBe(403);
});

test('... whom the provider no longer knows', async () => {
  first.payments.customers.delete(customer()[0]);
  await first.call('POST', '/api/create-portal-session', { as: 'kim' });
  expect(await books(second)).toBe(403);
});

test('... and who has left', async () => {
  expect((await first.call('DELETE', '/api/auth/user', { as: 'kim' })).status).toBe(204);
  expect(await books(second)).toBe(403);
});

test('where a subscription has ended by the clock, what the other process stores lets in at once', async () => {
  const pass = (ms: number) => {
    for (const { clock } of [first, second]) clock.now += ms;
  };
  const ended = active({ endsAt: first.clock.now - 5 * 60_000 + 10_000 });
  customer()[1].subscriptions = [ended];
  await hear('customer.subscription.updated');
  pass(10_000);
  expect(await books(second)).toBe(200);
  pass(1);
  expect(await books(second)).toBe(403);
  ended.status = 'canceled';
  customer()[1].subscriptions.push(active({ createdAt: 1 }));
  await hear('customer.subscription.created');
  expect(await books(second)).toBe(200);
});

test('the other process looks at the provider for whom the first has sent to its portal', async () => {
  const status = async () =>
    (await second.call('GET', '/api/subscription/status', { as: 'kim' })).body;
  expect(await status()).toMatchObject({ endsAt: null });
  await first.call('POST', '/api/create-portal-session', { as: 'kim' });
  const endsAt = first.clock.now + 1_000_000;
  customer()[1].subscriptions = [active({ id: customer()[1].subscriptions[0]!.id, endsAt })];
  expect(await status()).toMatchObject({ endsAt });
});

test('both replace a customer whom the provider no longer knows: there is one new one, and one page', async () => {
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
