// Puts together what an owner sees of a family. What the payment provider says is read anew; where it cannot be read, what
// was stored last is shown.
import type { FamilySubscription, SupportedFamily } from '../../../contracts/family-support.ts';
import { isEntitled, isOver } from '../../../domain/subscription.ts';
import { Problem } from '../../problems/problem.ts';
import { paidAmountOf, statusOf, type SubscriptionRow } from '../subscriptions/service.ts';
import type { SupportContext } from './context.ts';
import { ownerProblem } from './owner-problems.ts';
import type { FamilyRow } from './store.ts';

/** The stand-in of the identity provider has no such page. */
const signInPageOf = ({ host, projectId }: SupportContext['config']['identity']) =>
  host === null
    ? `https://console.firebase.google.com/project/${projectId}/authentication/users`
    : null;

type Read = Pick<SupportedFamily, 'billing' | 'trouble'> & { row: SubscriptionRow | null };

export async function describeFamily(
  context: SupportContext,
  family: FamilyRow,
): Promise<SupportedFamily> {
  const { row, billing, trouble } = await readPayments(context, family.id);
  const page = row && (await context.payments.customerPage(row.customer_id));
  return {
    id: family.id,
    email: family.email ?? '',
    children: await context.family.count(family.id),
    registeredAt: family.created_at,
    emailConfirmed: family.email_verified === null ? null : family.email_verified === 1,
    subscription: row && describeSubscription(row, context.now()),
    billing,
    trouble,
    readAt: row?.synced_at ?? null,
    paymentPage: page,
    signInPage: signInPageOf(context.config.identity),
  };
}

async function readPayments(context: SupportContext, familyId: string): Promise<Read> {
  const { payments, subscriptions, log } = context;
  try {
    const row = await subscriptions.sync(familyId);
    const id = row?.subscription_id ?? null;
    const billing = row && id !== null ? await payments.readBilling(row.customer_id, id) : null;
    return { row, billing, trouble: null };
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === null) throw ownerProblem(error);
    log.warn({ err: error }, "A family's payments could not be read");
    return { row: await subscriptions.load(familyId), billing: null, trouble };
  }
}

/** Returns null for an error that is not the payment provider's. */
function troubleOf(error: unknown): SupportedFamily['trouble'] {
  if (!(error instanceof Problem)) return null;
  if (error.code === 'payment_refused') return 'refused';
  return ['provider_unavailable', 'unavailable'].includes(error.code) ? 'unavailable' : null;
}

/** Returns null if the family has never subscribed. `now` is in epoch milliseconds. */
function describeSubscription(row: SubscriptionRow, now: number): FamilySubscription | null {
  const status = statusOf(row, now);
  const { subscription_id: id, collection_paused: isPaused, resumes_at: resumesAt } = row;
  if (id === null || status === null) return null;
  return {
    id,
    status,
    amount: paidAmountOf(row),
    periodEndsAt: row.period_ends_at,
    endsAt: row.ends_at,
    pastDueUntil: row.past_due_until,
    pause: isPaused === 1 ? { resumesAt } : null,
    canEnd: whenItCanEnd(row, now),
    canHaveFreeMonth: canHaveFreeMonth(row, now),
  };
}

/** Returns when the subscription can be ended. */
export function whenItCanEnd(row: SubscriptionRow, now: number): FamilySubscription['canEnd'] {
  const status = statusOf(row, now);
  if (row.subscription_id === null || status === null || isOver(status)) return [];
  return isEntitled(status) && row.ends_at === null ? ['period-end', 'now'] : ['now'];
}

/** Whether there is a next payment that could cost nothing. */
export const canHaveFreeMonth = (row: SubscriptionRow, now: number): boolean =>
  isEntitled(statusOf(row, now)) && row.ends_at === null && row.collection_paused !== 1;
