// Notes the letters about a subscription, in the transaction that stores what Stripe says of it.
import { statusAt, type Subscription } from '../../../domain/subscription.ts';
import type { Db } from '../../database/tables.ts';
import { opens, type SubscriptionRow } from '../subscriptions/service.ts';
import { insertLetter } from './store.ts';

/** One letter for each month that is not paid, however often Stripe tries the card. */
export const periodOf = (id: string | null, periodEndsAt: number | null): string =>
  `${id} ${periodEndsAt ?? ''}`;

/** `before` is what the last sync has stored, `after` what this one stores. `now` is in epoch milliseconds. */
export async function noteSubscriptionLetters(
  transaction: Db,
  { before, after }: { before: SubscriptionRow; after: Subscription | null },
  now: number,
): Promise<void> {
  const kind = kindOf(before, after, now);
  if (kind === null || after === null) return;
  const period = periodOf(after.id, after.periodEndsAt);
  await insertLetter(transaction, { user_id: before.user_id, kind, period }, now);
}

function kindOf(before: SubscriptionRow, after: Subscription | null, now: number) {
  if (after === null) return null;
  const status = statusAt(after, now);
  if (status === 'past_due') return 'payment_failed';
  const hasEnded = status === 'canceled' || status === 'unpaid';
  // Whoever was lapsed at the last sync was told then, or lapsed before the library sent letters.
  return hasEnded && opens(before, before.synced_at ?? 0) ? 'ended' : null;
}
