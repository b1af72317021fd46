// Which products of the payment account are the library's own: every product it has ever sold. When
// STRIPE_PRICE_ID changes to another product, families who pay for an older one keep their access.
import { Problem } from '../../problems/problem.ts';
import type { SubscriptionParts } from './context.ts';
import { listSoldProducts, saveSoldProduct } from './store.ts';

/**
 * Returns a function that records the current product, and lists the ids of all products the library sells
 * or has sold. It queries the database each time: during an upgrade another process may sell a newer product.
 */
export function createProductList({
  database: { db },
  payments,
  getPaymentAccount,
  now,
  log,
}: Omit<SubscriptionParts, 'metrics' | 'onStored'>): () => Promise<string[]> {
  let isPriceErrorLogged = false;
  return async () => {
    const account = await getPaymentAccount();
    const sold = await listSoldProducts(db, account);
    const older = [...new Set([...sold, ...payments.olderProducts])];
    const current = await payments.getProduct().catch((error: unknown) => {
      // A price that was deleted or mistyped must not lock out families who have paid.
      const isPermanent = error instanceof Problem && error.code === 'payment_refused';
      if (!isPermanent || older.length === 0) throw error;
      return null;
    });
    if (current === null) {
      if (!isPriceErrorLogged)
        log.error('STRIPE_PRICE_ID cannot be read: nobody new can subscribe');
      isPriceErrorLogged = true;
      return older;
    }
    if (!sold.includes(current)) {
      await saveSoldProduct(db, account, current, now());
      if (sold.length > 0) {
        log.warn(
          { current, older: sold },
          'STRIPE_PRICE_ID is of another product than before. Subscribers to an older product keep their access',
        );
      }
    }
    return [current, ...older];
  };
}
