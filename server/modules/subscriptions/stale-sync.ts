// The scheduled job: re-syncs every subscription not synced for a day, so that a lost webhook is repaired
// within a day.
import type { SubscriptionContext } from './context.ts';
import { getStale } from './store.ts';
import { tryToSync } from './sync.ts';

/** Less than a day, so that a job that starts a little earlier than yesterday's still re-syncs everybody. */
const STALE_MS = 20 * 3_600_000;
/** After this many failures in a row the job stops until its next run: the provider is down. */
const MAX_FAILURES = 3;

export function createStaleSync(context: SubscriptionContext): () => Promise<void> {
  const { database, getPaymentAccount, now } = context;
  /** The id at which the last job stopped. The next one goes on after it, so failing students block nobody. */
  let cursor = '';
  return async () => {
    const account = await getPaymentAccount();
    const syncedBefore = now() - STALE_MS;
    let failures = 0;
    for (const after of new Set([cursor, ''])) {
      if (failures < MAX_FAILURES) cursor = after;
      while (failures < MAX_FAILURES) {
        const row = await getStale(database.db, account, { syncedBefore, after: cursor });
        if (!row) break;
        failures = (await tryToSync(context, row.user_id)) ? 0 : failures + 1;
        cursor = row.user_id;
      }
    }
  };
}
