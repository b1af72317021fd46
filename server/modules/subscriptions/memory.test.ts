import { beforeEach, describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '../../../domain/subscription.ts';
import type { Database } from '../../database/open.ts';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { createMemory, type SubscriptionMemory } from './memory.ts';
import { saveCustomer } from './store.ts';
import { withStudent } from '../students/lock.ts';

const ACCOUNT = 'acct_test';

describe.each(engines)('what is remembered of a subscription, over %s', (engine) => {
  let database: Database;
  let memory: SubscriptionMemory;
  let now: number;
  beforeEach(async () => {
    now = 1_000_000_000;
    database = await openTestDatabase(engine);
    memory = createMemory(
      database,
      async () => ACCOUNT,
      () => now,
    );
    await addCustomer('kim');
  });

  const addCustomer = (uid: string) =>
    withStudent(database, uid, now, (transaction) =>
      saveCustomer(transaction, uid, ACCOUNT, `cus_${uid}`),
    );

  /** As somebody would who tells nobody of it. */
  const write = (status: SubscriptionStatus, endsAt: number | null = null) =>
    database.db.updateTable('subscriptions').set({ status, ends_at: endsAt }).execute();
  const recalled = async () => (await memory.recall('kim'))?.status;

  test('who is in is not read again for ten seconds, and is then', async () => {
    await write('active');
    expect(await recalled()).toBe('active');
    await write('unpaid');
    now += 9_999;
    expect(await recalled()).toBe('active');
    now += 1;
    expect(await recalled()).toBe('unpaid');
  });

  test('a refusal is read anew each time', async () => {
    await write('unpaid');
    expect(await recalled()).toBe('unpaid');
    await write('active');
    expect(await recalled()).toBe('active');
  });

  test('who has no customer is nobody, each time', async () => {
    expect(await memory.recall('nobody')).toBeNull();
    await addCustomer('nobody');
    expect(await memory.recall('nobody')).toMatchObject({ customer_id: 'cus_nobody' });
  });

  test('one that ends by the clock is read again at its end', async () => {
    const passed = 5 * 60_000;
    await write('active', now - passed + 5_000);
    expect(await recalled()).toBe('active');
    await write('trialing');
    now += 5_000;
    expect(await recalled()).toBe('active');
    now += 1;
    expect(await recalled()).toBe('trialing');
  });

  test('after a writing it is read again', async () => {
    await write('active');
    await memory.recall('kim');
    await write('past_due');
    memory.forget('kim');
    expect(await recalled()).toBe('past_due');
  });

  test('what was on its way while somebody wrote is not remembered', async () => {
    await write('active');
    const reading = memory.load('kim');
    memory.forget('kim');
    expect((await reading)?.status).toBe('active');
    await write('past_due');
    expect(await recalled()).toBe('past_due');
  });
});
