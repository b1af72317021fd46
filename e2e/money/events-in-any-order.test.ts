// Webhooks may arrive in any order, late, twice or never: in the end the library has stored what Stripe shows.
import fc from 'fast-check';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededEvents } from '../../sandbox/payments/work/seed.ts';
import { engines } from '../../server/test-support/databases.ts';
import { DAY, type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

/** One step in the history of a subscription. Webhooks may arrive after each step. */
type Step = (at: LibraryAndStripe, uid: string) => Promise<void>;

async function latest(at: LibraryAndStripe, uid: string): Promise<Stripe.Subscription | undefined> {
  return (await at.subscriptionsOf(uid)).at(-1);
}

const isLive = (subscription: Stripe.Subscription | undefined) =>
  subscription !== undefined && !['canceled', 'incomplete_expired'].includes(subscription.status);

const steps = {
  async pays(at, uid) {
    // Stripe dates subscriptions by the second, so two subscriptions must not start in the same one.
    at.pass(1_000);
    const url = await at.checkout(uid);
    if (url !== null) await at.payAt(url);
  },
  renews: async (at) => at.pass(31 * DAY),
  async failsToRenew(at, uid) {
    await at.decide(uid, 'fail');
    at.pass(31 * DAY);
  },
  async mendsTheCard(at, uid) {
    await at.decide(uid, 'pay');
    at.pass(6 * DAY);
  },
  async cancelsAtTheEnd(at, uid) {
    const subscription = await latest(at, uid);
    if (!isLive(subscription)) return;
    await at.stripe.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
  },
  async resumes(at, uid) {
    const subscription = await latest(at, uid);
    if (!isLive(subscription)) return;
    await at.stripe.subscriptions.update(subscription!.id, { cancel_at_period_end: false });
  },
  async isDeleted(at, uid) {
    const subscription = await latest(at, uid);
    if (isLive(subscription)) await at.stripe.subscriptions.cancel(subscription!.id);
  },
} satisfies Record<string, Step>;

type Name = keyof typeof steps;
const names = Object.keys(steps) as Name[];

/** When an event is delivered, in steps after it happened: 0 is at once, an empty list is never. */
type DeliveryTimes = number[];

const deliveries: fc.Arbitrary<DeliveryTimes> = fc.oneof(
  fc.constant<DeliveryTimes>([0]),
  fc.constant<DeliveryTimes>([]),
  fc.constant<DeliveryTimes>([0, 0]),
  fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 2 }),
);

interface Scenario {
  stepNames: Name[];
  /** One entry for each event. Repeats when there are more events. */
  deliveries: DeliveryTimes[];
  /** Sort keys for events that are delivered after the same step. */
  shuffle: number[];
}

const scenarios: fc.Arbitrary<Scenario> = fc.record({
  stepNames: fc
    .array(fc.constantFrom(...names), { minLength: 1, maxLength: 5 })
    .map((stepNames) => ['pays' as const, ...stepNames]),
  deliveries: fc.array(deliveries, { minLength: 1, maxLength: 20 }),
  shuffle: fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 20 }),
});

/** Returns every order of the given things. */
function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, at) =>
    permutations([...things.slice(0, at), ...things.slice(at + 1)]).map((rest) => [first, ...rest]),
  );
}

describe.each(engines)('webhooks, over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });

  let students = 0;
  const newStudent = () => `student-${(students += 1)}`;
  /** The events that a webhook endpoint set up as in docs/operations.md receives. */
  const newEvents = () => at.newEvents().filter(({ type }) => seededEvents.includes(type));

  const shown = async (uid: string) => {
    const subscription = await latest(at, uid);
    if (!subscription) return { id: null, status: null, endsAt: null };
    const { id, status, cancel_at } = subscription;
    return { id, status, endsAt: cancel_at === null ? null : cancel_at * 1000 };
  };

  async function runScenario(
    uid: string,
    { stepNames, deliveries, shuffle }: Scenario,
  ): Promise<void> {
    let events = 0;
    let scheduled = 0;
    const delivered = new Set<string>();
    const waiting: { event: Stripe.Event; moment: number; order: number }[] = [];
    const deliverDue = async (moment: number) => {
      const due = waiting.filter((each) => each.moment <= moment);
      due.sort((a, b) => a.order - b.order);
      for (const each of due) {
        waiting.splice(waiting.indexOf(each), 1);
        expect(await at.deliver(each.event)).toBe(200);
        delivered.add(each.event.id);
      }
    };
    for (const [moment, name] of stepNames.entries()) {
      await steps[name](at, uid);
      for (const event of newEvents()) {
        for (const delay of deliveries[events % deliveries.length]!) {
          const order = shuffle[scheduled % shuffle.length]!;
          waiting.push({ event, moment: moment + delay, order });
          scheduled += 1;
        }
        events += 1;
      }
      await deliverDue(moment);
    }
    // A repeated event changes nothing, so only an event delivered for the first time guarantees the final state.
    const hasLateEvents = waiting.some(({ event }) => !delivered.has(event.id));
    await deliverDue(Infinity);
    if (hasLateEvents) expect(await at.stored(uid)).toEqual(await shown(uid));
    // The scheduled job repairs what no webhook reported.
    at.pass(DAY);
    for (const { run } of at.library.app.scheduledJobs) await run();
    expect(await at.stored(uid)).toEqual(await shown(uid));
    await at.forget(uid);
    newEvents();
  }

  test('events delivered once, twice, late, in any order or never end in what Stripe shows', async () => {
    await fc.assert(
      fc.asyncProperty(scenarios, (scenario) => runScenario(newStudent(), scenario)),
      { numRuns: 40 },
    );
    // Forty scenarios take twenty seconds on a quiet machine.
  }, 300_000);

  test('every order of created, paid, updated, failed and deleted ends in what Stripe shows', async () => {
    const uid = newStudent();
    for (const name of ['pays', 'failsToRenew', 'isDeleted'] as const) {
      await steps[name](at, uid);
    }
    const all = newEvents();
    const lifecycle = [
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'invoice.payment_failed',
      'customer.subscription.deleted',
    ].map((type) => all.find((event) => event.type === type)!);
    const truth = await shown(uid);
    expect(truth.status).toBe('canceled');
    let n = 0;
    for (const order of permutations(lifecycle)) {
      // New ids, because an event id is handled only once.
      n += 1;
      for (const event of order) {
        expect(await at.deliver({ ...event, id: `${event.id}_${n}` })).toBe(200);
      }
      expect(await at.stored(uid)).toEqual(truth);
    }
    expect(n).toBe(120);
  });
});
