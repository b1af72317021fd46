import { withAccount } from '../../students/lock.ts';
import { bumpSubscriptions } from '../../subscriptions/service.ts';
import type { DeletionContext } from './context.ts';
import { explainAfterPaymentsEnded, explainBeforeDeletion } from './failures.ts';
import { deleteCustomers, type DeletionRow, listCustomers, saveDeletion } from './store.ts';

const PAYMENTS_UNAVAILABLE =
  'We cannot reach the payment service to end your subscription, so nothing was deleted. Please try again in a few minutes.';

/** Ends the payments. Records the deletion and removes the deleted customers in one transaction. */
export async function endPayments(
  context: DeletionContext,
  deletion: DeletionRow,
  emails: readonly (string | null)[],
): Promise<void> {
  const { user_id: uid, noted_at: now } = deletion;
  const account = await explainBeforeDeletion(PAYMENTS_UNAVAILABLE, context.getPaymentAccount);
  const removed = await explainBeforeDeletion(PAYMENTS_UNAVAILABLE, () =>
    removePayments(context, deletion, emails),
  );
  await explainAfterPaymentsEnded(() =>
    withAccount(context.database, uid, now, async (transaction) => {
      await saveDeletion(transaction, deletion);
      await deleteCustomers(transaction, uid, account, removed);
      await bumpSubscriptions(transaction);
    }),
  );
  context.subscriptions.invalidate(uid);
}

/**
 * Ends all subscriptions at the payment provider and refunds what was paid since the deletion was requested.
 * Returns the ids of the deleted customers.
 */
export async function removePayments(
  { database, payments, getPaymentAccount, report }: DeletionContext,
  { user_id: uid, noted_at: refundSince }: DeletionRow,
  emails: readonly (string | null)[],
): Promise<string[]> {
  const customers = await listCustomers(database.db, uid);
  const account = await getPaymentAccount();
  for (const { customer_id: id, account: other } of customers) {
    if (other === account) continue;
    const message = `Customer ${id} of ${other} cannot be reached with the current keys`;
    report(
      new Error(message),
      'An account is deleted that has a customer at another payment account too',
    );
  }
  const known = customers.filter((customer) => customer.account === account);
  const payer = { uid, emails: emails.filter((email) => email !== null), refundSince };
  const { customers: removed, kept } = await payments.removePayer(
    payer,
    known.map(({ customer_id }) => customer_id),
  );
  for (const { payment, reason } of kept) {
    const message = `Payment ${payment} was not refunded (${reason})`;
    report(
      new Error(message),
      'A payment was made while the account was being deleted: refund this by hand',
    );
  }
  return removed;
}
