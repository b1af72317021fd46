// What the features are given: the machine, assembled once in app.ts.
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open.ts';
import type { Leaving } from './leaving/leaving.ts';
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
  session: Session;
  /** Epoch milliseconds. */
  now: () => number;
}
