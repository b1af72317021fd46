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

interface Meaning {
  /** Whether it opens the library. */
  entitles: boolean;
  /** Whether Stripe will neither charge for it any more nor bring it back. */
  isOver: boolean;
  /** Which of several subscriptions of one customer is preferred; smaller is better. */
  rank: number;
}

/** `past_due` stays in while Stripe is still retrying the card: `statusAt` knows for how long. */
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

/** The one plan (specification, section 3), as Stripe puts it. */
export const plan = { amount: 499, currency: 'aud', interval: 'month' } as const;

/** What the product keeps of a subscription. Times are epoch milliseconds. */
export interface Subscription {
  id: string;
  status: SubscriptionStatus;
  createdAt: number;
  /** End of the paid period. */
  periodEndsAt: number | null;
  /** When a cancelled subscription ends; null while it renews. */
  endsAt: number | null;
  /** Until when `past_due` opens the library; null for any other status. */
  pastDueUntil: number | null;
  /** While the library stays open and nothing is collected for it; null while it is paid. */
  pause: Pause | null;
}

export interface Pause {
  /** When payments go on; null where nobody has said so. */
  resumesAt: number | null;
}

/**
 * The subscription that counts among all of a customer's, null when there is none; and the surplus: what
 * could still be charged although another opens the library. `countedId` is the one that counted before:
 * it goes on counting while it opens the library, unless its payment has failed and another's has not.
 * What is chosen would be chosen again by whoever finds the same.
 */
export function sortOut<S extends Subscription>(
  subscriptions: readonly S[],
  countedId: string | null,
  now: number,
): { counts: S | null; surplus: S[] } {
  const entitling = subscriptions.filter((one) => isEntitled(statusAt(one, now)));
  const best = [...subscriptions].sort(byWorth(now))[0] ?? null;
  const counted = entitling.find(({ id }) => id === countedId);
  const counts = counted && !(best && givesWay(counted, best)) ? counted : best;
  const surplus =
    entitling.length > 0
      ? subscriptions.filter((one) => one !== counts && !isOver(one.status))
      : [];
  return { counts, surplus };
}

/** After its last retry a child would be out whose parent has paid for the other one. */
const givesWay = (counted: Subscription, best: Subscription): boolean =>
  counted.status === 'past_due' && best.status !== 'past_due';

/**
 * Of two that open the library the first stays, for the second is the mistake; else the last word
 * counts.
 */
const byWorth = (now: number) => (a: Subscription, b: Subscription) => {
  const status = statusAt(a, now);
  const rank = meanings[status].rank - meanings[statusAt(b, now)].rank;
  const age = a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);
  return rank || (isEntitled(status) ? age : -age);
};

/**
 * For how long after its end a cancelled subscription still opens the library, in milliseconds: clocks
 * differ, and Stripe itself takes a moment to end it.
 */
const END_PASSED_MS = 5 * 60_000;

/** For how long a payment that failed may keep the library open, in milliseconds. */
const PAST_DUE_MS = 30 * 24 * 3_600_000;

/**
 * Until when a subscription whose oldest unpaid invoice fell due at `since` opens the library: while Stripe
 * tries the card again, and for thirty days at most.
 */
export const pastDueUntil = ({
  since,
  isRetried,
}: {
  since: number;
  isRetried: boolean;
}): number => (isRetried ? since + PAST_DUE_MS : since);

/**
 * The status by now, in epoch milliseconds: a known end comes also where Stripe cannot be asked, and a
 * payment that is no longer tried is as good as unpaid. A renewal that is due (`periodEndsAt`) ends nothing.
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

/** Whether it was ever paid for or tried: a payment that was never confirmed has begun nothing. */
export const hasBegun = (status: string | null): boolean =>
  status !== null && !status.startsWith('incomplete');

/** Whether this status opens the library. A cancelled subscription stays `active` until it ends. */
export function isEntitled(status: SubscriptionStatus | null): boolean {
  return status !== null && meanings[status].entitles;
}

/** A status that Stripe invents after this was written is not over: it might still charge. */
export function isOver(status: string): boolean {
  return subscriptionStatuses.some((known) => known === status && meanings[known].isOver);
}

/**
 * Whether a stored reading may be out of date: its status opens the library, but a moment has passed at
 * which the subscription ended, was due for renewal, was given up or was to be paid again. Times are epoch milliseconds.
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
  const moments = [periodEndsAt, endsAt, pastDueUntil, resumesAt];
  const due = Math.min(...moments.map((moment) => moment ?? Infinity));
  return isEntitled(stored.status) && due <= now;
}

/**
 * Whether what is stored may have been overtaken by what a parent has just done at the provider: paid,
 * mended a card that failed, or been on the page for managing her subscription (`watchedUntil`).
 */
export function isUnsettled(
  stored: { status: SubscriptionStatus | null; watchedUntil: number | null },
  now: number,
): boolean {
  const { status, watchedUntil } = stored;
  return !isEntitled(status) || status === 'past_due' || (watchedUntil ?? 0) > now;
}
