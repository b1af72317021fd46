// Events of the payment provider. Only the customer's id in an event is believed.
import type { Db } from '../../database/tables.ts';
import type { WebhookEvent } from '../../providers/payments/payments.ts';
import type { SubscriptionContext } from './context.ts';
import { deleteEvents, getSubscriptionOfCustomer, isEventProcessed, saveEvent } from './store.ts';
import { syncSubscription } from './sync.ts';

/** The provider delivers an event for three days at most. */
const EVENTS_KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Syncs the student whom the event is about, once for each event. Returns what was done. A sync that fails
 * throws, and the event can be delivered again.
 */
export async function handleWebhook(
  context: SubscriptionContext,
  event: WebhookEvent,
): Promise<'synced' | 'repeated' | 'not about a student'> {
  const { metrics, now } = context;
  try {
    const outcome = await handleOnce(context, event);
    // A repeated event was handled earlier, so its lag says nothing.
    const lag = outcome === 'repeated' ? null : Math.max(0, (now() - event.createdAt) / 1000);
    metrics.webhookHandled(outcome, lag);
    return outcome;
  } catch (error) {
    metrics.webhookHandled('failed', null);
    throw error;
  }
}

async function handleOnce(
  context: SubscriptionContext,
  { id, type, customerId }: WebhookEvent,
): Promise<'synced' | 'repeated' | 'not about a student'> {
  const { database, getPaymentAccount, now } = context;
  if (await isEventProcessed(database.db, id)) return 'repeated';
  const row =
    customerId === null
      ? undefined
      : await getSubscriptionOfCustomer(database.db, customerId, await getPaymentAccount());
  const recordEvent = (transaction: Db) => saveEvent(transaction, id, type, now());
  if (row && (await syncSubscription(context, row.user_id, recordEvent))) return 'synced';
  await recordEvent(database.db);
  return 'not about a student';
}

export const deleteOldEvents = ({ database, now }: SubscriptionContext): Promise<void> =>
  deleteEvents(database.db, now() - EVENTS_KEPT_MS);
