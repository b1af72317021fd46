import { beforeAll, afterAll, expect, test } from 'vitest';
import {
  freshFolder,
  openWorld,
  postForm,
  goodCard,
  newSession,
  priceId,
  secretKey,
  webhookSecret,
  type World,
} from '../../sandbox/payments/test-support/world.ts';
import { openDatabase } from '../../server/database/open.ts';
import { keyOf } from '../../server/providers/payments/idempotent-create.ts';
import { saveProviderAccount, saveSoldProduct } from '../../server/modules/subscriptions/store.ts';
import { testConfig } from '../../server/test-support/library.ts';
import { examineProducts } from './products.ts';

let world: World;
let dataDir: string;
beforeAll(async () => {
  world = await openWorld();
  dataDir = freshFolder();
  const database = await openDatabase({ dataDir });
  await saveProviderAccount(database.db, keyOf('secret key', secretKey), 'acct_1/test');
  await saveSoldProduct(database.db, 'acct_1/test', 'prod_local_library', 1);
  await database.close();
});
afterAll(() => world.close());

const look = (payments: { priceId?: string; olderProducts?: string[] } = {}) =>
  examineProducts({
    ...testConfig,
    dataDir,
    payments: {
      ...testConfig.payments,
      ...{ secretKey, webhookSecret, priceId, host: world.origin },
      ...payments,
    },
  });

/** A product of its own with one price. */
async function priceOfAnother(name: string) {
  const product = await world.stripe.products.create({ name });
  const price = await world.stripe.prices.create({
    product: product.id,
    currency: 'aud',
    unit_amount: 499,
    recurring: { interval: 'month' },
  });
  return { product: product.id, price: price.id };
}

test('of one product that was ever sold there is nothing to say', async () => {
  expect(await look()).toEqual([]);
});

test('a price of another product than was sold before is said', async () => {
  const { price, product } = await priceOfAnother('The library, anew');
  const [finding] = await look({ priceId: price });
  expect(finding).toMatchObject({ about: 'products', verdict: 'ok' });
  expect(finding?.text).toContain('Families who pay for prod_local_library keep what they have');
  expect(finding?.text).toContain(product);
});

test('a family whose product nobody knows is found, and what to set', async () => {
  const { price, product } = await priceOfAnother('The library, long ago');
  const pay = async (metadata: Record<string, string>) => {
    const { id: customer } = await world.stripe.customers.create({ metadata });
    const page = await newSession(world.stripe, {
      customer,
      line_items: [{ price, quantity: 1 }],
    });
    expect((await postForm(page.url ?? '', goodCard)).status).toBe(303);
  };
  // A customer of something else on the same account is nobody's concern here.
  await pay({});
  expect(await look()).toEqual([]);
  await pay({ uid: 'kim' });
  expect(await look()).toEqual([
    expect.objectContaining({
      verdict: 'wrong',
      text: expect.stringMatching(
        new RegExp(`^1 live subscriptions .*set STRIPE_OLDER_PRODUCTS=${product}\\.$`),
      ),
    }),
  ]);
  expect((await look({ olderProducts: [product] }))[0]).toMatchObject({ verdict: 'ok' });
});
