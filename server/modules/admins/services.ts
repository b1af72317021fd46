import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import type { Authenticator } from '../../http/authenticate.ts';
import type { LoginOutcome, Metrics } from '../../observability/metrics/metrics.ts';

/** Counts and logs how an owner's sign-in, or another proof of the password, went. */
export type Report = (outcome: LoginOutcome) => void;

/** What the routes of this module are given. */
export interface Services {
  config: Config;
  database: Database;
  metrics: Metrics;
  /** Epoch milliseconds. */
  now: () => number;
  authenticator: Authenticator;
}
