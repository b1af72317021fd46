// A customer's hosted payment pages at Stripe: which of them is handed out again, and the end of others.
import type Stripe from 'stripe';
import { Problem } from '../../problems/problem.ts';
import { isDeleted, pageAddress, refusalOf, unlessMissing } from './stripe-answers.ts';

/** What a customer has seen of the hosted checkout. */
export interface CheckoutHistory {
  /** Address of the page that is still open on our terms. */
  openUrl: string | null;
  /** Pages still open that are no use: on other terms, such as the price before a change, or about to expire. */
  outdated: string[];
  /** The last page of all, whatever became of it. */
  lastId: string | null;
}

/** How many of a customer's pages are looked at: the open one is among the latest. */
const PAGES_LOOKED_AT = 10;
/** Milliseconds. A page with less time left may expire while she looks for her card. */
const TIME_TO_PAY = 30 * 60_000;

/** `now` in epoch milliseconds. Null when there is no such customer. */
export async function readCheckoutHistory(
  stripe: Stripe,
  customerId: string,
  { terms, now }: { terms: string; now: number },
): Promise<CheckoutHistory | null> {
  const sessions = await unlessMissing(
    stripe.checkout.sessions.list({
      customer: customerId,
      limit: PAGES_LOOKED_AT,
      expand: ['data.customer'],
    }),
    'customer',
  );
  // The pages of a customer that was deleted may be listed all the same; none of them can be paid.
  if (!sessions || sessions.data.some(({ customer }) => isDeleted(customer))) return null;
  const open = sessions.data.filter(({ status }) => status === 'open');
  const isCurrent = ({ metadata, expires_at }: Stripe.Checkout.Session) =>
    expires_at * 1000 - now >= TIME_TO_PAY && metadata?.['terms'] === terms;
  const current = open.find(isCurrent);
  return {
    openUrl: current ? pageAddress(current) : null,
    outdated: open.filter((session) => !isCurrent(session)).map(({ id }) => id),
    lastId: sessions.data[0]?.id ?? null,
  };
}

export const subscriptionChanging = (cause?: unknown) =>
  new Problem('unavailable', 'Your subscription is changing. Please try again in a moment.', {
    cause,
  });

/**
 * Expires a page, unless another tab or its own time was first; returns whether it was paid instead. Throws
 * `unavailable` where somebody is paying there at this moment.
 */
export async function closePage(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(id);
    return false;
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'open') throw subscriptionChanging(error);
    return status === 'complete';
  }
}
