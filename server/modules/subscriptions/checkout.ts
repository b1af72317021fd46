import { Problem } from '../../problems/problem.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import { opens } from './store.ts';
import type { Payer, Subscriptions } from './subscriptions.ts';

/**
 * Address of the payer's checkout page, the one still open or a new one; null when she need not pay.
 * Throws a Problem when the provider cannot be reached.
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
    // Before the subscriptions are read: a page that is paid in between is then found paid.
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
