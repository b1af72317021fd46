// What the features are given: the machine, assembled once in app.ts.
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open.ts';
import type { FlipbookAddresses } from './flipbooks/addresses.ts';
import type { Flipbooks } from './flipbooks/flipbooks.ts';
import type { Leaving } from './leaving/leaving.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Reports } from './phonics/reports.ts';
import type { ObjectStore } from './providers/objects.ts';
import type { PaymentProvider } from './providers/payments.ts';
import type { Session } from './session.ts';
import type { Subscriptions } from './subscriptions/subscriptions.ts';

export interface Services {
  config: Config;
  database: Database;
  catalogue: Catalogue;
  objects: ObjectStore;
  payments: PaymentProvider;
  subscriptions: Subscriptions;
  leaving: Leaving;
  reports: Reports;
  flipbooks: Flipbooks;
  flipbookAddresses: FlipbookAddresses;
  session: Session;
  metrics: Metrics;
  /** Epoch milliseconds. */
  now: () => number;
}
