// Test clocks: a customer may have a clock of their own, which stands still until it is advanced.
import type Stripe from 'stripe';
import { recurringOf } from '../shapes/catalogue.ts';
import { known, type Work } from '../work/work.ts';
import { periodEnd } from './period.ts';

type TestClock = Stripe.TestHelpers.TestClock;

/** Customers, subscriptions and invoices have this field; null or missing means the common clock. */
interface OnClock {
  test_clock?: string | TestClock | null;
}

export function clockIdOf(object: OnClock): string | null {
  const { test_clock } = object;
  return typeof test_clock === 'object' ? (test_clock?.id ?? null) : (test_clock ?? null);
}

/** Returns `work` at the time of the object's clock. */
export function onClockOf(work: Work, object: OnClock): Work {
  const id = clockIdOf(object);
  if (id === null) return work;
  return work.at(known(work.store.find('test_helpers.test_clock', id)).frozen_time);
}

const twoYears = 2 * 366 * 86_400;

/**
 * Returns the latest time, in epoch seconds, to which Stripe lets a clock advance in one call: two intervals of
 * the shortest subscription, or two years without one.
 */
export function latestAdvance(work: Work, clock: TestClock): number {
  const ends = work.store
    .all('subscription')
    .filter((each) => clockIdOf(each) === clock.id && each.ended_at === null)
    .flatMap((each) =>
      each.items.data.map(({ price }) => {
        const recurring = recurringOf(price);
        const firstEnd = periodEnd(clock.frozen_time, clock.frozen_time, recurring);
        return periodEnd(clock.frozen_time, firstEnd, recurring);
      }),
    );
  return ends.length === 0 ? clock.frozen_time + twoYears : Math.min(...ends);
}

/** Starts to advance the clock. The next run of due work completes it. */
export function startAdvancing(work: Work, clock: TestClock, to: number): void {
  clock.status = 'advancing';
  clock.status_details = { advancing: { target_frozen_time: to } };
  work.store.save(clock);
  work.emit('test_helpers.test_clock.advancing', clock);
}

export function finishAdvancing(work: Work, clock: TestClock): void {
  clock.frozen_time = clock.status_details.advancing?.target_frozen_time ?? clock.frozen_time;
  clock.status = 'ready';
  clock.status_details = {};
  work.store.save(clock);
  work.emit('test_helpers.test_clock.ready', clock);
}
