// Checks that the library recognises every paying family: looks for live subscriptions of its customers to a product
// that it does not know as its own. Changes nothing.
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
import { catchStripeErrors } from './payments.ts';

const ABOUT = 'products';
/** Only this many live subscriptions are examined, the newest first. */
const MAX_SUBSCRIPTIONS = 500;

/** Returns the sold products in the library's database; none if it cannot be read, which database.ts reports. */
async function readSoldProducts(config: Config): Promise<string[]> {
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

/** Whether the library has created the customer: then its metadata contains the family's id. */
const isFamily = ({ customer }: Stripe.Subscription) =>
  typeof customer === 'object' && !customer.deleted && customer.metadata['uid'] !== undefined;

function judgeProducts(
  current: string,
  sold: readonly string[],
  live: readonly Stripe.Subscription[],
): Finding[] {
  const others = sold.filter((id) => id !== current);
  const unrecognised = live.filter(
    (one) => isFamily(one) && !productsOf(one).some((id) => id === current || sold.includes(id)),
  );
  if (unrecognised.length > 0) {
    const ids = [...new Set(unrecognised.flatMap(productsOf))].join(',');
    return [
      wrong(
        ABOUT,
        `${unrecognised.length} live subscriptions of the library's customers are to ${ids}, which the library does not recognise: these families have no access, and could pay twice. If it was the library's, set STRIPE_OLDER_PRODUCTS=${ids}.`,
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
  return catchStripeErrors(ABOUT, 'Subscriptions, prices and customers: read', async () => {
    const price = await stripe.prices.retrieve(config.payments.priceId);
    const live = await stripe.subscriptions
      .list({ limit: 100, expand: ['data.customer'] })
      .autoPagingToArray({ limit: MAX_SUBSCRIPTIONS });
    const sold = [...(await readSoldProducts(config)), ...config.payments.olderProducts];
    const own = live.filter(({ metadata }) => metadata['sold_by'] === undefined);
    return judgeProducts(idOf(price.product), [...new Set(sold)], own);
  });
}
