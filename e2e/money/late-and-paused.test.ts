// A payment that is late, and payments that the owner has paused: for how long the library stays open, and what
// the family is told. Stripe's own statuses do not say it.
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../server/test-support/databases.ts';
import { DAY, type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

describe.each(engines)('over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });

  const isIn = async (as: string) =>
    (await at.library.call('GET', '/api/books', { as })).status === 200;
  async function subscriber(uid: string): Promise<Stripe.Subscription> {
    await at.payAt((await at.checkout(uid))!);
    expect(await at.poll(uid)).toMatchObject({ hasSubscription: true });
    at.news();
    return (await at.subscriptionsOf(uid))[0]!;
  }
  const hearAll = async () => {
    for (const event of at.news()) await at.deliver(event);
  };
  const pause = async (
    id: string,
    pause_collection: Stripe.SubscriptionUpdateParams['pause_collection'],
  ) => {
    await at.stripe.subscriptions.update(id, { pause_collection: pause_collection! });
    await hearAll();
  };

  describe('an account that leaves subscriptions past_due after the last retry', () => {
    beforeAll(() => at.world.payments.decideAfterLastRetry('past_due'));

    test('is in while the card is tried again, and out when it is not', async () => {
      const uid = 'late';
      const { id } = await subscriber(uid);
      await at.decide(uid, 'fail');
      at.pass(31 * DAY);
      await hearAll();
      expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, status: 'past_due' });
      expect(await isIn(uid)).toBe(true);
      // Retries after 3, 5 and 7 days.
      at.pass(15 * DAY);
      await hearAll();
      expect((await at.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
      expect(await at.poll(uid)).toMatchObject({ hasSubscription: false, status: 'unpaid' });
      expect(await isIn(uid)).toBe(false);
      // The next month is tried anew, and changes nothing: the first one is not paid.
      at.pass(16 * DAY);
      await hearAll();
      const { data } = await at.stripe.invoices.list({ subscription: id, status: 'open' });
      expect(data.some((invoice) => invoice.next_payment_attempt !== null)).toBe(true);
      expect(await at.poll(uid)).toMatchObject({ hasSubscription: false });
      for (const invoice of data) {
        await at.decide(uid, 'pay');
        await at.stripe.invoices.pay(invoice.id);
      }
      expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, status: 'active' });
      await at.forget(uid);
    });

    test('after thirty days is out by the clock, while Stripe cannot be read', async () => {
      const uid = 'late-unread';
      await subscriber(uid);
      await at.decide(uid, 'fail');
      at.pass(31 * DAY);
      await hearAll();
      const open = await isIn(uid);
      Object.assign(at.world.payments.apiFault, { kind: 'down', path: '' });
      at.library.clock.now += 29 * DAY;
      const stillOpen = await isIn(uid);
      at.library.clock.now += 2 * DAY;
      expect([open, stillOpen, await isIn(uid)]).toEqual([true, true, false]);
      Object.assign(at.world.payments.apiFault, { kind: 'none', path: '' });
      at.library.clock.now -= 31 * DAY;
      await at.forget(uid);
    });

    test('who pays anew has one subscription afterwards, and the old one is ended', async () => {
      const uid = 'late-anew';
      const { id } = await subscriber(uid);
      await at.decide(uid, 'fail');
      at.pass(50 * DAY);
      expect(await at.poll(uid)).toMatchObject({ hasSubscription: false });
      const url = await at.checkout(uid);
      expect(await at.payAt(url!)).toBe(true);
      expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, status: 'active' });
      expect((await at.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
      await at.forget(uid);
    });
  });

  test('whose late invoice is paid out of turn is active with the next reading', async () => {
    const uid = 'paid-late';
    const { id } = await subscriber(uid);
    await at.decide(uid, 'fail');
    at.pass(31 * DAY);
    await at.decide(uid, 'pay');
    const { data } = await at.stripe.invoices.list({ subscription: id, status: 'open' });
    await at.stripe.invoices.pay(data[0]!.id);
    expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, status: 'active' });
    await at.forget(uid);
  });

  test('payments paused as void close the library as paused does, and going on opens it', async () => {
    const uid = 'void';
    const { id } = await subscriber(uid);
    await pause(id, { behavior: 'void' });
    expect(await isIn(uid)).toBe(false);
    expect(await at.poll(uid)).toEqual({ hasSubscription: false, status: 'paused', endsAt: null });
    await pause(id, '');
    expect(await isIn(uid)).toBe(true);
    expect(await at.poll(uid)).toEqual({
      hasSubscription: true,
      status: 'active',
      endsAt: null,
      renewsAt: expect.any(Number),
    });
    await at.forget(uid);
  });

  test.each(['keep_as_draft', 'mark_uncollectible'] as const)(
    'payments paused as %s keep it open, over a renewal that nobody pays, and say until when',
    async (behavior) => {
      const uid = behavior;
      const { id } = await subscriber(uid);
      const resumes_at = Math.floor(at.library.clock.now / 1000) + 40 * 86_400;
      await pause(id, { behavior, resumes_at });
      const told = { hasSubscription: true, status: 'active', endsAt: null };
      const resumesAt = resumes_at * 1000;
      expect(await at.poll(uid)).toEqual({ ...told, pause: { resumesAt } });
      at.pass(31 * DAY);
      await hearAll();
      expect(await isIn(uid)).toBe(true);
      const { data } = await at.stripe.invoices.list({ subscription: id });
      expect(data.map((invoice) => invoice.status)).toEqual([
        behavior === 'keep_as_draft' ? 'draft' : 'uncollectible',
        'paid',
      ]);
      // It goes on by itself, and no webhook comes.
      at.pass(10 * DAY);
      at.news();
      await isIn(uid);
      expect(await at.poll(uid)).toEqual({ ...told, renewsAt: expect.any(Number) });
      await at.forget(uid);
    },
  );

  test('payments paused without an end say so', async () => {
    const uid = 'paused-open';
    const { id } = await subscriber(uid);
    await pause(id, { behavior: 'keep_as_draft' });
    expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, pause: { resumesAt: null } });
    expect(await at.checkout(uid)).toBeNull();
    await at.forget(uid);
  });
});
