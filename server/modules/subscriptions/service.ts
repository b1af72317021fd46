// What the routes and other modules call. A subscription's state is read from the database; when the stored
// state may be stale, it is synced first.
import type { WebhookEvent } from '../../providers/payments/payments.ts';
import { openCheckout } from './checkout.ts';
import type { SubscriptionContext, SubscriptionParts } from './context.ts';
import type { Payer } from './customers.ts';
import { openPortal } from './portal.ts';
import { isRowOverdue, isRowUnsettled, type SubscriptionRow } from './row.ts';
import { createProductList } from './sold-products.ts';
import { createStaleSync } from './stale-sync.ts';
import { createSubscriptionCache } from './subscription-cache.ts';
import { syncNow, tryToSync } from './sync.ts';
import { createThrottledSync } from './throttled-sync.ts';
import { deleteOldEvents, handleWebhook } from './webhooks.ts';

export { opens, paidAmountOf, statusOf, type SubscriptionRow } from './row.ts';
export { hasSyncedSince } from './store.ts';
export { bumpSubscriptions } from './versions.ts';

export interface Subscriptions {
  /**
   * Returns the student's stored row; null without a customer. The row is cached for a moment, and synced
   * again once it is overdue.
   */
  get(userId: string): Promise<SubscriptionRow | null>;
  /**
   * The same for a parent at a screen, who may have just acted at the provider: the webhook may be late, so an
   * unsettled row is synced. Returns the stored row when the provider is slow, cannot be read, or was read a
   * moment ago. A slow sync goes on, and the next call finds its result.
   */
  getLatest(userId: string): Promise<SubscriptionRow | null>;
  /**
   * Reads the subscription from the provider and stores it, whatever is stored. Returns null without a customer. Throws when
   * that is not possible.
   */
  sync(userId: string): Promise<SubscriptionRow | null>;
  /** Returns the stored row, whatever the cache has; null without a customer. */
  load(userId: string): Promise<SubscriptionRow | null>;
  /** Returns the URL of a payment page; null when the payer already has access (checkout.ts). */
  openCheckout(payer: Payer, pages: { success: string; cancel: string }): Promise<string | null>;
  /** Returns the URL of the page for managing a subscription. Throws `not_found` when there is none (portal.ts). */
  openPortal(userId: string, returnTo: string): Promise<string>;
  /** Handles an event once. Returns what was done (webhooks.ts). */
  handleWebhook(event: WebhookEvent): Promise<'synced' | 'repeated' | 'not about a student'>;
  /** Removes the student from the cache. Must be called after a write of another module. */
  invalidate(userId: string): void;
  /** The scheduled job: re-syncs stale subscriptions and deletes old events. */
  syncStale(): Promise<void>;
}

/** Minimum time between two syncs of an overdue subscription. */
const OVERDUE_INTERVAL_MS = 60_000;
const MAX_OVERDUE_ENTRIES = 50_000;
/** How long a person at a screen waits for a sync. */
const MAX_WAIT_MS = 3_000;

/** `maxSyncWait` is in milliseconds. */
export function createSubscriptions(
  parts: SubscriptionParts,
  maxSyncWait = MAX_WAIT_MS,
): Subscriptions {
  const { database, getPaymentAccount, now } = parts;
  const cache = createSubscriptionCache(database, getPaymentAccount, now);
  const throttledSync = createThrottledSync(
    (userId) => tryToSync(context, userId),
    now,
    maxSyncWait,
  );
  const listProducts = createProductList(parts);
  const context: SubscriptionContext = { ...parts, cache, throttledSync, listProducts };
  const syncStale = createStaleSync(context);
  /** When each overdue subscription was last synced, successfully or not. */
  const overdueSyncedAt = new Map<string, number>();

  async function get(userId: string): Promise<SubscriptionRow | null> {
    const stored = await cache.getCached(userId);
    if (!stored || !isRowOverdue(stored, now())) return stored;
    // The provider takes about an hour from the end of a period to the next payment.
    const syncedAt = Math.max(stored.synced_at ?? 0, overdueSyncedAt.get(userId) ?? 0);
    if (now() - syncedAt < OVERDUE_INTERVAL_MS) return stored;
    if (overdueSyncedAt.size >= MAX_OVERDUE_ENTRIES) overdueSyncedAt.clear();
    overdueSyncedAt.set(userId, now());
    return syncSoon(userId);
  }

  async function syncSoon(userId: string): Promise<SubscriptionRow | null> {
    await throttledSync.run(userId);
    return cache.load(userId);
  }

  return {
    get,

    async getLatest(userId) {
      const stored = await get(userId);
      if (!stored || !isRowUnsettled(stored, now())) return stored;
      return syncSoon(userId);
    },

    sync: (userId) => syncNow(context, userId),

    load: cache.load,

    openCheckout: (payer, pages) => openCheckout(context, payer, pages),

    openPortal: async (userId, returnTo) => openPortal(context, await get(userId), returnTo),

    invalidate: cache.invalidate,

    handleWebhook: (event) => handleWebhook(context, event),

    async syncStale() {
      await syncStale();
      await deleteOldEvents(context);
    },
  };
}
