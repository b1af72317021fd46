import { isOver } from '../../../domain/subscription.ts';
import type { SubscriptionEnd } from '../../../contracts/family-support.ts';
import { statusOf, type SubscriptionRow } from '../subscriptions/service.ts';
import {
  changeSubscription,
  noteAskedFor,
  noteItIsDone,
  type Press,
  requireSeen,
} from './change-subscription.ts';
import type { SupportContext } from './context.ts';
import { whenItCanEnd } from './describe-family.ts';
import { changedMeanwhile } from './owner-problems.ts';

const KINDS = { asked: 'family.end_asked', done: 'family.subscription_ended' } as const;

/** Ends a subscription through the payment provider. Refunds nothing. Throws what an owner is to read. */
export async function endSubscription(
  context: SupportContext,
  press: Press,
  when: SubscriptionEnd['when'],
): Promise<void> {
  const { payments, now } = context;
  await changeSubscription(context, press, async (row) => {
    if (row.subscription_id === press.subscription && hasEndedSo(row, when, now())) {
      // The answer to the first of two equal requests was lost; or it failed, and the parent has ended it since.
      const isByThis = await payments.isEndedBy(press.subscription, press.press);
      if (isByThis && (await noteItIsDone(context, KINDS, press))) return;
    }
    requireSeen(row, press);
    if (!whenItCanEnd(row, now()).includes(when)) throw changedMeanwhile(ALREADY[when]);
    await noteAskedFor(context, KINDS, press, {
      before: { endsAt: row.ends_at },
      after:
        when === 'now'
          ? { endsAt: now(), atOnce: true }
          : { endsAt: row.period_ends_at, afterPaidMonth: true },
    });
    const isByThis = await payments.endSubscription(press.subscription, when, press.press);
    if (!isByThis) throw changedMeanwhile(ALREADY[when]);
    await noteItIsDone(context, KINDS, press);
  });
}

const ALREADY = {
  now: 'The subscription of this family has ended already.',
  'period-end': 'The subscription of this family has ended already, or ends by itself.',
};

/** Whether the subscription has ended as it was asked for, or will. */
function hasEndedSo(row: SubscriptionRow, when: SubscriptionEnd['when'], now: number): boolean {
  const status = statusOf(row, now);
  return (status !== null && isOver(status)) || (when === 'period-end' && row.ends_at !== null);
}
