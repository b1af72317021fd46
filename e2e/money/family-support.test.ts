// An owner finds a family, ends its subscription and gives it a month free, with Stripe's answers to each.
import type Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postForm, priceId } from '../../sandbox/payments/test-support/world.ts';
import type { SupportedFamily } from '../../contracts/family-support.ts';
import { engines } from '../../server/test-support/databases.ts';
import { DAY, type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

const LOOK = '/api/admin/families/look';

describe.each(engines)('over %s', (engine) => {
  let at: LibraryAndStripe;
  let admin = '';
  let count = 0;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });
  // Tests pass months, in which sessions end and later tests find the families of earlier ones.
  beforeEach(async () => {
    admin = await at.library.adminToken();
  });

  /** A family that has registered. Returns its uid. */
  async function register(): Promise<string> {
    const uid = `family-${engine}-${count++}`;
    const body = { parentFirstName: 'Robin', firstName: 'Kim', age: 6 };
    await at.library.call('POST', '/api/auth/firebase/sync', { as: uid, body });
    return uid;
  }

  /** A family that pays, with its subscription at Stripe. */
  async function subscribe(code?: string): Promise<{ uid: string; sub: Stripe.Subscription }> {
    const uid = await register();
    const url = (await at.checkout(uid))!;
    expect(await at.payAt(code === undefined ? url : await pageWith(code, uid))).toBe(true);
    await at.poll(uid);
    at.newEvents();
    return { uid, sub: (await at.subscriptionsOf(uid))[0]! };
  }

  /** Returns a payment page on which the code of a discount is entered. */
  async function pageWith(promotionCode: string, uid: string): Promise<string> {
    const { url } = await at.stripe.checkout.sessions.create({
      ...{ mode: 'subscription', customer: await at.customerOf(uid), allow_promotion_codes: true },
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: 'http://localhost:3000/?success=true',
    });
    await postForm(`${url}/code`, { promotionCode });
    return url!;
  }

  async function look(uid: string): Promise<SupportedFamily> {
    const body = { email: `${uid}@EXAMPLE.com` };
    const answer = await at.library.call('POST', LOOK, { admin, body });
    expect([answer.status, answer.body.families.length]).toEqual([200, 1]);
    return answer.body.families[0];
  }

  const pressOf = (n: number) => n.toString(16).padStart(16, '0');
  let presses = 0;
  const end = (
    uid: string,
    sub: Stripe.Subscription,
    when: 'now' | 'period-end',
    press = pressOf(++presses),
  ) =>
    at.library.call('POST', `/api/admin/families/${uid}/end-subscription`, {
      admin,
      body: { press, subscription: sub.id, when },
    });
  const giveMonth = (
    uid: string,
    sub: Stripe.Subscription,
    { press = pressOf(++presses), credit = 0 } = {},
  ) =>
    at.library.call('POST', `/api/admin/families/${uid}/free-month`, {
      admin,
      body: { press, subscription: sub.id, credit },
    });

  const credits = async (uid: string) => {
    const { data } = await at.stripe.customers.listBalanceTransactions(await at.customerOf(uid));
    return data.filter(({ type }) => type === 'adjustment').map(({ amount }) => amount);
  };
  const paid = async (uid: string) => {
    const customer = await at.customerOf(uid);
    const { data } = await at.stripe.invoices.list({ customer, status: 'paid' });
    return data.map(({ amount_paid: amount }) => amount);
  };
  const kindsOf = async (uid: string) => {
    const { db } = at.library.database;
    const rows = await db.selectFrom('changes').selectAll().where('subject_id', '=', uid).execute();
    return rows.map(({ kind, by_whom: by }) => `${kind} by ${by}`);
  };
  const status = async (uid: string) => (await at.poll(uid))['status'];

  describe('a family', () => {
    test('that has never subscribed', async () => {
      const uid = await register();
      expect(await look(uid)).toMatchObject({
        ...{ id: uid, email: `${uid}@example.com`, children: 1, emailConfirmed: true },
        ...{ subscription: null, billing: null, trouble: null, readAt: null, paymentPage: null },
      });
    });

    test('that has opened the payment page and not paid', async () => {
      const uid = await register();
      await at.checkout(uid);
      const family = await look(uid);
      expect(family).toMatchObject({ subscription: null, billing: null, trouble: null });
      expect(family.paymentPage).toBe(`${at.world.origin}/control#${await at.customerOf(uid)}`);
    });

    test('that pays', async () => {
      const { uid, sub } = await subscribe();
      const { created } = sub;
      const periodEnd = sub.items.data[0]!.current_period_end * 1000;
      const { subscription, billing } = await look(uid);
      expect(subscription).toEqual({
        ...{ id: sub.id, status: 'active', amount: 499, periodEndsAt: periodEnd },
        ...{ endsAt: null, pastDueUntil: null, pause: null },
        ...{ canEnd: ['period-end', 'now'], canHaveFreeMonth: true },
      });
      expect(billing).toEqual({
        ...{ currency: 'aud', since: created * 1000, endedAt: null, failed: null, credit: 0 },
        lastPayment: { at: created * 1000, amount: 499 },
        nextPayment: { at: periodEnd, amount: 499, price: 499 },
      });
    });

    test('that pays half', async () => {
      const { uid } = await subscribe('HALFPRICE');
      const { subscription, billing } = await look(uid);
      expect(subscription).toMatchObject({ amount: null, canHaveFreeMonth: true });
      expect(billing).toMatchObject({ lastPayment: { amount: 249 }, nextPayment: { price: 249 } });
    });

    test('that has a coupon for everything', async () => {
      const { uid, sub } = await subscribe('FREE');
      const { billing } = await look(uid);
      expect(billing).toMatchObject({ lastPayment: null, nextPayment: { amount: 0, price: 0 } });
      const { status: refused, body } = await giveMonth(uid, sub);
      expect([refused, body.message]).toEqual([409, expect.stringMatching(/nothing already/)]);
      expect(await kindsOf(uid)).toEqual([]);
    });

    test('whose payment has failed, and has failed for good', async () => {
      at.world.payments.decideAfterLastRetry('unpaid');
      const { uid } = await subscribe();
      await at.decide(uid, 'fail');
      at.pass(31 * DAY);
      admin = await at.library.adminToken();
      const late = await look(uid);
      expect(late.subscription).toMatchObject({ status: 'past_due', canHaveFreeMonth: true });
      expect(late.subscription?.pastDueUntil).toBeGreaterThan(at.library.clock.now);
      expect(late.billing?.failed).toMatchObject({ amount: 499, retryAt: expect.any(Number) });
      expect(late.billing?.failed?.retryAt).toBeGreaterThan(at.library.clock.now);
      at.pass(15 * DAY);
      admin = await at.library.adminToken();
      const given = await look(uid);
      expect(given.subscription).toMatchObject({
        ...{ status: 'unpaid', canEnd: ['now'], canHaveFreeMonth: false },
      });
      expect(given.billing?.failed).toEqual({ amount: 499, retryAt: null });
    });

    test('whose payments are paused, with and without the library', async () => {
      const { uid, sub } = await subscribe();
      await at.stripe.subscriptions.update(sub.id, {
        pause_collection: { behavior: 'keep_as_draft' },
      });
      const open = await look(uid);
      expect(open.subscription).toMatchObject({
        ...{ status: 'active', pause: { resumesAt: null }, canHaveFreeMonth: false },
      });
      expect(open.billing?.nextPayment).toBeNull();
      await at.stripe.subscriptions.update(sub.id, { pause_collection: { behavior: 'void' } });
      expect((await look(uid)).subscription).toMatchObject({ status: 'paused', canEnd: ['now'] });
      expect((await giveMonth(uid, sub)).status).toBe(409);
    });
  });

  describe('the end of a subscription', () => {
    test('now: the library closes, nothing is refunded or charged, and it is on record', async () => {
      const { uid, sub } = await subscribe();
      const { status: code, body } = await end(uid, sub, 'now');
      expect(code).toBe(200);
      expect(body.subscription).toMatchObject({ status: 'canceled', canEnd: [] });
      const [{ ended_at: endedAt } = sub] = await at.subscriptionsOf(uid);
      expect(body.billing.endedAt).toBe(endedAt! * 1000);
      expect(await status(uid)).toBe('canceled');
      at.pass(40 * DAY);
      expect(await paid(uid)).toEqual([499]);
      const customer = await at.customerOf(uid);
      const { data } = await at.stripe.charges.list({ customer });
      expect(data.map(({ amount_refunded: refunded }) => refunded)).toEqual([0]);
      expect(await kindsOf(uid)).toEqual(['family.subscription_ended by owner']);
    });

    test('after the paid month: the family reads until then', async () => {
      const { uid, sub } = await subscribe();
      const { body } = await end(uid, sub, 'period-end');
      const periodEnd = sub.items.data[0]!.current_period_end * 1000;
      expect(body.subscription).toMatchObject({
        ...{ status: 'active', endsAt: periodEnd, canEnd: ['now'], canHaveFreeMonth: false },
      });
      expect(body.billing.nextPayment).toBeNull();
      expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, endsAt: periodEnd });
      at.pass(32 * DAY);
      expect(await status(uid)).toBe('canceled');
      expect(await paid(uid)).toEqual([499]);
    });

    test('twice is told as ended already, and noted once', async () => {
      const { uid, sub } = await subscribe();
      await end(uid, sub, 'now');
      const again = await end(uid, sub, 'now');
      expect([again.status, again.body.code]).toEqual([409, 'changed_meanwhile']);
      expect(again.body.message).toBe('The subscription of this family has ended already.');
      expect(await kindsOf(uid)).toHaveLength(1);
    });

    test('after the paid month, where it ends by itself already, changes nothing', async () => {
      const { uid, sub } = await subscribe();
      await at.stripe.subscriptions.update(sub.id, { cancel_at_period_end: true });
      expect((await end(uid, sub, 'period-end')).status).toBe(409);
      expect(await kindsOf(uid)).toEqual([]);
      expect((await end(uid, sub, 'now')).status).toBe(200);
    });

    test('by two owners at once, with webhooks in between, ends it once', async () => {
      const { uid, sub } = await subscribe();
      const deliver = async () => {
        for (const event of at.newEvents()) expect(await at.deliver(event)).toBe(200);
      };
      const [one, other] = await Promise.all([
        end(uid, sub, 'now'),
        end(uid, sub, 'now'),
        deliver(),
      ]);
      expect([one.status, other.status].sort()).toEqual([200, expect.toSatisfy(isRefusal)]);
      await deliver();
      expect(await status(uid)).toBe('canceled');
      expect(await kindsOf(uid)).toEqual(['family.subscription_ended by owner']);
    });

    test('of a family that has begun another subscription since does not touch that one', async () => {
      const { uid, sub } = await subscribe();
      await at.stripe.subscriptions.cancel(sub.id);
      await at.poll(uid);
      await at.payAt((await at.checkout(uid))!);
      const late = await end(uid, sub, 'now');
      expect([late.status, late.body.message]).toEqual([
        409,
        expect.stringMatching(/^This family has another subscription by now/),
      ]);
      expect((await at.poll(uid))['hasSubscription']).toBe(true);
    });
  });

  describe('a free month', () => {
    test('makes the next payment nothing, and the one after it what it was', async () => {
      const { uid, sub } = await subscribe();
      const { status: code, body } = await giveMonth(uid, sub);
      expect(code).toBe(200);
      expect(body.billing).toMatchObject({ credit: 499, nextPayment: { amount: 0, price: 499 } });
      // What the family is told stays: the price, and when it renews.
      expect(await at.poll(uid)).toEqual({
        ...{ hasSubscription: true, status: 'active', endsAt: null },
        renewsAt: sub.items.data[0]!.current_period_end * 1000,
      });
      at.pass(31 * DAY);
      admin = await at.library.adminToken();
      expect(await paid(uid)).toEqual([0, 499]);
      expect((await look(uid)).billing).toMatchObject({
        ...{ credit: 0, lastPayment: { amount: 499 }, nextPayment: { amount: 499 } },
      });
      at.pass(31 * DAY);
      expect(await paid(uid)).toEqual([499, 0, 499]);
      expect(await kindsOf(uid)).toEqual(['family.free_month by owner']);
    });

    test('needs no card that pays', async () => {
      const { uid, sub } = await subscribe();
      await giveMonth(uid, sub);
      await at.decide(uid, 'fail');
      at.pass(31 * DAY);
      expect(await status(uid)).toBe('active');
    });

    test('is of what this family pays, and given once for a press', async () => {
      const { uid, sub } = await subscribe('HALFPRICE');
      const press = pressOf(++presses);
      const answers = [await giveMonth(uid, sub, { press }), await giveMonth(uid, sub, { press })];
      expect(answers.map((one) => one.status)).toEqual([200, 200]);
      expect(await credits(uid)).toEqual([-249]);
      expect(await kindsOf(uid)).toEqual(['family.free_month by owner']);
    });

    test('of two owners at once is one; a second one takes a second look', async () => {
      const { uid, sub } = await subscribe();
      const answers = await Promise.all([giveMonth(uid, sub), giveMonth(uid, sub)]);
      expect(answers.map((one) => one.status).sort()).toEqual([200, expect.toSatisfy(isRefusal)]);
      expect(await credits(uid)).toEqual([-499]);
      const unseen = await giveMonth(uid, sub);
      expect([unseen.status, unseen.body.code]).toEqual([409, 'changed_meanwhile']);
      expect((await giveMonth(uid, sub, { credit: 499 })).status).toBe(200);
      expect(await credits(uid)).toEqual([-499, -499]);
      at.pass(31 * DAY);
      at.pass(31 * DAY);
      expect(await paid(uid)).toEqual([0, 0, 499]);
    });

    test('is refused where no payment follows', async () => {
      const { uid, sub } = await subscribe();
      await end(uid, sub, 'period-end');
      expect((await giveMonth(uid, sub)).body).toMatchObject({
        ...{ code: 'changed_meanwhile', message: expect.stringMatching(/no next payment/) },
      });
      await end(uid, sub, 'now');
      expect((await giveMonth(uid, sub)).status).toBe(409);
      expect(await credits(uid)).toEqual([]);
    });
  });

  describe('a Stripe that fails', () => {
    const fault = (kind: string, path = '/v1') =>
      fetch(`${at.world.origin}/control/api`, {
        method: 'POST',
        body: new URLSearchParams({ fault: kind, path }),
        redirect: 'manual',
      });

    test('down: what is stored is shown, and nothing is changed', async () => {
      const { uid, sub } = await subscribe();
      await look(uid);
      await fault('down');
      const family = await look(uid);
      const refused = await end(uid, sub, 'now');
      await fault('none');
      expect(family).toMatchObject({ trouble: 'unavailable', billing: null });
      expect(family.subscription).toMatchObject({ status: 'active', amount: 499 });
      expect([refused.status, refused.body.message]).toEqual([
        503,
        expect.stringMatching(/^Stripe cannot be reached right now/),
      ]);
      expect((await at.stripe.subscriptions.retrieve(sub.id)).status).toBe('active');
    });

    test('an answer that is lost: the entry says what was asked, and the same press does it once', async () => {
      const { uid, sub } = await subscribe();
      const customer = await at.customerOf(uid);
      const press = pressOf(++presses);
      await fault('lost', `/v1/customers/${customer}/balance_transactions`);
      const lost = await giveMonth(uid, sub, { press });
      await fault('none');
      expect(lost.status).toBe(503);
      expect(await giveMonth(uid, sub, { press })).toMatchObject({ status: 200 });
      expect(await credits(uid)).toEqual([-499]);
      expect(await kindsOf(uid)).toEqual(['family.free_month by owner']);
    });

    test('a lost answer to an end: the same press finds it done', async () => {
      const { uid, sub } = await subscribe();
      const press = pressOf(++presses);
      await fault('lost', `/v1/subscriptions/${sub.id}`);
      expect((await end(uid, sub, 'period-end', press)).status).toBe(503);
      expect(await kindsOf(uid)).toEqual(['family.end_asked by owner']);
      await fault('none');
      expect((await end(uid, sub, 'period-end', press)).status).toBe(200);
      expect(await kindsOf(uid)).toEqual(['family.subscription_ended by owner']);
    });

    test('an end that never reached it, and one by the parent since: the owner has not ended it', async () => {
      const { uid, sub } = await subscribe();
      const press = pressOf(++presses);
      await fault('down', `/v1/subscriptions/${sub.id}`);
      expect((await end(uid, sub, 'now', press)).status).toBe(503);
      await fault('none');
      await at.stripe.subscriptions.cancel(sub.id);
      expect((await end(uid, sub, 'now', press)).status).toBe(409);
      expect(await kindsOf(uid)).toEqual(['family.end_asked by owner']);
    });

    test('a lost answer to an end now: the call that is repeated finds it gone, and done', async () => {
      const { uid, sub } = await subscribe();
      await fault('lost', `/v1/subscriptions/${sub.id}`);
      const press = pressOf(++presses);
      expect((await end(uid, sub, 'now', press)).status).toBe(503);
      await fault('none');
      expect((await end(uid, sub, 'now', press)).status).toBe(200);
      expect(await kindsOf(uid)).toEqual(['family.subscription_ended by owner']);
    });
  });
});

/** 409 if the other one was done before, 503 while it is being done. */
const isRefusal = (status: number) => status === 409 || status === 503;
