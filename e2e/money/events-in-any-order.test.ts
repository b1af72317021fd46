// Whatever Stripe tells, in whatever order, how often and how late: what the library keeps in the end is
// what Stripe shows.
import fc from 'fast-check';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededEvents } from '../../sandbox/payments/work/seed.ts';
import { engines } from '../../server/test-support/databases.ts';
import { DAY, type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

/** What happens to a subscription, by name, between two moments at which webhooks may arrive. */
type Happening = (at: LibraryAndStripe, uid: string) => Promise<void>;

async function latest(at: LibraryAndStripe, uid: string): Promise<Stripe.Subscription | undefined> {
  return (await at.subscriptionsOf(uid)).at(-1);
}

const isLive = (subscription: Stripe.Subscription | undefined) =>
  subscription !== undefined && !['canceled', 'incomplete_expired'].includes(subscription.status);

const happenings = {
  async pays(at, uid) {
    // Stripe dates a subscription by the second, and nobody subscribes twice within one.
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
} satisfies Record<string, Happening>;

type Name = keyof typeof happenings;
const names = Object.keys(happenings) as Name[];

/** How one event is told: at which moments after it happened (0 is at once); none is never. */
type Telling = number[];

const tellings: fc.Arbitrary<Telling> = fc.oneof(
  fc.constant<Telling>([0]),
  fc.constant<Telling>([]),
  fc.constant<Telling>([0, 0]),
  fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 2 }),
);

interface Life {
  story: Name[];
  /** One for each event, taken in turn. */
  tellings: Telling[];
  /** Sorts what is told at the same moment. */
  shuffle: number[];
}

const lives: fc.Arbitrary<Life> = fc.record({
  story: fc
    .array(fc.constantFrom(...names), { minLength: 1, maxLength: 5 })
    .map((story) => ['pays' as const, ...story]),
  tellings: fc.array(tellings, { minLength: 1, maxLength: 20 }),
  shuffle: fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 20 }),
});

/** Every order of the given things. */
function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, at) =>
    permutations([...things.slice(0, at), ...things.slice(at + 1)]).map((rest) => [first, ...rest]),
  );
}

describe.each(engines)('what Stripe tells, over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });

  let students = 0;
  const newStudent = () => `student-${(students += 1)}`;
  /** The events that an endpoint set up as docs/operations.md says receives. */
  const news = () => at.news().filter(({ type }) => seededEvents.includes(type));

  const shown = async (uid: string) => {
    const subscription = await latest(at, uid);
    if (!subscription) return { id: null, status: null, endsAt: null };
    const { id, status, cancel_at } = subscription;
    return { id, status, endsAt: cancel_at === null ? null : cancel_at * 1000 };
  };

  async function live(uid: string, { story, tellings, shuffle }: Life): Promise<void> {
    let events = 0;
    let told = 0;
    const heard = new Set<string>();
    const waiting: { event: Stripe.Event; moment: number; order: number }[] = [];
    const tell = async (moment: number) => {
      const due = waiting.filter((each) => each.moment <= moment);
      due.sort((a, b) => a.order - b.order);
      for (const each of due) {
        waiting.splice(waiting.indexOf(each), 1);
        expect(await at.deliver(each.event)).toBe(200);
        heard.add(each.event.id);
      }
    };
    for (const [moment, name] of story.entries()) {
      await happenings[name](at, uid);
      for (const event of news()) {
        for (const delay of tellings[events % tellings.length]!) {
          const order = shuffle[told % shuffle.length]!;
          waiting.push({ event, moment: moment + delay, order });
          told += 1;
        }
        events += 1;
      }
      await tell(moment);
    }
    // An event that was told before tells nothing new.
    const isToldAfterwards = waiting.some(({ event }) => !heard.has(event.id));
    await tell(Infinity);
    if (isToldAfterwards) expect(await at.stored(uid)).toEqual(await shown(uid));
    // What was never told is found by the sweep of the next night.
    at.pass(DAY);
    for (const { run } of at.library.app.chores) await run();
    expect(await at.stored(uid)).toEqual(await shown(uid));
    await at.forget(uid);
    news();
  }

  test('once, twice, late, in any order or not at all, it ends in what Stripe shows', async () => {
    await fc.assert(
      fc.asyncProperty(lives, (life) => live(newStudent(), life)),
      { numRuns: 40 },
    );
  });

  test('every order of created, paid, updated, failed and deleted ends in what Stripe shows', async () => {
    const uid = newStudent();
    for (const name of ['pays', 'failsToRenew', 'isDeleted'] as const) {
      await happenings[name](at, uid);
    }
    const all = news();
    const life = [
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'invoice.payment_failed',
      'customer.subscription.deleted',
    ].map((type) => all.find((event) => event.type === type)!);
    const truth = await shown(uid);
    expect(truth.status).toBe('canceled');
    let n = 0;
    for (const order of permutations(life)) {
      // Under ids of its own, for an event is heard once.
      n += 1;
      for (const event of order) {
        expect(await at.deliver({ ...event, id: `${event.id}_${n}` })).toBe(200);
      }
      expect(await at.stored(uid)).toEqual(truth);
    }
    expect(n).toBe(120);
  });
});
