// Runs the scheduled job of the letters beside a running product, on its data and with its stand-ins, at another time.
import { readLocalSettings } from '../../scripts/config.ts';
import { connectDatabase } from '../../server/database/open.ts';
import { createCatalogue } from '../../server/modules/catalogue/service.ts';
import { createLetters } from '../../server/modules/letters/service.ts';
import { cachePaymentAccount } from '../../server/modules/subscriptions/payment-account.ts';
import { createSubscriptions } from '../../server/modules/subscriptions/service.ts';
import { noMetrics } from '../../server/observability/metrics/metrics.ts';
import { createMailProvider } from '../../server/providers/mail/mail.ts';
import { createPaymentProvider } from '../../server/providers/payments/payments.ts';
import { inherited } from './config.ts';
import type { OwnProduct } from './own-product.ts';
import { environmentOf } from './product.ts';

/** `at` is in epoch milliseconds. */
export async function runLettersJob(
  { ports, dataDir }: OwnProduct,
  at: number = Date.now(),
): Promise<void> {
  const env = { ...inherited, ...environmentOf({ ...ports, dataDir }) };
  const { server: config } = readLocalSettings(env);
  if (config.mail === null) throw new Error('The local product has no mail server');
  const database = await connectDatabase(config);
  const now = () => at;
  const payments = createPaymentProvider({ ...config.payments, now });
  const shared = { database, now, log: console, metrics: noMetrics };
  const subscriptions = createSubscriptions({
    ...{ ...shared, payments },
    getPaymentAccount: cachePaymentAccount(database.db, payments),
  });
  const letters = createLetters({
    ...{ ...shared, config, subscriptions },
    catalogue: createCatalogue(database, now),
    mail: createMailProvider(config.mail),
  });
  await letters.sendDue();
  await letters.close();
  await database.close();
}
