// Late payments, and payments that the owner has paused: how long the family keeps access, and which status the
// library reports. Stripe's own status does not tell.
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../server/test-support/databases.ts';
import { DAY, type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

describe.each(engines)('over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });

  const hasAccess = async (as: string) =>
    (await at.library.call('GET', '/api/books', { as })).status === 200;
  async function subscriber(uid: string): Promise<Stripe.Subscription> {
    await at.payAt((await at.checkout(uid))!);
    expect(await at.poll(uid)).toMatchObject({ hasSubscription: true });
    at.newEvents();
    return (await at.subscriptionsOf(uid))[0]!;
  }
  const deliverAll = async () => {
    for (const event of at.newEvents()) await at.deliver(event);
  };
  const pause = async (
    id: string,
    pause_collection: Stripe.SubscriptionUpdateParams['pause_collection'],
  ) => {
    await at.stripe.subscriptions.update(id, { pause_collection: pause_collection! });
    await deliverAll();
  };

  describe('a Stripe account that leaves subscriptions past_due after the last retry', () => {
    beforeAll(() => at.world.payments.decideAfterLastRetry('past_due'));

    test('gives access while the card is retried, and none after the last retry', async () => {
      const uid = 'late';
      const { id } = await subscriber(uid);
      await at.decide(uid, 'fail');
      at.pass(31 * DAY);
      await deliverAll();
      expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, status: 'past_due' });
      expect(await hasAccess(uid)).toBe(true);
      // Retries after 3, 5 and 7 days.
      at.pass(15 * DAY);
      await deliverAll();
      expect((await at.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
      expect(await at.poll(uid)).toMatchObject({ hasSubscription: false, status: 'unpaid' });
      expect(await hasAccess(uid)).toBe(false);
      // The invoice of the next month is retried too. That changes nothing while the first one is unpaid.
      at.pass(16 * DAY);
      await deliverAll();
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

    test('gives no access after thirty days by the clock, while Stripe is unavailable', async () => {
      const uid = 'late-unread';
      await subscriber(uid);
      await at.decide(uid, 'fail');
      at.pass(31 * DAY);
      await deliverAll();
      const open = await hasAccess(uid);
      Object.assign(at.world.payments.apiFault, { kind: 'down', path: '' });
      // The month of the first payment had 28 to 31 days, so the second one is late by three days at most.
      at.library.clock.now += 26 * DAY;
      const stillOpen = await hasAccess(uid);
      at.library.clock.now += 5 * DAY;
      expect([open, stillOpen, await hasAccess(uid)]).toEqual([true, true, false]);
      Object.assign(at.world.payments.apiFault, { kind: 'none', path: '' });
      at.library.clock.now -= 31 * DAY;
      await at.forget(uid);
    });

    test('paying again starts a new subscription and ends the old one', async () => {
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

  test('paying a late invoice outside the retries makes the subscription active at the next sync', async () => {
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

  test('payments paused as void end access with status paused, and resuming restores it', async () => {
    const uid = 'void';
    const { id } = await subscriber(uid);
    await pause(id, { behavior: 'void' });
    expect(await hasAccess(uid)).toBe(false);
    expect(await at.poll(uid)).toEqual({ hasSubscription: false, status: 'paused', endsAt: null });
    await pause(id, '');
    expect(await hasAccess(uid)).toBe(true);
    expect(await at.poll(uid)).toEqual({
      hasSubscription: true,
      status: 'active',
      endsAt: null,
      renewsAt: expect.any(Number),
    });
    await at.forget(uid);
  });

  test.each(['keep_as_draft', 'mark_uncollectible'] as const)(
    'payments paused as %s keep access over an unpaid renewal, and the status says until when',
    async (behavior) => {
      const uid = behavior;
      const { id } = await subscriber(uid);
      const resumes_at = Math.floor(at.library.clock.now / 1000) + 40 * 86_400;
      await pause(id, { behavior, resumes_at });
      const status = { hasSubscription: true, status: 'active', endsAt: null };
      const resumesAt = resumes_at * 1000;
      expect(await at.poll(uid)).toEqual({ ...status, pause: { resumesAt } });
      at.pass(31 * DAY);
      await deliverAll();
      expect(await hasAccess(uid)).toBe(true);
      const { data } = await at.stripe.invoices.list({ subscription: id });
      expect(data.map((invoice) => invoice.status)).toEqual([
        behavior === 'keep_as_draft' ? 'draft' : 'uncollectible',
        'paid',
      ]);
      // Stripe resumes the payments by itself, and no webhook arrives.
      at.pass(10 * DAY);
      at.newEvents();
      await hasAccess(uid);
      expect(await at.poll(uid)).toEqual({ ...status, renewsAt: expect.any(Number) });
      await at.forget(uid);
    },
  );

  test('payments paused without an end date report none', async () => {
    const uid = 'paused-open';
    const { id } = await subscriber(uid);
    await pause(id, { behavior: 'keep_as_draft' });
    expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, pause: { resumesAt: null } });
    expect(await at.checkout(uid)).toBeNull();
    await at.forget(uid);
  });
});
