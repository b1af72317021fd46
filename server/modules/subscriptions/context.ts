import type { FastifyBaseLogger } from 'fastify';
import type { Subscription } from '../../../domain/subscription.ts';
import type { Database } from '../../database/open.ts';
import type { Db } from '../../database/tables.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import type { SubscriptionRow } from './row.ts';
import type { SubscriptionCache } from './subscription-cache.ts';
import type { ThrottledSync } from './throttled-sync.ts';

/** What this module gets from outside. */
export interface SubscriptionParts {
  database: Database;
  payments: PaymentProvider;
  /** Returns the account of the payment provider that the keys belong to. */
  getPaymentAccount: () => Promise<string>;
  /** Epoch milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics: Metrics;
  /**
   * Called in the transaction that stores a sync, with what was stored before and what is stored now. `now` is in epoch
   * milliseconds.
   */
  onStored?:
    | ((
        transaction: Db,
        change: { before: SubscriptionRow; after: Subscription | null },
        now: number,
      ) => Promise<void>)
    | undefined;
}

/** What the functions of this module need. Whoever writes a row removes it from the cache. */
export interface SubscriptionContext extends SubscriptionParts {
  cache: SubscriptionCache;
  throttledSync: ThrottledSync;
  /** Returns the ids of all products that the library sells or has sold. */
  listProducts: () => Promise<string[]>;
}
