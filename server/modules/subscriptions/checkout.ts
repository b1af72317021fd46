import { Problem } from '../../problems/problem.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import { opens } from './store.ts';
import type { Payer, Subscriptions } from './subscriptions.ts';

/**
 * Returns the URL of the payer's checkout page: the one that is still open, or a new one. Returns null
 * when the payer already has access. Throws a Problem when the provider cannot be reached.
 */
export async function openCheckout(
  services: {
    payments: PaymentProvider;
    subscriptions: Subscriptions;
    metrics: Metrics;
    now: () => number;
  },
  payer: Payer,
  pages: { success: string; cancel: string },
): Promise<string | null> {
  const { payments, subscriptions, metrics, now } = services;
  let customerId = await subscriptions.ensureCustomer(payer);
  for (const isLast of [false, true]) {
    // Read the pages before the subscriptions, so a page that is paid in between is found paid.
    const history = await payments.getCheckoutHistory(customerId);
    if (history) {
      if (opens(await subscriptions.sync(payer.uid), now())) return null;
      if (history.openUrl !== null) return history.openUrl;
      const url = await payments.openCheckout(customerId, history, pages);
      if (url !== null) {
        metrics.checkoutStarted();
        return url;
      }
    }
    if (!isLast) customerId = await subscriptions.replaceCustomer(payer, customerId);
  }
  throw new Problem('unavailable', 'The payment page could not be opened. Please try again.');
}
