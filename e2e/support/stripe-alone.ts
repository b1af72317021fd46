// What Stripe alone decides: states that no page of its stand-in and no call of its API leads to.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openProvider } from './payments.ts';

/** Gives a subscription this status, and lets the library hear that something has changed. */
export async function decideStatus(
  { dataDir, sandbox }: { dataDir: string; sandbox: string },
  subscription: string,
  status: 'incomplete' | 'incomplete_expired' | 'paused' | 'unpaid',
): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'sandbox', 'payments.sqlite'), { timeout: 5000 });
  database
    .prepare("update objects set doc = json_set(doc, '$.status', ?), due = null where id = ?")
    .run(status, subscription);
  database.close();
  // An ended one takes nothing but metadata.
  await openProvider(sandbox).subscriptions.update(subscription, { metadata: { status } });
}
