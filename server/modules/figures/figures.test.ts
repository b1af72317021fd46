// The scheduled job and the calls, with a provider that fails. e2e/money/figures.test.ts tests the numbers.
import Stripe from 'stripe';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Figures } from '../../../contracts/figures.ts';
import { Problem } from '../../problems/problem.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, openLibraryOn } from '../../test-support/library.ts';
import { active, createTestPayments } from '../../test-support/providers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(engines)('the figures over %s', (engine) => {
  let library: Library;
  beforeEach(async () => {
    library = await openLibrary(engine);
    // Nine in the evening in Sydney, 5 January.
    library.clock.now = Date.UTC(2026, 0, 5, 10);
  });

  const run = () => library.app.scheduledJobs.find(({ name }) => name === 'figures')!.run();
  async function figures(): Promise<Figures> {
    const admin = await library.adminToken();
    return (await library.call('GET', '/api/admin/figures', { admin })).body;
  }
  const brief = async () =>
    (await figures()).days.map(({ day, families, inTrial, income }) =>
      [day.slice(5), families, inTrial, income].join(' '),
    );
  const readings = () =>
    library.payments.calls.filter((call) => call === 'listAllSubscriptions').length;
  const family = (id: string, daysAgo: number) => {
    const createdAt = library.clock.now - daysAgo * DAY;
    const subscriptions = [active({ createdAt })];
    library.payments.customers.set(id, { uid: id, subscriptions });
    return subscriptions[0]!;
  };
  const pay = (amount: number, at = library.clock.now) =>
    library.payments.paid.push({ at, amount });

  test('are read by the job alone, and once an hour while the library reads no subscription', async () => {
    family('a', 0);
    await run();
    library.clock.now += HOUR / 2;
    await run();
    const before = library.payments.calls.length;
    expect(await brief()).toEqual(['01-05 1 0 0']);
    expect(library.payments.calls).toHaveLength(before);
    expect(readings()).toBe(1);
    // A process that has waited for the end of the longest reading.
    library.clock.now += (27 / 60) * HOUR;
    await run();
    expect(readings()).toBe(1);
    library.clock.now += (3 / 60) * HOUR;
    pay(499);
    await run();
    expect(await brief()).toEqual(['01-05 1 0 499']);
    expect((await figures()).readAt).toBe(library.clock.now);
  });

  describe('once the library has read a subscription', () => {
    const isDue = () => library.app.scheduledJobs.find(({ name }) => name === 'figures')!.isDue!();
    const MINUTE = HOUR / 60;
    const pass = (minutes: number) => {
      library.clock.now += minutes * MINUTE;
    };
    const nextIn = async () => ((await figures()).nextAt! - library.clock.now) / MINUTE;

    test('are due five minutes after the last reading, and without that after an hour', async () => {
      expect(await isDue()).toBe(false);
      await run();
      pass(1);
      expect(await nextIn()).toBe(57);
      pass(20);
      expect(await isDue()).toBe(false);
      await library.subscriber('a');
      const calls = library.payments.calls.length;
      expect([await isDue(), await nextIn()]).toEqual([true, -16]);
      expect(library.payments.calls).toHaveLength(calls);
      await run();
      expect(await brief()).toEqual(['01-05 1 0 0']);
      pass(1);
      await library.subscriber('b');
      expect([await isDue(), await nextIn()]).toEqual([false, 4]);
      await run();
      expect(readings()).toBe(2);
      pass(4);
      expect(await isDue()).toBe(true);
      await run();
      expect(readings()).toBe(3);
      pass(57);
      expect(await isDue()).toBe(false);
      pass(1);
      expect(await isDue()).toBe(true);
    });

    test('are due at midnight', async () => {
      library.clock.now = Date.UTC(2026, 0, 5, 12, 50);
      await run();
      expect(await nextIn()).toBe(10);
      pass(9);
      expect(await isDue()).toBe(false);
      pass(1);
      expect(await isDue()).toBe(true);
    });

    test('wait in a large library, where a reading takes long', async () => {
      await run();
      const families = async (number: number) => {
        await library.database.db.updateTable('daily_figures').set({ families: number }).execute();
        return nextIn();
      };
      await library.subscriber('a');
      expect(await families(1_500)).toBe(5);
      expect(await families(3_000)).toBe(10);
      expect(await families(100_000)).toBe(58);
    });

    test('are not due for somebody who has not subscribed, or of another account', async () => {
      await run();
      pass(10);
      await library.subscriber('a');
      const { db } = library.database;
      await db.updateTable('subscriptions').set({ account: 'acct_other/live' }).execute();
      expect(await isDue()).toBe(false);
      await db
        .updateTable('subscriptions')
        .set({ account: (await rowOf()).account, subscription_id: null })
        .execute();
      expect(await isDue()).toBe(false);
      await db.updateTable('subscriptions').set({ subscription_id: 'sub_1' }).execute();
      expect(await isDue()).toBe(true);
    });

    test('wait for the hour while Stripe is away', async () => {
      await run();
      library.payments.down = true;
      pass(60);
      await run();
      library.payments.down = false;
      await library.subscriber('a');
      pass(10);
      expect([await isDue(), (await figures()).nextAt]).toEqual([false, null]);
    });

    const rowOf = () =>
      library.database.db.selectFrom('daily_figures').selectAll().executeTakeFirstOrThrow();
  });

  test('are shown while Stripe is away, and say since when', async () => {
    family('a', 1);
    await run();
    const readAt = library.clock.now;
    library.payments.down = true;
    library.clock.now += HOUR;
    const since = library.clock.now;
    for (let hour = 0; hour < 2; hour++) {
      await run();
      library.clock.now += HOUR;
    }
    expect(await figures()).toMatchObject({ readAt, failure: { since, reason: 'away' } });
    expect(
      library.log.filter((line) => line.includes('The figures could not be read')),
    ).toHaveLength(2);
    expect(await brief()).toEqual(['01-04 1  0', '01-05 1 0 0']);
    library.payments.down = false;
    await run();
    expect(await figures()).toMatchObject({ readAt: library.clock.now, failure: null });
    // It is midnight by now.
    expect(await brief()).toEqual(['01-04 1  0', '01-05 1 0 0', '01-06 1 0 0']);
  });

  test('say that the key may not read them', async () => {
    const refusal = new Stripe.errors.StripePermissionError({ type: 'invalid_request_error' });
    library.payments.listPayments = () =>
      Promise.reject(new Problem('payment_refused', 'Refused', { cause: refusal }));
    await run();
    expect(await figures()).toMatchObject({ readAt: null, failure: { reason: 'key' }, days: [] });
  });

  const keyRefused = () => {
    const refusal = new Stripe.errors.StripeAuthenticationError({ type: 'invalid_request_error' });
    return Promise.reject(new Problem('payment_refused', 'Refused', { cause: refusal }));
  };

  test.each([
    ['away', () => Promise.reject(new Problem('provider_unavailable', 'Away'))],
    ['key', keyRefused],
  ])('say so (%s) when it is not known yet whose the key is', async (reason, account) => {
    const since = library.clock.now;
    const { account: known } = library.payments;
    library.payments.account = account;
    await run();
    library.clock.now += HOUR;
    await run();
    const failure = { since, reason, isOfOtherKey: false };
    const nothing = { readAt: null, nextAt: null, months: [], days: [] };
    expect(await figures()).toEqual({ ...nothing, failure });
    library.payments.account = known;
    await run();
    expect(await figures()).toMatchObject({ readAt: library.clock.now, failure: null });
  });

  test('of the key before are shown while it is not known whose a new key is', async () => {
    family('a', 1);
    await run();
    const { database, clock } = library;
    const payments = { ...createTestPayments(), keyDigest: 'a new key', account: keyRefused };
    const after = await openLibraryOn(database, payments, [], { clock });
    const admin = await library.adminToken();
    const shown = async () => (await after.call('GET', '/api/admin/figures', { admin })).body;
    await after.app.scheduledJobs.find(({ name }) => name === 'figures')!.run();
    expect(await shown()).toMatchObject({
      ...{ readAt: clock.now, days: [{ day: '2026-01-04' }, { day: '2026-01-05' }] },
      failure: { since: clock.now, reason: 'key', isOfOtherKey: true },
    });
  });

  test('are read for 55 minutes at most, after every other job', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const list = vi.spyOn(library.payments, 'listAllSubscriptions');
    const pay = vi.spyOn(library.payments, 'listPayments');
    family('a', 0);
    await run();
    expect(timeout.mock.calls).toEqual([[55 * 60_000]]);
    timeout.mockRestore();
    for (const { lastCall } of [list.mock, pay.mock]) expect(lastCall?.[2]).toBe(limit.signal);
    expect(library.app.scheduledJobs.at(-1)?.name).toBe('figures');
  });

  test('fail the job for any other reason', async () => {
    library.payments.listPayments = () => Promise.reject(new Error('A fault of ours'));
    await expect(run()).rejects.toThrow('A fault of ours');
    expect(await figures()).toMatchObject({ failure: null });
  });

  test('go on where a long reading broke off, and hold no half of a day', async () => {
    family('a', 390);
    family('b', 250);
    // Paused by now: for the days before the first reading it counts, before and after the break.
    family('c', 390).status = 'paused';
    pay(499, library.clock.now - 390 * DAY);
    pay(998, library.clock.now);
    const { listPayments } = library.payments;
    const away = new Problem('provider_unavailable', 'Away');
    const asked: string[] = [];
    const dayAt = (at: number) => new Date(at + 11 * HOUR).toISOString().slice(0, 10);
    const asking: typeof listPayments = (products, { from, to }) => {
      asked.push(`${dayAt(from)} ${dayAt(to)}`);
      return listPayments(products, { from, to });
    };
    library.payments.listPayments = (products, period) =>
      asked.length < 2 ? asking(products, period) : Promise.reject(away);
    await run();
    library.clock.now += HOUR;
    library.payments.listPayments = asking;
    await run();
    expect(asked).toEqual([
      '2024-12-01 2025-03-11',
      '2025-03-11 2025-06-19',
      '2025-06-19 2025-09-27',
      '2025-09-27 2026-01-05',
      '2026-01-05 2026-01-06',
    ]);
    const { days, months } = await figures();
    expect(days[0]).toMatchObject({ day: '2025-01-01', families: 2, income: 0 });
    expect(days.at(-2)).toMatchObject({ day: '2026-01-04', families: 3 });
    expect(days.at(-1)).toMatchObject({ day: '2026-01-05', families: 2, income: 998 });
    expect(days).toHaveLength(370);
    expect(months).toHaveLength(13);
    const first = await library.database.db
      .selectFrom('daily_figures')
      .selectAll()
      .orderBy('day')
      .executeTakeFirstOrThrow();
    expect(first).toMatchObject({ day: '2024-12-11', started: 2, income: 499, in_trial: null });
  });

  test('of a day stay as they were read when it ended', async () => {
    const one = family('a', 3);
    one.status = 'past_due';
    await run();
    library.clock.now += 4 * HOUR;
    // An hour after midnight, the day that has ended is read once more.
    const failing = async () =>
      (await figures()).days.map(({ day, failing }) => [day.slice(5), failing].join(' '));
    await run();
    one.status = 'active';
    library.clock.now += 3 * HOUR;
    await run();
    expect(await failing()).toEqual(['01-02 ', '01-03 ', '01-04 ', '01-05 1', '01-06 0']);
    // What was paid on that day still comes in, until a day later.
    pay(499, library.clock.now - 8 * HOUR);
    library.clock.now += HOUR;
    await run();
    expect((await figures()).days.at(-2)).toMatchObject({ day: '2026-01-05', income: 499 });
  });

  test('of another Stripe account are not mixed with these', async () => {
    family('a', 0);
    await run();
    await library.database.db
      .updateTable('daily_figures')
      .set({ account: 'acct_other/live' })
      .execute();
    expect(await figures()).toMatchObject({ readAt: null, days: [] });
    expect((await tableOf(library)).slice(1)).toEqual(['']);
    await run();
    expect(await brief()).toEqual(['01-05 1 0 0']);
  });
});

async function tableOf(library: Library): Promise<string[]> {
  const { body, headers } = await library.app.inject({
    ...{ method: 'GET', url: '/api/admin/figures/table' },
    headers: { 'admin-auth': await library.adminToken() },
  });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  return body.split('\r\n');
}
