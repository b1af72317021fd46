// Families subscribe on the terms in the settings, whatever the defaults of the Stripe dashboard are.
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  goodCard,
  postForm,
  priceId,
  secretKey,
  webhookSecret,
} from '../../sandbox/payments/test-support/world.ts';
import {
  createPaymentProvider,
  type PaymentSettings,
} from '../../server/providers/payments/payments.ts';
import { engines } from '../../server/test-support/databases.ts';
import { openLibraryOn } from '../../server/test-support/library.ts';
import { DAY, type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

describe.each(engines)('over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });

  /** Opens another process with these settings. */
  const processWith = (settings: Partial<PaymentSettings>) => {
    const { clock, database } = at.library;
    const payments = createPaymentProvider({
      ...{ secretKey, webhookSecret, priceId, host: at.world.origin },
      ...settings,
      now: () => clock.now,
    });
    return openLibraryOn(database, payments, [], { clock });
  };
  async function pageOf(uid: string): Promise<Stripe.Checkout.Session> {
    const customer = await at.customerOf(uid);
    const { data } = await at.stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(data).toHaveLength(1);
    return data[0]!;
  }
  const statusAt = async (library: LibraryAndStripe['library'], as: string) => {
    // Longer than a process caches what another has changed.
    at.pass(11_000);
    return (await library.call('GET', '/api/subscription/status', { as })).body;
  };

  test('by default the price is in the currency of the library, paid by card, without a trial or promotion codes', async () => {
    await at.checkout('plain');
    expect(await pageOf('plain')).toMatchObject({
      adaptive_pricing: { enabled: false },
      allowed_payment_method_types: ['card'],
      payment_method_types: ['card'],
      allow_promotion_codes: null,
      automatic_tax: { enabled: false },
      amount_total: 499,
      currency: 'aud',
    });
  });

  test('promotion codes are accepted when that is set, on a new page', async () => {
    const before = await at.checkout('codes');
    const library = await processWith({ promotionCodes: true });
    const url = await at.checkout('codes', library);
    expect(url).not.toBe(before);
    expect(await at.checkout('codes', library)).toBe(url);
    expect(await at.payAt(before!)).toBe(false);
    expect(await pageOf('codes')).toMatchObject({ allow_promotion_codes: true });
  });

  test('a code for the whole price gives access, and a free duplicate subscription is ended', async () => {
    const uid = 'free';
    const library = await processWith({ promotionCodes: true });
    const payFree = async (url: string) => {
      await postForm(`${url}/code`, { promotionCode: 'FREE' });
      expect(await at.payAt(url)).toBe(true);
    };
    await payFree((await at.checkout(uid, library))!);
    expect(await statusAt(library, uid)).toMatchObject({ hasSubscription: true, status: 'active' });
    const beside = await at.stripe.checkout.sessions.create({
      ...{ mode: 'subscription', allow_promotion_codes: true },
      customer: await at.customerOf(uid),
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: 'https://library.example.com/?success=true',
    });
    await payFree(beside.url!);
    for (const event of at.newEvents()) await at.deliver(event);
    const subscriptions = await at.subscriptionsOf(uid);
    expect(subscriptions.map(({ status }) => status)).toEqual(['active', 'canceled']);
    const logLines = at.library.log.filter((line) => line.includes(subscriptions[1]!.id)).join();
    expect(logLines).toContain('A second subscription was ended and refunded');
    await at.forget(uid);
  });

  test('a free trial gives access, is charged when it ends, and is offered once', async () => {
    const uid = 'trial';
    const library = await processWith({ trialDays: 14 });
    expect(await at.payAt((await at.checkout(uid, library))!)).toBe(true);
    expect(await statusAt(library, uid)).toMatchObject({
      hasSubscription: true,
      status: 'trialing',
    });
    const customer = await at.customerOf(uid);
    const charges = async () => (await at.stripe.charges.list({ customer })).data.length;
    expect(await charges()).toBe(0);
    at.pass(15 * DAY);
    for (const event of at.newEvents()) await at.deliver(event);
    expect(await statusAt(library, uid)).toMatchObject({ hasSubscription: true, status: 'active' });
    expect(await charges()).toBe(1);
    const [subscription] = await at.subscriptionsOf(uid);
    await at.stripe.subscriptions.cancel(subscription!.id);
    for (const event of at.newEvents()) await at.deliver(event);
    expect(await statusAt(library, uid)).toMatchObject({ hasSubscription: false });
    await at.checkout(uid, library);
    expect((await pageOf(uid)).amount_total).toBe(499);
    await at.forget(uid);
  });

  test('a trial is not offered again after one that the library never saw', async () => {
    const uid = 'trial-unseen';
    const library = await processWith({ trialDays: 14 });
    expect(await at.payAt((await at.checkout(uid, library))!)).toBe(true);
    // The trial is cancelled before any webhook or poll.
    const [subscription] = await at.subscriptionsOf(uid);
    await at.stripe.subscriptions.cancel(subscription!.id);
    const url = await at.checkout(uid, library);
    expect((await pageOf(uid)).amount_total).toBe(499);
    // The parent abandons the authentication, so the newest subscription is incomplete.
    await postForm(url!, { ...goodCard, cardNumber: '4000 0025 0000 3155' });
    await postForm(`${url}/authenticate`, { outcome: 'leave' });
    expect(await statusAt(library, uid)).toMatchObject({ status: 'incomplete' });
    await at.checkout(uid, library);
    expect((await pageOf(uid)).amount_total).toBe(499);
    await at.forget(uid);
  });

  test('Stripe Tax works out the tax when that is set, on a new page, and parents pay what they are told', async () => {
    const before = await at.checkout('taxed');
    const library = await processWith({ automaticTax: true });
    const url = (await at.checkout('taxed', library))!;
    expect(url).not.toBe(before);
    expect(await pageOf('taxed')).toMatchObject({
      automatic_tax: { enabled: true },
      amount_total: 499,
    });
    expect(await at.payAt(url)).toBe(true);
    const [subscription] = await at.subscriptionsOf('taxed');
    expect(subscription).toMatchObject({ automatic_tax: { enabled: true } });
    await at.forget('taxed');
  });

  test.each(['exclusive', 'unspecified'] as const)(
    'Stripe Tax never adds tax to a price that is %s: it is not sold',
    async (tax_behavior) => {
      const { id } = await at.stripe.prices.create({
        ...{ product: 'prod_local_library', currency: 'aud', unit_amount: 499 },
        ...{ recurring: { interval: 'month' }, tax_behavior },
      });
      const sold = await processWith({ priceId: id });
      expect(await at.checkout(`untaxed-${tax_behavior}`, sold)).not.toBeNull();
      const taxing = await processWith({ priceId: id, automaticTax: true });
      const as = `taxed-${tax_behavior}`;
      const refused = await taxing.call('POST', '/api/create-checkout-session', { as });
      expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
      expect(taxing.log.join()).toContain(
        `must be active, 499 aud every 1 month, tax inclusive; it is active, 499 aud every 1 month, tax ${tax_behavior}`,
      );
    },
  );

  test('a page that another process opened on other terms is closed before another opens', async () => {
    const library = await processWith({ trialDays: 7 });
    const first = await at.checkout('other-terms', library);
    const second = await at.checkout('other-terms');
    expect(await at.payAt(first!)).toBe(false);
    expect(await at.payAt(second!)).toBe(true);
  });
});
