// A state that only Stripe itself sets: no page of the stand-in and no call of its API leads to it.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OwnProduct } from './own-product.ts';
import { openProvider } from './payments.ts';

/** Sets the subscription to `incomplete`, and updates it so that a webhook is sent. */
export async function makeIncomplete(
  { dataDir, sandbox }: OwnProduct,
  subscription: string,
): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'sandbox', 'payments.sqlite'), { timeout: 5000 });
  database
    .prepare("update objects set doc = json_set(doc, '$.status', 'incomplete') where id = ?")
    .run(subscription);
  database.close();
  await openProvider(sandbox).subscriptions.update(subscription, { metadata: { noted: 'yes' } });
}
