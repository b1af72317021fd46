import { Problem } from '../../problems/problem.ts';
import type { SubscriptionContext } from './context.ts';
import { ensureCustomer, replaceCustomer, type Payer } from './customers.ts';
import { opens } from './row.ts';
import { syncNow } from './sync.ts';

/**
 * Returns the URL of the payer's checkout page: the one that is still open, or a new one. Returns null
 * when the payer already has access. Throws a Problem when the provider cannot be reached.
 */
export async function openCheckout(
  context: SubscriptionContext,
  payer: Payer,
  pages: { success: string; cancel: string },
): Promise<string | null> {
  const { payments, metrics, now } = context;
  let customerId = await ensureCustomer(context, payer);
  for (const isLast of [false, true]) {
    // Read the pages before the subscriptions, so a page that is paid in between is found paid.
    const history = await payments.getCheckoutHistory(customerId);
    if (history) {
      if (opens(await syncNow(context, payer.uid), now())) return null;
      if (history.openUrl !== null) return history.openUrl;
      const url = await payments.openCheckout(customerId, history, pages);
      if (url !== null) {
        metrics.checkoutStarted();
        return url;
      }
    }
    if (!isLast) customerId = await replaceCustomer(context, payer, customerId);
  }
  throw new Problem('unavailable', 'The payment page could not be opened. Please try again.');
}
