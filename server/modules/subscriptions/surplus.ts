// What is done about a subscription that a family pays for beside the one that counts. One process at a
// time ends it, by a reading made in its turn: of two who have read at different moments each might find
// another one counting, and end the other's.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Subscription } from '../../../domain/subscription.ts';
import { endLease, takeLease } from '../../jobs/store.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import { subscriptionChanging } from '../../providers/payments/checkout-pages.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import type { Db } from '../../database/tables.ts';

export interface Turn {
  /**
   * Gives back what was paid while the other one already counted, and ends the surplus. Returns those whose
   * payment is still clearing: they end with a later reading.
   */
  endAll(surplus: readonly Subscription[], counts: Subscription): Promise<Subscription[]>;
  /** The next may take a turn. */
  leave(): Promise<void>;
}

/** How long others wait for a process that ended in its turn. */
const TURN_MS = 120_000;

/** Answers a function that takes a turn about a customer. It throws while another has it. */
export function surplusTurns(services: {
  db: Db;
  payments: PaymentProvider;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics: Metrics;
}): (customerId: string) => Promise<Turn> {
  const { db, payments, now, log, metrics } = services;

  /** Nobody pays twice. False while a payment is still clearing. */
  async function end(surplus: Subscription, counts: Subscription): Promise<boolean> {
    const { refunded, kept, clearing } = await payments.revoke(surplus.id, counts.createdAt);
    if (clearing.length > 0) {
      const about = { surplus: surplus.id, counts: counts.id, clearing };
      log.warn(about, 'A second subscription ends, and is refunded, when its payment has cleared');
      return false;
    }
    const about = { ended: surplus.id, counts: counts.id, refunded };
    metrics.surplusEnded(kept.length === 0 ? 'refunded' : 'by hand');
    if (kept.length === 0) log.warn(about, 'A second subscription was ended and refunded');
    else log.error({ ...about, kept }, 'A second subscription was ended: refund these by hand');
    return true;
  }

  return async (customerId) => {
    const lease = { name: `surplus of ${customerId}`, holder: randomUUID() };
    const isTaken = await takeLease(db, lease, { now: now(), until: now() + TURN_MS });
    if (!isTaken) throw subscriptionChanging();
    return {
      async endAll(surplus, counts) {
        const isEnded = await Promise.all(surplus.map((one) => end(one, counts)));
        return surplus.filter((_, place) => !isEnded[place]);
      },
      leave: () => endLease(db, lease),
    };
  };
}
