// However a parent pays, she has one customer and one live subscription, and is charged once.
import type Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createPaymentProvider,
  type PaymentProvider,
} from '../../server/providers/payments/payments.ts';
import { engines } from '../../server/test-support/databases.ts';
import {
  openLibraryOn,
  type ServerProcess,
  testConfig,
} from '../../server/test-support/library.ts';
import { priceId, secretKey, webhookSecret } from '../../sandbox/payments/test-support/world.ts';
import { DAY, type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

describe.each(engines)('over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });
  // Discards the undelivered events of other tests.
  beforeEach(() => void at.newEvents());

  const emailOf = (uid: string) => `${uid}@example.com`;

  /** Counts the student's customers, live subscriptions, and cents that were paid and not refunded. */
  async function holdings(uid: string) {
    const customers = (await at.stripe.customers.list({ email: emailOf(uid) })).data;
    let live = 0;
    let cents = 0;
    for (const { id: customer } of customers) {
      live += (await at.stripe.subscriptions.list({ customer })).data.length;
      const { data: charges } = await at.stripe.charges.list({ customer });
      for (const charge of charges) {
        if (charge.paid) cents += charge.amount - charge.amount_refunded;
      }
    }
    return { customers: customers.length, live, cents };
  }
  const paidOnce = { customers: 1, live: 1, cents: 499 };

  const hasAccess = async (uid: string) =>
    (await at.library.call('GET', '/api/books', { as: uid })).status === 200;

  /** Creates a checkout page for the student's customer without the library. */
  async function pageBeside(uid: string, price: string = priceId): Promise<string> {
    const session = await at.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await at.customerOf(uid),
      line_items: [{ price, quantity: 1 }],
      success_url: 'https://library.example.com/?success=true',
    });
    return session.url!;
  }

  test('eight requests at once, at two processes, open one page for one customer', async () => {
    const second = await at.openSecondProcess();
    const urls = await Promise.all(
      [1, 2, 3, 4].flatMap(() => [at.checkout('crowd'), at.checkout('crowd', second)]),
    );
    expect(new Set(urls).size).toBe(1);
    expect(await at.payAt(urls[0]!)).toBe(true);
    expect(await at.payAt(urls[0]!)).toBe(false);
    expect(await at.checkout('crowd', second)).toBeNull();
    expect(await holdings('crowd')).toEqual(paidOnce);
  });

  test('a page that is paid while another tab requests one leaves no second page to pay', async () => {
    const url = await at.checkout('other-tab');
    const [, , again] = await Promise.all([
      at.payAt(url!),
      at.checkout('other-tab'),
      at.checkout('other-tab'),
    ]);
    if (again !== null) expect(await at.payAt(again)).toBe(false);
    expect(await at.checkout('other-tab')).toBeNull();
    expect(await holdings('other-tab')).toEqual(paidOnce);
  });

  test('after a lost response the next request returns the same page', async () => {
    const lost = await at.checkout('lost-answer');
    expect(await at.checkout('lost-answer')).toBe(lost);
  });

  test('a customer whose id was never stored is found again', async () => {
    await at.checkout('unstored');
    await at.library.database.db
      .deleteFrom('subscriptions')
      .where('user_id', '=', 'unstored')
      .execute();
    // Stripe forgets an idempotency key after a day.
    at.pass(2 * 86_400_000);
    await at.checkout('unstored');
    expect((await holdings('unstored')).customers).toBe(1);
  });

  test('an expired page is replaced by a new one', async () => {
    const first = await at.checkout('expired');
    at.pass(86_400_000 + 1000);
    const second = await at.checkout('expired');
    expect(second).not.toBe(first);
    expect(await at.payAt(first!)).toBe(false);
    expect(await at.payAt(second!)).toBe(true);
  });

  test('a page is returned again while more than half an hour is left to pay', async () => {
    const first = await at.checkout('slow-to-pay');
    at.pass((23 * 60 + 29) * 60_000);
    expect(await at.checkout('slow-to-pay')).toBe(first);
    expect(await at.payAt(first!)).toBe(true);
    await at.forget('slow-to-pay');
  });

  test('a page with less time left is closed, and simultaneous requests get the same new one', async () => {
    const uid = 'too-slow-to-pay';
    const first = await at.checkout(uid);
    at.pass((23 * 60 + 31) * 60_000);
    const second = await at.openSecondProcess();
    const urls = await Promise.all(
      [1, 2, 3, 4].flatMap(() => [at.checkout(uid), at.checkout(uid, second)]),
    );
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).not.toBe(first);
    expect(await at.payAt(first!)).toBe(false);
    expect(await at.payAt(urls[0]!)).toBe(true);
    expect(await holdings(uid)).toEqual(paidOnce);
    await at.forget(uid);
  });

  describe('a duplicate subscription', () => {
    /** Pays once, then fails every renewal until the subscription is unpaid. Then the card works again. */
    async function payThenFall(uid: string): Promise<void> {
      const url = await at.checkout(uid);
      await at.payAt(url!);
      await at.library.call('GET', '/api/subscription/status', { as: uid });
      await at.decide(uid, 'fail');
      at.world.payments.decideAfterLastRetry('unpaid');
      at.pass(50 * 86_400_000);
      at.world.payments.decideAfterLastRetry('canceled');
      expect((await at.subscriptionsOf(uid)).map(({ status }) => status)).toEqual(['unpaid']);
      await at.decide(uid, 'pay');
    }

    test('is ended and refunded, and the family keeps access', async () => {
      const uid = 'slipped';
      const url = await at.checkout(uid);
      const beside = await pageBeside(uid);
      expect([await at.payAt(url!), await at.payAt(beside)]).toEqual([true, true]);
      expect((await holdings(uid)).cents).toBe(998);
      for (const event of at.newEvents()) await at.deliver(event);
      expect(await holdings(uid)).toEqual(paidOnce);
      expect(await hasAccess(uid)).toBe(true);
      expect(at.library.log.join()).toContain('A second subscription was ended and refunded');
    });

    test.each([
      ['clears', 'pay'],
      ['fails after all', 'fail'],
    ] as const)(
      'paid by a debit that %s three days later: it lives until then, and no payment for it remains',
      async (_, then) => {
        const uid = `slipped-debit-${then}`;
        const url = await at.checkout(uid);
        const beside = await pageBeside(uid);
        await at.payAt(url!);
        at.pass(1_000);
        await at.decide(uid, 'clear');
        await at.payAt(beside);
        for (const event of at.newEvents()) expect(await at.deliver(event)).toBe(200);
        const [first, second] = await at.subscriptionsOf(uid);
        expect([first!.status, second!.status]).toEqual(['active', 'active']);
        expect(second!.cancel_at_period_end).toBe(true);
        expect(await hasAccess(uid)).toBe(true);
        await at.decide(uid, then);
        at.pass(3 * 86_400_000);
        for (const event of at.newEvents()) await at.deliver(event);
        expect((await at.subscriptionsOf(uid)).map(({ status }) => status)).toEqual([
          'active',
          'canceled',
        ]);
        expect(await holdings(uid)).toEqual(paidOnce);
        await at.forget(uid);
      },
    );

    test('found by two processes at once: one of the two subscriptions stays', async () => {
      const uid = 'slipped-twice';
      const second = await at.openSecondProcess();
      const url = await at.checkout(uid);
      const beside = await pageBeside(uid);
      await at.payAt(url!);
      await at.payAt(beside);
      const statuses = await Promise.all(
        [at.library, second, at.library, second].map(({ call }) =>
          call('GET', '/api/subscription/status', { as: uid }),
        ),
      );
      expect(statuses.map(({ body }) => body.hasSubscription)).toEqual([true, true, true, true]);
      expect(await holdings(uid)).toEqual(paidOnce);
    });

    test('paid while the first one is past due: the new one stays, and the family keeps access', async () => {
      const uid = 'slipped-past-due';
      const second = await at.openSecondProcess();
      await at.payAt((await at.checkout(uid))!);
      await at.library.call('GET', '/api/subscription/status', { as: uid });
      const [failing] = await at.subscriptionsOf(uid);
      await at.decide(uid, 'fail');
      at.pass(31 * 86_400_000);
      expect((await at.subscriptionsOf(uid))[0]!.status).toBe('past_due');
      await at.payAt(await pageBeside(uid));
      await Promise.all(
        [at.library, second, at.library, second].map(({ call }) =>
          call('GET', '/api/subscription/status', { as: uid }),
        ),
      );
      expect((await at.subscriptionsOf(uid)).map(({ id, status }) => [id, status])).toEqual([
        [failing!.id, 'canceled'],
        [expect.not.stringMatching(failing!.id), 'active'],
      ]);
      // Each of the two has paid for a different month.
      expect(await holdings(uid)).toEqual({ customers: 1, live: 1, cents: 2 * 499 });
      at.pass(20 * 86_400_000);
      for (const event of at.newEvents()) await at.deliver(event);
      expect(await hasAccess(uid)).toBe(true);
    });

    test('found after months: only the overlapping payments are refunded', async () => {
      const uid = 'slipped-long';
      await at.payAt((await at.checkout(uid))!);
      at.pass(31 * 86_400_000);
      await at.payAt(await pageBeside(uid));
      at.pass(31 * 86_400_000);
      // Three months of the first, two of the second.
      expect((await holdings(uid)).cents).toBe(5 * 499);
      await at.library.call('GET', '/api/subscription/status', { as: uid });
      expect(await holdings(uid)).toEqual({ customers: 1, live: 1, cents: 3 * 499 });
    });

    test('ended without a refund of the time before the overlap', async () => {
      const uid = 'slipped-old';
      await payThenFall(uid);
      await at.library.call('GET', '/api/subscription/status', { as: uid });
      const again = await at.checkout(uid);
      expect(await at.payAt(again!)).toBe(true);
      await at.library.call('GET', '/api/subscription/status', { as: uid });
      const statuses = (await at.subscriptionsOf(uid)).map(({ status }) => status);
      expect(statuses).toEqual(['canceled', 'active']);
      expect(await holdings(uid)).toEqual({ customers: 1, live: 1, cents: 2 * 499 });
    });

    test('refunded also when its old invoice is paid after ending it has failed', async () => {
      const uid = 'slipped-late';
      await payThenFall(uid);
      const again = await at.checkout(uid);
      Object.assign(at.world.payments.apiFault, { kind: 'error', path: '/v1/invoices' });
      expect(await at.payAt(again!)).toBe(true);
      await at.library.call('GET', '/api/subscription/status', { as: uid });
      Object.assign(at.world.payments.apiFault, { kind: 'none', path: '' });
      const [old, counts] = await at.subscriptionsOf(uid);
      expect(await at.stored(uid)).toMatchObject({ id: counts!.id, status: 'active' });
      at.pass(60_000);
      await at.stripe.invoices.pay(String(old!.latest_invoice));
      expect((await at.subscriptionsOf(uid)).map(({ status }) => status)).toEqual([
        'active',
        'active',
      ]);
      for (const event of at.newEvents()) await at.deliver(event);
      expect(await at.stored(uid)).toMatchObject({ id: counts!.id, status: 'active' });
      expect(await holdings(uid)).toEqual({ customers: 1, live: 1, cents: 2 * 499 });
    });
  });

  describe('prices and products', () => {
    const product = 'prod_local_library';
    const newPrice = (changes: Partial<Stripe.PriceCreateParams>) =>
      at.stripe.prices.create({
        product,
        currency: 'aud',
        unit_amount: 499,
        recurring: { interval: 'month' },
        ...changes,
      });
    const processSelling = (price: string, olderProducts: string[] = [], amount = 499) =>
      openLibraryOn(
        at.library.database,
        createPaymentProvider({
          ...{ secretKey, webhookSecret, olderProducts, amount },
          priceId: price,
          host: at.world.origin,
        }),
        [],
        {
          clock: at.library.clock,
          config: { ...testConfig, payments: { ...testConfig.payments, amount } },
        },
      );

    test.each([
      ['dearer', { unit_amount: 500 }],
      ['foreign', { currency: 'usd' }],
      ['yearly', { recurring: { interval: 'year' as const } }],
      ['bimonthly', { recurring: { interval: 'month' as const, interval_count: 2 } }],
      ['withdrawn', { active: false }],
    ])('a price that is %s is not sold, and the log says why', async (name, changes) => {
      const library = await processSelling((await newPrice(changes)).id);
      const refused = await library.call('POST', '/api/create-checkout-session', {
        as: `wrong-price-${name}`,
      });
      expect([refused.status, refused.body]).toEqual([
        503,
        {
          code: 'unavailable',
          message:
            'Subscribing is not possible right now. Nothing was charged. Please try again later.',
        },
      ]);
      expect(library.log.join()).toContain('STRIPE_PRICE_ID must be active, 499 aud every 1 month');
    });

    test('a subscription to an older price of our product gives access and is not sold again', async () => {
      const uid = 'older-price';
      const old = await newPrice({ unit_amount: 399 });
      await at.checkout(uid);
      const beside = await pageBeside(uid, old.id);
      await at.payAt(beside);
      expect(await at.checkout(uid)).toBeNull();
      expect(await hasAccess(uid)).toBe(true);
    });

    test('after a change of the price old families keep theirs, and new ones see and pay the new one', async () => {
      const [old, late, young] = ['price-before', 'page-at-change', 'price-after'];
      const seen = async (uid: string, library: typeof at.library) => {
        at.pass(11_000);
        const { body } = await library.call('GET', '/api/subscription/status', { as: uid });
        return [body.hasSubscription, body.amount ?? 499];
      };
      expect(await at.payAt((await at.checkout(old))!)).toBe(true);
      const open = await at.checkout(late);
      const library = await processSelling((await newPrice({ unit_amount: 599 })).id, [], 599);
      expect(await seen(old, library)).toEqual([true, 499]);
      expect(await at.checkout(old, library)).toBeNull();
      expect(await seen(young, library)).toEqual([false, 599]);
      for (const uid of [late, young]) {
        const url = (await at.checkout(uid, library))!;
        expect(url).not.toBe(open);
        expect(await at.payAt(url)).toBe(true);
        expect(await seen(uid, library)).toEqual([true, 599]);
      }
      expect(await at.payAt(open!)).toBe(false);
      // Each pays its own with the next month too.
      at.pass(32 * DAY);
      for (const event of at.newEvents()) await at.deliver(event);
      expect(await seen(old, library)).toEqual([true, 499]);
      expect((await holdings(old)).cents).toBe(2 * 499);
      expect(await seen(young, library)).toEqual([true, 599]);
      expect((await holdings(young)).cents).toBe(2 * 599);
      for (const uid of [old, late, young]) await at.forget(uid);
    });

    test('the setting of another price than the one at Stripe sells nothing', async () => {
      const library = await processSelling((await newPrice({})).id, [], 599);
      const as = 'told-another';
      const refused = await library.call('POST', '/api/create-checkout-session', { as });
      expect(refused.status).toBe(503);
      expect(library.log.join()).toContain(
        'must be active, 599 aud every 1 month; it is active, 499',
      );
    });

    test('a page that was opened with the previous price is closed', async () => {
      const uid = 'page-before';
      const before = await at.checkout(uid);
      const library = await processSelling((await newPrice({})).id);
      const url = await at.checkout(uid, library);
      expect(url).not.toBe(before);
      expect(await at.payAt(before!)).toBe(false);
      expect(await at.payAt(url!)).toBe(true);
      expect(await holdings(uid)).toEqual(paidOnce);
    });

    describe('when STRIPE_PRICE_ID is changed to a price of another product', () => {
      const newProductsPrice = async () => {
        const { id } = await at.stripe.products.create({ name: 'The library, anew' });
        return (await newPrice({ product: id })).id;
      };
      const stateAt = async (library: ServerProcess<PaymentProvider>, uid: string) =>
        (await library.call('GET', '/api/subscription/status', { as: uid })).body;

      test('a subscriber to the older product keeps access and is not sold a second one; the log says so once', async () => {
        const uid = 'older-product';
        await at.payAt((await at.checkout(uid))!);
        await stateAt(at.library, uid);
        const later = await processSelling(await newProductsPrice());
        expect(await at.checkout(uid, later)).toBeNull();
        expect(await stateAt(later, uid)).toMatchObject({ hasSubscription: true });
        await stateAt(later, uid);
        expect(await holdings(uid)).toEqual(paidOnce);
        const said = later.log.filter((line) => line.includes('of another product than before'));
        expect(said).toHaveLength(1);
      });

      test('a subscriber who paid before any sync is not sold a second one', async () => {
        const uid = 'older-product-unread';
        await at.payAt((await at.checkout(uid))!);
        const later = await processSelling(await newProductsPrice());
        expect(await at.checkout(uid, later)).toBeNull();
        expect(await holdings(uid)).toEqual(paidOnce);
      });

      test('a subscriber from before the list of sold products existed is not sold a second one', async () => {
        const uid = 'older-than-the-list';
        await at.checkout(uid);
        // As an owner would create it by hand, without the metadata of our own checkout.
        await at.payAt(await pageBeside(uid));
        await stateAt(at.library, uid);
        await at.library.database.db.deleteFrom('sold_products').execute();
        const later = await processSelling(await newProductsPrice());
        expect(await at.checkout(uid, later)).toBeNull();
      });

      test('a subscriber who bought here is not sold a second one when the list of sold products is lost', async () => {
        const uid = 'record-lost';
        await at.payAt((await at.checkout(uid))!);
        await at.library.database.db.deleteFrom('sold_products').execute();
        const later = await processSelling(await newProductsPrice());
        expect(await at.checkout(uid, later)).toBeNull();
      });

      test('a subscription to a product that only the settings name gives access', async () => {
        const uid = 'no-price-named';
        await at.checkout(uid);
        const price = await newProductsPrice();
        const product = String((await at.stripe.prices.retrieve(price)).product);
        await at.payAt(await pageBeside(uid, price));
        const later = await processSelling('price_mistyped', [product]);
        expect(await stateAt(later, uid)).toMatchObject({ hasSubscription: true });
      });

      test('a process that still sells the older product recognises subscribers to the newer one', async () => {
        const uid = 'newer-product';
        const later = await processSelling(await newProductsPrice());
        expect(await at.payAt((await at.checkout(uid, later))!)).toBe(true);
        expect(await stateAt(at.library, uid)).toMatchObject({ hasSubscription: true });
        expect(await at.checkout(uid)).toBeNull();
      });

      test('with a price that does not exist subscribers keep access and nothing is sold', async () => {
        const uid = 'no-price';
        await at.payAt((await at.checkout(uid))!);
        const later = await processSelling('price_mistyped');
        expect(await stateAt(later, uid)).toMatchObject({ hasSubscription: true });
        expect(await at.checkout(uid, later)).toBeNull();
        const refused = await later.call('POST', '/api/create-checkout-session', {
          as: 'new-here',
        });
        expect([refused.status, refused.body.code]).toEqual([409, 'payment_refused']);
        expect(
          later.log.filter((line) => line.includes('cannot be read: nobody new')),
        ).toHaveLength(1);
      });

      test('an open page for the older product is closed before another opens', async () => {
        const uid = 'older-page';
        const before = await at.checkout(uid);
        const url = await at.checkout(uid, await processSelling(await newProductsPrice()));
        expect(await at.payAt(before!)).toBe(false);
        expect(await at.payAt(url!)).toBe(true);
        expect(await holdings(uid)).toEqual(paidOnce);
      });

      test('a product that was never recorded counts when a setting names it', async () => {
        const uid = 'named-product';
        const { id: product } = await at.stripe.products.create({ name: 'The library, long ago' });
        const old = await newPrice({ product });
        await at.checkout(uid);
        await at.payAt(await pageBeside(uid, old.id));
        expect(await stateAt(at.library, uid)).toMatchObject({ hasSubscription: false });
        const knowing = await processSelling(priceId, [product]);
        expect(await at.checkout(uid, knowing)).toBeNull();
      });
    });

    test('a subscription to another product on the same account gives no access and is not ended', async () => {
      const uid = 'other-product';
      const { id: other } = await at.stripe.products.create({ name: 'A magazine' });
      const price = await newPrice({ product: other });
      await at.checkout(uid);
      const beside = await pageBeside(uid, price.id);
      await at.payAt(beside);
      for (const event of at.newEvents()) expect(await at.deliver(event)).toBe(200);
      expect(await hasAccess(uid)).toBe(false);
      const url = await at.checkout(uid);
      expect(await at.payAt(url!)).toBe(true);
      await at.library.call('GET', '/api/subscription/status', { as: uid });
      expect(await hasAccess(uid)).toBe(true);
      expect((await holdings(uid)).live).toBe(2);
    });
  });

  test('a customer deleted in the dashboard loses access, and can subscribe again as a new customer', async () => {
    const uid = 'dashboard';
    await at.payAt((await at.checkout(uid))!);
    for (const event of at.newEvents()) await at.deliver(event);
    expect(await hasAccess(uid)).toBe(true);
    await at.stripe.customers.del(await at.customerOf(uid));
    for (const event of at.newEvents()) expect(await at.deliver(event)).toBe(200);
    expect(await hasAccess(uid)).toBe(false);
    expect(await at.payAt((await at.checkout(uid))!)).toBe(true);
    for (const event of at.newEvents()) await at.deliver(event);
    expect(await hasAccess(uid)).toBe(true);
  });
});
