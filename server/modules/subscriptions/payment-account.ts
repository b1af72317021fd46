// Which account of the payment provider the keys belong to. It is stored in the database, so that a
// server that starts while the provider is down still recognises its subscribers.
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import { getProviderAccount, saveProviderAccount } from './store.ts';
import type { Db } from '../../database/tables.ts';

/** Returns a cached getter for the account. It throws while the provider is down and the account is not stored. */
export function cachePaymentAccount(
  db: Db,
  payments: Pick<PaymentProvider, 'account' | 'keyDigest'>,
): () => Promise<string> {
  let account: string | undefined;
  return async () => {
    account ??= await getProviderAccount(db, payments.keyDigest);
    if (account === undefined) {
      account = await payments.account();
      await saveProviderAccount(db, payments.keyDigest, account);
    }
    return account;
  };
}

/** Returns the stored account of the keys, without asking the provider; undefined if it is not stored yet. */
export const storedPaymentAccount = (
  db: Db,
  { keyDigest }: Pick<PaymentProvider, 'keyDigest'>,
): Promise<string | undefined> => getProviderAccount(db, keyDigest);
