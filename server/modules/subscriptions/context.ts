import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/open.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import type { SubscriptionCache } from './subscription-cache.ts';

/** What the functions of this module need. Whoever writes a row removes it from the cache. */
export interface SubscriptionContext {
  database: Database;
  cache: SubscriptionCache;
  payments: PaymentProvider;
  /** Returns the account of the payment provider that the keys belong to. */
  getPaymentAccount: () => Promise<string>;
  /** Returns the ids of all products that the library sells or has sold. */
  listProducts: () => Promise<string[]>;
  /** Epoch milliseconds. */
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics: Metrics;
}
