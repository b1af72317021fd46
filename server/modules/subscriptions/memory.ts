// What is stored of the students whom the library is open to, at hand for a moment: a child who reads asks
// many times a minute.
import { followNews } from '../../database/news.ts';
import type { Database } from '../../database/open.ts';
import { SUBSCRIPTION_NEWS } from './news.ts';
import { getSubscription, opens, type SubscriptionRow } from './store.ts';

export interface SubscriptionMemory {
  /** What is stored for the student now; null without a customer. */
  load(userId: string): Promise<SubscriptionRow | null>;
  /** The same, from memory where it is at hand. */
  recall(userId: string): Promise<SubscriptionRow | null>;
  /** To be called after each writing. */
  forget(userId: string): void;
}

/** Milliseconds for which a stored state is served from memory, unless news of a change ends it. */
const REMEMBERED_MS = 10_000;
const REMEMBERED = 50_000;

export function createMemory(
  database: Database,
  getAccount: () => Promise<string>,
  now: () => number,
): SubscriptionMemory {
  const remembered = new Map<string, { row: SubscriptionRow; until: number }>();
  /** Counts the writings: what was loaded before one must not be remembered after it. */
  let writings = 0;
  const follow = followNews(database, SUBSCRIPTION_NEWS, () => {
    writings++;
    remembered.clear();
  });

  async function load(userId: string): Promise<SubscriptionRow | null> {
    const before = writings;
    const row = (await getSubscription(database.db, userId, await getAccount())) ?? null;
    // A refusal is never remembered: another process may hear of the payment first.
    if (row && opens(row, now()) && writings === before) {
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(userId, { row, until: now() + REMEMBERED_MS });
    }
    return row;
  }

  return {
    load,

    async recall(userId) {
      await follow();
      const known = remembered.get(userId);
      return known && known.until > now() && opens(known.row, now()) ? known.row : load(userId);
    },

    forget(userId) {
      writings++;
      remembered.delete(userId);
    },
  };
}
