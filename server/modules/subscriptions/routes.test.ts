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

  const statusNow = async (as: string) => (await library.call('GET', STATUS, { as })).body;
  /** The status at the next poll of a browser. */
  const status = (as: string) => {
    library.clock.now += 2_000;
    return statusNow(as);
  };
  const syncs = () => library.payments.calls.filter((call) => call === 'listSubscriptions');
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

  test('a new user has no subscription, and Stripe is not called', async () => {
    const before = library.payments.calls.length;
    expect(await status('new')).toEqual({ hasSubscription: false, status: null, endsAt: null });
    expect(library.payments.calls.length).toBe(before);
  });

  test('checkout returns a page; after payment the next poll opens the library without a webhook', async () => {
    const as = 'payer';
    const { body } = await library.call('POST', CHECKOUT, { as });
    expect(body.url).toMatch(/^https:\/\/pay\.example\.com\//);
    expect((await status(as)).hasSubscription).toBe(false);
    customerOf(as).subscriptions.push(active());
    expect(await status(as)).toEqual({ hasSubscription: true, status: 'active', endsAt: null });
    expect((await library.call('GET', '/api/books', { as })).status).toBe(200);
  });

  test('repeated status calls share a sync for 1.5 seconds', async () => {
    const as = 'impatient';
    await library.call('POST', CHECKOUT, { as });
    const before = syncs().length;
    for (let call = 0; call < 5; call++)
      expect(await statusNow(as)).toMatchObject({ status: null });
    library.clock.now += 1_499;
    await statusNow(as);
    expect(syncs().length).toBe(before + 1);
    library.clock.now += 1;
    await statusNow(as);
    expect(syncs().length).toBe(before + 2);
  });

  test('a status call after checkout or the portal does not share an earlier sync', async () => {
    const as = 'quick';
    await library.call('POST', CHECKOUT, { as });
    expect(await statusNow(as)).toMatchObject({ hasSubscription: false });
    await library.call('POST', CHECKOUT, { as });
    const subscription = active();
    customerOf(as).subscriptions.push(subscription);
    expect(await statusNow(as)).toMatchObject({ hasSubscription: true });
    await library.call('POST', '/api/create-portal-session', { as });
    subscription.endsAt = 1_900_000_000_000;
    expect(await statusNow(as)).toMatchObject({ endsAt: 1_900_000_000_000 });
  });

  test('two tabs and a retry share one customer and one page', async () => {
    const as = 'two-tabs';
    const answers = await Promise.all([1, 2, 3].map(() => library.call('POST', CHECKOUT, { as })));
    const urls = new Set(answers.map(({ body }) => body.url));
    expect(urls.size).toBe(1);
    const customers = [...library.payments.customers.values()];
    expect(customers.filter(({ uid }) => uid === as)).toHaveLength(1);
  });

  test('a paid subscription is found at checkout even without a webhook', async () => {
    const as = 'paid-already';
    await library.call('POST', CHECKOUT, { as });
    customerOf(as).subscriptions.push(active());
    expect((await library.call('POST', CHECKOUT, { as })).body).toEqual({
      alreadySubscribed: true,
      message: 'You already have an active subscription!',
    });
  });

  test('a webhook opens and closes the library as the subscription changes', async () => {
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

  test('a pause is reported while the library is open, and not after it has closed', async () => {
    const as = 'paused-and-late';
    await library.call('POST', CHECKOUT, { as });
    const pastDueUntil = library.clock.now + 3_600_000;
    const pause = { resumesAt: null };
    customerOf(as).subscriptions.push(active({ status: 'past_due', pastDueUntil, pause }));
    const expected = { hasSubscription: true, status: 'past_due', endsAt: null };
    expect(await status(as)).toEqual({ ...expected, pause });
    library.clock.now = pastDueUntil;
    expect(await status(as)).toEqual({ ...expected, hasSubscription: false, status: 'unpaid' });
  });

  test('a cancelled subscription keeps access and reports its end', async () => {
    const as = await library.subscriber('cancelled');
    const customer = customerOf(as);
    customer.subscriptions[0]!.endsAt = 1_800_000_000_000;
    await webhook(customer.id);
    expect(await status(as)).toEqual({
      hasSubscription: true,
      status: 'active',
      endsAt: 1_800_000_000_000,
    });
  });

  test('without a webhook a subscription closes at the end of its period if cancelled, and stays open if renewed', async () => {
    const end = library.clock.now + 1_000_000;
    const cancelled = await library.subscriber('ending');
    const renewed = await library.subscriber('renewing');
    for (const uid of [cancelled, renewed]) {
      customerOf(uid).subscriptions[0]!.periodEndsAt = end;
      await webhook(customerOf(uid).id);
    }
    customerOf(cancelled).subscriptions[0]!.status = 'canceled';
    customerOf(renewed).subscriptions[0]!.periodEndsAt = end + 1_000_000;
    const open = async (as: string) => (await library.call('GET', '/api/books', { as })).status;
    expect([await open(cancelled), await open(renewed)]).toEqual([200, 200]);

    library.clock.now = end;
    library.payments.down = true;
    expect([await open(cancelled), await open(renewed)]).toEqual([200, 200]);
    library.clock.now += 60_000;
    library.payments.down = false;
    expect([await open(cancelled), await open(renewed)]).toEqual([403, 200]);
  });

  test('a cancelled subscription closes five minutes after its end, even while Stripe is down', async () => {
    const end = library.clock.now + 1_000_000;
    const cancelled = await library.subscriber('cancelled-unread');
    const renewed = await library.subscriber('renewing-unread');
    customerOf(cancelled).subscriptions[0]!.endsAt = end;
    customerOf(renewed).subscriptions[0]!.periodEndsAt = end;
    for (const uid of [cancelled, renewed]) await webhook(customerOf(uid).id);
    const open = async (as: string) => (await library.call('GET', '/api/books', { as })).status;

    library.payments.down = true;
    library.clock.now = end + 5 * 60_000;
    expect([await open(cancelled), await open(renewed)]).toEqual([200, 200]);
    library.clock.now += 1;
    // The cached row closes, too.
    expect([await open(cancelled), await open(renewed)]).toEqual([403, 200]);
    expect(await status(cancelled)).toEqual({
      hasSubscription: false,
      status: 'canceled',
      endsAt: end,
    });
    library.clock.now += 24 * 3_600_000;
    expect([await open(cancelled), await open(renewed)]).toEqual([403, 200]);

    // The parent had undone the cancellation in the portal, and no webhook came.
    library.payments.down = false;
    library.clock.now += 60_000;
    customerOf(cancelled).subscriptions[0]!.endsAt = null;
    expect(await open(cancelled)).toBe(200);
  });

  test('a parent can subscribe again after the end date, even before Stripe ends the old one', async () => {
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

  test('an overdue subscription that Stripe has not renewed yet is not synced at every request', async () => {
    const as = await library.subscriber('waiting');
    customerOf(as).subscriptions[0]!.periodEndsAt = library.clock.now + 1_000_000;
    await webhook(customerOf(as).id);
    library.clock.now += 1_000_000;
    const before = library.payments.calls.length;
    for (let i = 0; i < 5; i++) await library.call('GET', '/api/books', { as });
    expect(library.payments.calls.length).toBe(before + 1);
  });

  test('while Stripe is down an overdue subscription is synced once a minute', async () => {
    const as = await library.subscriber('overdue');
    customerOf(as).subscriptions[0]!.periodEndsAt = library.clock.now + 1_000_000;
    await webhook(customerOf(as).id);
    library.clock.now += 1_000_000;
    library.payments.down = true;
    const before = syncs().length;
    const read = async () => {
      expect((await library.call('GET', '/api/books', { as })).status).toBe(200);
      return syncs().length - before;
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

  test('neither the portal nor status calls change when an overdue subscription is synced', async () => {
    const as = await library.subscriber('overdue-and-watched');
    customerOf(as).subscriptions[0]!.periodEndsAt = library.clock.now + 1_000_000;
    await webhook(customerOf(as).id);
    library.clock.now += 1_000_000;
    const before = syncs().length;
    const read = async () => {
      await library.call('GET', '/api/books', { as });
      return syncs().length - before;
    };
    library.payments.down = true;
    expect(await read()).toBe(1);
    library.payments.down = false;
    await library.call('POST', '/api/create-portal-session', { as });
    library.payments.down = true;
    expect(await read()).toBe(1);
    library.clock.now += 50_000;
    await statusNow(as);
    expect(await read()).toBe(2);
    library.clock.now += 10_000;
    expect(await read()).toBe(3);
    library.payments.down = false;
  });

  test('a payment that another process has stored opens the library at once', async () => {
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

  test('a repeated event is acknowledged without another call to Stripe', async () => {
    const as = await library.subscriber('repeated');
    const { id } = customerOf(as);
    await webhook(id, 'evt_same_for_' + engine);
    const before = library.payments.calls.length;
    expect((await webhook(id, 'evt_same_for_' + engine)).status).toBe(200);
    expect(library.payments.calls.length).toBe(before);
  });

  test('a failed event returns 503 and is processed when Stripe delivers it again', async () => {
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

  test('events of unknown customers, and events without a customer, are acknowledged', async () => {
    for (const customerId of ['cus_stranger', null]) {
      const { status, body } = await webhook(customerId);
      expect([status, body]).toEqual([200, { received: true }]);
    }
  });

  test.each([
    ['a bad signature', 'bad'],
    ['an empty signature', ''],
  ])('a webhook with %s is refused', async (_, signature) => {
    const answer = await webhook('cus_x', 'evt_x', signature);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
  });

  test('a webhook without a signature header is refused', async () => {
    const body = { id: 'evt_unsigned', type: 'invoice.paid', customerId: null };
    const answer = await library.call('POST', '/api/webhooks/stripe', { body });
    expect([answer.status, answer.body]).toEqual([
      400,
      { code: 'invalid_request', message: 'The webhook signature is missing' },
    ]);
  });

  test('a webhook without a body is refused', async () => {
    const headers = { 'stripe-signature': 'good' };
    const answer = await library.call('POST', '/api/webhooks/stripe', { headers });
    expect([answer.status, answer.body.message]).toEqual([400, 'The webhook has no body']);
  });

  test('a sync that is overtaken by a newer write is repeated', async () => {
    const as = 'overtaken';
    await library.call('POST', CHECKOUT, { as });
    const customer = customerOf(as);
    // While the first, empty list is on its way back, the parent pays and the webhook is processed.
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

  test('keys of another account or mode find no subscribers, and the old keys find them again', async () => {
    const as = await library.subscriber('two-accounts');
    const payments = { ...createTestPayments(), keyDigest: 'live key' };
    payments.account = async () => 'acct_test/live';
    const live = await openLibraryOn(library.database, payments, [], { clock: library.clock });
    expect((await live.call('GET', '/api/books', { as })).status).toBe(403);
    expect((await live.call('POST', CHECKOUT, { as })).body.url).toMatch(/^https:/);
    const [customer] = payments.customers.keys();
    expect(customer).not.toBe(customerOf(as).id);
    expect(await status(as)).toMatchObject({ hasSubscription: true });
    // An event about the other account's customer concerns no student here.
    expect((await webhook(customer!)).status).toBe(200);
    expect(library.log.at(-1)).toContain('not about a student');
  });

  test('a deleted customer whose cancelled subscription is still listed is replaced, too', async () => {
    const as = await library.subscriber('deleted-there');
    const deleted = customerOf(as);
    deleted.subscriptions[0]!.status = 'canceled';
    library.payments.deleted.add(deleted.id);
    await webhook(deleted.id);
    const { body } = await library.call('POST', CHECKOUT, { as });
    expect(body.url).toMatch(/^https:/);
    const replaced = [...library.payments.customers].find(
      ([id, customer]) => customer.uid === as && id !== deleted.id,
    );
    replaced?.[1].subscriptions.push(active());
    expect(await status(as)).toMatchObject({ hasSubscription: true });
  });

  test('the pages of the provider lead back to the library', async () => {
    const { openCheckout, openPortal } = library.payments;
    const returnPages: unknown[] = [];
    library.payments.openCheckout = (customerId, history, pages) => {
      returnPages.push(pages);
      return openCheckout(customerId, history, pages);
    };
    library.payments.openPortal = (customerId, returnUrl, late) => {
      returnPages.push(returnUrl);
      return openPortal(customerId, returnUrl, late);
    };
    await library.call('POST', CHECKOUT, { as: 'there-and-back' });
    await library.call('POST', '/api/create-portal-session', { as: 'there-and-back' });
    Object.assign(library.payments, { openCheckout, openPortal });
    const { publicUrl } = testConfig;
    expect(returnPages).toEqual([
      { success: `${publicUrl}/?success=true`, cancel: `${publicUrl}/subscribe` },
      `${publicUrl}/account`,
    ]);
  });

  test('checkout returns unavailable when no page opens for a new customer either', async () => {
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

  test('while the provider is down checkout fails and the status returns what is stored', async () => {
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
    ['is in its trial', { status: 'trialing' as const }, later],
    ['is cancelled', { endsAt: later }, undefined],
    ['is past due', { status: 'past_due' as const, pastDueUntil: later }, undefined],
    ['is paused while the library stays open', { pause: { resumesAt: null } }, undefined],
    ['was due already', { periodEndsAt: 1 }, undefined],
  ])('the renewal date of a subscription that %s', async (what, changes, due) => {
    const as = what.replaceAll(' ', '-');
    await library.call('POST', CHECKOUT, { as });
    customerOf(as).subscriptions.push(active({ periodEndsAt: later, ...changes }));
    const body = await status(as);
    expect(body).toMatchObject({ hasSubscription: true });
    expect(body.renewsAt).toBe(due);
  });

  test('a family is told its own amount, and whoever has none what a new family pays', async () => {
    const { database, payments, clock } = library;
    const config = { ...testConfig, payments: { ...testConfig.payments, amount: 599 } };
    const dearer = await openLibraryOn(database, payments, [], { clock, config });
    const amountOf = async (as: string) => {
      // Longer than a process on SQLite remembers what another has changed.
      clock.now += 11_000;
      return (await dearer.call('GET', STATUS, { as })).body.amount;
    };
    expect(await amountOf('asks-the-price')).toBe(599);
    const as = 'pays-its-own';
    const { body: page } = await dearer.call('POST', CHECKOUT, { as });
    expect(page.amount).toBe(599);
    expect((await library.call('POST', CHECKOUT, { as })).body).toEqual({ url: page.url });
    expect(await amountOf(as)).toBe(599);
    const own = active({ amount: 450 });
    customerOf(as).subscriptions.push(own);
    expect(await amountOf(as)).toBe(450);
    expect((await status(as)).amount).toBe(450);
    // As in a row of an older release, which sold one price alone.
    await database.db
      .updateTable('subscriptions')
      .set({ amount: null, amount_of: null })
      .where('user_id', '=', as)
      .execute();
    clock.now += 60_000;
    expect(await amountOf(as)).toBeUndefined();
    // An older release has read another subscription since, and left the amount of the last one.
    await database.db
      .updateTable('subscriptions')
      .set({ amount: 450, amount_of: 'sub_before' })
      .where('user_id', '=', as)
      .execute();
    clock.now += 60_000;
    expect(await amountOf(as)).toBeUndefined();
    own.amount = null;
    await webhook(customerOf(as).id);
    expect(await amountOf(as)).toBeNull();
    expect((await status(as)).amount).toBeNull();
    own.status = 'canceled';
    await webhook(customerOf(as).id);
    expect(await amountOf(as)).toBe(599);
    expect((await status(as)).amount).toBeUndefined();
  });

  test('a family whose subscription has ended still opens the portal, where its invoices are', async () => {
    const as = await library.subscriber('wants-receipts');
    customerOf(as).subscriptions[0]!.status = 'canceled';
    await webhook(customerOf(as).id);
    expect(await status(as)).toMatchObject({ hasSubscription: false, status: 'canceled' });
    const opened = await library.call('POST', '/api/create-portal-session', { as });
    expect([opened.status, opened.body]).toEqual([
      200,
      { url: `https://pay.example.com/portal/${customerOf(as).id}` },
    ]);
  });

  test('the portal opens for a customer, and is not found for anyone else', async () => {
    const as = await library.subscriber('manager');
    const opened = await library.call('POST', '/api/create-portal-session', { as });
    expect(opened.body.url).toBe(`https://pay.example.com/portal/${customerOf(as).id}`);
    const refused = await library.call('POST', '/api/create-portal-session', { as: 'stranger' });
    expect([refused.status, refused.body]).toEqual([
      404,
      { code: 'not_found', message: 'There is no subscription to manage yet.' },
    ]);
  });

  test('the portal is not found for a customer deleted at the provider', async () => {
    const as = await library.subscriber('portal-gone');
    library.payments.customers.delete(customerOf(as).id);
    const refused = await library.call('POST', '/api/create-portal-session', { as });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    expect(await status(as)).toMatchObject({ hasSubscription: false });
  });

  test('changes made in the portal show at once, without a webhook', async () => {
    const as = await library.subscriber('back-from-portal');
    const [subscription] = customerOf(as).subscriptions;
    subscription!.endsAt = 1_900_000_000_000;
    expect(await status(as)).toMatchObject({ endsAt: null });
    await library.call('POST', '/api/create-portal-session', { as });
    expect(await status(as)).toMatchObject({ endsAt: 1_900_000_000_000 });
    subscription!.endsAt = null;
    expect(await status(as)).toMatchObject({ endsAt: null });
  });

  test('an hour after the portal was opened, status calls no longer call Stripe', async () => {
    const as = await library.subscriber('long-back');
    await library.call('POST', '/api/create-portal-session', { as });
    library.clock.now += 3_600_000;
    const before = library.payments.calls.length;
    await status(as);
    expect(library.payments.calls.length).toBe(before);
  });

  test('a recovered payment shows at once, without a webhook', async () => {
    const as = await library.subscriber('mended');
    const customer = customerOf(as);
    customer.subscriptions[0]!.status = 'past_due';
    await webhook(customer.id);
    expect(await status(as)).toMatchObject({ hasSubscription: true, status: 'past_due' });
    customer.subscriptions[0]!.status = 'active';
    expect(await status(as)).toMatchObject({ hasSubscription: true, status: 'active' });
  });

  describe('a duplicate subscription', () => {
    const revoked = () => library.payments.calls.filter((call) => call.startsWith('revoke'));

    test('is ended, refunded from the start of the first one, and logged, and access stays', async () => {
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

    test('replaces one whose payment has failed, which is refunded from then on', async () => {
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

    test('is ended by one process at a time, so that two processes never end both', async () => {
      const as = await library.subscriber('both-at-once');
      const { id, subscriptions } = customerOf(as);
      const [first] = subscriptions;
      const second = active({ createdAt: 5 });
      subscriptions.push(second);
      const { clock, payments, database } = library;
      const other = await openLibraryOn(database, payments, [], { clock });
      const { revoke } = payments;
      const started = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      payments.revoke = async (...given) => {
        started.resolve();
        await held.promise;
        return revoke(...given);
      };
      const ending = webhook(id);
      await started.promise;
      // The first one's renewal fails at that moment, so the second would now be preferred.
      first!.status = 'past_due';
      const answer = await other.call('POST', '/api/webhooks/stripe', {
        body: { id: `evt_both_${engine}`, type: 'invoice.payment_failed', customerId: id },
        headers: { 'stripe-signature': 'good' },
      });
      held.resolve();
      expect([answer.status, (await ending).status]).toEqual([503, 200]);
      expect(answer.body.message).toMatch(/^Your subscription is changing/);
      payments.revoke = revoke;
      expect([first!.status, second.status]).toEqual(['past_due', 'canceled']);
      expect(await status(as)).toMatchObject({ hasSubscription: true, status: 'past_due' });
    });

    test('stays until its payment has cleared, and the event is acknowledged', async () => {
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
      // Stripe sends an event when the payment has cleared.
      expect((await webhook(id)).status).toBe(200);
      expect(second.status).toBe('canceled');
    });

    test('whose refund is refused is logged as an error', async () => {
      const as = 'twice-kept';
      await library.call('POST', CHECKOUT, { as });
      library.payments.refusesRefunds = true;
      customerOf(as).subscriptions.push(active(), active({ createdAt: 5 }));
      expect(await status(as)).toMatchObject({ hasSubscription: true });
      library.payments.refusesRefunds = false;
      const errors = library.log.filter((line) => JSON.parse(line).level === 50);
      expect(errors.join()).toContain('refund these by hand');
    });

    test('that cannot be ended leaves access open, and the webhook fails so that Stripe sends it again', async () => {
      const as = 'twice-stormy';
      await library.call('POST', CHECKOUT, { as });
      const customer = customerOf(as);
      const second = active({ createdAt: 2 });
      customer.subscriptions.push(active({ createdAt: 1 }), second);
      // The provider goes down after the subscriptions were listed.
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

  describe('the scheduled job', () => {
    const runJobs = async () => {
      for (const { run } of library.app.scheduledJobs) await run();
    };
    test('repairs the state after lost webhooks', async () => {
      const unpaid = await library.subscriber('synced-out');
      await library.call('POST', CHECKOUT, { as: 'synced-in' });
      customerOf(unpaid).subscriptions[0]!.status = 'unpaid';
      customerOf('synced-in').subscriptions.push(active());
      library.clock.now += 24 * 3_600_000;
      await runJobs();
      expect((await library.call('GET', '/api/books', { as: unpaid })).status).toBe(403);
      expect((await library.call('GET', '/api/books', { as: 'synced-in' })).status).toBe(200);
    });

    test('finds a new subscription, and syncs nobody twice in a day', async () => {
      const again = await library.subscriber('synced-again');
      customerOf(again).subscriptions[0]!.status = 'canceled';
      await webhook(customerOf(again).id);
      customerOf(again).subscriptions.push(active());
      library.clock.now += 24 * 3_600_000;
      await runJobs();
      expect((await library.call('GET', '/api/books', { as: again })).status).toBe(200);
      const before = syncs().length;
      await runJobs();
      expect(syncs().length).toBe(before);
    });

    test('stops after three failures in a row', async () => {
      for (let n = 0; n < 5; n++) await library.subscriber(`synced-${n}`);
      library.clock.now += 24 * 3_600_000;
      library.payments.down = true;
      const before = syncs().length;
      await runJobs();
      library.payments.down = false;
      expect(syncs().length).toBe(before + 3);
    });

    test('three students who fail to sync do not block those after them', async () => {
      for (const n of [1, 2, 3]) await library.subscriber(`synced-a-broken-${n}`);
      const after = await library.subscriber('synced-z');
      library.clock.now += 24 * 3_600_000;
      customerOf(after).subscriptions[0]!.status = 'canceled';
      const { listSubscriptions } = library.payments;
      const broken = [1, 2, 3].map((n) => customerOf(`synced-a-broken-${n}`).id);
      library.payments.listSubscriptions = async (id, own) => {
        if (broken.includes(id)) throw new Error('A status that nobody knows');
        return listSubscriptions(id, own);
      };
      await runJobs();
      await runJobs();
      library.payments.listSubscriptions = listSubscriptions;
      expect((await library.call('GET', '/api/books', { as: after })).status).toBe(403);
    });

    test('deletes webhook events after thirty days', async () => {
      const { db } = library.database;
      const stored = async () => {
        await runJobs();
        return (await db.selectFrom('webhook_events').select('id').execute()).map(({ id }) => id);
      };
      await webhook(null, `evt_old_${engine}`);
      library.clock.now += 30 * 24 * 3_600_000;
      expect(await stored()).toEqual([`evt_old_${engine}`]);
      library.clock.now += 1;
      expect(await stored()).toEqual([]);
    });

    test('skips students synced less than twenty hours ago', async () => {
      await library.subscriber('synced-lately');
      const { id } = customerOf('synced-lately');
      await webhook(id);
      const isSynced = async () => {
        await runJobs();
        const row = await library.database.db
          .selectFrom('subscriptions')
          .select('synced_at')
          .where('customer_id', '=', id)
          .executeTakeFirstOrThrow();
        return row.synced_at === library.clock.now;
      };
      library.clock.now += 20 * 3_600_000;
      expect(await isSynced()).toBe(false);
      library.clock.now += 1;
      expect(await isSynced()).toBe(true);
    });
  });
});
