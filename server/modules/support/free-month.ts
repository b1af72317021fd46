import { dollars } from '../../../domain/price.ts';
import type { FreeMonth } from '../../../contracts/family-support.ts';
import {
  changeSubscription,
  noteAskedFor,
  noteItIsDone,
  type Press,
  requireSeen,
} from './change-subscription.ts';
import type { SupportContext } from './context.ts';
import { canHaveFreeMonth } from './describe-family.ts';
import { changedMeanwhile } from './owner-problems.ts';

const KINDS = { asked: 'family.month_asked', done: 'family.free_month' } as const;

/**
 * Gives a family its next month free: what the next payment costs becomes a credit, which Stripe takes off that payment.
 * `credit` is the one that the owner has seen. Throws what an owner is to read.
 */
export async function giveFreeMonth(
  context: SupportContext,
  press: Press,
  credit: FreeMonth['credit'],
): Promise<void> {
  const { payments, now } = context;
  await changeSubscription(context, press, async (row) => {
    if (await payments.findCredit(row.customer_id, press.press)) {
      // The answer to the first of two equal requests was lost.
      await noteItIsDone(context, KINDS, press);
      return;
    }
    requireSeen(row, press);
    if (!canHaveFreeMonth(row, now())) throw changedMeanwhile(NO_PAYMENT);
    const billing = await payments.readBilling(row.customer_id, press.subscription);
    const next = billing?.nextPayment;
    if (!billing || !next) throw changedMeanwhile(NO_PAYMENT);
    if (billing.credit !== credit) throw changedMeanwhile(OTHER_CREDIT);
    if (next.price <= 0) throw changedMeanwhile(FREE_ALREADY);
    const { currency } = billing;
    await noteAskedFor(context, KINDS, press, {
      before: null,
      after: { credit: `${dollars(next.price)} ${currency.toUpperCase()}` },
    });
    await payments.giveCredit(row.customer_id, { amount: next.price, currency }, press.press);
    await noteItIsDone(context, KINDS, press);
  });
}

const NO_PAYMENT = 'This family has no next payment, so there is no month to give.';
const FREE_ALREADY = 'The next payment of this family costs nothing already.';
const OTHER_CREDIT =
  'The credit of this family has changed meanwhile: another owner may have given a month. Look at it before you give another one.';
