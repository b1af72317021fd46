// What a stored subscription means now. Pure: the time is an argument, in epoch milliseconds.
import type { Selectable } from 'kysely';
import { plan } from '../../../domain/price.ts';
import {
  isEntitled,
  isOverdue,
  isUnsettled,
  statusAt,
  type SubscriptionStatus,
} from '../../../domain/subscription.ts';
import type { SubscriptionsTable } from '../../database/tables.ts';

export type SubscriptionRow = Selectable<SubscriptionsTable>;

/** The status of a stored row; null without a row or a subscription. */
export const statusOf = (row: SubscriptionRow | null, now: number): SubscriptionStatus | null =>
  row &&
  statusAt({ status: row.status, endsAt: row.ends_at, pastDueUntil: row.past_due_until }, now);

/** Returns what a family pays each month, in cents; null if that is no such amount. */
export function paidAmountOf({ amount, amount_of: of, subscription_id: id }: SubscriptionRow) {
  // An older release has read the subscription and not its amount. Only the specification's price was sold then.
  return of === id ? amount : plan.amount;
}

/** Whether a stored row opens the library. */
export const opens = (row: SubscriptionRow | null, now: number): boolean =>
  isEntitled(statusOf(row, now));

/** Whether a stored row may be stale because one of its dates has passed. */
export const isRowOverdue = (row: SubscriptionRow, now: number): boolean =>
  isOverdue(
    {
      status: row.status,
      periodEndsAt: row.period_ends_at,
      endsAt: row.ends_at,
      pastDueUntil: row.past_due_until,
      resumesAt: row.resumes_at,
    },
    now,
  );

/** Whether a stored row may be stale because the parent just acted at the provider. */
export const isRowUnsettled = (row: SubscriptionRow, now: number): boolean =>
  isUnsettled({ status: statusOf(row, now), watchedUntil: row.watched_until }, now);
