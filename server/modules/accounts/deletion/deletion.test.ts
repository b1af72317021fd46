// What is left of somebody who leaves, whatever fails on the way and wherever it breaks off.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../../test-support/library.ts';
import { active } from '../../../test-support/providers.ts';
import { createLeaving } from './deletion.ts';

const ACCOUNT = '/api/auth/user';
const SYNC = '/api/auth/firebase/sync';
const CHECKOUT = '/api/create-checkout-session';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(engines)('leaving over %s', (engine) => {
  let library: Library;
  let uid = '';
  let people = 0;
  beforeAll(async () => {
    library = await openLibrary(engine, [testBook()]);
  });
  beforeEach(async () => {
    library.clock.now += 3 * HOUR;
    uid = await subscriber();
  });

  /** A subscriber who has read a book. */
  async function subscriber(as = `person-${engine}-${people++}`): Promise<string> {
    await library.call('POST', SYNC, { as, body: { firstName: 'Kim', age: 6 } });
    await library.subscriber(as);
    await library.call('POST', '/api/progress/sam/complete', { as, body: {} });
    return as;
  }

  const leave = (as = uid) => library.call('DELETE', ACCOUNT, { as });
  const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  /** What another tab does that wants to pay. */
  const openPage = async (token: string) => {
    const { body } = await library.call('POST', CHECKOUT, withToken(token));
    expect(body.url).toMatch(/^https:/);
  };
  const revoked = () => library.payments.calls.filter((call) => call.startsWith('revoke'));
  /** What the hourly sweep does. */
  const finish = () =>
    createLeaving({
      ...library,
      subscriptions: { forget: () => undefined },
      now: () => library.clock.now,
      report: () => undefined,
    }).finishLeavings(library.clock.now);
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
  const everything = [
    'achievements',
    'progress',
    'reading_days',
    'stars',
    'subscriptions',
    'users',
  ];

  test('ends the subscription, then the sign-in, then the data', async () => {
    expect(await tablesAbout(uid)).toEqual(everything);
    const { status, body } = await leave();
    expect([status, body]).toEqual([204, '']);
    expect(customersOf(uid)).toEqual([]);
    expect(library.identityAccounts.gone.has(uid)).toBe(true);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
    // From the moment on at which she asked, should another tab be paying.
    expect(revoked().at(-1)).toMatch(new RegExp(`since ${library.clock.now}$`));
  });

  test('a customer that another tab was making meanwhile does not stay at the provider', async () => {
    const newcomer = `newcomer-${engine}`;
    await library.call('POST', SYNC, { as: newcomer, body: { firstName: 'Kim', age: 6 } });
    const { ensureCustomer } = library.payments;
    library.payments.ensureCustomer = async (user, gone) => {
      library.payments.ensureCustomer = ensureCustomer;
      expect((await leave(newcomer)).status).toBe(204);
      return ensureCustomer(user, gone);
    };
    const { status, body } = await library.call('POST', CHECKOUT, { as: newcomer });
    expect([status, body.code]).toEqual([401, 'account_deleted']);
    expect(customersOf(newcomer)).toEqual([]);
  });

  test('nothing about others goes', async () => {
    const other = await subscriber();
    await leave();
    expect(await tablesAbout(other)).toEqual(everything);
    expect((await library.call('GET', '/api/books', { as: other })).status).toBe(200);
  });

  test('a sign-in older than four minutes does not do, and nothing happens', async () => {
    const token = await library.identity.sign(uid);
    library.clock.now += 4 * MINUTE + 1;
    const answer = await library.call('DELETE', ACCOUNT, withToken(token));
    expect([answer.status, answer.body.code]).toEqual([403, 'sign_in_again']);
    expect(await tablesAbout(uid)).toEqual(everything);
    expect(customersOf(uid)).toHaveLength(1);
  });

  test('a customer that was made and never noted goes too', async () => {
    const stray = `cus_${randomUUID()}`;
    library.payments.customers.set(stray, { uid, subscriptions: [active()] });
    await leave();
    expect(customersOf(uid)).toEqual([]);
  });

  test('somebody who never subscribed, and whom no sync has made known, can leave', async () => {
    expect((await leave('never-known')).status).toBe(204);
    expect(await tablesAbout('never-known')).toEqual(['leavings']);
  });

  test('the payment provider away: nothing is deleted, and she stays in', async () => {
    library.payments.down = true;
    const { status, body } = await leave();
    library.payments.down = false;
    expect([status, body.code]).toEqual([503, 'provider_unavailable']);
    expect(body.message).toMatch(/nothing was deleted/);
    expect(library.identityAccounts.gone.has(uid)).toBe(false);
    expect(await tablesAbout(uid)).toEqual(everything);
    expect((await library.call('GET', '/api/books', { as: uid })).status).toBe(200);
    library.clock.now += 24 * HOUR;
    expect(await finish()).toBe(0);
    expect(await tablesAbout(uid)).toEqual(everything);
  });

  test('the identity provider away: nothing is given up', async () => {
    library.identityAccounts.down = true;
    const { status, body } = await leave();
    library.identityAccounts.down = false;
    expect([status, body.code]).toEqual([503, 'provider_unavailable']);
    expect(body.message).toMatch(/nothing was deleted/);
    expect(customersOf(uid)).toHaveLength(1);
    expect(await tablesAbout(uid)).toEqual(everything);
  });

  test.each([
    ['away', 503, 'provider_unavailable'],
    ['sign-in-again', 403, 'sign_in_again'],
    ['killed', 500, 'internal'],
  ] as const)(
    'broken off at the sign-in (%s), it can be repeated until all is gone',
    async (refusal, status, code) => {
      library.identityAccounts.refusal = refusal;
      const token = await library.identity.sign(uid);
      const first = await library.call('DELETE', ACCOUNT, withToken(token));
      expect([first.status, first.body.code]).toEqual([status, code]);
      expect(first.body.message).toMatch(/^Any subscription has ended/);
      expect(customersOf(uid)).toEqual([]);
      // What is kept is true: she has no subscription any more.
      const known = await library.call('GET', '/api/subscription/status', withToken(token));
      expect(known.body.hasSubscription).toBe(false);
      expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
      expect(await tablesAbout(uid)).toEqual(['leavings']);
    },
  );

  test.each([
    ['to note that payments have ended', 'payments'],
    ['to delete the data', 'identityAccounts'],
  ] as const)('a database that fails %s hides nothing of what has ended', async (_, provider) => {
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
  });

  test('nor do payments that fail when what another tab has begun is to be ended', async () => {
    const token = await library.identity.sign(uid);
    library.payments.duringRemoval = () => openPage(token);
    library.identityAccounts.duringRemoval = async () => void (library.payments.down = true);
    const { status, body } = await library.call('DELETE', ACCOUNT, withToken(token));
    library.payments.down = false;
    expect([status, body.code]).toEqual([503, 'provider_unavailable']);
    expect(body.message).toMatch(/^Any subscription has ended/);
    expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
    expect(customersOf(uid)).toEqual([]);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('what she does not repeat is finished later, and not before her tokens have expired', async () => {
    library.identityAccounts.refusal = 'killed';
    await leave();
    library.clock.now += HOUR;
    expect(await finish()).toBe(0);
    expect(await tablesAbout(uid)).toContain('users');
    library.clock.now += HOUR;
    library.payments.down = true;
    await expect(finish()).rejects.toThrow('cannot be reached');
    library.payments.down = false;
    expect(await finish()).toBe(1);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
    // Her account may be there still: what keeps her row away stays for as long as after any leaving.
    await finish();
    expect(await tablesAbout(uid)).toEqual(['leavings']);
    library.clock.now += 2 * HOUR;
    await finish();
    expect(await tablesAbout(uid)).toEqual([]);
  });

  test('one that cannot be finished keeps none of the others, and is told', async () => {
    const other = await subscriber();
    for (const as of [uid, other]) {
      library.identityAccounts.refusal = 'killed';
      await leave(as);
      library.clock.now += MINUTE;
    }
    library.clock.now += 2 * HOUR;
    library.payments.duringRemoval = () => Promise.reject(new Error('the first one'));
    await expect(finish()).rejects.toThrow('the first one');
    expect([await tablesAbout(uid), await tablesAbout(other)]).toContainEqual(['leavings']);
    expect(await finish()).toBe(1);
  });

  test('a browser that goes on with the same sign-in takes nothing back', async () => {
    library.identityAccounts.refusal = 'away';
    const token = await library.identity.sign(uid);
    await library.call('DELETE', ACCOUNT, withToken(token));
    expect((await library.call('POST', SYNC, withToken(token))).status).toBe(200);
    library.clock.now += 24 * HOUR;
    expect(await finish()).toBe(1);
  });

  test('whose identity was not deleted, and who signs in again, stays', async () => {
    library.identityAccounts.refusal = 'away';
    await leave();
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

  test('so does who subscribes again without signing in', async () => {
    library.identityAccounts.refusal = 'away';
    const token = await library.identity.sign(uid);
    await library.call('DELETE', ACCOUNT, withToken(token));
    library.clock.now += MINUTE;
    await openPage(token);
    customersOf(uid)[0]?.subscriptions.push(active());
    library.clock.now += 24 * HOUR;
    expect(await finish()).toBe(0);
    expect(customersOf(uid)).toHaveLength(1);
    expect(await tablesAbout(uid)).toEqual(everything);
  });

  test('whose sign-in is gone already is not sent to pay, and is finished', async () => {
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

  test('nor is anybody who is leaving while the identity provider is away', async () => {
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

  test('whose sign-in is gone already need not sign in again to repeat it', async () => {
    library.identityAccounts.refusal = 'killed';
    const token = await library.identity.sign(uid);
    await library.call('DELETE', ACCOUNT, withToken(token));
    library.clock.now += 30 * MINUTE;
    expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('signing in while the rest is being finished comes in time', async () => {
    library.identityAccounts.refusal = 'away';
    await leave();
    library.clock.now += 24 * HOUR;
    library.payments.duringRemoval = async () => {
      await library.call('POST', SYNC, { as: uid });
    };
    expect(await finish()).toBe(0);
    expect(await tablesAbout(uid)).toContain('stars');
  });

  test('a token that has not expired brings nothing back', async () => {
    const token = await library.identity.sign(uid);
    // A second device, where she has signed in a little later.
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

  test('nor does a second device that signs in while the account is being deleted', async () => {
    const token = await library.identity.sign(uid);
    const later = await library.identity.sign(uid, {
      claims: { auth_time: library.clock.now / 1000 + 30 },
    });
    library.identityAccounts.duringRemoval = async () => {
      await library.call('POST', SYNC, withToken(later));
      // Her account is there at this moment, and will not be at the next: that proves nothing.
      expect(await tablesAbout(uid)).toContain('leavings');
    };
    expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
    expect((await library.call('POST', SYNC, withToken(later))).status).toBe(401);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('a sync and a reading child at that very moment bring nothing back', async () => {
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

  test('a reading of the provider that is under way meanwhile brings nothing back', async () => {
    const customerId = customerIdOf(uid);
    library.payments.duringReading = async () => {
      await leave();
    };
    await webhook(customerId);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
    expect((await webhook(customerId)).status).toBe(200);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('a tab that begins to subscribe meanwhile leaves no customer behind', async () => {
    const token = await library.identity.sign(uid);
    library.payments.duringRemoval = async () => {
      await openPage(token);
      customersOf(uid)[0]?.subscriptions.push(active({ id: `sub_beside_${uid}` }));
    };
    expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
    expect(customersOf(uid)).toEqual([]);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
    // She could never have opened what she paid for just then.
    expect(revoked().at(-1)).toBe(`revoke sub_beside_${uid} since ${library.clock.now}`);
  });

  test('nobody is sent to pay while her account is just being deleted', async () => {
    const token = await library.identity.sign(uid);
    const answers: { status: number; body: unknown }[] = [];
    library.identityAccounts.duringRemoval = async () => {
      answers.push(await library.call('POST', CHECKOUT, withToken(token)));
    };
    library.identityAccounts.refusal = 'away';
    await library.call('DELETE', ACCOUNT, withToken(token));
    // The answer that never came may still have been a deletion.
    library.clock.now += 30_000;
    answers.push(await library.call('POST', CHECKOUT, withToken(token)));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        503,
        { code: 'unavailable', message: expect.stringMatching(/just being deleted/) },
      ]);
    }
    expect(customersOf(uid)).toEqual([]);
    library.clock.now += 1;
    await openPage(token);
    expect(await tablesAbout(uid)).not.toContain('leavings');
  });

  test('a deletion of the sign-in whose answer is lost is asked for, and goes on', async () => {
    const token = await library.identity.sign(uid);
    library.payments.duringRemoval = () => openPage(token);
    library.identityAccounts.refusal = 'lost';
    expect((await library.call('DELETE', ACCOUNT, withToken(token))).status).toBe(204);
    expect(customersOf(uid)).toEqual([]);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test.each([
    ['and is paid', true],
    ['and is not paid', false],
  ])(
    'a page that another tab opens before it breaks off, %s, keeps nothing of hers',
    async (_, isPaid) => {
      const token = await library.identity.sign(uid);
      const noted = library.clock.now;
      library.payments.duringRemoval = () => openPage(token);
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
      expect(revoked().includes(`revoke sub_late_${uid} since ${noted}`)).toBe(isPaid);
    },
  );

  test('nor does a second device that signed in a little later, and wants to pay', async () => {
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

  test('a customer that was made after all was gone goes when the note does', async () => {
    await leave();
    library.payments.customers.set(`cus_${randomUUID()}`, { uid, subscriptions: [] });
    library.clock.now += 2 * HOUR;
    await finish();
    expect(customersOf(uid)).toEqual([]);
    expect(await tablesAbout(uid)).toEqual([]);
  });

  test('a payment of those hours that is not given back is named to the owner', async () => {
    const { removePayer } = library.payments;
    library.payments.removePayer = async (...given) => ({
      ...(await removePayer(...given)),
      kept: [{ payment: 'pi_stuck', reason: 'charge_disputed' }],
    });
    await leave();
    library.payments.removePayer = removePayer;
    expect(library.log.join()).toContain('Payment pi_stuck was not given back');
  });

  test('asked twice at the same moment, it is done once and both are told', async () => {
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

  test('after her last token has expired nothing at all is left of her', async () => {
    await leave();
    library.clock.now += 2 * HOUR;
    expect(await finish()).toBe(0);
    expect(await tablesAbout(uid)).toEqual([]);
  });

  test('a customer of another payment account is named to the owner', async () => {
    await library.database.db
      .insertInto('subscriptions')
      .values({ user_id: uid, account: 'acct_old/live', customer_id: 'cus_old', version: 0 })
      .execute();
    expect((await leave()).status).toBe(204);
    expect(library.log.some((line) => line.includes('cus_old of acct_old/live'))).toBe(true);
    expect(await tablesAbout(uid)).toEqual(['leavings']);
  });

  test('the log holds no address and no token of hers', async () => {
    const token = await library.identity.sign(uid);
    library.identityAccounts.refusal = 'away';
    await library.call('DELETE', ACCOUNT, withToken(token));
    await library.call('DELETE', ACCOUNT, withToken(token));
    const log = library.log.join('');
    expect(log).not.toContain(`${uid}@example.com`);
    expect(log).not.toContain(token);
  });
});
