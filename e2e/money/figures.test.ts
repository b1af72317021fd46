// The owner's figures of a shop whose every event is known, read from Stripe by the scheduled job.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  openCheckout,
  openWorld,
  postForm,
  goodCard,
  priceId,
  secretKey,
  subscribe,
  webhookSecret,
  type World,
} from '../../sandbox/payments/test-support/world.ts';
import type { Figures } from '../../contracts/figures.ts';
import { decideRenewals } from '../../sandbox/payments/billing/bank.ts';
import { createPaymentProvider } from '../../server/providers/payments/payments.ts';
import { engines, openTestDatabase } from '../../server/test-support/databases.ts';
import { openLibraryOn } from '../../server/test-support/library.ts';
import { afterFile } from '../../test-support/after-file.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Ten in the morning of 10 January in Sydney. */
const BEGIN = Date.UTC(2027, 0, 9, 23);

/** Opens a library that has figures of the same shop as another, or of a new one. */
async function openShop(
  engine: (typeof engines)[number],
  other?: { world: World; clock: { now: number } },
) {
  const world = other?.world ?? (await openWorld({ time: { now: BEGIN } }));
  if (other === undefined) afterFile(() => world.close());
  const clock = other?.clock ?? { now: BEGIN };
  const payments = createPaymentProvider({
    ...{ secretKey, webhookSecret, priceId, host: world.origin, now: () => clock.now },
    pauses: { between: 0, busy: [] },
  });
  const library = await openLibraryOn(await openTestDatabase(engine), payments, [], { clock });
  const job = library.app.scheduledJobs.find(({ name }) => name === 'figures')!;
  return {
    world,
    stripe: world.stripe,
    clock,
    job,
    pass(ms: number) {
      world.payments.advance(ms);
      clock.now += ms;
    },
    async figures() {
      const admin = await library.adminToken();
      return (await library.call('GET', '/api/admin/figures', { admin })).body as Figures;
    },
    async table() {
      const answer = await library.app.inject({
        method: 'GET',
        url: '/api/admin/figures/table',
        headers: { 'admin-auth': await library.adminToken() },
      });
      return answer.body.split('\r\n');
    },
  };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

const dayOf = async (shop: Shop, day: string) =>
  (await shop.figures()).days.find((one) => one.day === day);

/** Subscribes to a new price, of the library's product unless another is named. */
async function subscribeAt(world: World, amount: number, currency = 'aud', ofLibrary = true) {
  const { stripe } = world;
  const product = ofLibrary
    ? String((await stripe.prices.retrieve(priceId)).product)
    : (await stripe.products.create({ name: 'Postcards' })).id;
  const price = await stripe.prices.create({
    ...{ product, currency, unit_amount: amount, recurring: { interval: 'month' } },
  });
  return subscribe(world, { line_items: [{ price: price.id, quantity: 1 }] });
}

async function refund({ stripe }: Shop, subscription: string, amount?: number): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, expand: ['data.payments'] });
  const paid = data.findLast(({ amount_paid }) => amount_paid > 0)?.payments?.data[0]?.payment;
  await stripe.refunds.create({
    payment_intent: String(paid?.payment_intent),
    ...(amount !== undefined && { amount }),
  });
}

async function subscribeForFree(world: World): Promise<void> {
  const { url } = await openCheckout(world, { allow_promotion_codes: true });
  await postForm(`${url}/code`, { promotionCode: 'FREE' });
  await postForm(url, goodCard);
}

describe.each(engines)('the figures over %s', (engine) => {
  let shop: Shop;
  let paying: { subscription: { id: string } };
  let paused: { subscription: { id: string } };
  let declined: { customer: string };

  beforeAll(async () => {
    shop = await openShop(engine);
  });

  test('of a shop that nobody has found are nothing', async () => {
    const nothing = { readAt: null, nextAt: null, failure: null, months: [], days: [] };
    expect(await shop.figures()).toEqual(nothing);
    await shop.job.run();
    expect(await shop.figures()).toMatchObject({
      readAt: BEGIN,
      days: [{ day: '2027-01-10', families: 0, started: 0, ended: 0, income: 0, inTrial: 0 }],
    });
  });

  test('count families and what they paid on the day', async () => {
    const { world, stripe } = shop;
    paying = await subscribe(world);
    await subscribe(world, { subscription_data: { trial_period_days: 7 } });
    await subscribeForFree(world);
    declined = await subscribe(world);
    paused = await subscribe(world);
    // Ended on the day it began.
    const brief = await subscribe(world);
    await stripe.subscriptions.cancel(brief.subscription.id);
    // A duplicate, refunded and ended: one family, one payment.
    const first = await subscribe(world);
    const { url } = await stripe.checkout.sessions.create({
      ...{ mode: 'subscription', customer: first.customer },
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: 'https://library.example.com/?success=true',
    });
    await postForm(url!, goodCard);
    const [duplicate] = (await stripe.subscriptions.list({ customer: first.customer })).data;
    await refund(shop, duplicate!.id);
    await stripe.subscriptions.cancel(duplicate!.id);
    // A new price. Another currency is a family, and no income in dollars of Australia. Postcards are neither.
    await subscribeAt(world, 599);
    await subscribeAt(world, 450, 'usd');
    await subscribeAt(world, 2_000, 'aud', false);

    shop.pass(HOUR);
    await shop.job.run();
    expect(await dayOf(shop, '2027-01-10')).toEqual({
      ...{ day: '2027-01-10', started: 9, ended: 1, families: 8, inTrial: 1, failing: 0 },
      income: 5 * 499 + 599,
    });
  });

  test('count a refund on its own day, and no family while a pause closes the library', async () => {
    shop.pass(DAY);
    await refund(shop, paying.subscription.id, 200);
    await shop.stripe.subscriptions.update(paused.subscription.id, {
      pause_collection: { behavior: 'void' },
    });
    await shop.job.run();
    expect(await dayOf(shop, '2027-01-10')).toMatchObject({ income: 5 * 499 + 599, families: 8 });
    expect(await dayOf(shop, '2027-01-11')).toEqual({
      ...{ day: '2027-01-11', started: 0, ended: 0, families: 7, inTrial: 1, failing: 0 },
      income: -200,
    });
  });

  test('fill the days on which nobody asked, and say what is not known of them', async () => {
    decideRenewals(shop.world.payments.store, declined.customer, 'fail');
    shop.pass(32 * DAY);
    await shop.job.run();
    const { days, months } = await shop.figures();
    expect(days.map(({ day }) => day)).toHaveLength(34);
    // The trial is over after seven days.
    expect(await dayOf(shop, '2027-01-17')).toEqual({
      ...{ day: '2027-01-17', started: 0, ended: 0, families: 7, inTrial: null, failing: null },
      income: 499,
    });
    // The next month of three families, the one with the new price among them.
    expect(await dayOf(shop, '2027-02-10')).toMatchObject({ income: 2 * 499 + 599 });
    expect(await dayOf(shop, '2027-02-12')).toMatchObject({ families: 7, inTrial: 0, failing: 1 });
    expect(months).toEqual([
      {
        ...{ month: '2027-01', started: 9, ended: 1, families: 7 },
        income: 5 * 499 + 599 - 200 + 499,
      },
      { month: '2027-02', started: 0, ended: 0, families: 7, income: 2 * 499 + 599 },
    ]);
  });

  test('count a late payment on the day it was made, and the end of a family', async () => {
    decideRenewals(shop.world.payments.store, declined.customer, 'pay');
    await shop.stripe.subscriptions.cancel(paying.subscription.id);
    shop.pass(3 * DAY);
    await shop.job.run();
    expect(await dayOf(shop, '2027-02-12')).toMatchObject({ ended: 1, families: 7, income: 0 });
    expect(await dayOf(shop, '2027-02-13')).toMatchObject({ income: 499 });
    expect(await dayOf(shop, '2027-02-15')).toMatchObject({ families: 6, failing: 0 });
  });

  test('are a table of days and numbers', async () => {
    const lines = await shop.table();
    expect(lines[0]).toBe('Day,Families,In a free trial,Payment failing,Began,Ended,Income (AUD)');
    expect(lines).toContain('2027-01-11,7,1,0,0,0,-2.00');
    expect(lines).toContain('2027-01-17,7,,,0,0,4.99');
    expect(lines).toHaveLength(1 + 37 + 1);
  });

  test('of a library that begins to count go back to its first family', async () => {
    const later = await openShop(engine, shop);
    await later.job.run();
    const { days, months } = await later.figures();
    expect(days).toHaveLength(37);
    expect(days[0]).toEqual({
      ...{ day: '2027-01-10', started: 9, ended: 1, families: 8, inTrial: null, failing: null },
      income: 5 * 499 + 599,
    });
    const incomeOf = (some: Figures['months']) => some.map(({ income }) => income);
    expect(incomeOf(months)).toEqual(incomeOf((await shop.figures()).months));
  });
});
