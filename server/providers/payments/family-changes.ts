// What an owner does for one family at Stripe: ends its subscription, or gives it a credit.
import type Stripe from 'stripe';
import { createOnce } from './idempotent-create.ts';
import { nullIfMissing } from './stripe-answers.ts';

/** A credit to take off the next payments, in the smallest unit of `currency`. */
export interface Credit {
  amount: number;
  currency: string;
}

/**
 * Ends a subscription at once, or when the paid month is over. Refunds nothing. Safe to repeat. Returns whether this press
 * has ended it; false if it had ended before.
 */
export async function endSubscription(
  stripe: Stripe,
  id: string,
  when: 'now' | 'period-end',
  press: string,
): Promise<boolean> {
  // In the same call, so that the comment stands there only if the press has ended it. A cancellation takes no metadata.
  const end = { cancellation_details: { comment: commentOf(press) } };
  if (when === 'period-end') {
    await stripe.subscriptions.update(id, { ...end, cancel_at_period_end: true });
    return true;
  }
  const ended = await nullIfMissing(stripe.subscriptions.cancel(id, end));
  return ended !== null || isEndedBy(stripe, id, press);
}

const commentOf = (press: string) => `Ended by an owner of the library (${press})`;

/** Whether this press has ended the subscription, or will. */
export async function isEndedBy(stripe: Stripe, id: string, press: string): Promise<boolean> {
  const subscription = await nullIfMissing(stripe.subscriptions.retrieve(id));
  return subscription?.cancellation_details?.comment === commentOf(press);
}

/** The name under which a credit carries the press of the owner's button. */
const PRESS = 'library_press';

/** Returns the credit that this press has given; null if there is none. */
export async function findCredit(
  stripe: Stripe,
  customerId: string,
  press: string,
): Promise<Credit | null> {
  const list = stripe.customers.listBalanceTransactions(customerId, { limit: 100 });
  const { data } = (await nullIfMissing(list)) ?? { data: [] };
  const found = data.find(({ metadata }) => metadata?.[PRESS] === press);
  return found ? { amount: -found.amount, currency: found.currency } : null;
}

/**
 * Gives a credit, once for each press.
 *
 * A credit leaves the subscription as it is: its price, its discounts, its dates and its status, and with them what the
 * family is told. It adds up, and Stripe takes it off the next invoice by itself. A coupon would be lost on an invoice that
 * another one has made free already, and would hide what the family pays; another end of the trial would move every
 * payment after it.
 */
export async function giveCredit(
  stripe: Stripe,
  customerId: string,
  { amount, currency }: Credit,
  press: string,
): Promise<void> {
  // Stripe forgets keys after a day, and takes none for an amount that has changed since. The ledger forgets nothing.
  await createOnce(['credit', customerId, press], async (options) => {
    if ((await findCredit(stripe, customerId, press)) !== null) return;
    await stripe.customers.createBalanceTransaction(
      customerId,
      {
        ...{ amount: -amount, currency, metadata: { [PRESS]: press } },
        description: 'A month free',
      },
      options,
    );
  });
}
