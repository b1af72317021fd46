import { Problem } from '../../problems/problem.ts';
import type { SubscriptionContext } from './context.ts';
import type { SubscriptionRow } from './row.ts';
import { saveExpectedReturn } from './store.ts';
import { syncNow } from './sync.ts';
import { bumpSubscriptions } from './versions.ts';

/** How long status calls sync after the portal was opened, because the parent may change something there. */
const RETURN_EXPECTED_MS = 3_600_000;

/**
 * Returns the URL of the provider's page for managing a subscription. `current` is the student's row. Throws
 * `not_found` when there is nothing to manage.
 */
export async function openPortal(
  context: SubscriptionContext,
  current: SubscriptionRow | null,
  returnTo: string,
): Promise<string> {
  const { database, cache, throttledSync, payments, getPaymentAccount, now } = context;
  const nothingToManage = new Problem('not_found', 'There is no subscription to manage yet.');
  if (!current) throw nothingToManage;
  const { user_id: userId, customer_id: customerId } = current;
  const lateId = current.status === 'past_due' ? current.subscription_id : null;
  const url = await payments.openPortal(customerId, returnTo, lateId);
  if (url === null) {
    await syncNow(context, userId);
    throw nothingToManage;
  }
  const account = await getPaymentAccount();
  await database.db.transaction().execute(async (transaction) => {
    await saveExpectedReturn(transaction, userId, account, now() + RETURN_EXPECTED_MS);
    await bumpSubscriptions(transaction);
  });
  cache.invalidate(userId);
  throttledSync.reset(userId);
  return url;
}
