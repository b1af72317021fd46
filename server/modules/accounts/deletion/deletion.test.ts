// What is left of a student after account deletion, with failures and interruptions at every step.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../../test-support/library.ts';
import { active } from '../../../test-support/providers.ts';
import { cachePaymentAccount } from '../../subscriptions/payment-account.ts';
import { createAccountDeletion } from './service.ts';

const ACCOUNT = '/api/auth/user';
const SYNC = '/api/auth/firebase/sync';
const CHECKOUT = '/api/create-checkout-session';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(engines)('account deletion over %s', (engine) => {
  let library: Library;
  let uid = '';
  let count = 0;
  beforeAll(async () => {
    library = await openLibrary(engine, [testBook()]);
  });
  beforeEach(async () => {
    library.clock.now += 3 * HOUR;
    uid = await subscriber();
  });

  /** A subscriber who has read a book. */
  async function subscriber(as = `person-${engine}-${count++}`): Promise<string> {
    await library.call('POST', SYNC, { as, body: { firstName: 'Kim', age: 6 } });
    await library.subscriber(as);
    await library.call('POST', '/api/progress/sam/complete', { as, body: {} });
    return as;
  }

  const deleteAccount = (as = uid) => library.call('DELETE', ACCOUNT, { as });
  const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  /** Opens a checkout page, as another tab would. */
  const openCheckout = async (token: string) => {
    const { body } = await library.call('POST', CHECKOUT, withToken(token));
    expect(body.url).toMatch(/^https:/);
  };
  const revoked = () => library.payments.calls.filter((call) => call.startsWith('revoke'));
  /** Runs the hourly job. */
  const finish = () =>
    createAccountDeletion({
      ...library,
      subscriptions: { invalidate: () => undefined },
      getPaymentAccount: cachePaymentAccount(library.database.db, library.payments),
      now: () => library.clock.now,
      report: () => undefined,
    }).finishInterrupted(library.clock.now);
  const customersOf = (as: string) =>
    [...library.payments.customers.values()].filter((customer) => customer.uid === as);
  const webhook = (customerId: string) =>
    library.call('POST', '/api/webhooks/stripe', {
      body: { id: `evt_${randomUUID()}`, type: 'customer.deleted', customerId },
      headers: { 'stripe-signature': 'good' },
    });
  const customerIdOf = (as: string) =>
    [...library.payments.customers].find(([, customer]) => customer.uid === as)?.[0] ?? '';

  /** The tables with rows about a student. */
  async function tablesAbout(as: string): Promise<string[]> {
    const { db } = library.database;
    const found: string[] = [];
    for (const { name, columns } of await db.introspection.getTables()) {
      const column = name === 'users' ? 'id' : 'user_id';
      if (!columns.some((one) => one.name === column)) continue;
      const { rows } = await sql`select 1 from ${sql.table(name)}
        where ${sql.ref(column)} = ${as}`.execute(db);
      if (rows.length > 0) found.push(name);
    }
    return found.sort();
  }
  const allTables = ['achievements', 'progress', 'reading_days', 'stars', 'subscriptions', 'users'];

  test('ends the subscription, then the sign-in, then the data', async () => {
    expect(await tablesAbout(uid)).toEqual(allTables);
    const { status, body } = await deleteAccount();
    expect([status, body]).toEqual([204, '']);
    expect(customersOf(uid)).toEqual([]);
    expect(library.identityAccounts.gone.has(uid)).toBe(true);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
    // Refunds start at the time of the request, in case another tab is paying.
    expect(revoked().at(-1)).toMatch(new RegExp(`since ${library.clock.now}$`));
  });

  test('a customer that another tab creates during the deletion does not stay at the provider', async () => {
    const newcomer = `newcomer-${engine}`;
    await library.call('POST', SYNC, { as: newcomer, body: { firstName: 'Kim', age: 6 } });
    const { ensureCustomer } = library.payments;
    library.payments.ensureCustomer = async (user, gone) => {
      library.payments.ensureCustomer = ensureCustomer;
      expect((await deleteAccount(newcomer)).status).toBe(204);
      return ensureCustomer(user, gone);
    };
    const { status, body } = await library.call('POST', CHECKOUT, { as: newcomer });
    expect([status, body.code]).toEqual([401, 'account_deleted']);
    expect(customersOf(newcomer)).toEqual([]);
  });

  test('the data of other students stays', async () => {
    const other = await subscriber();
    await deleteAccount();
    expect(await tablesAbout(other)).toEqual(allTables);
    expect((await library.call('GET', '/api/books', { as: other })).status).toBe(200);
  });

  test('a sign-in older than four minutes is refused, and nothing is deleted', async () => {
    const token = await library.identity.sign(uid);
    library.clock.now += 4 * MINUTE + 1;
    const answer = await library.call('DELETE', ACCOUNT, withToken(token));
    expect([answer.status, answer.body.code]).toEqual([403, 'sign_in_again']);
    expect(await tablesAbout(uid)).toEqual(allTables);
    expect(customersOf(uid)).toHaveLength(1);
  });

  test('a customer that was created but never stored is deleted, too', async () => {
    const stray = `cus_${randomUUID()}`;
    library.payments.customers.set(stray, { uid, subscriptions: [active()] });
    await deleteAccount();
    expect(customersOf(uid)).toEqual([]);
  });

  test('an account without a subscription or a synced profile can be deleted', async () => {
    expect((await deleteAccount('never-known')).status).toBe(204);
    expect(await tablesAbout('never-known')).toEqual(['leavings']);
  });

  test('while the payment provider is down nothing is deleted, and access stays', async () => {
    library.payments.down = true;
    const { status, body } = await deleteAccount();
    library.payments.down = false;
    expect([status, body.code]).toEqual([503, 'provider_unavailable']);
    expect(body.message).toMatch(/nothing was deleted/);
    expect(library.identityAccounts.gone.has(uid)).toBe(false);
    expect(await tablesAbout(uid)).toEqual(allTables);
    expect((await library.call('GET', '/api/books', { as: uid })).status).toBe(200);
    library.clock.now += 24 * HOUR;
    expect(await finish()).toBe(0);
    expect(await tablesAbout(uid)).toEqual(allTables);
  });

  test('while the identity provider is down nothing is deleted', async () => {
    library.identityAccounts.down = true;
    const { status, body } = await deleteAccount();
    library.identityAccounts.down = false;
    expect([status, body.code]).toEqual([503, 'provider_unavailable']);
    expect(body.message).toMatch(/nothing was deleted/);
    expect(customersOf(uid)).toHaveLength(1);
    expect(await tablesAbout(uid)).toEqual(allTables);
  });

  test.each([
    ['away', 503, 'provider_unavailable'],
    ['sign-in-again', 403, 'sign_in_again'],
    ['killed', 500, 'internal'],
  ] as const)(
    'a deletion that fails at the sign-in (%s) can be repeated',
    async (refusal, status, code) => {
      library.identityAccounts.refusal = refusal;
      const token = await library.identity.sign(uid);
      const first = await library.call('DELETE', ACCOUNT, withToken(token));
      expect([first.status, first.body.code]).toEqual([status, code]);
      expect(first.body.message).toMatch(/^Any subscription has ended/);
      expect(customersOf(uid)).toEqual([]);
      // The stored state is correct: there is no subscription any more.
      const known = await library.call('GET', '/api/subscription/status', withToken(token));
      expect(known.body.hasSubscription).toBe(false);
      expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
      expect(await tablesAbout(uid)).toEqual(['leavings']);
    },
  );

  test.each([
    ['to record that payments have ended', 'payments'],
    ['to delete the data', 'identityAccounts'],
  ] as const)(
    'when the database fails %s, the error says that payments have ended',
    async (_, provider) => {
      const token = await library.identity.sign(uid);
      library[provider].duringRemoval = async () => {
        vi.spyOn(library.database.db, 'transaction').mockImplementationOnce(() => {
          throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
        });
      };
      const { status, body } = await library.call('DELETE', ACCOUNT, withToken(token));
      vi.restoreAllMocks();
      expect([status, body.code]).toEqual([503, 'unavailable']);
      expect(body.message).toMatch(/^Any subscription has ended/);
      expect(customersOf(uid)).toEqual([]);
      expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
      expect(await tablesAbout(uid)).toEqual(['leavings']);
    },
  );

  test('... and so it does when ending a checkout of another tab fails', async () => {
    const token = await library.identity.sign(uid);
    library.payments.duringRemoval = () => openCheckout(token);
    library.identityAccounts.duringRemoval = async () => void (library.payments.down = true);
    const { status, body } = await library.call('DELETE', ACCOUNT, withToken(token));
    library.payments.down = false;
    expect([status, body.code]).toEqual([503, 'provider_unavailable']);
    expect(body.message).toMatch(/^Any subscription has ended/);
    expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
    expect(customersOf(uid)).toEqual([]);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('an interrupted deletion is finished by the job after the tokens have expired', async () => {
    library.identityAccounts.refusal = 'killed';
    await deleteAccount();
    library.clock.now += HOUR;
    expect(await finish()).toBe(0);
    expect(await tablesAbout(uid)).toContain('users');
    library.clock.now += HOUR;
    library.payments.down = true;
    await expect(finish()).rejects.toThrow('cannot be reached');
    library.payments.down = false;
    expect(await finish()).toBe(1);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
    // The account may still exist, so the record stays until the tokens have expired again.
    await finish();
    expect(await tablesAbout(uid)).toEqual(['leavings']);
    library.clock.now += 2 * HOUR;
    await finish();
    expect(await tablesAbout(uid)).toEqual([]);
  });

  test('all children go with the account, also where its deletion was interrupted', async () => {
    const body = { firstName: 'Alex', age: 5, readingLevel: 1 };
    const child = (await library.call('POST', '/api/students', { as: uid, body })).body.id;
    const headers = { student: child };
    await library.call('POST', '/api/progress/sam/complete', { as: uid, headers, body: {} });
    expect(await tablesAbout(child)).toEqual(allTables.filter((name) => name !== 'subscriptions'));
    library.identityAccounts.refusal = 'killed';
    await deleteAccount();
    library.clock.now += 2 * HOUR;
    expect(await finish()).toBe(1);
    expect([await tablesAbout(uid), await tablesAbout(child)]).toEqual([['leavings'], []]);
  });

  test('a child is deleted whose account another release has deleted', async () => {
    const body = { firstName: 'Alex', age: 5, readingLevel: 1 };
    const child = (await library.call('POST', '/api/students', { as: uid, body })).body.id;
    const other = await subscriber();
    await library.call('POST', '/api/students', { as: other, body });
    const children = () =>
      library.database.db
        .selectFrom('users')
        .select('account_id')
        .where('account_id', 'in', [uid, other])
        .execute();
    await library.database.db.deleteFrom('users').where('id', '=', uid).execute();
    expect(await tablesAbout(child)).toEqual(['users']);
    await finish();
    expect(await children()).toEqual([{ account_id: other }]);
  });

  test('a deletion that cannot be finished does not block others, and its error is thrown', async () => {
    const other = await subscriber();
    for (const as of [uid, other]) {
      library.identityAccounts.refusal = 'killed';
      await deleteAccount(as);
      library.clock.now += MINUTE;
    }
    library.clock.now += 2 * HOUR;
    library.payments.duringRemoval = () => Promise.reject(new Error('the first one'));
    await expect(finish()).rejects.toThrow('the first one');
    expect([await tablesAbout(uid), await tablesAbout(other)]).toContainEqual(['leavings']);
    expect(await finish()).toBe(1);
  });

  test('a call with the same sign-in does not cancel the deletion', async () => {
    library.identityAccounts.refusal = 'away';
    const token = await library.identity.sign(uid);
    await library.call('DELETE', ACCOUNT, withToken(token));
    expect((await library.call('POST', SYNC, withToken(token))).status).toBe(200);
    library.clock.now += 24 * HOUR;
    expect(await finish()).toBe(1);
  });

  test('a new sign-in cancels the deletion when the account still exists', async () => {
    library.identityAccounts.refusal = 'away';
    await deleteAccount();
    library.clock.now += MINUTE;
    await library.call('POST', SYNC, { as: uid });
    library.clock.now += 24 * HOUR;
    expect(await finish()).toBe(0);
    expect((await library.call('GET', ACCOUNT, { as: uid })).body).toMatchObject({
      firstName: 'Kim',
      totalStars: 1,
    });
    expect(await tablesAbout(uid)).not.toContain('leavings');
  });

  test('subscribing again without a new sign-in cancels the deletion, too', async () => {
    library.identityAccounts.refusal = 'away';
    const token = await library.identity.sign(uid);
    await library.call('DELETE', ACCOUNT, withToken(token));
    library.clock.now += MINUTE;
    await openCheckout(token);
    customersOf(uid)[0]?.subscriptions.push(active());
    library.clock.now += 24 * HOUR;
    expect(await finish()).toBe(0);
    expect(customersOf(uid)).toHaveLength(1);
    expect(await tablesAbout(uid)).toEqual(allTables);
  });

  test('a student whose account is gone cannot open a checkout, and the deletion is finished', async () => {
    library.identityAccounts.refusal = 'killed';
    const token = await library.identity.sign(uid);
    await library.call('DELETE', ACCOUNT, withToken(token));
    const before = library.payments.calls.length;
    const { status, body } = await library.call('POST', CHECKOUT, withToken(token));
    expect([status, body.code]).toEqual([401, 'account_deleted']);
    expect(library.payments.calls.length).toBe(before);
    library.clock.now += 2 * HOUR;
    expect(await finish()).toBe(1);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('no checkout opens after a failed deletion while the identity provider is down', async () => {
    library.identityAccounts.refusal = 'away';
    const token = await library.identity.sign(uid);
    await library.call('DELETE', ACCOUNT, withToken(token));
    library.identityAccounts.down = true;
    const { status, body } = await library.call('POST', CHECKOUT, withToken(token));
    library.identityAccounts.down = false;
    expect([status, body.code]).toEqual([503, 'provider_unavailable']);
    expect(customersOf(uid)).toEqual([]);
    library.clock.now += 2 * HOUR;
    expect(await finish()).toBe(1);
  });

  test('a deletion whose account is gone can be repeated with an old sign-in', async () => {
    library.identityAccounts.refusal = 'killed';
    const token = await library.identity.sign(uid);
    await library.call('DELETE', ACCOUNT, withToken(token));
    library.clock.now += 30 * MINUTE;
    expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('a new sign-in while the job is finishing the deletion cancels it', async () => {
    library.identityAccounts.refusal = 'away';
    await deleteAccount();
    library.clock.now += 24 * HOUR;
    library.payments.duringRemoval = async () => {
      await library.call('POST', SYNC, { as: uid });
    };
    expect(await finish()).toBe(0);
    expect(await tablesAbout(uid)).toContain('stars');
  });

  test('tokens that have not expired are refused after the deletion', async () => {
    const token = await library.identity.sign(uid);
    // A second device, which signed in a little later.
    const later = await library.identity.sign(uid, {
      claims: { auth_time: library.clock.now / 1000 + 30 },
    });
    await library.call('DELETE', ACCOUNT, withToken(token));
    const before = library.payments.calls.length;
    for (const bearer of [token, later]) {
      for (const [method, url, body] of [
        ['POST', SYNC, undefined],
        ['GET', ACCOUNT, undefined],
        ['GET', '/api/auth/user/data', undefined],
        ['PATCH', ACCOUNT, { readingLevel: 2 }],
        [
          'POST',
          '/api/auth/complete-profile',
          { firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Reader' },
        ],
        ['GET', '/api/subscription/status', undefined],
        ['POST', CHECKOUT, undefined],
        ['DELETE', ACCOUNT, undefined],
      ] as const) {
        const answer = await library.call(method, url, {
          ...withToken(bearer),
          ...(body && { body }),
        });
        expect([url, answer.status, answer.body.code]).toEqual([url, 401, 'account_deleted']);
        expect(answer.body.message).toContain('Unauthorized');
      }
      for (const url of ['/api/books', '/api/progress', '/api/achievements']) {
        expect((await library.call('GET', url, withToken(bearer))).status).toBe(403);
      }
    }
    expect(library.payments.calls.length).toBe(before);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('a second device that signs in during the deletion does not cancel it', async () => {
    const token = await library.identity.sign(uid);
    const later = await library.identity.sign(uid, {
      claims: { auth_time: library.clock.now / 1000 + 30 },
    });
    library.identityAccounts.duringRemoval = async () => {
      await library.call('POST', SYNC, withToken(later));
      // The account still exists at this moment, but will be gone at the next.
      expect(await tablesAbout(uid)).toContain('leavings');
    };
    expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
    expect((await library.call('POST', SYNC, withToken(later))).status).toBe(401);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('a sync, a finished book and a webhook during the deletion restore nothing', async () => {
    const token = await library.identity.sign(uid);
    const customerId = customerIdOf(uid);
    const meanwhile: Promise<unknown>[] = [];
    library.identityAccounts.duringRemoval = async () => {
      meanwhile.push(
        library.call('POST', SYNC, withToken(token)),
        library.call('POST', '/api/progress/sam/complete', { ...withToken(token), body: {} }),
        library.call('GET', '/api/subscription/status', withToken(token)),
        webhook(customerId),
      );
    };
    await library.call('DELETE', ACCOUNT, withToken(token));
    await Promise.all(meanwhile);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('a subscription sync during the deletion restores nothing', async () => {
    const customerId = customerIdOf(uid);
    library.payments.duringReading = async () => {
      await deleteAccount();
    };
    await webhook(customerId);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
    expect((await webhook(customerId)).status).toBe(200);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('a tab that subscribes during the deletion leaves no customer behind', async () => {
    const token = await library.identity.sign(uid);
    library.payments.duringRemoval = async () => {
      await openCheckout(token);
      customersOf(uid)[0]?.subscriptions.push(active({ id: `sub_beside_${uid}` }));
    };
    expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
    expect(customersOf(uid)).toEqual([]);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
    // The student could never have used what was paid for at that moment.
    expect(revoked().at(-1)).toBe(`revoke sub_beside_${uid} since ${library.clock.now}`);
  });

  test('no checkout opens while the account is being deleted', async () => {
    const token = await library.identity.sign(uid);
    const answers: { status: number; body: unknown }[] = [];
    library.identityAccounts.duringRemoval = async () => {
      answers.push(await library.call('POST', CHECKOUT, withToken(token)));
    };
    library.identityAccounts.refusal = 'away';
    await library.call('DELETE', ACCOUNT, withToken(token));
    // The account may still be deleted although the response was lost.
    library.clock.now += 30_000;
    answers.push(await library.call('POST', CHECKOUT, withToken(token)));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        503,
        {
          code: 'unavailable',
          message: expect.stringMatching(/being deleted, so you cannot subscribe/),
        },
      ]);
    }
    expect(customersOf(uid)).toEqual([]);
    library.clock.now += 1;
    await openCheckout(token);
    expect(await tablesAbout(uid)).not.toContain('leavings');
  });

  test('when the response of the identity provider is lost, the deletion goes on', async () => {
    const token = await library.identity.sign(uid);
    library.payments.duringRemoval = () => openCheckout(token);
    library.identityAccounts.refusal = 'lost';
    expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
    expect(customersOf(uid)).toEqual([]);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test.each([
    ['paid', true],
    ['not paid', false],
  ])(
    'a checkout that another tab opens before the interruption, %s, does not cancel the deletion',
    async (_, isPaid) => {
      const token = await library.identity.sign(uid);
      const requestedAt = library.clock.now;
      library.payments.duringRemoval = () => openCheckout(token);
      library.identityAccounts.refusal = 'killed';
      expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(500);
      if (isPaid) {
        customersOf(uid)[0]!.subscriptions.push(active({ id: `sub_late_${uid}` }));
        await webhook(customerIdOf(uid));
      }
      library.clock.now += 2 * HOUR;
      expect(await finish()).toBe(1);
      expect(customersOf(uid)).toEqual([]);
      expect(await tablesAbout(uid)).toEqual(['leavings']);
      expect(revoked().includes(`revoke sub_late_${uid} since ${requestedAt}`)).toBe(isPaid);
    },
  );

  test('... and neither does a second device that signed in later and tries to pay', async () => {
    const token = await library.identity.sign(uid);
    const later = await library.identity.sign(uid, {
      claims: { auth_time: library.clock.now / 1000 + 30 },
    });
    library.identityAccounts.duringRemoval = async () => {
      await library.call('GET', '/api/subscription/status', withToken(later));
    };
    library.identityAccounts.refusal = 'killed';
    await library.call('DELETE', ACCOUNT, withToken(token));
    const { status, body } = await library.call('POST', CHECKOUT, withToken(later));
    expect([status, body.code]).toEqual([401, 'account_deleted']);
    library.clock.now += 2 * HOUR;
    expect(await finish()).toBe(1);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('a customer that was created after the deletion is deleted with the record', async () => {
    await deleteAccount();
    library.payments.customers.set(`cus_${randomUUID()}`, { uid, subscriptions: [] });
    library.clock.now += 2 * HOUR;
    await finish();
    expect(customersOf(uid)).toEqual([]);
    expect(await tablesAbout(uid)).toEqual([]);
  });

  test('a payment that cannot be refunded is logged for the owner', async () => {
    const { removePayer } = library.payments;
    library.payments.removePayer = async (...given) => ({
      ...(await removePayer(...given)),
      kept: [{ payment: 'pi_stuck', reason: 'charge_disputed' }],
    });
    await deleteAccount();
    library.payments.removePayer = removePayer;
    expect(library.log.join()).toContain('Payment pi_stuck was not refunded');
  });

  test('simultaneous deletions succeed or are refused as deleted', async () => {
    const token = await library.identity.sign(uid);
    const answers = await Promise.all(
      [1, 2, 3].map(() => library.call('DELETE', ACCOUNT, withToken(token))),
    );
    for (const { status, body } of answers) {
      if (status !== 204) expect([status, body.code]).toEqual([401, 'account_deleted']);
    }
    expect(answers.map(({ status }) => status)).toContain(204);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('after the last token has expired no row is left', async () => {
    await deleteAccount();
    library.clock.now += 2 * HOUR;
    expect(await finish()).toBe(0);
    expect(await tablesAbout(uid)).toEqual([]);
  });

  test('a customer of another payment account is logged for the owner', async () => {
    await library.database.db
      .insertInto('subscriptions')
      .values({ user_id: uid, account: 'acct_old/live', customer_id: 'cus_old', version: 0 })
      .execute();
    expect((await deleteAccount()).status).toBe(204);
    expect(library.log.some((line) => line.includes('cus_old of acct_old/live'))).toBe(true);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('the log holds no email address and no token', async () => {
    const token = await library.identity.sign(uid);
    library.identityAccounts.refusal = 'away';
    await library.call('DELETE', ACCOUNT, withToken(token));
    await library.call('DELETE', ACCOUNT, withToken(token));
    const log = library.log.join('');
    expect(log).not.toContain(`${uid}@example.com`);
    expect(log).not.toContain(token);
  });
});
