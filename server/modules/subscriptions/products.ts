// Which products of the payment account are the library's own: every one that it has ever sold, so that a
// price of another product in the settings never makes a family that pays already look like one that does not.
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../../problems/problem.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import { listSoldProducts, saveSoldProduct } from './store.ts';
import type { Db } from '../../database/tables.ts';

/**
 * Returns a function that lists the ids of the products the library sells or has sold, and records the
 * present one. It asks the database each time: during an upgrade another process may sell a newer product.
 */
export function productMemory(services: {
  db: Db;
  payments: Pick<PaymentProvider, 'getProduct' | 'olderProducts'>;
  getAccount: () => Promise<string>;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}): () => Promise<string[]> {
  const { db, payments, getAccount, now, log } = services;
  let isPriceMissed = false;
  return async () => {
    const account = await getAccount();
    const sold = await listSoldProducts(db, account);
    const older = [...new Set([...sold, ...payments.olderProducts])];
    const current = await payments.getProduct().catch((error: unknown) => {
      // A price that is not there any more, or was mistyped, keeps nobody out who has paid.
      const isForGood = error instanceof Problem && error.code === 'payment_refused';
      if (!isForGood || older.length === 0) throw error;
      return null;
    });
    if (current === null) {
      if (!isPriceMissed) log.error('STRIPE_PRICE_ID cannot be read: nobody new can subscribe');
      isPriceMissed = true;
      return older;
    }
    if (!sold.includes(current)) {
      await saveSoldProduct(db, account, current, now());
      if (sold.length > 0) {
        log.warn(
          { current, older: sold },
          'STRIPE_PRICE_ID is of another product than before. Who pays for an older one keeps what she has',
        );
      }
    }
    return [current, ...older];
  };
}
