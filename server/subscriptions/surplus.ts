// What is done about a subscription that a family pays for beside the one that counts. One process at a
// time ends it, by a reading made in its turn: of two who have read at different moments each might find
// another one counting, and end the other's.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Subscription } from '../../domain/subscription.ts';
import { endLease, takeLease } from '../database/leases.ts';
import type { Db } from '../database/open.ts';
import { Problem } from '../errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PaymentProvider } from '../providers/payments.ts';

export interface Turn {
  /** Gives back what was paid while the other one already counted, and ends the surplus. */
  endAll(surplus: readonly Subscription[], counts: Subscription): Promise<void>;
  /** The next may take a turn. */
  leave(): Promise<void>;
}

/** How long others wait for a process that ended in its turn. */
const TURN_MS = 120_000;

export const subscriptionChanging = () =>
  new Problem('unavailable', 'Your subscription is changing. Please try again in a moment.');

/** Answers a function that takes a turn about a customer. It throws while another has it. */
export function surplusTurns(services: {
  db: Db;
  payments: PaymentProvider;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics: Metrics;
}): (customerId: string) => Promise<Turn> {
  const { db, payments, now, log, metrics } = services;

  /** Nobody pays twice. */
  async function end(surplus: Subscription, counts: Subscription): Promise<void> {
    const { refunded, kept } = await payments.revoke(surplus.id, counts.createdAt);
    const about = { ended: surplus.id, counts: counts.id, refunded };
    metrics.surplusEnded(kept.length === 0 ? 'refunded' : 'by hand');
    if (kept.length === 0) log.warn(about, 'A second subscription was ended and refunded');
    else log.error({ ...about, kept }, 'A second subscription was ended: refund these by hand');
  }

  return async (customerId) => {
    const lease = { name: `surplus of ${customerId}`, holder: randomUUID() };
    const isTaken = await takeLease(db, lease, { now: now(), until: now() + TURN_MS });
    if (!isTaken) throw subscriptionChanging();
    return {
      endAll: async (surplus, counts) =>
        void (await Promise.all(surplus.map((one) => end(one, counts)))),
      leave: () => endLease(db, lease),
    };
  };
}
