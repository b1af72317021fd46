// The student's customer at the payment provider.
import { Problem } from '../../problems/problem.ts';
import { withAccount } from '../students/lock.ts';
import type { SubscriptionContext } from './context.ts';
import { deleteCustomer, saveCustomer } from './store.ts';
import { bumpSubscriptions } from './versions.ts';

/** What the payment provider is told about a student. */
export interface Payer {
  uid: string;
  email: string | null;
}

/** Returns the id of the student's customer. Creates one when there is none. */
export async function ensureCustomer(context: SubscriptionContext, payer: Payer): Promise<string> {
  const row = await context.cache.load(payer.uid);
  return row?.customer_id ?? createCustomer(context, payer, null);
}

/** Replaces a customer that was deleted at the provider. Returns the id of the new one. */
export async function replaceCustomer(
  context: SubscriptionContext,
  payer: Payer,
  deletedId: string,
): Promise<string> {
  const { database, cache, now } = context;
  const row = await cache.load(payer.uid);
  if (row && row.customer_id !== deletedId) return row.customer_id;
  if (row) {
    await withAccount(database, payer.uid, now(), async (transaction) => {
      await deleteCustomer(transaction, row);
      await bumpSubscriptions(transaction);
    });
  }
  return createCustomer(context, payer, deletedId);
}

async function createCustomer(
  { database, cache, payments, getPaymentAccount, now }: SubscriptionContext,
  payer: Payer,
  deletedId: string | null,
): Promise<string> {
  const account = await getPaymentAccount();
  const created = await payments.ensureCustomer(payer, deletedId);
  const customerId = await withAccount(database, payer.uid, now(), (transaction) =>
    saveCustomer(transaction, payer.uid, account, created),
  ).catch(async (error: unknown) => {
    // The account was deleted meanwhile, so the new customer must not stay at the provider.
    if (error instanceof Problem && error.code === 'account_deleted') {
      await payments.removePayer({ uid: payer.uid, emails: [], refundSince: now() }, [created]);
    }
    throw error;
  });
  cache.invalidate(payer.uid);
  return customerId;
}
