// Runs the scheduled job of the figures beside a running product, on its data and with its stand-ins, at another time.
import { readLocalSettings } from '../../scripts/config.ts';
import { connectDatabase } from '../../server/database/open.ts';
import { createFigures } from '../../server/modules/figures/service.ts';
import { cachePaymentAccount } from '../../server/modules/subscriptions/payment-account.ts';
import { createProductList } from '../../server/modules/subscriptions/sold-products.ts';
import { createPaymentProvider } from '../../server/providers/payments/payments.ts';
import { inherited } from './config.ts';
import type { OwnProduct } from './own-product.ts';
import { environmentOf } from './product.ts';

/** `at` is in epoch milliseconds. */
export async function runFiguresJob(
  { ports, dataDir }: OwnProduct,
  at: number = Date.now(),
): Promise<void> {
  const env = { ...inherited, ...environmentOf({ ...ports, dataDir }) };
  const { server: config } = readLocalSettings(env);
  const database = await connectDatabase(config);
  const now = () => at;
  const payments = createPaymentProvider({ ...config.payments, now });
  const getPaymentAccount = cachePaymentAccount(database.db, payments);
  const figures = createFigures({
    ...{ db: database.db, payments, getPaymentAccount, timeZone: config.timeZone, now },
    ...{ log: console },
    listProducts: createProductList({ database, payments, getPaymentAccount, now, log: console }),
  });
  await figures.read();
  await database.close();
}
