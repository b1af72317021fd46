import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import type { Family } from '../students/family.ts';
import type { Subscriptions } from '../subscriptions/service.ts';

/** What this module gets from outside. */
export interface SupportContext {
  config: { identity: Pick<Config['identity'], 'host' | 'projectId'> };
  database: Database;
  family: Pick<Family, 'count'>;
  payments: PaymentProvider;
  subscriptions: Pick<Subscriptions, 'sync' | 'load'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Epoch milliseconds. */
  now: () => number;
}
