// The subscription state of the last sync, per student and provider account.
import type { Subscription } from '../../../domain/subscription.ts';
import { prepare } from '../../database/prepared.ts';
import type { Db } from '../../database/tables.ts';
import type { SubscriptionRow } from './row.ts';

const selectSubscription = prepare((db, of: { userId: string; account: string }) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', of.userId)
    .where('account', '=', of.account),
);

export async function getSubscription(
  db: Db,
  userId: string,
  account: string,
): Promise<SubscriptionRow | undefined> {
  return (await selectSubscription(db, { userId, account }))[0];
}

export async function getSubscriptionOfCustomer(
  db: Db,
  customerId: string,
  account: string,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('account', '=', account)
    .executeTakeFirst();
}

/** Stores the student's customer, unless one is stored already. Returns the id of the stored one. */
export async function saveCustomer(
  db: Db,
  userId: string,
  account: string,
  customerId: string,
): Promise<string> {
  const row = await db
    .insertInto('subscriptions')
    .values({ user_id: userId, account, customer_id: customerId, version: 0 })
    .onConflict((conflict) => conflict.columns(['user_id', 'account']).doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  return (
    row?.customer_id ?? (await getSubscription(db, userId, account))?.customer_id ?? customerId
  );
}

/** Deletes the row of a customer that was deleted at the provider, unless a new customer has replaced it. */
export async function deleteCustomer(db: Db, row: SubscriptionRow): Promise<void> {
  await db
    .deleteFrom('subscriptions')
    .where('user_id', '=', row.user_id)
    .where('account', '=', row.account)
    .where('customer_id', '=', row.customer_id)
    .execute();
}

/** Stores the result of a sync. Returns false when the row has been written since `row` was loaded. */
export async function saveSubscription(
  db: Db,
  row: SubscriptionRow,
  subscription: Subscription | null,
  now: number,
): Promise<boolean> {
  const written = await db
    .updateTable('subscriptions')
    .set({
      subscription_id: subscription?.id ?? null,
      status: subscription?.status ?? null,
      period_ends_at: subscription?.periodEndsAt ?? null,
      ends_at: subscription?.endsAt ?? null,
      past_due_until: subscription?.pastDueUntil ?? null,
      collection_paused: subscription?.pause ? 1 : 0,
      resumes_at: subscription?.pause?.resumesAt ?? null,
      amount: subscription?.amount ?? null,
      amount_of: subscription?.id ?? null,
      version: row.version + 1,
      synced_at: now,
    })
    .where('user_id', '=', row.user_id)
    .where('account', '=', row.account)
    .where('customer_id', '=', row.customer_id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}

/** Makes status calls sync with the provider until the given time. */
export async function saveExpectedReturn(
  db: Db,
  userId: string,
  account: string,
  until: number,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ watched_until: until })
    .where('user_id', '=', userId)
    .where('account', '=', account)
    .execute();
}

/** The next student after `after`, by id, who has not been synced since `syncedBefore`. */
export async function getStale(
  db: Db,
  account: string,
  { syncedBefore, after }: { syncedBefore: number; after: string },
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account', '=', account)
    .where('user_id', '>', after)
    .where((or) => or.or([or('synced_at', 'is', null), or('synced_at', '<', syncedBefore)]))
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
}

/** Whether any subscription was read from the provider at `since` or later. */
export async function hasSyncedSince(db: Db, account: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('account', '=', account)
    .where('subscription_id', 'is not', null)
    .where('synced_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isEventProcessed(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('webhook_events')
    .select('id')
    .where('id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveEvent(db: Db, id: string, type: string, now: number): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values({ id, type, processed_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes events that the provider will not deliver again. */
export async function deleteEvents(db: Db, processedBefore: number): Promise<void> {
  await db.deleteFrom('webhook_events').where('processed_at', '<', processedBefore).execute();
}

/** The stored provider account of a key; undefined when it is not known yet. */
export async function getProviderAccount(db: Db, keyDigest: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_accounts')
    .select('account')
    .where('key_digest', '=', keyDigest)
    .executeTakeFirst();
  return row?.account;
}

export async function saveProviderAccount(
  db: Db,
  keyDigest: string,
  account: string,
): Promise<void> {
  await db
    .insertInto('provider_accounts')
    .values({ key_digest: keyDigest, account })
    .onConflict((conflict) => conflict.column('key_digest').doNothing())
    .execute();
}

/** The ids of all products that were ever sold through this provider account. */
export async function listSoldProducts(db: Db, account: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sold_products')
    .select('product_id')
    .where('account', '=', account)
    .execute();
  return rows.map((row) => row.product_id);
}

export async function saveSoldProduct(
  db: Db,
  account: string,
  productId: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('sold_products')
    .values({ account, product_id: productId, first_sold_at: now })
    .onConflict((conflict) => conflict.columns(['account', 'product_id']).doNothing())
    .execute();
}
