// How many families the library has on each day, by their subscriptions. Days are in the library's time zone. Pure.
import { isEntitled, type SubscriptionStatus } from './subscription.ts';

/** A subscription of the library that has begun. Times are epoch milliseconds. */
export interface CountedSubscription {
  /** Who pays for it. */
  family: string;
  startedAt: number;
  /** Null while it goes on. */
  endedAt: number | null;
  /** What it means at the time of the reading. */
  status: SubscriptionStatus;
}

/** A time in which a family had a subscription without a break. */
export interface Membership {
  firstDay: string;
  /** The day on which it ended; null while it goes on. */
  lastDay: string | null;
  /** What it means while it goes on; null if it does not open the library, such as while it is paused. */
  status: SubscriptionStatus | null;
}

/** What is known of a day whenever it is read. */
export interface DayFlow {
  day: string;
  families: number;
  started: number;
  ended: number;
}

/** What is known of a day as it ends alone: a subscription says how it is, not how it was. */
export interface DayState {
  families: number;
  inTrial: number | null;
  failing: number | null;
}

/** Of several subscriptions of one family, the first of these says how it is. */
const BEST_FIRST: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];

/**
 * Returns the memberships of all families. Subscriptions of one family that overlap are one: the second may be a duplicate.
 * `dayAt` returns the day of a time.
 */
export function membershipsOf(
  subscriptions: readonly CountedSubscription[],
  dayAt: (at: number) => string,
): Membership[] {
  const byFamily = new Map<string, CountedSubscription[]>();
  for (const one of subscriptions) {
    const known = byFamily.get(one.family);
    if (known) known.push(one);
    else byFamily.set(one.family, [one]);
  }
  return [...byFamily.values()].flatMap((ofFamily) =>
    mergeOverlapping(ofFamily).map(({ startedAt, endedAt, statuses }) => ({
      firstDay: dayAt(startedAt),
      lastDay: endedAt === null ? null : dayAt(endedAt),
      status: BEST_FIRST.find((status) => statuses.includes(status)) ?? null,
    })),
  );
}

interface Merged {
  startedAt: number;
  endedAt: number | null;
  /** Of those that go on and open the library. */
  statuses: SubscriptionStatus[];
}

function mergeOverlapping(subscriptions: readonly CountedSubscription[]): Merged[] {
  const merged: Merged[] = [];
  for (const one of subscriptions.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const { startedAt, endedAt, status } = one;
    const statuses = endedAt === null && isEntitled(status) ? [status] : [];
    const last = merged.at(-1);
    if (last && (last.endedAt === null || startedAt <= last.endedAt)) {
      last.endedAt =
        last.endedAt === null || endedAt === null ? null : Math.max(last.endedAt, endedAt);
      last.statuses.push(...statuses);
    } else {
      merged.push({ startedAt, endedAt, statuses });
    }
  }
  return merged;
}

const countBy = (days: readonly (string | null)[]): Map<string | null, number> => {
  const counts = new Map<string | null, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
};

/** Counts `days`, which follow one another. A family counts on its first day, and no longer on its last. */
export function countFlows(memberships: readonly Membership[], days: readonly string[]): DayFlow[] {
  const first = days[0] ?? '';
  const starts = countBy(memberships.map(({ firstDay }) => firstDay));
  const ends = countBy(memberships.map(({ lastDay }) => lastDay));
  let families = memberships.filter(
    ({ firstDay, lastDay }) => firstDay < first && (lastDay === null || lastDay >= first),
  ).length;
  return days.map((day) => {
    const started = starts.get(day) ?? 0;
    const ended = ends.get(day) ?? 0;
    families += started - ended;
    return { day, families, started, ended };
  });
}

/** Counts a day that has just ended, or has not. A family that has left since is counted, neither in trial nor failing. */
export function countState(memberships: readonly Membership[], day: string): DayState {
  const members = memberships.filter(
    ({ firstDay, lastDay, status }) =>
      firstDay <= day && (lastDay === null ? status !== null : lastDay > day),
  );
  const having = (wanted: SubscriptionStatus) =>
    members.filter(({ status }) => status === wanted).length;
  return {
    families: members.length,
    inTrial: having('trialing'),
    failing: having('past_due'),
  };
}
