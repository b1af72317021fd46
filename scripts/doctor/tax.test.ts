import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openWorld,
  priceId,
  secretKey,
  webhookSecret,
  type World,
} from '../../sandbox/payments/test-support/world.ts';
import { testConfig } from '../../server/test-support/library.ts';
import { examinePayments } from './payments.ts';
import { judgeTax } from './tax.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ webhookUrl: 'https://library.example.com/api/webhooks/stripe' });
});
afterAll(() => world.close());

/** The doctor's finding about tax. */
async function found(
  { includesGst = false, automaticTax = false },
  tax_behavior: 'inclusive' | 'exclusive' | 'unspecified' = 'inclusive',
) {
  const { id } = await world.stripe.prices.create({
    ...{ currency: 'aud', unit_amount: 499, recurring: { interval: 'month' } },
    ...{ product: 'prod_local_library', tax_behavior },
  });
  const stripe = { secretKey, webhookSecret, priceId: id, host: world.origin, automaticTax };
  const payments = { ...testConfig.payments, ...stripe };
  const shop = { ...testConfig.shop, includesGst };
  const findings = await examinePayments({ ...testConfig, payments, shop }, Date.now);
  return findings.find(({ about }) => about === 'tax');
}

test('tax is left alone where the business is not registered and Stripe Tax is off', async () => {
  expect(await found({}, 'exclusive')).toBeUndefined();
});

test.each([
  [{ includesGst: true }, 'The price includes it. Stripe Tax is off.'],
  [{ automaticTax: true }, 'The price includes it. Stripe Tax works it out.'],
])('an inclusive price is right with %o', async (settings, text) => {
  expect(await found(settings)).toMatchObject({ verdict: 'ok', text });
});

test.each([
  ['exclusive', 'Tax comes on top of the price at Stripe.'],
  ['unspecified', 'does not say whether tax is in it'],
] as const)('a price that is %s is wrong', async (behaviour, text) => {
  for (const settings of [{ includesGst: true }, { automaticTax: true }]) {
    expect(await found(settings, behaviour)).toMatchObject({
      verdict: 'wrong',
      text: expect.stringContaining(text),
    });
  }
});

test('a Stripe Tax that is not set up is wrong', async () => {
  const price = await world.stripe.prices.retrieve(priceId);
  const active = await world.stripe.tax.settings.retrieve();
  const pending: Stripe.Tax.Settings = {
    ...active,
    status: 'pending',
    status_details: { pending: { missing_fields: ['head_office'] } },
  };
  expect(judgeTax(price, pending)).toMatchObject({
    verdict: 'wrong',
    text: expect.stringContaining('head_office is missing'),
  });
});
