// The library's server and the stand-in of Stripe in one test, connected by the official SDK over HTTP. The test
// advances the clock and delivers the webhooks.
import Stripe from 'stripe';
import {
  createPaymentProvider,
  type PaymentProvider,
} from '../../server/providers/payments/payments.ts';
import { type Engine, openTestDatabase } from '../../server/test-support/databases.ts';
import { openLibraryOn, type ServerProcess, testBook } from '../../server/test-support/library.ts';
import {
  goodCard,
  openWorld,
  postForm,
  priceId,
  secretKey,
  webhookSecret,
  type World,
} from '../../sandbox/payments/test-support/world.ts';
import { decideRenewals, type RenewalOutcome } from '../../sandbox/payments/billing/bank.ts';
import { sign } from '../../sandbox/payments/webhooks/signature.ts';
import { afterAll, vi } from 'vitest';

export interface LibraryAndStripe {
  library: ServerProcess<PaymentProvider>;
  stripe: Stripe;
  world: World;
  /** Opens another server process over the same database. */
  openSecondProcess(): Promise<ServerProcess<PaymentProvider>>;
  /** Requests a checkout page and returns its URL, or null when the student is already subscribed. */
  checkout(uid: string, at?: ServerProcess<PaymentProvider>): Promise<string | null>;
  /** Pays on a checkout page with a valid card. Returns false when the page takes no payment any more. */
  payAt(url: string): Promise<boolean>;
  customerOf(uid: string): Promise<string>;
  /** Returns all of the student's subscriptions at Stripe, oldest first. */
  subscriptionsOf(uid: string): Promise<Stripe.Subscription[]>;
  /** Advances the clock by two seconds and returns the subscription status, as a browser polls it. */
  poll(uid: string): Promise<Record<string, unknown>>;
  /** Advances the clocks of Stripe and of the library, in milliseconds. */
  pass(ms: number): void;
  /** Sets the outcome of the student's next renewals. */
  decide(uid: string, outcome: RenewalOutcome): Promise<void>;
  /** Returns the events at Stripe since the last call, oldest first. */
  newEvents(): Stripe.Event[];
  /** Delivers an event as a signed webhook and returns the status code. */
  deliver(event: Stripe.Event): Promise<number>;
  /** Deletes the student's data on both sides, so that advancing the clock no longer affects them. */
  forget(uid: string): Promise<void>;
  /** Returns what the library has stored of the student's subscription. */
  stored(uid: string): Promise<{ id: string | null; status: string | null; endsAt: number | null }>;
}

const MAX_EVENTS = 500;

export const DAY = 24 * 3_600_000;

/** `timeout` is the timeout of the library's calls to Stripe, in milliseconds. */
export async function openLibraryAndStripe(
  engine: Engine,
  timeout = 10_000,
): Promise<LibraryAndStripe> {
  // In a shorter month Stripe would try a failed payment again within the 31 days that tests let pass.
  const world = await openWorld({ time: { now: Date.UTC(2027, 0, 9, 9) } });
  afterAll(() => world.close());
  // By default the SDK waits half a second before it retries a failed call.
  vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay').mockReturnValue(0.01);
  const { payments, stripe, time } = world;
  const database = await openTestDatabase(engine);
  const clock = { now: time.now };
  const now = () => clock.now;
  const provider = () =>
    createPaymentProvider({ secretKey, webhookSecret, priceId, host: world.origin, timeout, now });
  const open = () => openLibraryOn(database, provider(), [], { clock });
  const library = await openLibraryOn(database, provider(), [testBook()], { clock });
  let lastEventId: string | undefined;

  const pass = (ms: number) => {
    payments.advance(ms);
    clock.now += ms;
  };

  const customerOf = async (uid: string) => {
    const row = await database.db
      .selectFrom('subscriptions')
      .select('customer_id')
      .where('user_id', '=', uid)
      .executeTakeFirstOrThrow();
    return row.customer_id;
  };

  return {
    library,
    stripe,
    world,
    openSecondProcess: open,
    async checkout(uid, at = library) {
      const { status, body } = await at.call('POST', '/api/create-checkout-session', { as: uid });
      if (status !== 200) throw new Error(`The checkout answered ${status}: ${at.log.at(-1)}`);
      return body.alreadySubscribed ? null : body.url;
    },
    async payAt(url) {
      const { status, location } = await postForm(url, goodCard);
      return status === 303 && location?.includes('success=true') === true;
    },
    customerOf,
    async subscriptionsOf(uid) {
      const customer = await customerOf(uid);
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      return data.reverse();
    },
    async poll(uid) {
      pass(2_000);
      return (await library.call('GET', '/api/subscription/status', { as: uid })).body;
    },
    pass,
    async decide(uid, outcome) {
      decideRenewals(payments.store, await customerOf(uid), outcome);
    },
    newEvents() {
      const page = { limit: MAX_EVENTS, endingBefore: lastEventId };
      const { data, more } = payments.store.page('event', page, undefined, () => true);
      if (more) throw new Error(`More than ${MAX_EVENTS} events at once`);
      lastEventId = data[0]?.id ?? lastEventId;
      return data.reverse();
    },
    async deliver(event) {
      const body = JSON.stringify(event);
      const answer = await library.app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': sign(body, webhookSecret, Math.floor(Date.now() / 1000)),
        },
        payload: body,
      });
      return answer.statusCode;
    },
    async forget(uid) {
      await stripe.customers.del(await customerOf(uid));
      await database.db.deleteFrom('users').where('id', '=', uid).execute();
    },
    async stored(uid) {
      const row = await database.db
        .selectFrom('subscriptions')
        .selectAll()
        .where('user_id', '=', uid)
        .executeTakeFirst();
      return {
        id: row?.subscription_id ?? null,
        status: row?.status ?? null,
        endsAt: row?.ends_at ?? null,
      };
    },
  };
}
