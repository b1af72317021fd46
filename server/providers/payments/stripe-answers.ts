// What Stripe answers, in the product's own words: failures as problems, objects as what we keep.
import Stripe from 'stripe';
import { isPaymentAddress } from '../../../contracts/addresses.ts';
import {
  isEntitled,
  pastDueUntil,
  subscriptionStatuses,
  type Subscription,
  type SubscriptionStatus,
} from '../../../domain/subscription.ts';
import { Problem } from '../../problems/problem.ts';

/** Null where Stripe does not know what is asked for; where `param` is given, what that names. */
export async function unlessMissing<T>(call: Promise<T>, param?: 'customer'): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const isIt = param === undefined || refusedParam(error) === param;
    if (refusalOf(error) !== 'resource_missing' || !isIt) throw error;
    return null;
  }
}

/**
 * What went wrong with Stripe, as a problem: an outage, which passes, or a refusal, which trying again does not
 * change. An answer that nobody here understands is no outage either.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return passes(error) ? outOfReach(error) : refused(error);
}

function passes(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeError } =
    Stripe.errors;
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError) return true;
  // A success of which nothing can be made is not going to be another one.
  if (error instanceof StripeAPIError) return !isSuccess(error.statusCode);
  // Another request holds the same key or the same object: it is over in a moment.
  return error instanceof StripeError && error.statusCode === 409;
}

const isSuccess = (status: number | undefined) => status !== undefined && status < 300;

const refused = (cause: unknown) =>
  new Problem(
    'payment_refused',
    'The payment service has refused this, and nothing was charged. Trying again will not help: please let the library know.',
    { cause },
  );

export function outOfReach(cause: unknown): Problem {
  return new Problem(
    'provider_unavailable',
    'The payment page cannot be reached right now. Nothing was charged. Please try again in a moment.',
    { cause },
  );
}

/** Why Stripe refused a request for good, as its error code; null when it was not that. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  return error.code ?? error.type;
}

/** The parameter that Stripe's refusal is about; null where it names none. */
export const refusedParam = (error: unknown): string | null =>
  error instanceof Stripe.errors.StripeInvalidRequestError ? (error.param ?? null) : null;

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** Whether an expanded reference is to a customer that was deleted. */
export function isDeleted(customer: Stripe.Checkout.Session['customer']): boolean {
  return typeof customer === 'object' && customer !== null && customer.deleted === true;
}

/** A status that Stripe invents after this was written stops the sync; it never opens or shuts. */
function toStatus(status: string): SubscriptionStatus {
  const known = subscriptionStatuses.find((one) => one === status);
  if (!known) throw refused(new Error(`Unknown subscription status ${status}`));
  return known;
}

/** Stripe's seconds in milliseconds. */
function timeOf(seconds: number): number {
  if (!Number.isSafeInteger(seconds)) throw refused(new Error('Stripe answered no time'));
  return seconds * 1000;
}

/** Where Stripe sends a parent to. Throws for what no browser should be sent to. */
export function pageAddress({ url }: { url: string | null }): string {
  if (url === null || !isPaymentAddress(url)) {
    throw refused(new Error('Stripe answered a session without a web address'));
  }
  return url;
}

/**
 * What is owed for a subscription in arrears: until when that keeps the library open.
 * `open` are its invoices that wait for their payment.
 */
function pastDueOf(status: SubscriptionStatus, open: readonly Stripe.Invoice[]): number | null {
  if (status !== 'past_due') return null;
  const since = open.map((one) => timeOf(one.status_transitions.finalized_at ?? one.created));
  return pastDueUntil({
    since: Math.min(...since, since.length === 0 ? 0 : Infinity),
    isRetried: open.some((one) => one.next_payment_attempt !== null),
  });
}

/** `open` as above; nobody looks at it for a subscription that is not in arrears. */
export function toSubscription(
  subscription: Stripe.Subscription,
  open: readonly Stripe.Invoice[],
): Subscription {
  const periodEnds = subscription.items.data.map((item) => timeOf(item.current_period_end));
  const periodEndsAt = periodEnds.length > 0 ? Math.max(...periodEnds) : null;
  const cancelAt = subscription.cancel_at === null ? null : timeOf(subscription.cancel_at);
  const paused = subscription.pause_collection ?? null;
  const told = toStatus(subscription.status);
  // Voided invoices say that nothing is provided, whatever the status says; the other two ways are a gift.
  const status = paused?.behavior === 'void' && isEntitled(told) ? 'paused' : told;
  const resumesAt = paused?.resumes_at ? timeOf(paused.resumes_at) : null;
  return {
    id: subscription.id,
    status,
    createdAt: timeOf(subscription.created),
    periodEndsAt,
    endsAt: cancelAt ?? (subscription.cancel_at_period_end ? periodEndsAt : null),
    pastDueUntil: pastDueOf(status, open),
    pause: paused && isEntitled(status) ? { resumesAt } : null,
  };
}
