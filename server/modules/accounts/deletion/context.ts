import type { Database } from '../../../database/open.ts';
import type { IdentityAccounts } from '../../../providers/identity/accounts.ts';
import type { IdentityProvider } from '../../../providers/identity/identity.ts';
import type { PaymentProvider } from '../../../providers/payments/payments.ts';
import type { Subscriptions } from '../../subscriptions/service.ts';

/** What the steps of a deletion need. */
export interface DeletionContext {
  database: Database;
  identity: Pick<IdentityProvider, 'forget'>;
  identityAccounts: IdentityAccounts;
  payments: PaymentProvider;
  subscriptions: Pick<Subscriptions, 'invalidate'>;
  /** Returns the account of the payment provider that the keys belong to. */
  getPaymentAccount: () => Promise<string>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Reports what the owner should look at. */
  report: (error: unknown, message: string) => void;
}
