import { beforeEach, describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '../../../domain/subscription.ts';
import type { Database } from '../../database/open.ts';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { createSubscriptionCache, type SubscriptionCache } from './subscription-cache.ts';
import { saveCustomer } from './store.ts';
import { withAccount } from '../students/lock.ts';

const ACCOUNT = 'acct_test';

describe.each(engines)('the subscription cache over %s', (engine) => {
  let database: Database;
  let cache: SubscriptionCache;
  let now: number;
  beforeEach(async () => {
    now = 1_000_000_000;
    database = await openTestDatabase(engine);
    cache = createSubscriptionCache(
      database,
      async () => ACCOUNT,
      () => now,
    );
    await addCustomer('kim');
  });

  const addCustomer = (uid: string) =>
    withAccount(database, uid, now, (transaction) =>
      saveCustomer(transaction, uid, ACCOUNT, `cus_${uid}`),
    );

  /** Writes without invalidating the cache. */
  const write = (status: SubscriptionStatus, endsAt: number | null = null) =>
    database.db.updateTable('subscriptions').set({ status, ends_at: endsAt }).execute();
  const cachedStatus = async () => (await cache.getCached('kim'))?.status;

  test('an active subscription is served from the cache for ten seconds', async () => {
    await write('active');
    expect(await cachedStatus()).toBe('active');
    await write('unpaid');
    now += 9_999;
    expect(await cachedStatus()).toBe('active');
    now += 1;
    expect(await cachedStatus()).toBe('unpaid');
  });

  test('a refusal is not cached', async () => {
    await write('unpaid');
    expect(await cachedStatus()).toBe('unpaid');
    await write('active');
    expect(await cachedStatus()).toBe('active');
  });

  test('a student without a customer is not cached', async () => {
    expect(await cache.getCached('nobody')).toBeNull();
    await addCustomer('nobody');
    expect(await cache.getCached('nobody')).toMatchObject({ customer_id: 'cus_nobody' });
  });

  test('a subscription with an end date is loaded again when it has ended', async () => {
    const grace = 5 * 60_000;
    await write('active', now - grace + 5_000);
    expect(await cachedStatus()).toBe('active');
    await write('trialing');
    now += 5_000;
    expect(await cachedStatus()).toBe('active');
    now += 1;
    expect(await cachedStatus()).toBe('trialing');
  });

  test('it is loaded again after an invalidation', async () => {
    await write('active');
    await cache.getCached('kim');
    await write('past_due');
    cache.invalidate('kim');
    expect(await cachedStatus()).toBe('past_due');
  });

  test('a row that was loading during an invalidation is not cached', async () => {
    await write('active');
    const loading = cache.load('kim');
    cache.invalidate('kim');
    expect((await loading)?.status).toBe('active');
    await write('past_due');
    expect(await cachedStatus()).toBe('past_due');
  });
});
