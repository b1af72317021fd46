// What a Stripe subscription means for access. The statuses are Stripe's
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

interface Meaning {
  /** Whether it grants access to the library. */
  entitles: boolean;
  /** Whether the status is final: Stripe will never charge for it or reactivate it. */
  isOver: boolean;
  /** Preference among several subscriptions of one customer. Lower is better. */
  rank: number;
}

/** `past_due` grants access while Stripe retries the card. `statusAt` applies the time limit. */
const meanings: Record<SubscriptionStatus, Meaning> = {
  active: { entitles: true, isOver: false, rank: 0 },
  trialing: { entitles: true, isOver: false, rank: 1 },
  past_due: { entitles: true, isOver: false, rank: 2 },
  incomplete: { entitles: false, isOver: false, rank: 3 },
  paused: { entitles: false, isOver: false, rank: 4 },
  unpaid: { entitles: false, isOver: false, rank: 5 },
  canceled: { entitles: false, isOver: true, rank: 6 },
  incomplete_expired: { entitles: false, isOver: true, rank: 7 },
};

/** The stored fields of a subscription. Times are epoch milliseconds. */
export interface Subscription {
  id: string;
  status: SubscriptionStatus;
  createdAt: number;
  /** The end of the paid period. */
  periodEndsAt: number | null;
  /** When a cancelled subscription ends; null if it renews. */
  endsAt: number | null;
  /** Until when `past_due` grants access; null for any other status. */
  pastDueUntil: number | null;
  /** Set while payment collection is paused; the library stays open. Otherwise null. */
  pause: Pause | null;
  /** What is paid each month, in cents of Australian dollars; null if it is paid in another way. */
  amount: number | null;
}

export interface Pause {
  /** When payment collection resumes; null if that is not known. */
  resumesAt: number | null;
}

/**
 * Chooses the customer's effective subscription (`counts`, null if there is none) and the duplicates
 * (`duplicates`): subscriptions that can still be charged although another one grants access. `countedId` is
 * the previous choice. It stays the choice while it grants access, unless its payment has failed and
 * another's has not. The choice is stable: choosing again among the same subscriptions gives the same result.
 */
export function selectSubscriptions<S extends Subscription>(
  subscriptions: readonly S[],
  countedId: string | null,
  now: number,
): { counts: S | null; duplicates: S[] } {
  const entitling = subscriptions.filter((one) => isEntitled(statusAt(one, now)));
  const best = [...subscriptions].sort(byPreference(now))[0] ?? null;
  const counted = entitling.find(({ id }) => id === countedId);
  const counts = counted && !(best && isReplacedBy(counted, best)) ? counted : best;
  const duplicates =
    entitling.length > 0
      ? subscriptions.filter((one) => one !== counts && !isOver(one.status))
      : [];
  return { counts, duplicates };
}

/** Otherwise the child would lose access after the last retry, although the parent pays for the other one. */
const isReplacedBy = (counted: Subscription, best: Subscription): boolean =>
  counted.status === 'past_due' && best.status !== 'past_due';

/**
 * Orders by status. If both grant access, prefers the older one, because the second is probably a mistake;
 * otherwise the newer one.
 */
const byPreference = (now: number) => (a: Subscription, b: Subscription) => {
  const status = statusAt(a, now);
  const rank = meanings[status].rank - meanings[statusAt(b, now)].rank;
  const age = a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
  return rank || (isEntitled(status) ? age : -age);
};

/**
 * The grace period after the end of a cancelled subscription, in milliseconds: clocks differ, and Stripe
 * takes a moment to end the subscription.
 */
const END_PASSED_MS = 5 * 60_000;

/** How long a subscription with a failed payment can grant access, in milliseconds. */
const PAST_DUE_MS = 30 * 24 * 3_600_000;

/**
 * Returns until when a subscription grants access if its oldest unpaid invoice was due at `since`: while
 * Stripe retries the card, and for thirty days at most.
 */
export const pastDueUntil = ({
  since,
  isRetried,
}: {
  since: number;
  isRetried: boolean;
}): number => (isRetried ? since + PAST_DUE_MS : since);

/**
 * Returns the status at `now` (epoch milliseconds). A known end takes effect even if Stripe is unavailable,
 * and a payment that is no longer retried counts as unpaid. A due renewal (`periodEndsAt`) ends nothing.
 */
export function statusAt<S extends SubscriptionStatus | null>(
  {
    status,
    endsAt,
    pastDueUntil = null,
  }: { status: S; endsAt: number | null; pastDueUntil?: number | null },
  now: number,
): S | 'canceled' | 'unpaid' {
  const hasEnded = endsAt !== null && now - endsAt > END_PASSED_MS;
  if (hasEnded && isEntitled(status)) return 'canceled';
  const isGivenUp = status === 'past_due' && pastDueUntil !== null && now >= pastDueUntil;
  return isGivenUp ? 'unpaid' : status;
}

/** Whether the subscription ever started. It has not if its first payment was never confirmed. */
export const hasBegun = (status: string | null): boolean =>
  status !== null && !status.startsWith('incomplete');

/** Whether this status grants access. A cancelled subscription stays `active` until it ends. */
export function isEntitled(status: SubscriptionStatus | null): boolean {
  return status !== null && meanings[status].entitles;
}

/** Whether the status is final. An unknown status, which Stripe may add later, is not: it might still be charged. */
export function isOver(status: string): boolean {
  return subscriptionStatuses.some((known) => known === status && meanings[known].isOver);
}

/**
 * Whether a stored subscription may be stale: its status grants access, but the subscription has since
 * ended, been due for renewal, reached `pastDueUntil` or been due to resume payment. Times are epoch
 * milliseconds.
 */
export function isOverdue(
  stored: {
    status: SubscriptionStatus | null;
    periodEndsAt: number | null;
    endsAt: number | null;
    pastDueUntil: number | null;
    resumesAt: number | null;
  },
  now: number,
): boolean {
  const { periodEndsAt, endsAt, pastDueUntil, resumesAt } = stored;
  const times = [periodEndsAt, endsAt, pastDueUntil, resumesAt];
  const due = Math.min(...times.map((time) => time ?? Infinity));
  return isEntitled(stored.status) && due <= now;
}

/**
 * Whether a stored subscription may be stale because the parent just acted at the provider: paid, updated a
 * failed card, or opened the page for managing the subscription (`watchedUntil`).
 */
export function isUnsettled(
  stored: { status: SubscriptionStatus | null; watchedUntil: number | null },
  now: number,
): boolean {
  const { status, watchedUntil } = stored;
  return !isEntitled(status) || status === 'past_due' || (watchedUntil ?? 0) > now;
}
