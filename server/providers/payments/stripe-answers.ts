// Converts Stripe's responses: errors to Problems, and objects to our own types.
import Stripe from 'stripe';
import { isPaymentAddress } from '../../../contracts/addresses.ts';
import { plan } from '../../../domain/price.ts';
import {
  isEntitled,
  pastDueUntil,
  subscriptionStatuses,
  type Subscription,
  type SubscriptionStatus,
} from '../../../domain/subscription.ts';
import { Problem } from '../../problems/problem.ts';

/** Returns null if Stripe does not find the object; with `param`, only if the missing object is the one it names. */
export async function nullIfMissing<T>(call: Promise<T>, param?: 'customer'): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const isMatch = param === undefined || refusedParam(error) === param;
    if (refusalOf(error) !== 'resource_missing' || !isMatch) throw error;
    return null;
  }
}

/**
 * Converts an error of Stripe to a Problem: `provider_unavailable` for a temporary outage, and `payment_refused` for
 * a refusal that a retry does not change. An unknown response also counts as a refusal.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return isTemporary(error) ? providerUnavailable(error) : refused(error);
}

function isTemporary(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeError } =
    Stripe.errors;
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError) return true;
  // A malformed response with a success status will not change on a retry.
  if (error instanceof StripeAPIError) return !isSuccess(error.statusCode);
  // Another request is using the same key or the same object; it ends in a moment.
  return error instanceof StripeError && error.statusCode === 409;
}

const isSuccess = (status: number | undefined) => status !== undefined && status < 300;

const refused = (cause: unknown) =>
  new Problem(
    'payment_refused',
    'The payment service has refused this, and nothing was charged. Trying again will not help: please let the library know.',
    { cause },
  );

function providerUnavailable(cause: unknown): Problem {
  return new Problem(
    'provider_unavailable',
    'The payment page cannot be reached right now. Nothing was charged. Please try again in a moment.',
    { cause },
  );
}

/** Returns the error code of a request that Stripe refused permanently; null for any other error. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  return error.code ?? error.type;
}

/** Returns the parameter that Stripe refused; null if it names none. */
export const refusedParam = (error: unknown): string | null =>
  error instanceof Stripe.errors.StripeInvalidRequestError ? (error.param ?? null) : null;

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** Whether an expanded customer reference is a deleted customer. */
export function isDeleted(customer: Stripe.Checkout.Session['customer']): boolean {
  return typeof customer === 'object' && customer !== null && customer.deleted === true;
}

/** Throws for a status that is unknown here: it stops the sync and never opens or closes the library. */
function toStatus(status: string): SubscriptionStatus {
  const known = subscriptionStatuses.find((one) => one === status);
  if (!known) throw refused(new Error(`Unknown subscription status ${status}`));
  return known;
}

/** Converts Stripe's seconds to milliseconds. */
export function toMilliseconds(seconds: number): number {
  if (!Number.isSafeInteger(seconds)) throw refused(new Error('Stripe returned an invalid time'));
  return seconds * 1000;
}

/** Returns the address of a hosted page. Throws if it is not a safe web address. */
export function pageAddress({ url }: { url: string | null }): string {
  if (url === null || !isPaymentAddress(url)) {
    throw refused(new Error('Stripe returned a session without a web address'));
  }
  return url;
}

/**
 * Returns until when a `past_due` subscription keeps the library open; null for any other status. `open` are its
 * open invoices.
 */
function pastDueOf(status: SubscriptionStatus, open: readonly Stripe.Invoice[]): number | null {
  if (status !== 'past_due') return null;
  const since = open.map((one) =>
    toMilliseconds(one.status_transitions.finalized_at ?? one.created),
  );
  return pastDueUntil({
    since: Math.min(...since, since.length === 0 ? 0 : Infinity),
    isRetried: open.some((one) => one.next_payment_attempt !== null),
  });
}

/**
 * Returns what a subscription costs each month, in cents of Australian dollars; null if it is paid in another way. What a
 * discount takes off may change from month to month, so that is no such amount either.
 */
function amountOf({ discounts, items }: Stripe.Subscription): number | null {
  if (discounts.length > 0) return null;
  let sum = 0;
  for (const { price, quantity = 1, discounts: ofItem } of items.data) {
    if (ofItem.length > 0) return null;
    const { currency, unit_amount: amount, recurring } = price;
    const isMonthly = recurring?.interval === plan.interval && recurring.interval_count === 1;
    if (amount === null || currency !== plan.currency || !isMonthly) return null;
    sum += amount * quantity;
  }
  return items.data.length > 0 ? sum : null;
}

/** `open` are the open invoices; they matter only for a `past_due` subscription. */
export function toSubscription(
  subscription: Stripe.Subscription,
  open: readonly Stripe.Invoice[],
): Subscription {
  const periodEnds = subscription.items.data.map((item) => toMilliseconds(item.current_period_end));
  const periodEndsAt = periodEnds.length > 0 ? Math.max(...periodEnds) : null;
  const cancelAt = subscription.cancel_at === null ? null : toMilliseconds(subscription.cancel_at);
  const paused = subscription.pause_collection ?? null;
  const stripeStatus = toStatus(subscription.status);
  // A pause that voids invoices closes the library, although Stripe's status stays active. With the other two
  // pause behaviours the library stays open for free.
  const status = paused?.behavior === 'void' && isEntitled(stripeStatus) ? 'paused' : stripeStatus;
  const resumesAt = paused?.resumes_at ? toMilliseconds(paused.resumes_at) : null;
  return {
    id: subscription.id,
    status,
    createdAt: toMilliseconds(subscription.created),
    periodEndsAt,
    endsAt: cancelAt ?? (subscription.cancel_at_period_end ? periodEndsAt : null),
    pastDueUntil: pastDueOf(status, open),
    pause: paused && isEntitled(status) ? { resumesAt } : null,
    amount: amountOf(subscription),
  };
}
