// A customer's checkout sessions (hosted payment pages) at Stripe: finds one to reuse, and expires others.
import type Stripe from 'stripe';
import { Problem } from '../../problems/problem.ts';
import { isDeleted, pageAddress, refusalOf, nullIfMissing } from './stripe-answers.ts';

/** A customer's recent checkout sessions. */
export interface CheckoutHistory {
  /** Address of an open session on the current terms; null if there is none. */
  openUrl: string | null;
  /** Ids of open sessions that must not be used: on other terms, such as an old price, or about to expire. */
  outdated: string[];
  /** Id of the latest session, whatever its status; null if there is none. */
  lastId: string | null;
}

/** How many of the latest sessions are read: an open one is among them. */
const SESSIONS_READ = 10;
/** Milliseconds. A session with less time left may expire while the parent is paying. */
const MIN_TIME_LEFT = 30 * 60_000;

/** `now` is in epoch milliseconds. Returns null if there is no such customer. */
export async function readCheckoutHistory(
  stripe: Stripe,
  customerId: string,
  { terms, now }: { terms: string; now: number },
): Promise<CheckoutHistory | null> {
  const sessions = await nullIfMissing(
    stripe.checkout.sessions.list({
      customer: customerId,
      limit: SESSIONS_READ,
      expand: ['data.customer'],
    }),
    'customer',
  );
  // Stripe may list the sessions of a deleted customer, but they cannot be paid.
  if (!sessions || sessions.data.some(({ customer }) => isDeleted(customer))) return null;
  const open = sessions.data.filter(({ status }) => status === 'open');
  const isCurrent = ({ metadata, expires_at }: Stripe.Checkout.Session) =>
    expires_at * 1000 - now >= MIN_TIME_LEFT && metadata?.['terms'] === terms;
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
 * Expires a session, unless it has ended already. Returns whether it was paid instead. Throws `unavailable` while
 * a payment is in progress.
 */
export async function expireSession(stripe: Stripe, id: string): Promise<boolean> {
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
