// A slow payment provider does not keep a person at a screen waiting, and its late response is still stored.
import { beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { openLibraryOn, type ServerProcess, testBook } from '../../test-support/library.ts';
import { active, createTestPayments, type TestPayments } from '../../test-support/providers.ts';

const STATUS = '/api/subscription/status';
const never = () => new Promise<never>(() => {});

describe.each(engines)('a slow payment provider over %s', (engine) => {
  let library: ServerProcess<TestPayments>;
  beforeEach(async () => {
    const database = await openTestDatabase(engine);
    library = await openLibraryOn(database, createTestPayments(), [testBook()], {
      maxSyncWait: 0,
    });
    await library.call('POST', '/api/create-checkout-session', { as: 'kim' });
  });

  const customer = () => [...library.payments.customers.entries()][0]!;
  const status = async () => (await library.call('GET', STATUS, { as: 'kim' })).body;
  const books = async () => (await library.call('GET', '/api/books', { as: 'kim' })).status;
  const webhook = (id: string) =>
    library.call('POST', '/api/webhooks/stripe', {
      body: { id, type: 'invoice.paid', customerId: customer()[0] },
      headers: { 'stripe-signature': 'good' },
    });

  test('a status call returns what is stored; the sync goes on and opens the library', async () => {
    customer()[1].subscriptions.push(active());
    const held = Promise.withResolvers<void>();
    library.payments.duringReading = () => held.promise;
    expect(await status()).toMatchObject({ hasSubscription: false });
    expect(await books()).toBe(403);
    held.resolve();
    await expect.poll(books).toBe(200);
  });

  test('many status calls at once share one sync', async () => {
    const held = Promise.withResolvers<void>();
    library.payments.duringReading = () => held.promise;
    const countSyncs = () =>
      library.payments.calls.filter((call) => call === 'listSubscriptions').length;
    const before = countSyncs();
    await Promise.all(Array.from({ length: 20 }, status));
    expect(countSyncs()).toBe(before + 1);
    held.resolve();
    // The first sync has ended. The next status call starts another, which is counted a moment later.
    library.clock.now += 2_000;
    await expect.poll(async () => [await status(), countSyncs()][1]).toBeGreaterThan(before + 1);
  });

  test('a child keeps reading when a renewal is due, and not every request syncs', async () => {
    const due = library.clock.now + 1_000_000;
    customer()[1].subscriptions.push(active({ periodEndsAt: due }));
    await webhook('evt_paid');
    library.clock.now = due;
    library.payments.duringReading = never;
    expect(await books()).toBe(200);
    const before = library.payments.calls.length;
    library.clock.now += 30_000;
    expect(await books()).toBe(200);
    expect(library.payments.calls.length).toBe(before);
  });
});
