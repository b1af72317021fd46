// Which account of the payment provider the keys belong to. Asked once and kept in the database, so
// that a server that starts while the provider is down still knows its subscribers.
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import { getProviderAccount, saveProviderAccount } from './store.ts';
import type { Db } from '../../database/tables.ts';

/** Answers a function that answers the account. It throws while the provider is down and unknown. */
export function accountMemory(
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
