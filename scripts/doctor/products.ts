// Whether every family that pays is known as one: the products that were ever sold, and subscriptions of the
// library's customers to a product that it does not know as its own. Reads alone.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type Stripe from 'stripe';
import type { Config } from '../../server/config/config.ts';
import { listPendingMigrations } from '../../server/database/migrate.ts';
import { connectDatabase } from '../../server/database/open.ts';
import { connectStripe } from '../../server/providers/payments/payments.ts';
import { keyOf } from '../../server/providers/payments/idempotent-create.ts';
import { idOf } from '../../server/providers/payments/stripe-answers.ts';
import { getProviderAccount, listSoldProducts } from '../../server/modules/subscriptions/store.ts';
import { type Finding, ok, wrong } from './finding.ts';
import { asked } from './payments.ts';

const ABOUT = 'products';
/** Live subscriptions that are looked at, the newest first. */
const LOOKED_AT = 500;

/** What the library's own database has recorded; nothing where it cannot be read, which is told elsewhere. */
async function readSold(config: Config): Promise<string[]> {
  const isThere = config.databaseUrl ?? existsSync(join(resolve(config.dataDir), 'library.sqlite'));
  if (!isThere) return [];
  const database = await connectDatabase(config).catch(() => null);
  try {
    if (database === null || (await listPendingMigrations(database)).length > 0) return [];
    const digest = keyOf('secret key', config.payments.secretKey);
    const account = await getProviderAccount(database.db, digest);
    return account === undefined ? [] : await listSoldProducts(database.db, account);
  } catch {
    return [];
  } finally {
    await database?.close();
  }
}

const productsOf = ({ items }: Stripe.Subscription) =>
  items.data.map(({ price }) => idOf(price.product));

/** Customers whom the library has made carry the family's id. */
const isFamily = ({ customer }: Stripe.Subscription) =>
  typeof customer === 'object' && !customer.deleted && customer.metadata['uid'] !== undefined;

export function judgeProducts(
  current: string,
  sold: readonly string[],
  live: readonly Stripe.Subscription[],
): Finding[] {
  const others = sold.filter((id) => id !== current);
  const strange = live.filter(
    (one) => isFamily(one) && !productsOf(one).some((id) => id === current || sold.includes(id)),
  );
  if (strange.length > 0) {
    const ids = [...new Set(strange.flatMap(productsOf))].join(',');
    return [
      wrong(
        ABOUT,
        `${strange.length} live subscriptions of the library's customers are to ${ids}, which it does not know as its own: these families are not let in, and could pay twice. If it was the library's, set STRIPE_OLDER_PRODUCTS=${ids}.`,
      ),
    ];
  }
  if (others.length === 0) return [];
  return [
    ok(
      ABOUT,
      `Families who pay for ${others.join(', ')} keep what they have; STRIPE_PRICE_ID, which new ones pay, is of ${current}.`,
    ),
  ];
}

export async function examineProducts(config: Config): Promise<Finding[]> {
  const stripe = connectStripe(config.payments);
  return asked(ABOUT, 'Subscriptions, prices and customers: read', async () => {
    const price = await stripe.prices.retrieve(config.payments.priceId);
    const live = await stripe.subscriptions
      .list({ limit: 100, expand: ['data.customer'] })
      .autoPagingToArray({ limit: LOOKED_AT });
    const sold = [...(await readSold(config)), ...config.payments.olderProducts];
    const own = live.filter(({ metadata }) => metadata['sold_by'] === undefined);
    return judgeProducts(idOf(price.product), [...new Set(sold)], own);
  });
}
