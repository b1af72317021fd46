import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '../../../domain/subscription.ts';
import { engines } from '../../test-support/databases.ts';
import {
  type Library,
  openLibrary,
  openLibraryOn,
  testBook,
  testConfig,
} from '../../test-support/library.ts';
import { active, createTestPayments } from '../../test-support/providers.ts';

const CHECKOUT = '/api/create-checkout-session';
const STATUS = '/api/subscription/status';

describe.each(engines)('subscription over %s', (engine) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary(engine, [testBook()]);
  });

  const ask = async (as: string) => (await library.call('GET', STATUS, { as })).body;
  /** The next poll of a browser. */
  const status = (as: string) => {
    library.clock.now += 2_000;
    return ask(as);
  };
  const readings = () => library.payments.calls.filter((call) => call === 'listSubscriptions');
  const customerOf = (uid: string) => {
    const found = [...library.payments.customers].find(([, customer]) => customer.uid === uid);
    if (!found) throw new Error(`${uid} has no customer`);
    return { id: found[0], subscriptions: found[1].subscriptions };
  };
  const webhook = (customerId: string | null, id = `evt_${randomUUID()}`, signature = 'good') =>
    library.call('POST', '/api/webhooks/stripe', {
      body: { id, type: 'customer.subscription.updated', customerId },
      headers: { 'stripe-signature': signature },
    });

  test('a new user has none, and Stripe is not asked', async () => {
    const before = library.payments.calls.length;
    expect(await status('new')).toEqual({ hasSubscription: false, status: null, endsAt: null });
    expect(library.payments.calls.length).toBe(before);
  });

  test('checkout answers a page; paid means in with the next poll, without any webhook', async () => {
    const as = 'payer';
    const { body } = await library.call('POST', CHECKOUT, { as });
    expect(body.url).toMatch(/^https:\/\/pay\.example\.com\//);
    expect((await status(as)).hasSubscription).toBe(false);
    customerOf(as).subscriptions.push(active());
    expect(await status(as)).toEqual({ hasSubscription: true, status: 'active', endsAt: null });
    expect((await library.call('GET', '/api/books', { as })).status).toBe(200);
  });

  test('who asks again at once has the same reading, and the next poll another', async () => {
    const as = 'impatient';
    await library.call('POST', CHECKOUT, { as });
    const before = readings().length;
    for (let call = 0; call < 5; call++) expect(await ask(as)).toMatchObject({ status: null });
    library.clock.now += 1_499;
    await ask(as);
    expect(readings().length).toBe(before + 1);
    library.clock.now += 1;
    await ask(as);
    expect(readings().length).toBe(before + 2);
  });

  test('what was read before she went to pay, or to the portal, is not what she finds after it', async () => {
    const as = 'quick';
    await library.call('POST', CHECKOUT, { as });
    expect(await ask(as)).toMatchObject({ hasSubscription: false });
    await library.call('POST', CHECKOUT, { as });
    const subscription = active();
    customerOf(as).subscriptions.push(subscription);
    expect(await ask(as)).toMatchObject({ hasSubscription: true });
    await library.call('POST', '/api/create-portal-session', { as });
    subscription.endsAt = 1_900_000_000_000;
    expect(await ask(as)).toMatchObject({ endsAt: 1_900_000_000_000 });
  });

  test('two tabs and a retry share one customer and one page', async () => {
    const as = 'two-tabs';
    const answers = await Promise.all([1, 2, 3].map(() => library.call('POST', CHECKOUT, { as })));
    const urls = new Set(answers.map(({ body }) => body.url));
    expect(urls.size).toBe(1);
    const customers = [...library.payments.customers.values()];
    expect(customers.filter(({ uid }) => uid === as)).toHaveLength(1);
  });

  test('who has paid is not asked again, even when no webhook has come', async () => {
    const as = 'paid-already';
    await library.call('POST', CHECKOUT, { as });
    customerOf(as).subscriptions.push(active());
    expect((await library.call('POST', CHECKOUT, { as })).body).toEqual({
      alreadySubscribed: true,
      message: 'You already have an active subscription!',
    });
  });

  test('a webhook lets in and puts out, in step with what Stripe says', async () => {
    const as = 'hooked';
    await library.call('POST', CHECKOUT, { as });
    const customer = customerOf(as);
    customer.subscriptions.push(active());
    expect((await webhook(customer.id)).status).toBe(200);
    expect((await library.call('GET', '/api/books', { as })).status).toBe(200);

    customer.subscriptions[0]!.status = 'canceled';
    await webhook(customer.id);
    const refused = await library.call('GET', '/api/books', { as });
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      code: 'subscription_required',
      message: 'Subscription required',
    });
  });

  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['unpaid', false],
    ['paused', false],
    ['canceled', false],
  ] as [SubscriptionStatus, boolean][])('%s opens the library: %s', async (word, open) => {
    const as = `status-${word}`;
    await library.call('POST', CHECKOUT, { as });
    customerOf(as).subscriptions.push(active({ status: word }));
    expect(await status(as)).toMatchObject({ hasSubscription: open, status: word });
    const books = await library.call('GET', '/api/books/sam', { as });
    expect(books.status).toBe(open ? 200 : 403);
  });

  test('that payments are paused is told while the library is open, and not once it has closed', async () => {
    const as = 'paused-and-late';
    await library.call('POST', CHECKOUT, { as });
    const pastDueUntil = library.clock.now + 3_600_000;
    const pause = { resumesAt: null };
    customerOf(as).subscriptions.push(active({ status: 'past_due', pastDueUntil, pause }));
    const told = { hasSubscription: true, status: 'past_due', endsAt: null };
    expect(await status(as)).toEqual({ ...told, pause });
    library.clock.now = pastDueUntil;
    expect(await status(as)).toEqual({ ...told, hasSubscription: false, status: 'unpaid' });
  });

  test('a cancelled subscription stays in and says until when', async () => {
    const as = await library.subscriber('leaving');
    const customer = customerOf(as);
    customer.subscriptions[0]!.endsAt = 1_800_000_000_000;
    await webhook(customer.id);
    expect(await status(as)).toEqual({
      hasSubscription: true,
      status: 'active',
      endsAt: 1_800_000_000_000,
    });
  });

  test('without any webhook an ended subscription shuts at its end, a renewed one stays open', async () => {
    const end = library.clock.now + 1_000_000;
    const leaving = await library.subscriber('ending');
    const staying = await library.subscriber('renewing');
    for (const uid of [leaving, staying]) {
      customerOf(uid).subscriptions[0]!.periodEndsAt = end;
      await webhook(customerOf(uid).id);
    }
    customerOf(leaving).subscriptions[0]!.status = 'canceled';
    customerOf(staying).subscriptions[0]!.periodEndsAt = end + 1_000_000;
    const open = async (as: string) => (await library.call('GET', '/api/books', { as })).status;
    expect([await open(leaving), await open(staying)]).toEqual([200, 200]);

    library.clock.now = end;
    library.payments.down = true;
    expect([await open(leaving), await open(staying)]).toEqual([200, 200]);
    library.clock.now += 60_000;
    library.payments.down = false;
    expect([await open(leaving), await open(staying)]).toEqual([403, 200]);
  });

  test('a cancelled subscription is out minutes after its end, also while Stripe cannot be read', async () => {
    const end = library.clock.now + 1_000_000;
    const leaving = await library.subscriber('leaving-unread');
    const staying = await library.subscriber('renewing-unread');
    customerOf(leaving).subscriptions[0]!.endsAt = end;
    customerOf(staying).subscriptions[0]!.periodEndsAt = end;
    for (const uid of [leaving, staying]) await webhook(customerOf(uid).id);
    const open = async (as: string) => (await library.call('GET', '/api/books', { as })).status;

    library.payments.down = true;
    library.clock.now = end + 5 * 60_000;
    expect([await open(leaving), await open(staying)]).toEqual([200, 200]);
    library.clock.now += 1;
    // So also what is remembered of her.
    expect([await open(leaving), await open(staying)]).toEqual([403, 200]);
    expect(await status(leaving)).toEqual({
      hasSubscription: false,
      status: 'canceled',
      endsAt: end,
    });
    library.clock.now += 24 * 3_600_000;
    expect([await open(leaving), await open(staying)]).toEqual([403, 200]);

    // She had changed her mind at the portal, and no webhook came.
    library.payments.down = false;
    library.clock.now += 60_000;
    customerOf(leaving).subscriptions[0]!.endsAt = null;
    expect(await open(leaving)).toBe(200);
  });

  test('who comes back after the end of her subscription may pay, though Stripe has not ended it', async () => {
    const as = await library.subscriber('back-after-the-end');
    const { id, subscriptions } = customerOf(as);
    subscriptions[0]!.endsAt = library.clock.now;
    await webhook(id);
    library.clock.now += 10 * 60_000;
    expect((await library.call('POST', CHECKOUT, { as })).body.url).toMatch(/^https:/);
    const again = active({ createdAt: library.clock.now });
    subscriptions.push(again);
    expect(await status(as)).toEqual({ hasSubscription: true, status: 'active', endsAt: null });
    expect([subscriptions[0]!.status, again.status]).toEqual(['canceled', 'active']);
  });

  test('an overdue subscription that Stripe has not moved yet is not asked for at every read', async () => {
    const as = await library.subscriber('waiting');
    customerOf(as).subscriptions[0]!.periodEndsAt = library.clock.now + 1_000_000;
    await webhook(customerOf(as).id);
    library.clock.now += 1_000_000;
    const before = library.payments.calls.length;
    for (let i = 0; i < 5; i++) await library.call('GET', '/api/books', { as });
    expect(library.payments.calls.length).toBe(before + 1);
  });

  test('while Stripe cannot be read an overdue subscription is asked for once a minute', async () => {
    const as = await library.subscriber('overdue');
    customerOf(as).subscriptions[0]!.periodEndsAt = library.clock.now + 1_000_000;
    await webhook(customerOf(as).id);
    library.clock.now += 1_000_000;
    library.payments.down = true;
    const before = readings().length;
    const read = async () => {
      expect((await library.call('GET', '/api/books', { as })).status).toBe(200);
      return readings().length - before;
    };
    expect(await read()).toBe(1);
    library.clock.now += 59_999;
    expect(await read()).toBe(1);
    library.clock.now += 1;
    expect(await read()).toBe(2);
    library.payments.down = false;
    const warned = library.log.filter((line) => line.includes('could not be read again'));
    expect(JSON.parse(warned.at(-1)!)).toMatchObject({ err: { type: 'Problem' } });
  });

  test('a payment that another process has stored lets in at once', async () => {
    const as = 'elsewhere';
    await library.call('POST', CHECKOUT, { as });
    expect((await library.call('GET', '/api/books', { as })).status).toBe(403);
    await library.database.db
      .updateTable('subscriptions')
      .set({ status: 'active' })
      .where('user_id', '=', as)
      .execute();
    expect((await library.call('GET', '/api/books', { as })).status).toBe(200);
  });

  test('a repeated event is acknowledged without asking Stripe again', async () => {
    const as = await library.subscriber('repeated');
    const { id } = customerOf(as);
    await webhook(id, 'evt_same_for_' + engine);
    const before = library.payments.calls.length;
    expect((await webhook(id, 'evt_same_for_' + engine)).status).toBe(200);
    expect(library.payments.calls.length).toBe(before);
  });

  test('a failed event answers 503 and is processed when Stripe delivers it again', async () => {
    const as = 'stormy';
    await library.call('POST', CHECKOUT, { as });
    const customer = customerOf(as);
    customer.subscriptions.push(active());
    library.payments.down = true;
    const id = `evt_stormy_${engine}`;
    expect((await webhook(customer.id, id)).status).toBe(503);
    library.payments.down = false;
    expect((await webhook(customer.id, id)).status).toBe(200);
    expect((await library.call('GET', '/api/books', { as })).status).toBe(200);
  });

  test('events of strangers and other products are acknowledged and change nothing', async () => {
    for (const customerId of ['cus_stranger', null]) {
      const { status, body } = await webhook(customerId);
      expect([status, body]).toEqual([200, { received: true }]);
    }
  });

  test.each([
    ['a bad signature', 'bad'],
    ['none', ''],
  ])('a webhook with %s is refused', async (_, signature) => {
    const answer = await webhook('cus_x', 'evt_x', signature);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
  });

  test('a webhook without a signature is refused before anybody looks at it', async () => {
    const body = { id: 'evt_unsigned', type: 'invoice.paid', customerId: null };
    const answer = await library.call('POST', '/api/webhooks/stripe', { body });
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'invalid_request', message: 'The webhook signature is missing' },
    ]);
  });

  test('one that has a signature alone is told what it lacks', async () => {
    const headers = { 'stripe-signature': 'good' };
    const answer = await library.call('POST', '/api/webhooks/stripe', { headers });
    expect([answer.status, answer.body.message]).toEqual([400, 'The webhook has no body']);
  });

  test('a reading overtaken by a newer write is thrown away and made anew', async () => {
    const as = 'overtaken';
    await library.call('POST', CHECKOUT, { as });
    const customer = customerOf(as);
    // While the first reading ("none") is on its way back, she pays and the webhook is processed.
    library.payments.duringReading = async () => {
      customer.subscriptions.push(active());
      await webhook(customer.id);
    };
    expect((await status(as)).hasSubscription).toBe(true);
    expect((await status(as)).hasSubscription).toBe(true);
  });

  test('a customer deleted at the provider is replaced by a new one', async () => {
    const as = await library.subscriber('deleted');
    library.payments.customers.delete(customerOf(as).id);
    const { body } = await library.call('POST', CHECKOUT, { as });
    expect(body.url).toMatch(/^https:/);
    expect(await status(as)).toMatchObject({ hasSubscription: false });
    customerOf(as).subscriptions.push(active());
    expect(await status(as)).toMatchObject({ hasSubscription: true });
  });

  test('keys of another account or mode know nobody, and those of before know everybody again', async () => {
    const as = await library.subscriber('two-accounts');
    const payments = { ...createTestPayments(), keyDigest: 'live key' };
    payments.account = async () => 'acct_test/live';
    const live = await openLibraryOn(library.database, payments, [], { clock: library.clock });
    expect((await live.call('GET', '/api/books', { as })).status).toBe(403);
    expect((await live.call('POST', CHECKOUT, { as })).body.url).toMatch(/^https:/);
    const [customer] = payments.customers.keys();
    expect(customer).not.toBe(customerOf(as).id);
    expect(await status(as)).toMatchObject({ hasSubscription: true });
    // An event of the other account's customer is nobody's here.
    expect((await webhook(customer!)).status).toBe(200);
    expect(library.log.at(-1)).toContain('not about a student');
  });

  test('so is one whose cancelled subscription is still listed', async () => {
    const as = await library.subscriber('deleted-there');
    const gone = customerOf(as);
    gone.subscriptions[0]!.status = 'canceled';
    library.payments.deleted.add(gone.id);
    await webhook(gone.id);
    const { body } = await library.call('POST', CHECKOUT, { as });
    expect(body.url).toMatch(/^https:/);
    const replaced = [...library.payments.customers].find(
      ([id, customer]) => customer.uid === as && id !== gone.id,
    );
    replaced?.[1].subscriptions.push(active());
    expect(await status(as)).toMatchObject({ hasSubscription: true });
  });

  test('the pages of the provider lead back to the library', async () => {
    const { openCheckout, openPortal } = library.payments;
    const ways: unknown[] = [];
    library.payments.openCheckout = (customerId, history, pages) => {
      ways.push(pages);
      return openCheckout(customerId, history, pages);
    };
    library.payments.openPortal = (customerId, returnUrl, late) => {
      ways.push(returnUrl);
      return openPortal(customerId, returnUrl, late);
    };
    await library.call('POST', CHECKOUT, { as: 'there-and-back' });
    await library.call('POST', '/api/create-portal-session', { as: 'there-and-back' });
    Object.assign(library.payments, { openCheckout, openPortal });
    const { publicUrl } = testConfig;
    expect(ways).toEqual([
      { success: `${publicUrl}/?success=true`, cancel: `${publicUrl}/subscribe` },
      `${publicUrl}/account`,
    ]);
  });

  test('where no page opens for a new customer either, checkout asks to try again', async () => {
    const { openCheckout } = library.payments;
    library.payments.openCheckout = async () => null;
    const refused = await library.call('POST', CHECKOUT, { as: 'never-opened' });
    library.payments.openCheckout = openCheckout;
    expect([refused.status, refused.body]).toEqual([
      503,
      {
        code: 'unavailable',
        message: 'The payment page could not be opened. Please try again.',
      },
    ]);
  });

  test('while the provider is down checkout says so and the status answers what is known', async () => {
    const as = 'outage';
    await library.call('POST', CHECKOUT, { as });
    library.payments.down = true;
    const refused = await library.call('POST', CHECKOUT, { as });
    expect([refused.status, refused.body.code]).toEqual([503, 'provider_unavailable']);
    expect(await status(as)).toMatchObject({ hasSubscription: false });
    library.payments.down = false;
  });

  const later = Date.UTC(2100, 0, 1);
  test.each([
    ['is active', {}, later],
    ['is in its free days', { status: 'trialing' as const }, later],
    ['is cancelled', { endsAt: later }, undefined],
    ['is in arrears', { status: 'past_due' as const, pastDueUntil: later }, undefined],
    ['is paused, the library staying open', { pause: { resumesAt: null } }, undefined],
    ['was due already', { periodEndsAt: 1 }, undefined],
  ])('whoever %s hears when the next month begins, or of none', async (what, changes, due) => {
    const as = what.replaceAll(' ', '-');
    await library.call('POST', CHECKOUT, { as });
    customerOf(as).subscriptions.push(active({ periodEndsAt: later, ...changes }));
    const told = await status(as);
    expect(told).toMatchObject({ hasSubscription: true });
    expect(told.renewsAt).toBe(due);
  });

  test('the portal opens for a customer and is not there for anyone else', async () => {
    const as = await library.subscriber('manager');
    const opened = await library.call('POST', '/api/create-portal-session', { as });
    expect(opened.body.url).toBe(`https://pay.example.com/portal/${customerOf(as).id}`);
    const refused = await library.call('POST', '/api/create-portal-session', { as: 'stranger' });
    expect([refused.status, refused.body]).toEqual([
      404,
      { code: 'not_found', message: 'There is no subscription to manage yet.' },
    ]);
  });

  test('the portal of a customer who is gone says that there is nothing to manage', async () => {
    const as = await library.subscriber('portal-gone');
    library.payments.customers.delete(customerOf(as).id);
    const refused = await library.call('POST', '/api/create-portal-session', { as });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    expect(await status(as)).toMatchObject({ hasSubscription: false });
  });

  test('what was done in the portal shows at once, without any webhook', async () => {
    const as = await library.subscriber('back-from-portal');
    const [subscription] = customerOf(as).subscriptions;
    subscription!.endsAt = 1_900_000_000_000;
    expect(await status(as)).toMatchObject({ endsAt: null });
    await library.call('POST', '/api/create-portal-session', { as });
    expect(await status(as)).toMatchObject({ endsAt: 1_900_000_000_000 });
    subscription!.endsAt = null;
    expect(await status(as)).toMatchObject({ endsAt: null });
  });

  test('an hour after the portal was opened Stripe is not asked any more', async () => {
    const as = await library.subscriber('long-back');
    await library.call('POST', '/api/create-portal-session', { as });
    library.clock.now += 3_600_000;
    const before = library.payments.calls.length;
    await status(as);
    expect(library.payments.calls.length).toBe(before);
  });

  test('a card that was mended shows at once, without any webhook', async () => {
    const as = await library.subscriber('mended');
    const customer = customerOf(as);
    customer.subscriptions[0]!.status = 'past_due';
    await webhook(customer.id);
    expect(await status(as)).toMatchObject({ hasSubscription: true, status: 'past_due' });
    customer.subscriptions[0]!.status = 'active';
    expect(await status(as)).toMatchObject({ hasSubscription: true, status: 'active' });
  });

  describe('a second subscription that slips through', () => {
    const revoked = () => library.payments.calls.filter((call) => call.startsWith('revoke'));

    test('is ended and given back from the first one on, logged, and she stays in', async () => {
      const as = 'twice';
      await library.call('POST', CHECKOUT, { as });
      const first = active({ createdAt: 1000 });
      const second = active({ createdAt: 2000 });
      customerOf(as).subscriptions.push(second, first);
      expect(await status(as)).toMatchObject({ hasSubscription: true, status: 'active' });
      expect(revoked().at(-1)).toBe(`revoke ${second.id} since 1000`);
      expect([first.status, second.status]).toEqual(['active', 'canceled']);
      const logged = library.log.filter((line) => line.includes(second.id));
      expect(logged.join()).toContain('A second subscription was ended and refunded');
    });

    test('counts in place of one whose payment has failed, and nothing that she paid is lost', async () => {
      const as = await library.subscriber('paid-beside');
      const { id, subscriptions } = customerOf(as);
      const [first] = subscriptions;
      first!.status = 'past_due';
      await webhook(id);
      const second = active({ createdAt: 3000 });
      subscriptions.push(second);
      expect(await status(as)).toMatchObject({ hasSubscription: true, status: 'active' });
      expect(revoked().at(-1)).toBe(`revoke ${first!.id} since 3000`);
      expect([first!.status, second.status]).toEqual(['canceled', 'active']);
    });

    test('is ended by one process at a time, so that two who find different ones end one alone', async () => {
      const as = await library.subscriber('both-at-once');
      const { id, subscriptions } = customerOf(as);
      const [first] = subscriptions;
      const second = active({ createdAt: 5 });
      subscriptions.push(second);
      const { clock, payments, database } = library;
      const other = await openLibraryOn(database, payments, [], { clock });
      const { revoke } = payments;
      const begun = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      payments.revoke = async (...surplus) => {
        begun.resolve();
        await held.promise;
        return revoke(...surplus);
      };
      const ending = webhook(id);
      await begun.promise;
      // Its renewal fails at that very moment, so that the other one would be better.
      first!.status = 'past_due';
      const heard = await other.call('POST', '/api/webhooks/stripe', {
        body: { id: `evt_both_${engine}`, type: 'invoice.payment_failed', customerId: id },
        headers: { 'stripe-signature': 'good' },
      });
      held.resolve();
      expect([heard.status, (await ending).status]).toEqual([503, 200]);
      expect(heard.body.message).toMatch(/^Your subscription is changing/);
      payments.revoke = revoke;
      expect([first!.status, second.status]).toEqual(['past_due', 'canceled']);
      expect(await status(as)).toMatchObject({ hasSubscription: true, status: 'past_due' });
    });

    test('whose payment is still clearing lives until then, and the event is not asked for again', async () => {
      const as = 'twice-clearing';
      await library.call('POST', CHECKOUT, { as });
      const { id, subscriptions } = customerOf(as);
      const second = active({ createdAt: 5 });
      subscriptions.push(active({ createdAt: 1 }), second);
      const { revoke } = library.payments;
      library.payments.revoke = async () => ({ refunded: [], kept: [], clearing: ['pi_debit'] });
      expect((await webhook(id)).status).toBe(200);
      expect(await status(as)).toMatchObject({ hasSubscription: true });
      library.payments.revoke = revoke;
      expect(second.status).toBe('active');
      // Stripe tells when it has cleared.
      expect((await webhook(id)).status).toBe(200);
      expect(second.status).toBe('canceled');
    });

    test('a refund that is refused is logged as an error, for a person', async () => {
      const as = 'twice-kept';
      await library.call('POST', CHECKOUT, { as });
      library.payments.refusesRefunds = true;
      customerOf(as).subscriptions.push(active(), active({ createdAt: 5 }));
      expect(await status(as)).toMatchObject({ hasSubscription: true });
      library.payments.refusesRefunds = false;
      const errors = library.log.filter((line) => JSON.parse(line).level === 50);
      expect(errors.join()).toContain('refund these by hand');
    });

    test('while it cannot be ended she is in, and the webhook is asked to come again', async () => {
      const as = 'twice-stormy';
      await library.call('POST', CHECKOUT, { as });
      const customer = customerOf(as);
      const second = active({ createdAt: 2 });
      customer.subscriptions.push(active({ createdAt: 1 }), second);
      // Down from the moment at which the subscriptions were read.
      library.payments.duringReading = async () => void (library.payments.down = true);
      const id = `evt_twice_${engine}`;
      expect((await webhook(customer.id, id)).status).toBe(503);
      expect((await library.call('GET', '/api/books', { as })).status).toBe(200);
      library.payments.down = false;
      expect(second.status).toBe('active');
      expect((await webhook(customer.id, id)).status).toBe(200);
      expect(second.status).toBe('canceled');
    });
  });

  describe('the sweep', () => {
    const sweep = async () => {
      for (const { run } of library.app.chores) await run();
    };
    test('puts right what every lost webhook left wrong', async () => {
      const leaver = await library.subscriber('swept-out');
      await library.call('POST', CHECKOUT, { as: 'swept-in' });
      customerOf(leaver).subscriptions[0]!.status = 'unpaid';
      customerOf('swept-in').subscriptions.push(active());
      library.clock.now += 24 * 3_600_000;
      await sweep();
      expect((await library.call('GET', '/api/books', { as: leaver })).status).toBe(403);
      expect((await library.call('GET', '/api/books', { as: 'swept-in' })).status).toBe(200);
    });

    test('finds who has subscribed again, and reads nobody twice in a day', async () => {
      const again = await library.subscriber('swept-again');
      customerOf(again).subscriptions[0]!.status = 'canceled';
      await webhook(customerOf(again).id);
      customerOf(again).subscriptions.push(active());
      library.clock.now += 24 * 3_600_000;
      await sweep();
      expect((await library.call('GET', '/api/books', { as: again })).status).toBe(200);
      const before = readings().length;
      await sweep();
      expect(readings().length).toBe(before);
    });

    test('gives up after three failures in a row, for the provider is down', async () => {
      for (let n = 0; n < 5; n++) await library.subscriber(`swept-${n}`);
      library.clock.now += 24 * 3_600_000;
      library.payments.down = true;
      const before = readings().length;
      await sweep();
      library.payments.down = false;
      expect(readings().length).toBe(before + 3);
    });

    test('three students who cannot be read do not keep it from those after them', async () => {
      for (const n of [1, 2, 3]) await library.subscriber(`swept-a-broken-${n}`);
      const after = await library.subscriber('swept-z');
      library.clock.now += 24 * 3_600_000;
      customerOf(after).subscriptions[0]!.status = 'canceled';
      const { listSubscriptions } = library.payments;
      const broken = [1, 2, 3].map((n) => customerOf(`swept-a-broken-${n}`).id);
      library.payments.listSubscriptions = async (id, own) => {
        if (broken.includes(id)) throw new Error('A status that nobody knows');
        return listSubscriptions(id, own);
      };
      await sweep();
      await sweep();
      library.payments.listSubscriptions = listSubscriptions;
      expect((await library.call('GET', '/api/books', { as: after })).status).toBe(403);
    });

    test('forgets events that will not come again, thirty days after them', async () => {
      const { db } = library.database;
      const kept = async () => {
        await sweep();
        return (await db.selectFrom('webhook_events').select('id').execute()).map(({ id }) => id);
      };
      await webhook(null, `evt_old_${engine}`);
      library.clock.now += 30 * 24 * 3_600_000;
      expect(await kept()).toEqual([`evt_old_${engine}`]);
      library.clock.now += 1;
      expect(await kept()).toEqual([]);
    });

    test('leaves alone who was read less than twenty hours ago', async () => {
      await library.subscriber('swept-lately');
      const { id } = customerOf('swept-lately');
      await webhook(id);
      const sweptHer = async () => {
        await sweep();
        const row = await library.database.db
          .selectFrom('subscriptions')
          .select('synced_at')
          .where('customer_id', '=', id)
          .executeTakeFirstOrThrow();
        return row.synced_at === library.clock.now;
      };
      library.clock.now += 20 * 3_600_000;
      expect(await sweptHer()).toBe(false);
      library.clock.now += 1;
      expect(await sweptHer()).toBe(true);
    });
  });
});
