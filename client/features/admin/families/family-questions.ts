// What is asked before an owner changes the subscription of a family.
import type { SupportedFamily } from '../../../../contracts/family-support.ts';
import { libraryDay } from '../login/when.ts';
import { type Billing, type FamilyChange, money, until } from './family-copy.ts';

interface Question {
  title: string;
  lead?: string;
  text: string;
}

/** Returns what is asked before a change. */
export function questionOf(family: SupportedFamily, change: FamilyChange): Question {
  const { email, billing } = family;
  if (change === 'now') {
    return {
      title: `End the subscription of ${email} now?`,
      lead: 'Nothing is refunded by this.',
      text: `The family cannot read any more from this moment, and pays nothing more.${lostCredit(family)} To give money back, open the family in Stripe, choose the payment and press Refund.`,
    };
  }
  if (change === 'period-end') {
    return {
      title: `End the subscription of ${email} after the paid month?`,
      ...(isLate(family) && { lead: STAYS_DUE }),
      text: `${readsOn(family)}${lostCredit(family)} Until then, the parent can take it back with ‘Manage Subscription’.`,
    };
  }
  return {
    title: `Give ${email} a month free?`,
    ...(billing?.failed && { lead: STAYS_DUE }),
    text: billing ? freeMonthText(billing) : '',
  };
}

const STAYS_DUE = 'The payment that has failed stays due.';

/** Whether a payment is due. Without an answer of Stripe, what is stored tells. */
const isLate = ({ billing, subscription }: SupportedFamily): boolean =>
  billing ? billing.failed !== null : subscription?.status === 'past_due';

/** Returns until when the family reads that pays for its last month. */
function readsOn(family: SupportedFamily): string {
  const { periodEndsAt = null, pastDueUntil = null } = family.subscription ?? {};
  const paid = until(periodEndsAt);
  if (!isLate(family)) return `The family reads on${paid}, and pays nothing more.`;
  const isTried = family.billing?.failed?.retryAt !== null;
  const due = isTried ? 'Stripe tries the card again.' : 'Stripe does not try the card again.';
  const isEarlier = pastDueUntil !== null && pastDueUntil < (periodEndsAt ?? Infinity);
  const reads = isEarlier
    ? `The family reads on${until(pastDueUntil)}, or${paid} if it is paid before.`
    : `The family reads on${paid}.`;
  return `${due} ${reads} No other payment follows.`;
}

/** Nothing is paid any more that a credit, such as a free month, could be taken off. */
const lostCredit = ({ billing }: SupportedFamily): string =>
  billing && billing.credit > 0
    ? ` The credit of ${money(billing.credit, billing)} is lost, unless the family subscribes again.`
    : '';

function freeMonthText({ nextPayment: next, credit, ...billing }: Billing): string {
  if (next === null) return '';
  const price = money(next.price, billing);
  return credit > 0
    ? `There is a credit of ${money(credit, billing)} already. Another ${price} is added to it, which Stripe takes off the payments to come.`
    : `The next payment, on ${libraryDay(next.at)}, is ${money(0, billing)} instead of ${price}: Stripe takes a credit of ${price} off it. Nothing else changes.`;
}
