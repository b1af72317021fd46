import type { Db } from '../../../database/tables.ts';
import { forgetFamily } from '../../record/forget-family.ts';
import { withAccount } from '../../students/lock.ts';
import type { DeletionContext } from './context.ts';
import {
  deleteCustomers,
  deleteFamily,
  type DeletionRow,
  listCustomers,
  saveDeletion,
} from './store.ts';

/**
 * Deletes all data except the record of the deletion. Returns false when the student has a customer other
 * than those `removed`, because another tab has opened a checkout since payments were ended, or when
 * `isCancelled` returns true.
 */
export async function deleteData(
  { database, identity, subscriptions, getPaymentAccount }: DeletionContext,
  deletion: DeletionRow,
  removed: readonly string[] = [],
  isCancelled: (transaction: Db) => Promise<boolean> = async () => false,
): Promise<boolean> {
  const { user_id: uid, noted_at: now } = deletion;
  const account = await getPaymentAccount();
  const isDeleted = await withAccount(database, uid, now, async (transaction) => {
    await deleteCustomers(transaction, uid, account, removed);
    const customers = await listCustomers(transaction, uid);
    if (customers.some((customer) => customer.account === account)) return false;
    if (await isCancelled(transaction)) return false;
    await saveDeletion(transaction, deletion);
    await deleteFamily(transaction, uid);
    await forgetFamily(transaction, uid);
    return true;
  });
  identity.forget(uid);
  subscriptions.invalidate(uid);
  return isDeleted;
}
