// The library's server and the stand-in of Stripe in one test, joined by the official SDK over
// HTTP. Time passes and webhooks arrive when the test says so.
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
  /** Another server process over the same database. */
  openSecondProcess(): Promise<ServerProcess<PaymentProvider>>;
  /** Asks for the checkout page; null when the library says that she has subscribed already. */
  checkout(uid: string, at?: ServerProcess<PaymentProvider>): Promise<string | null>;
  /** Pays on a checkout page with a good card; false when the page takes no payment any more. */
  payAt(url: string): Promise<boolean>;
  customerOf(uid: string): Promise<string>;
  /** All of the student's subscriptions at Stripe, oldest first. */
  subscriptionsOf(uid: string): Promise<Stripe.Subscription[]>;
  /** The next poll of a browser: what the library tells of the student's subscription. */
  poll(uid: string): Promise<Record<string, unknown>>;
  /** Milliseconds, for Stripe and for the library. */
  pass(ms: number): void;
  /** What the student's bank says to the next renewals. */
  decide(uid: string, outcome: RenewalOutcome): Promise<void>;
  /** Events that Stripe has to tell since the last call, oldest first. */
  news(): Stripe.Event[];
  /** Delivers an event as Stripe does; answers the status. */
  deliver(event: Stripe.Event): Promise<number>;
  /** Ends the student's story on both sides, so that time passes for the others alone. */
  forget(uid: string): Promise<void>;
  /** What the library keeps of the student's subscription. */
  stored(uid: string): Promise<{ id: string | null; status: string | null; endsAt: number | null }>;
}

const MOST_NEWS = 500;

export const DAY = 24 * 3_600_000;

/** `patience` is how long the library waits for an answer of Stripe, in milliseconds. */
export async function openLibraryAndStripe(
  engine: Engine,
  patience = 10_000,
): Promise<LibraryAndStripe> {
  const world = await openWorld();
  afterAll(() => world.close());
  // Half a second would pass before the SDK makes a call again that has failed.
  vi.spyOn(Stripe.prototype, 'getInitialNetworkRetryDelay').mockReturnValue(0.01);
  const { payments, stripe, time } = world;
  const database = await openTestDatabase(engine);
  const clock = { now: time.now };
  const now = () => clock.now;
  const provider = () =>
    createPaymentProvider({ secretKey, webhookSecret, priceId, host: world.origin, patience, now });
  const open = () => openLibraryOn(database, provider(), [], { clock });
  const library = await openLibraryOn(database, provider(), [testBook()], { clock });
  let told: string | undefined;

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
    news() {
      const page = { limit: MOST_NEWS, endingBefore: told };
      const { data, more } = payments.store.page('event', page, undefined, () => true);
      if (more) throw new Error(`More than ${MOST_NEWS} events at once`);
      told = data[0]?.id ?? told;
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
