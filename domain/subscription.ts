// What a Stripe subscription means for access. Statuses are Stripe's own words
// (https://docs.stripe.com/api/subscriptions/object#subscription_object-status).

export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
  'canceled',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** `past_due` stays in: Stripe is still retrying the card. */
const entitles: Record<SubscriptionStatus, boolean> = {
  active: true,
  trialing: true,
  past_due: true,
  incomplete: false,
  incomplete_expired: false,
  unpaid: false,
  paused: false,
  canceled: false,
};

/** Order in which several subscriptions of one customer are preferred; smaller is better. */
const preference: Record<SubscriptionStatus, number> = {
  active: 0,
  trialing: 1,
  past_due: 2,
  incomplete: 3,
  paused: 4,
  unpaid: 5,
  canceled: 6,
  incomplete_expired: 7,
};

/** What the product keeps of a subscription. Times are epoch milliseconds. */
export interface Subscription {
  id: string;
  status: SubscriptionStatus;
  /** End of the paid period. */
  periodEndsAt: number | null;
  /** When a cancelled subscription ends; null while it renews. */
  endsAt: number | null;
}

/** The subscription that counts among all of a customer's, or null when there is none. */
export function pickSubscription<S extends Subscription>(subscriptions: readonly S[]): S | null {
  const [best] = [...subscriptions].sort(
    (a, b) =>
      preference[a.status] - preference[b.status] || (b.periodEndsAt ?? 0) - (a.periodEndsAt ?? 0),
  );
  return best ?? null;
}

/** Whether this status opens the library. A cancelled subscription stays `active` at Stripe until it ends. */
export function isEntitled(status: SubscriptionStatus | null): boolean {
  return status !== null && entitles[status];
}

/**
 * Whether a stored reading may be out of date: it opens the library, but a moment has passed at which
 * the subscription ended or was due for renewal. Times are epoch milliseconds.
 */
export function isOverdue(
  stored: { status: SubscriptionStatus | null; periodEndsAt: number | null; endsAt: number | null },
  now: number,
): boolean {
  const due = Math.min(stored.periodEndsAt ?? Infinity, stored.endsAt ?? Infinity);
  return isEntitled(stored.status) && due <= now;
}
