// The only place where subscription state is read from the payment provider and stored. Webhooks, returns
// from checkout and the portal, the status poll and the scheduled job all call `sync`. The payload of an
// event is never trusted.
import type { FastifyBaseLogger } from 'fastify';
import {
  hasBegun,
  isEntitled,
  isOverdue,
  selectSubscriptions,
  statusAt,
  type Subscription,
} from '../../../domain/subscription.ts';
import type { Database } from '../../database/open.ts';
import { Problem } from '../../problems/problem.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { subscriptionChanging } from '../../providers/payments/checkout-pages.ts';
import type { PaymentProvider, WebhookEvent } from '../../providers/payments/payments.ts';
import { cachePaymentAccount } from './payment-account.ts';
import { createSubscriptionCache } from './subscription-cache.ts';
import { bumpSubscriptions } from './versions.ts';
import { cacheSoldProducts } from './sold-products.ts';
import { createThrottledSync } from './throttled-sync.ts';
import {
  deleteCustomer,
  deleteEvents,
  getStale,
  getSubscriptionOfCustomer,
  isEventProcessed,
  opens,
  saveCustomer,
  saveEvent,
  saveSubscription,
  saveExpectedReturn,
  type SubscriptionRow,
} from './store.ts';
import { createDuplicateRemoval, type DuplicateRemoval } from './duplicates.ts';
import type { Db } from '../../database/tables.ts';
import { withStudent } from '../students/lock.ts';

/** What the payment provider is told about a student. */
export interface Payer {
  uid: string;
  email: string | null;
}

export interface Subscriptions {
  /**
   * Returns the student's stored row; null without a customer. The row is cached for a moment, and synced
   * again once it is overdue.
   */
  get(userId: string): Promise<SubscriptionRow | null>;
  /**
   * Reads the subscriptions from the provider and stores the one that counts. Returns null when the student
   * has no customer. Ends and refunds duplicate subscriptions.
   */
  sync(userId: string): Promise<SubscriptionRow | null>;
  /**
   * The same for a person at a screen: returns the stored row when the provider is slow, cannot be read, or
   * was read a moment ago. A slow sync goes on, and the next call finds its result.
   */
  syncSoon(userId: string): Promise<SubscriptionRow | null>;
  /** Syncs the student whom the event is about, once for each event. Returns what was done. */
  handleWebhook(event: WebhookEvent): Promise<'synced' | 'repeated' | 'not about a student'>;
  /** Makes status calls sync for an hour, because the parent is about to use the customer portal. */
  expectReturn(userId: string): Promise<void>;
  /** Re-syncs every subscription not synced for a day, so that a lost webhook is repaired within a day. */
  syncStale(): Promise<void>;
  /** Returns the id of the student's customer. Creates one when there is none. */
  ensureCustomer(payer: Payer): Promise<string>;
  /** Replaces a customer that was deleted at the provider. Returns the id of the new one. */
  replaceCustomer(payer: Payer, deletedId: string): Promise<string>;
  /** Removes the student from the cache. */
  invalidate(userId: string): void;
}

/** How often a sync lists the subscriptions before it gives up with `unavailable`. */
const ATTEMPTS = 5;
/** Minimum time between two syncs of an overdue subscription. */
const OVERDUE_INTERVAL_MS = 60_000;
const MAX_OVERDUE_ENTRIES = 50_000;
/** How long a person at a screen waits for a sync. */
const MAX_WAIT_MS = 3_000;
/** How long status calls sync after the customer portal was opened. */
const RETURN_EXPECTED_MS = 3_600_000;
/** Less than a day, so that a job that starts a little earlier than yesterday's still re-syncs everybody. */
const STALE_MS = 20 * 3_600_000;
/** After this many failures in a row the job stops until its next run: the provider is down. */
const MAX_FAILURES = 3;
/** The provider delivers an event for three days at most. */
const EVENTS_KEPT_MS = 30 * 24 * 3_600_000;

const nothing = async () => {};

export function createSubscriptions(
  database: Database,
  payments: PaymentProvider,
  now: () => number,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  metrics: Metrics,
  maxWait = MAX_WAIT_MS,
): Subscriptions {
  const { db } = database;
  const getAccount = cachePaymentAccount(db, payments);
  const listProducts = cacheSoldProducts({ db, payments, getAccount, now, log });
  const { load, getCached, invalidate } = createSubscriptionCache(database, getAccount, now);
  const lockDuplicates = createDuplicateRemoval({ db, payments, now, log, metrics });
  const throttledSync = createThrottledSync(tryToSync, now, maxWait);
  /** When each overdue subscription was last synced, successfully or not. */
  const overdueSyncedAt = new Map<string, number>();
  /** The id at which the last job stopped. The next one goes on after it, so failing students block nobody. */
  let staleCursor = '';

  async function get(userId: string): Promise<SubscriptionRow | null> {
    const stored = await getCached(userId);
    if (!stored || !isOverdue(toStoredState(stored), now())) return stored;
    // The provider takes about an hour from the end of a period to the next payment.
    const syncedAt = Math.max(stored.synced_at ?? 0, overdueSyncedAt.get(userId) ?? 0);
    if (now() - syncedAt < OVERDUE_INTERVAL_MS) return stored;
    if (overdueSyncedAt.size >= MAX_OVERDUE_ENTRIES) overdueSyncedAt.clear();
    overdueSyncedAt.set(userId, now());
    return syncSoon(userId);
  }

  async function syncSoon(userId: string): Promise<SubscriptionRow | null> {
    await throttledSync.run(userId);
    return load(userId);
  }

  /** Returns false and logs the error when the sync fails. */
  async function tryToSync(userId: string): Promise<boolean> {
    try {
      await sync(userId);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'A subscription could not be read again');
      return false;
    }
  }

  /** `onSynced` runs in the transaction that stores the result, once no duplicates are left to end. */
  async function sync(
    userId: string,
    onSynced: (transaction: Db) => Promise<void> = nothing,
  ): Promise<SubscriptionRow | null> {
    try {
      return await fetchAndStore(userId, onSynced);
    } catch (error) {
      const isDeleted = error instanceof Problem && error.code === 'account_deleted';
      if (!isDeleted) metrics.syncFailed('payments');
      throw error;
    }
  }

  async function fetchAndStore(
    userId: string,
    onSynced: (transaction: Db) => Promise<void>,
  ): Promise<SubscriptionRow | null> {
    let conflicts = 0;
    let lock: DuplicateRemoval | null = null;
    let isLateTried = false;
    /** Duplicates that cannot be ended before their payment has cleared. */
    const clearing = new Set<string>();
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const row = await load(userId);
        if (!row) return null;
        // Two other syncs have written the row. The second one started after this one, so its result is current.
        if (conflicts === 2 && !lock) {
          await onSynced(db);
          return row;
        }
        const found = await payments.listSubscriptions(row.customer_id, {
          products: await listProducts(),
          countedId: row.subscription_id,
        });
        if (found && !isLateTried && (await retryLatePayment(row, found))) {
          isLateTried = true;
          continue;
        }
        isLateTried = true;
        const selection = selectSubscriptions(found ?? [], row.subscription_id, now());
        const { counts } = selection;
        const duplicates = selection.duplicates.filter(({ id }) => !clearing.has(id));
        const isDone = duplicates.length === 0;
        const saved = await withStudent(database, userId, now(), async (transaction) => {
          if (found && !(await saveSubscription(transaction, row, counts, now()))) return false;
          if (!found) await deleteCustomer(transaction, row);
          const isClosed = opens(row, now()) && !entitles(counts);
          if (isClosed) await bumpSubscriptions(transaction);
          if (isDone) await onSynced(transaction);
          return true;
        });
        invalidate(userId);
        if (saved) recordActivation(row, counts);
        if (!saved) conflicts++;
        else if (isDone || !counts) return load(userId);
        // The student has access already. Take the lock and list the subscriptions again before ending any, because
        // another process may have ended one since.
        else if (lock) {
          for (const { id } of await lock.endAll(duplicates, counts)) clearing.add(id);
        } else lock = await lockDuplicates(row.customer_id);
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
    row: SubscriptionRow,
    found: readonly Subscription[],
  ): Promise<boolean> {
    const late = found.find(
      ({ id, status }) => id === row.subscription_id && status === 'past_due',
    );
    if (!late || (row.watched_until ?? 0) <= now()) return false;
    return payments.payLate(row.customer_id, late.id);
  }

  const entitles = (one: Subscription | null) => one !== null && isEntitled(statusAt(one, now()));

  /** Called only by the sync whose write succeeded, so that no activation is counted twice. */
  function recordActivation(before: SubscriptionRow, counts: Subscription | null): void {
    if (!counts || !entitles(counts) || opens(before, now())) return;
    const startedAt = before.subscription_id === counts.id ? null : counts.createdAt;
    const seconds = startedAt === null ? null : Math.max(0, (now() - startedAt) / 1000);
    metrics.activated(hasBegun(before.status) ? 'returning' : 'new', seconds);
  }

  async function createCustomer(payer: Payer, deletedId: string | null): Promise<string> {
    const account = await getAccount();
    const created = await payments.ensureCustomer(payer, deletedId);
    const customerId = await withStudent(database, payer.uid, now(), (transaction) =>
      saveCustomer(transaction, payer.uid, account, created),
    ).catch(async (error: unknown) => {
      // The account was deleted meanwhile, so the new customer must not stay at the provider.
      if (error instanceof Problem && error.code === 'account_deleted') {
        await payments.removePayer({ uid: payer.uid, emails: [], refundSince: now() }, [created]);
      }
      throw error;
    });
    invalidate(payer.uid);
    return customerId;
  }

  return {
    get,
    async sync(userId) {
      throttledSync.reset(userId);
      return sync(userId);
    },
    syncSoon,
    invalidate,

    async handleWebhook({ id, type, customerId }) {
      if (await isEventProcessed(db, id)) return 'repeated';
      const row =
        customerId === null
          ? undefined
          : await getSubscriptionOfCustomer(db, customerId, await getAccount());
      const recordEvent = (transaction: Db) => saveEvent(transaction, id, type, now());
      if (row && (await sync(row.user_id, recordEvent))) return 'synced';
      await recordEvent(db);
      return 'not about a student';
    },

    async expectReturn(userId) {
      const account = await getAccount();
      await db.transaction().execute(async (transaction) => {
        await saveExpectedReturn(transaction, userId, account, now() + RETURN_EXPECTED_MS);
        await bumpSubscriptions(transaction);
      });
      invalidate(userId);
      throttledSync.reset(userId);
    },

    async syncStale() {
      const account = await getAccount();
      const syncedBefore = now() - STALE_MS;
      let failures = 0;
      for (const after of new Set([staleCursor, ''])) {
        if (failures < MAX_FAILURES) staleCursor = after;
        while (failures < MAX_FAILURES) {
          const row = await getStale(db, account, { syncedBefore, after: staleCursor });
          if (!row) break;
          failures = (await tryToSync(row.user_id)) ? 0 : failures + 1;
          staleCursor = row.user_id;
        }
      }
      await deleteEvents(db, now() - EVENTS_KEPT_MS);
    },

    async ensureCustomer(payer) {
      return (await load(payer.uid))?.customer_id ?? createCustomer(payer, null);
    },

    async replaceCustomer(payer, deletedId) {
      const row = await load(payer.uid);
      if (row && row.customer_id !== deletedId) return row.customer_id;
      if (row) {
        await withStudent(database, payer.uid, now(), async (transaction) => {
          await deleteCustomer(transaction, row);
          await bumpSubscriptions(transaction);
        });
      }
      return createCustomer(payer, deletedId);
    },
  };
}

const toStoredState = (row: SubscriptionRow) => ({
  status: row.status,
  periodEndsAt: row.period_ends_at,
  endsAt: row.ends_at,
  pastDueUntil: row.past_due_until,
  resumesAt: row.resumes_at,
});
