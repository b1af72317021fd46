import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SupportedFamily } from '../../../contracts/family-support.ts';
import { Problem } from '../../problems/problem.ts';
import type { MailProvider } from '../../providers/mail/mail.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

const LOOK = '/api/admin/families/look';
const DAY = 86_400_000;

describe.each(engines)('a family found for support over %s', (engine) => {
  let library: Library;
  let admin = '';
  let uid = '';
  let count = 0;
  beforeAll(async () => {
    const mail: MailProvider = {
      send: async () => ({ outcome: 'sent' }),
      verify: async () => undefined,
      close: () => undefined,
    };
    library = await openLibrary(engine, [testBook()], { mail });
    admin = await library.adminToken();
  });
  beforeEach(async () => {
    uid = `Family-${engine}-${count++}`;
    const body = { parentFirstName: 'Robin', parentLastName: 'Reader', firstName: 'Kim', age: 6 };
    await library.call('POST', '/api/auth/firebase/sync', { as: uid, body });
    await library.subscriber(uid);
    subscription().periodEndsAt = library.clock.now + 20 * DAY;
  });

  const subscription = () =>
    [...library.payments.customers.values()].find((one) => one.uid === uid)!.subscriptions[0]!;
  const find = (email: string) => library.call('POST', LOOK, { admin, body: { email } });
  const look = async (): Promise<SupportedFamily> =>
    (await find(`${uid}@example.com`)).body.families[0];

  let presses = 0;
  const newPress = () => (++presses).toString(16).padStart(16, '0');
  const end = (press = newPress(), token = admin, when = 'now') =>
    library.call('POST', `/api/admin/families/${uid}/end-subscription`, {
      admin: token,
      body: { press, subscription: subscription().id, when },
    });
  const giveMonth = (press = newPress(), token = admin) =>
    library.call('POST', `/api/admin/families/${uid}/free-month`, {
      admin: token,
      body: { press, subscription: subscription().id, credit: 0 },
    });

  const entries = () => library.database.db.selectFrom('changes').selectAll().execute();
  const entriesOf = async (subject: string) =>
    (await entries()).filter((one) => one.subject_id === subject);
  const kinds = async () => (await entriesOf(uid)).map(({ kind }) => kind);

  describe('who may', () => {
    const calls = () =>
      [
        ['look', { email: `${uid}@example.com` }],
        [`${uid}/end-subscription`, { press: newPress(), subscription: 'x', when: 'now' }],
        [`${uid}/free-month`, { press: newPress(), subscription: 'x', credit: 0 }],
      ] as const;

    test('an editor may not, nor a stranger, nor the family itself', async () => {
      const editor = await library.adminToken('editor');
      for (const [path, body] of calls()) {
        const call = (who: object) =>
          library.call('POST', `/api/admin/families/${path}`, { ...who, body });
        expect(await call({ admin: editor })).toMatchObject({
          ...{ status: 403, body: { code: 'owners_only' } },
        });
        expect((await call({})).status).toBe(401);
        expect((await call({ as: uid })).status).toBe(401);
      }
      expect(await kinds()).toEqual([]);
      expect(subscription().status).toBe('active');
    });
  });

  describe('looking', () => {
    test.each([
      ['small letters', (email: string) => email.toLowerCase()],
      ['capital letters and spaces', (email: string) => ` ${email.toUpperCase()} `],
    ])('finds the whole address in %s', async (_, typed) => {
      const { status, body } = await find(typed(`${uid}@example.com`));
      expect([status, body.families.map(({ id }: SupportedFamily) => id)]).toEqual([200, [uid]]);
    });

    test.each([
      ['a part of an address', () => uid],
      ['signs that stand for others', () => '%@example.com'],
      ['another address', () => 'nobody@example.com'],
    ])('finds nobody by %s', async (_, typed) => {
      expect((await find(typed())).body).toEqual({ families: [] });
    });

    test('says how many children there are, and nothing of them', async () => {
      const student = { firstName: 'Mia', age: 4, readingLevel: 2 };
      await library.call('POST', '/api/students', { as: uid, body: student });
      await library.call('POST', '/api/progress/sam/complete', { as: uid });
      const family = await look();
      expect(family.children).toBe(2);
      expect(JSON.stringify(family)).not.toMatch(/Kim|Mia|Reader|sam|star/i);
    });

    test('says whether the address is confirmed', async () => {
      expect((await look()).emailConfirmed).toBe(true);
      const set = (email_verified: number | null) =>
        library.database.db
          .updateTable('users')
          .set({ email_verified })
          .where('id', '=', uid)
          .execute();
      await set(0);
      expect((await look()).emailConfirmed).toBe(false);
      await set(null);
      expect((await look()).emailConfirmed).toBeNull();
    });

    test('names its pages at both providers', async () => {
      const { paymentPage, signInPage } = await look();
      expect(paymentPage).toMatch(/^https:\/\/pay\.example\.com\/customers\/cus_/);
      expect(signInPage).toBe(
        'https://console.firebase.google.com/project/test-project/authentication/users',
      );
    });

    test('shows every account of an address, the newest first', async () => {
      const again = `${uid}-again`;
      library.clock.now += 1000;
      const token = await library.identity.sign(again, {
        claims: { email: `${uid}@example.com`.toLowerCase() },
      });
      await library.call('POST', '/api/auth/firebase/sync', {
        headers: { authorization: `Bearer ${token}` },
      });
      const { body } = await find(`${uid}@example.com`);
      expect(body.families.map(({ id }: SupportedFamily) => id)).toEqual([again, uid]);
    });

    test('leaves the address in no log', async () => {
      await look();
      await end();
      expect(library.log.join('\n').toLowerCase()).not.toContain(`${uid}@`.toLowerCase());
    });

    test('says what is stored while the payment provider is down, or refuses', async () => {
      await look();
      const { listSubscriptions } = library.payments;
      library.payments.down = true;
      const down = await look();
      library.payments.down = false;
      library.payments.listSubscriptions = async () => {
        throw new Problem('payment_refused', 'Let the library know.');
      };
      const refused = await look();
      library.payments.listSubscriptions = listSubscriptions;
      expect(down.trouble).toBe('unavailable');
      expect(refused.trouble).toBe('refused');
      for (const { subscription, billing, readAt } of [down, refused]) {
        expect(subscription).toMatchObject({ status: 'active', amount: 499 });
        expect(billing).toBeNull();
        expect(readAt).toBe(library.clock.now);
      }
    });

    test('a fault of our own is told as one', async () => {
      const { readBilling } = library.payments;
      library.payments.readBilling = async () => {
        throw new Error('A bug');
      };
      const { status, body } = await find(`${uid}@example.com`);
      library.payments.readBilling = readBilling;
      expect([status, body.code]).toEqual([500, 'internal']);
    });
  });

  describe('a change', () => {
    test('is noted by who did it, when, and with the id of the family alone', async () => {
      library.clock.now += 5000;
      await end();
      const [entry] = await entriesOf(uid);
      expect(entry).toMatchObject({
        ...{ at: library.clock.now, by_whom: 'owner', kind: 'family.subscription_ended' },
        ...{ subject_id: uid, subject_name: uid, before: '{"endsAt":null}' },
        ...{ after: JSON.stringify({ endsAt: library.clock.now, atOnce: true }) },
        fields: '["endsAt","atOnce"]',
      });
      expect(JSON.stringify(entry)).not.toMatch(/@|Robin|Kim/);
    });

    test('that lets the paid month go by says so', async () => {
      await end(newPress(), admin, 'period-end');
      const [entry] = await entriesOf(uid);
      expect(entry).toMatchObject({ kind: 'family.subscription_ended', before: '{"endsAt":null}' });
      expect(JSON.parse(entry!.after!)).toEqual({
        ...{ endsAt: subscription().periodEndsAt, afterPaidMonth: true },
      });
      expect(JSON.parse(entry!.fields)).toEqual(['endsAt', 'afterPaidMonth']);
    });

    test('of a month notes what it was worth', async () => {
      await giveMonth();
      const [entry] = await entriesOf(uid);
      expect(entry).toMatchObject({ kind: 'family.free_month', after: '{"credit":"4.99 AUD"}' });
    });

    test.each([
      ['end', 'endSubscription', () => end(), 'family.end_asked'],
      ['month', 'giveCredit', () => giveMonth(), 'family.month_asked'],
    ] as const)(
      'that is interrupted leaves an entry that says it was asked for: %s',
      async (_, method, make, kind) => {
        const stub = vi.spyOn(library.payments, method).mockImplementation(async () => {
          throw new Error('The process ended here');
        });
        expect((await make()).status).toBe(500);
        stub.mockRestore();
        expect(await kinds()).toEqual([kind]);
      },
    );

    test.each([
      ['refuses', 'payment_refused', 409, /^Stripe has refused this/],
      ['cannot be reached', 'provider_unavailable', 503, /^Stripe cannot be reached right now/],
    ] as const)('that Stripe %s is told to an owner as such', async (_, code, status, sentence) => {
      const stub = vi.spyOn(library.payments, 'endSubscription').mockImplementation(async () => {
        throw new Problem(code, 'Please let the library know.');
      });
      const { status: got, body } = await end();
      stub.mockRestore();
      expect([got, body.code, body.message]).toEqual([
        status,
        code,
        expect.stringMatching(sentence),
      ]);
    });

    test('is done once for one press, and noted once, after a first try that failed', async () => {
      const press = newPress();
      const stub = vi.spyOn(library.payments, 'giveCredit').mockImplementationOnce(async () => {
        throw new Problem('provider_unavailable', 'Away.');
      });
      expect((await giveMonth(press)).status).toBe(503);
      expect((await giveMonth(press)).status).toBe(200);
      expect((await giveMonth(press)).status).toBe(200);
      stub.mockRestore();
      const customer = [...library.payments.customers].find(([, one]) => one.uid === uid)![0];
      const given = library.payments.credits.filter((one) => one.customerId === customer);
      expect(given).toHaveLength(1);
      expect(await kinds()).toEqual(['family.free_month']);
    });

    test('waits for nobody: a second owner is told that it is being changed', async () => {
      const held = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const stub = vi
        .spyOn(library.payments, 'endSubscription')
        .mockImplementationOnce(async () => {
          begun.resolve();
          await held.promise;
          return true;
        });
      const first = end();
      await begun.promise;
      // A lease may outlive the account.
      const leases = await library.database.db.selectFrom('leases').select('name').execute();
      const names = leases.map(({ name }) => name).filter((name) => name.startsWith('support of '));
      expect([names.length, names.join().includes(uid)]).toEqual([1, false]);
      const second = await giveMonth();
      held.resolve();
      expect((await first).status).toBe(200);
      stub.mockRestore();
      expect([second.status, second.body.message]).toEqual([
        503,
        'The subscription of this family is being changed right now. Please try again in a moment.',
      ]);
      // The lock is released.
      expect((await end()).status).toBe(200);
    });

    test('of an unknown family, or of one without a customer, is a sentence', async () => {
      const body = { press: newPress(), subscription: 'sub_x', when: 'now' };
      const call = (id: string) =>
        library.call('POST', `/api/admin/families/${id}/end-subscription`, { admin, body });
      expect(await call('nobody')).toMatchObject({ status: 404, body: { code: 'not_found' } });
      const others = await library.database.db.selectFrom('users').select('id').execute();
      expect(others.map(({ id }) => id)).not.toContain('nobody');
      const unpaid = `${uid}-unpaid`;
      await library.call('POST', '/api/auth/firebase/sync', { as: unpaid });
      expect(await call(unpaid)).toMatchObject({
        ...{ status: 409, body: { message: 'This family has no subscription.' } },
      });
    });
  });

  describe('an end by the parent', () => {
    const stubbed = (work: () => Promise<boolean>) =>
      vi.spyOn(library.payments, 'endSubscription').mockImplementationOnce(work);

    test('after an end by an owner that failed is not noted as the owner’s', async () => {
      const press = newPress();
      const stub = stubbed(async () => {
        throw new Problem('provider_unavailable', 'Away.');
      });
      expect((await end(press)).status).toBe(503);
      stub.mockRestore();
      subscription().status = 'canceled';
      expect(await end(press)).toMatchObject({
        ...{ status: 409, body: { message: expect.stringMatching(/has ended already/) } },
      });
      expect(await kinds()).toEqual(['family.end_asked']);
    });

    test('at the same moment is not noted as the owner’s', async () => {
      const { endSubscription } = library.payments;
      const press = newPress();
      const stub = stubbed(() => {
        subscription().status = 'canceled';
        return endSubscription(subscription().id, 'now', press);
      });
      expect((await end(press)).status).toBe(409);
      stub.mockRestore();
      expect(await kinds()).toEqual(['family.end_asked']);
    });
  });

  describe('the letters', () => {
    const letters = async () =>
      (await library.database.db.selectFrom('letters').select(['kind', 'user_id']).execute())
        .filter(({ user_id: id }) => id === uid)
        .map(({ kind }) => kind);

    test('tell of an end', async () => {
      await end();
      expect(await letters()).toEqual(['ended']);
    });

    test('say nothing of a free month', async () => {
      await giveMonth();
      expect(await letters()).toEqual([]);
    });
  });

  describe('a family that leaves', () => {
    test('is taken out of the record with its account', async () => {
      await giveMonth();
      await end();
      const before = (await entries()).length;
      const { status } = await library.call('DELETE', '/api/auth/user', { as: uid });
      expect(status).toBe(204);
      expect((await entries()).length).toBe(before);
      expect(JSON.stringify(await entries())).not.toContain(`"${uid}"`);
      expect((await find(`${uid}@example.com`)).body).toEqual({ families: [] });
    });

    test('while it is being changed is told as gone, and the owner stays signed in', async () => {
      const { listSubscriptions } = library.payments;
      const id = subscription().id;
      library.payments.listSubscriptions = async (...args) => {
        library.payments.listSubscriptions = listSubscriptions;
        await library.call('DELETE', '/api/auth/user', { as: uid });
        return listSubscriptions(...args);
      };
      const { status, body } = await library.call('POST', `/api/admin/families/${uid}/free-month`, {
        admin,
        body: { press: newPress(), subscription: id, credit: 0 },
      });
      expect([status, body.code]).toEqual([404, 'not_found']);
      expect(await entriesOf(uid)).toEqual([]);
    });
  });
});
