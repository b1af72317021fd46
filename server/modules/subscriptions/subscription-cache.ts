// A short-lived cache of the rows that open the library: a child who reads makes many requests a minute. Measured
// with SQLite, a request for the shelf takes 136 µs of processor time with the cache and 215 µs without it.
import { createChangeCheck } from '../../database/change-check.ts';
import type { Database } from '../../database/open.ts';
import { SUBSCRIPTION_VERSIONS } from './versions.ts';
import { opens, type SubscriptionRow } from './row.ts';
import { getSubscription } from './store.ts';

export interface SubscriptionCache {
  /** Loads the student's row from the database; null without a customer. */
  load(userId: string): Promise<SubscriptionRow | null>;
  /** The same, from the cache when possible. */
  getCached(userId: string): Promise<SubscriptionRow | null>;
  /** Must be called after each write. */
  invalidate(userId: string): void;
}

/** How long a row is served from the cache, unless it is invalidated. */
const TTL_MS = 10_000;
const MAX_ENTRIES = 50_000;

export function createSubscriptionCache(
  database: Database,
  getPaymentAccount: () => Promise<string>,
  now: () => number,
): SubscriptionCache {
  const cached = new Map<string, { row: SubscriptionRow; until: number }>();
  /** Counts invalidations: a row that was loaded before one must not be cached after it. */
  let generation = 0;
  const checkForChanges = createChangeCheck(database, SUBSCRIPTION_VERSIONS, () => {
    generation++;
    cached.clear();
  });

  async function load(userId: string): Promise<SubscriptionRow | null> {
    const before = generation;
    const row = (await getSubscription(database.db, userId, await getPaymentAccount())) ?? null;
    // A refusal is never cached: another process may store the payment first.
    if (row && opens(row, now()) && generation === before) {
      if (cached.size >= MAX_ENTRIES) cached.clear();
      cached.set(userId, { row, until: now() + TTL_MS });
    }
    return row;
  }

  return {
    load,

    async getCached(userId) {
      await checkForChanges();
      const entry = cached.get(userId);
      return entry && entry.until > now() && opens(entry.row, now()) ? entry.row : load(userId);
    },

    invalidate(userId) {
      generation++;
      cached.delete(userId);
    },
  };
}
