// The only place where subscription state is read from the payment provider and stored. Webhooks, returns
// from checkout and the portal, the status poll and the scheduled job all call `syncSubscription`. The payload
// of an event is never trusted.
import {
  hasBegun,
  isEntitled,
  selectSubscriptions,
  statusAt,
  type Subscription,
} from '../../../domain/subscription.ts';
import type { Db } from '../../database/tables.ts';
import { Problem } from '../../problems/problem.ts';
import { subscriptionChanging } from '../../providers/payments/checkout-pages.ts';
import { withAccount } from '../students/lock.ts';
import type { SubscriptionContext } from './context.ts';
import { type DuplicateRemoval, lockDuplicates } from './duplicates.ts';
import { opens, type SubscriptionRow } from './row.ts';
import { deleteCustomer, saveSubscription } from './store.ts';
import { bumpSubscriptions } from './versions.ts';

type OnSynced = (transaction: Db) => Promise<void>;

/** How often a sync lists the subscriptions before it gives up with `unavailable`. */
const ATTEMPTS = 5;

const nothing = async () => {};

/**
 * Reads the subscriptions from the provider and stores the one that counts. Returns null when the student has
 * no customer. Ends and refunds duplicate subscriptions. `onSynced` runs in the transaction that stores the
 * result, once no duplicates are left to end.
 */
export async function syncSubscription(
  context: SubscriptionContext,
  userId: string,
  onSynced: OnSynced = nothing,
): Promise<SubscriptionRow | null> {
  try {
    return await fetchAndStore(context, userId, onSynced);
  } catch (error) {
    const isDeleted = error instanceof Problem && error.code === 'account_deleted';
    if (!isDeleted) context.metrics.syncFailed('payments');
    throw error;
  }
}

/** The same for a parent who is about to change something at the provider: the next status call syncs again. */
export function syncNow(
  context: SubscriptionContext,
  userId: string,
): Promise<SubscriptionRow | null> {
  context.throttledSync.reset(userId);
  return syncSubscription(context, userId);
}

/** Returns false and logs the error when the sync fails. */
export async function tryToSync(context: SubscriptionContext, userId: string): Promise<boolean> {
  try {
    await syncSubscription(context, userId);
    return true;
  } catch (error) {
    context.log.warn({ err: error }, 'A subscription could not be read again');
    return false;
  }
}

async function fetchAndStore(
  context: SubscriptionContext,
  userId: string,
  onSynced: OnSynced,
): Promise<SubscriptionRow | null> {
  const { database, cache, payments, listProducts, now } = context;
  let conflicts = 0;
  let lock: DuplicateRemoval | null = null;
  let isLateTried = false;
  /** Duplicates that cannot be ended before their payment has cleared. */
  const clearing = new Set<string>();
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const row = await cache.load(userId);
      if (!row) return null;
      // Two other syncs have written the row. The second one started after this one, so its result is current.
      if (conflicts === 2 && !lock) {
        await onSynced(database.db);
        return row;
      }
      const found = await payments.listSubscriptions(row.customer_id, {
        products: await listProducts(),
        countedId: row.subscription_id,
      });
      if (found && !isLateTried && (await retryLatePayment(context, row, found))) {
        isLateTried = true;
        continue;
      }
      isLateTried = true;
      const selection = selectSubscriptions(found ?? [], row.subscription_id, now());
      const { counts } = selection;
      const duplicates = selection.duplicates.filter(({ id }) => !clearing.has(id));
      const isDone = duplicates.length === 0;
      const saved = await withAccount(database, userId, now(), async (transaction) => {
        if (found && !(await saveSubscription(transaction, row, counts, now()))) return false;
        if (!found) await deleteCustomer(transaction, row);
        if (opens(row, now()) && !entitles(counts, now())) await bumpSubscriptions(transaction);
        await context.onStored?.(transaction, { before: row, after: counts }, now());
        if (isDone) await onSynced(transaction);
        return true;
      });
      cache.invalidate(userId);
      if (saved) recordActivation(context, row, counts);
      if (!saved) conflicts++;
      else if (isDone || !counts) return cache.load(userId);
      // The student has access already. Take the lock and list the subscriptions again before ending any, because
      // another process may have ended one since.
      else if (lock) {
        for (const { id } of await lock.endAll(duplicates, counts)) clearing.add(id);
      } else lock = await lockDuplicates(context, row.customer_id);
    }
    throw subscriptionChanging();
  } finally {
    await lock?.release();
  }
}

/**
 * Pays an open invoice now, and not with Stripe's next retry in some days: a parent who comes back from the
 * customer portal may have entered a new card. Returns whether anything was paid.
 */
async function retryLatePayment(
  { payments, now }: SubscriptionContext,
  row: SubscriptionRow,
  found: readonly Subscription[],
): Promise<boolean> {
  const late = found.find(({ id, status }) => id === row.subscription_id && status === 'past_due');
  if (!late || (row.watched_until ?? 0) <= now()) return false;
  return payments.payLate(row.customer_id, late.id);
}

const entitles = (one: Subscription | null, now: number) =>
  one !== null && isEntitled(statusAt(one, now));

/** Called only by the sync whose write succeeded, so that no activation is counted twice. */
function recordActivation(
  { metrics, now }: SubscriptionContext,
  before: SubscriptionRow,
  counts: Subscription | null,
): void {
  if (!counts || !entitles(counts, now()) || opens(before, now())) return;
  const startedAt = before.subscription_id === counts.id ? null : counts.createdAt;
  const seconds = startedAt === null ? null : Math.max(0, (now() - startedAt) / 1000);
  metrics.activated(hasBegun(before.status) ? 'returning' : 'new', seconds);
}
