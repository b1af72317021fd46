// Ends and refunds duplicate subscriptions: those that a family pays for beside the one that counts. One
// process at a time does this for a customer, after it has listed the subscriptions under a lock. Without
// the lock, two processes could pick different subscriptions to keep, and end each other's.
import { randomUUID } from 'node:crypto';
import type { Subscription } from '../../../domain/subscription.ts';
import { releaseLease, takeLease } from '../../database/leases.ts';
import { subscriptionChanging } from '../../providers/payments/checkout-pages.ts';
import type { SubscriptionContext } from './context.ts';

export interface DuplicateRemoval {
  /**
   * Ends the duplicates, and refunds what was paid for them since the subscription that counts began.
   * Returns those whose payment is still clearing: a later sync ends them.
   */
  endAll(duplicates: readonly Subscription[], counts: Subscription): Promise<Subscription[]>;
  /** Releases the lock. */
  release(): Promise<void>;
}

/** When the lock of a process that crashed expires. */
const LOCK_MS = 120_000;

/** Locks a customer. Throws `unavailable` while another process holds the lock. */
export async function lockDuplicates(
  context: SubscriptionContext,
  customerId: string,
): Promise<DuplicateRemoval> {
  const { database, now } = context;
  const lease = { name: `surplus of ${customerId}`, holder: randomUUID() };
  const isTaken = await takeLease(database.db, lease, { now: now(), until: now() + LOCK_MS });
  if (!isTaken) throw subscriptionChanging();
  return {
    async endAll(duplicates, counts) {
      const isEnded = await Promise.all(duplicates.map((one) => end(context, one, counts)));
      return duplicates.filter((_, index) => !isEnded[index]);
    },
    release: () => releaseLease(database.db, lease),
  };
}

/** Returns false while a payment is still clearing. */
async function end(
  { payments, log, metrics }: SubscriptionContext,
  duplicate: Subscription,
  counts: Subscription,
): Promise<boolean> {
  const { refunded, kept, clearing } = await payments.revoke(duplicate.id, counts.createdAt);
  if (clearing.length > 0) {
    const about = { duplicate: duplicate.id, counts: counts.id, clearing };
    log.warn(
      about,
      'A second subscription will be ended and refunded when its payment has cleared',
    );
    return false;
  }
  const about = { ended: duplicate.id, counts: counts.id, refunded };
  metrics.duplicateEnded(kept.length === 0 ? 'refunded' : 'by hand');
  if (kept.length === 0) log.warn(about, 'A second subscription was ended and refunded');
  else log.error({ ...about, kept }, 'A second subscription was ended: refund these by hand');
  return true;
}
