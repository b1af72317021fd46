// What Stripe answers, in the product's own words: failures as problems, objects as what we keep.
import Stripe from 'stripe';
import {
  subscriptionStatuses,
  type Subscription,
  type SubscriptionStatus,
} from '../../domain/subscription.ts';
import { Problem } from '../errors.ts';

/** Waits for Stripe. `missing` is the answer for a customer that is gone; without it that throws. */
export async function answered<T, M = never>(
  call: Promise<T>,
  gone?: { missing: M },
): Promise<T | M> {
  try {
    return await call;
  } catch (error) {
    if (gone && error instanceof Stripe.errors.StripeError) {
      if (error.code === 'resource_missing' && error.param === 'customer') return gone.missing;
    }
    throw outOfReach(error);
  }
}

export function outOfReach(cause: unknown): Problem {
  return new Problem(
    'provider_unavailable',
    'The payment page cannot be reached right now. Nothing was charged. Please try again in a moment.',
    { cause },
  );
}

/** Why Stripe refused a request for good, as its error code; null when it was not that. */
export function refusalOf(error: unknown): string | null {
  const cause = error instanceof Problem ? error.cause : null;
  if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  return cause.code ?? cause.type;
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** Whether an expanded reference is to a customer that was deleted. */
export function isDeleted(customer: Stripe.Checkout.Session['customer']): boolean {
  return typeof customer === 'object' && customer !== null && customer.deleted === true;
}

export function customerOf(event: Stripe.Event): string | null {
  const object = event.data.object as { object?: string; id?: string; customer?: unknown };
  if (object.object === 'customer') return object.id ?? null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  return (customer as { id?: string } | null | undefined)?.id ?? null;
}

/** A status that Stripe invents after this was written stops the sync; it never opens or shuts. */
function toStatus(status: string): SubscriptionStatus {
  const known = subscriptionStatuses.find((one) => one === status);
  if (!known) throw outOfReach(new Error(`Unknown subscription status ${status}`));
  return known;
}

export function toSubscription(subscription: Stripe.Subscription): Subscription {
  const periodEnds = subscription.items.data.map((item) => item.current_period_end * 1000);
  const periodEndsAt = periodEnds.length > 0 ? Math.max(...periodEnds) : null;
  const cancelAt = subscription.cancel_at === null ? null : subscription.cancel_at * 1000;
  return {
    id: subscription.id,
    status: toStatus(subscription.status),
    createdAt: subscription.created * 1000,
    periodEndsAt,
    endsAt: cancelAt ?? (subscription.cancel_at_period_end ? periodEndsAt : null),
  };
}
