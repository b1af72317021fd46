import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  openWorld,
  priceId,
  secretKey,
  webhookSecret,
  type World,
} from '../../sandbox/payments/test-support/world.ts';
import type { Config } from '../../server/config/config.ts';
import { testConfig } from '../../server/test-support/library.ts';
import type { Finding } from './finding.ts';
import {
  catchStripeErrors,
  examineClock,
  examinePayments,
  judgePortal,
  judgePrice,
} from './payments.ts';
import { examineWebhook, judgeDeliveries, judgeEndpoint, webhookEvents } from './webhook.ts';

const PUBLIC_URL = 'https://library.example.com';
const URL = `${PUBLIC_URL}/api/webhooks/stripe`;

let world: World;
let endpoint: string;
beforeAll(async () => {
  world = await openWorld({ webhookUrl: URL });
  const { data } = await world.stripe.webhookEndpoints.list();
  endpoint = data[0]?.id ?? '';
});
const whole = { url: URL, disabled: false, enabled_events: [...webhookEvents] };
beforeEach(async () => void (await world.stripe.webhookEndpoints.update(endpoint, whole)));
afterAll(() => world.close());

async function findings(
  changes: Partial<Config['payments']> = {},
  now = Date.now,
): Promise<Record<string, Finding>> {
  const stripe = { secretKey, webhookSecret, priceId, host: world.origin };
  const payments = { ...testConfig.payments, ...stripe, ...changes };
  const found = await examinePayments({ ...testConfig, publicUrl: PUBLIC_URL, payments }, now);
  return Object.fromEntries(found.map((finding) => [finding.about, finding]));
}

const wrong = (sentence: string) =>
  expect.objectContaining({ verdict: 'wrong', text: expect.stringContaining(sentence) });
const ok = expect.objectContaining({ verdict: 'ok' });

test('an account that is set up correctly is ok', async () => {
  expect(await findings()).toEqual({
    'Stripe key': ok,
    clock: ok,
    price: ok,
    webhook: ok,
    'webhook secret': expect.objectContaining({
      verdict: 'unknown',
      text: expect.stringContaining('Compare: dashboard'),
    }),
    'customer portal': ok,
  });
});

describe('the key', () => {
  test('that Stripe does not know', async () => {
    const found = await findings({ secretKey: `${secretKey}_of_another` });
    expect(found['Stripe key']).toEqual(wrong('Stripe does not know STRIPE_SECRET_KEY'));
    expect(found['price']?.verdict).toBe('unknown');
    expect(JSON.stringify(found)).not.toContain(secretKey);
  });

  test('of a Stripe that cannot be reached', async () => {
    const found = await findings({ host: 'http://localhost:1' });
    expect(found['Stripe key']).toEqual(wrong('Stripe cannot be reached from here'));
  });
});

test('the report names the permission that a restricted key lacks', async () => {
  const refused = new Stripe.errors.StripePermissionError({ type: 'invalid_request_error' });
  expect(await catchStripeErrors('price', 'Prices: read', () => Promise.reject(refused))).toEqual([
    expect.objectContaining({
      verdict: 'unknown',
      text: expect.stringContaining('"Prices: read"'),
    }),
  ]);
});

test.each([
  [0, 'ok', 'agrees'],
  [59, 'ok', 'agrees'],
  [120, 'wrong', '120 s ahead of Stripe'],
  [-120, 'wrong', '120 s behind Stripe'],
])('a clock %i s off is %s', async (seconds, verdict, text) => {
  const found = examineClock(new Date(0).toUTCString(), seconds * 1000);
  expect(found).toMatchObject({ verdict, text: expect.stringContaining(text) });
});

test('the clock is compared with the date of Stripe’s response', async () => {
  const found = await findings({}, () => Date.now() + 600_000);
  expect(found['clock']).toEqual(wrong('ahead of Stripe'));
});

describe('the price', () => {
  const monthly = { interval: 'month' } as const;
  const product = 'prod_local_library';

  test.each<[string, Partial<Stripe.PriceCreateParams>, string]>([
    ['archived', { active: false }, 'It is archived'],
    ['of another amount', { unit_amount: 599 }, 'It is 5.99 AUD every 1 month'],
    ['in another currency', { currency: 'usd' }, 'It is 4.99 USD every 1 month'],
    ['for a year', { recurring: { interval: 'year' } }, '4.99 AUD every 1 year'],
    ['for two months', { recurring: { ...monthly, interval_count: 2 } }, 'every 2 month'],
  ])('%s is wrong', async (_, changes, text) => {
    const right = { currency: 'aud', unit_amount: 499, recurring: monthly, product };
    const { id } = await world.stripe.prices.create({ ...right, ...changes });
    expect((await findings({ priceId: id }))['price']).toEqual(wrong(text));
  });

  test('of another amount is right where parents are told that amount', async () => {
    const params = { currency: 'aud', unit_amount: 590, recurring: monthly, product };
    const { id } = await world.stripe.prices.create(params);
    const { price } = await findings({ priceId: id, amount: 590 });
    expect(price).toMatchObject({ verdict: 'ok', text: '5.90 AUD a month, active.' });
    expect((await findings({ amount: 590 }))['price']).toEqual(
      wrong('It is 4.99 AUD every 1 month, and parents are told 5.90 AUD a month.'),
    );
  });

  test('of one payment is wrong', async () => {
    const params = { currency: 'aud', unit_amount: 499, product };
    const { id } = await world.stripe.prices.create(params);
    expect((await findings({ priceId: id }))['price']).toEqual(wrong('4.99 AUD once'));
  });

  test('of an archived product is wrong', async () => {
    const archived = await world.stripe.products.create({ name: 'Old', active: false });
    const { id } = await world.stripe.prices.create({
      currency: 'aud',
      unit_amount: 499,
      recurring: monthly,
      product: archived.id,
    });
    expect((await findings({ priceId: id }))['price']).toEqual(wrong('Its product is archived'));
  });

  test('of a deleted product is wrong', async () => {
    const price = await world.stripe.prices.retrieve(priceId);
    const gone = { id: product, object: 'product', deleted: true } as const;
    expect(judgePrice({ ...price, product: gone })).toEqual(wrong('Its product is deleted'));
  });

  test('that does not exist is wrong', async () => {
    const found = await findings({ priceId: 'price_of_another_mode' });
    expect(found['price']).toEqual(wrong('no price price_of_another_mode in test mode'));
  });
});

describe('the webhook endpoint', () => {
  const webhook = async () => (await findings())['webhook'];

  test.each(webhookEvents)('without %s is wrong', async (type) => {
    const enabled_events = webhookEvents.filter((one) => one !== type);
    await world.stripe.webhookEndpoints.update(endpoint, { enabled_events });
    expect(await webhook()).toEqual(wrong(`It lacks ${type}.`));
  });

  test('with an unneeded event is wrong', async () => {
    const enabled_events = [...webhookEvents, 'customer.created' as const];
    await world.stripe.webhookEndpoints.update(endpoint, { enabled_events });
    expect(await webhook()).toEqual(
      wrong('It sends customer.created, which the library does not read'),
    );
  });

  test('that is disabled is wrong', async () => {
    await world.stripe.webhookEndpoints.update(endpoint, { disabled: true });
    expect(await webhook()).toEqual(wrong('is disabled'));
  });

  test('at another address is wrong', async () => {
    await world.stripe.webhookEndpoints.update(endpoint, { url: `${URL}/` });
    expect(await webhook()).toEqual(wrong(`No endpoint delivers to ${URL}`));
  });

  test('that exists twice is wrong', async () => {
    const { id } = await world.stripe.webhookEndpoints.create({
      url: URL,
      enabled_events: [...webhookEvents],
    });
    expect(await webhook()).toEqual(wrong('2 endpoints deliver to'));
    await world.stripe.webhookEndpoints.del(id);
  });

  test('of another API version is wrong', async () => {
    await world.stripe.webhookEndpoints.update(endpoint, { url: 'https://elsewhere.example' });
    const { id } = await world.stripe.webhookEndpoints.create({
      url: URL,
      enabled_events: [...webhookEvents],
      api_version: '2025-09-30.clover',
    });
    expect(await webhook()).toEqual(wrong('It speaks 2025-09-30.clover and the library 20'));
    await world.stripe.webhookEndpoints.del(id);
  });

  test('of the account’s default version, or of all events, is wrong', () => {
    expect(judgeEndpoint({ enabled_events: ['*'], api_version: null }).text).toMatch(
      /It sends \*, which the library does not read.*the account’s default API version/,
    );
  });
});

describe('the webhook secret', () => {
  const taken = { created: 100, pending_webhooks: 0 };
  const refused = { created: 100, pending_webhooks: 1 };
  test.each([
    ['no event', [], 'unknown', 'Nothing has been delivered yet'],
    ['an accepted event', [taken], 'ok', 'Right'],
    ['only a new event', [{ ...refused, created: 201 }], 'unknown', 'Nothing has been'],
    ['an accepted event and a new one', [{ ...refused, created: 201 }, taken], 'ok', 'Right'],
    ['only refused events', [refused, refused], 'wrong', 'None of the last 2 events was accepted'],
    ['a refused and an accepted event', [refused, taken], 'unknown', '1 of the last 2 events'],
  ])('after %s', (_, events, verdict, text) => {
    const found = judgeDeliveries(events, 200);
    expect(found).toMatchObject({ verdict, text: expect.stringContaining(text) });
  });

  test('comes from the Stripe CLI in a rehearsal', async () => {
    const config = { ...testConfig, publicUrl: 'http://localhost:3000' };
    const payments = { ...testConfig.payments, host: null };
    const found = await examineWebhook(world.stripe, { ...config, payments }, Date.now);
    expect(found.map(({ text }) => text).join(' ')).toContain(
      'stripe listen --forward-to http://localhost:3000/api/webhooks/stripe',
    );
  });
});

describe('the customer portal', () => {
  let id: string;
  beforeAll(async () => {
    const { data } = await world.stripe.billingPortal.configurations.list({ is_default: true });
    id = data[0]?.id ?? '';
  });

  test.each<[string, Stripe.BillingPortal.ConfigurationUpdateParams, string]>([
    ['switched off', { active: false }, 'switched off'],
    [
      'without cancelling',
      { features: { subscription_cancel: { enabled: false } } },
      'Parents cannot cancel',
    ],
    [
      'that cancels at once',
      { features: { subscription_cancel: { enabled: true, mode: 'immediately' } } },
      'Cancelling ends access at once',
    ],
    [
      'without a new card',
      { features: { payment_method_update: { enabled: false } } },
      'Parents cannot change their card',
    ],
    [
      'without invoices',
      { features: { invoice_history: { enabled: false } } },
      'Parents cannot see their invoices',
    ],
  ])('%s is wrong', async (_, changes, text) => {
    await world.stripe.billingPortal.configurations.update(id, changes);
    expect((await findings())['customer portal']).toEqual(wrong(text));
    await world.stripe.billingPortal.configurations.update(id, {
      active: true,
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
      },
    });
    expect((await findings())['customer portal']).toEqual(ok);
  });

  test('that was never set up is wrong', () => {
    expect(judgePortal(undefined)).toEqual(wrong('It was never set up'));
  });
});
