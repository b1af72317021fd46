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

/** Creates another product with one price. */
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

test('reports nothing if only one product was ever sold', async () => {
  expect(await look()).toEqual([]);
});

test('reports a price of another product than the one sold before', async () => {
  const { price, product } = await priceOfAnother('The library, anew');
  const [finding] = await look({ priceId: price });
  expect(finding).toMatchObject({ about: 'products', verdict: 'ok' });
  expect(finding?.text).toContain('Families who pay for prod_local_library keep what they have');
  expect(finding?.text).toContain(product);
});

test('reports a family with an unknown product, and the setting to change', async () => {
  const { price, product } = await priceOfAnother('The library, long ago');
  const pay = async (metadata: Record<string, string>) => {
    const { id: customer } = await world.stripe.customers.create({ metadata });
    const page = await newSession(world.stripe, {
      customer,
      line_items: [{ price, quantity: 1 }],
    });
    expect((await postForm(page.url ?? '', goodCard)).status).toBe(303);
  };
  // A customer of another business on the same account does not matter.
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
