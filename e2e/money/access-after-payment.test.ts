// A family that has paid has access, even when webhooks are lost. A family that has not paid has none.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodCard, postForm } from '../../sandbox/payments/test-support/world.ts';
import { engines } from '../../server/test-support/databases.ts';
import { type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

describe.each(engines)('over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });
  // Discards the undelivered events of other tests.
  beforeEach(() => void at.newEvents());

  const hasAccess = async (uid: string) =>
    (await at.library.call('GET', '/api/books', { as: uid })).status === 200;
  const pay = async (uid: string) => {
    expect(await at.payAt((await at.checkout(uid))!)).toBe(true);
  };

  test('without any webhook the first poll after the payment gives access', async () => {
    const url = await at.checkout('no-webhook');
    expect(await at.poll('no-webhook')).toMatchObject({ hasSubscription: false });
    await at.payAt(url!);
    expect(await hasAccess('no-webhook')).toBe(false);
    expect(await at.poll('no-webhook')).toMatchObject({ hasSubscription: true, status: 'active' });
    expect(await hasAccess('no-webhook')).toBe(true);
  });

  test('an abandoned authentication shows as incomplete, and paying on the same page leaves one subscription', async () => {
    const uid = 'left-waiting';
    const url = await at.checkout(uid);
    const asks = { ...goodCard, cardNumber: '4000 0025 0000 3155' };
    expect((await postForm(url!, asks)).location).toMatch(/authenticate$/);
    await postForm(`${url}/authenticate`, { outcome: 'leave' });
    expect(await at.poll(uid)).toMatchObject({ hasSubscription: false, status: 'incomplete' });
    expect(await at.checkout(uid)).toBe(url);
    expect(await at.payAt(url!)).toBe(true);
    expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, status: 'active' });
    expect((await at.subscriptionsOf(uid)).map(({ status }) => status)).toEqual([
      'canceled',
      'active',
    ]);
    const charges = await at.stripe.charges.list({ customer: await at.customerOf(uid) });
    expect(charges.data.map(({ paid, refunded }) => [paid, refunded])).toEqual([[true, false]]);
  });

  test('the return URL of the payment page gives no access by itself', async () => {
    await at.checkout('marked');
    await at.library.call('GET', '/?success=true&session_id=cs_test_x', { as: 'marked' });
    expect(await at.poll('marked')).toMatchObject({ hasSubscription: false });
    expect(await hasAccess('marked')).toBe(false);
  });

  test('a webhook and a poll at the same moment leave one row', async () => {
    await at.checkout('at-once');
    at.newEvents();
    await pay('at-once');
    const events = at.newEvents();
    const statuses = await Promise.all([
      ...events.map((event) => at.deliver(event)),
      at.poll('at-once').then(() => 200),
      at.poll('at-once').then(() => 200),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rows = await at.library.database.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', 'at-once')
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['active']);
  });

  test('webhooks that arrive before the student is known lose nothing', async () => {
    at.newEvents();
    await pay('early');
    await at.library.database.db.deleteFrom('users').where('id', '=', 'early').execute();
    for (const event of at.newEvents()) expect(await at.deliver(event)).toBe(200);
    expect(await hasAccess('early')).toBe(false);
    expect(await at.checkout('early')).toBeNull();
    expect(await hasAccess('early')).toBe(true);
  });

  test('a payment made while no server ran is found by the next one', async () => {
    await pay('meanwhile');
    const next = await at.openSecondProcess();
    const { body } = await next.call('GET', '/api/subscription/status', { as: 'meanwhile' });
    expect(body).toMatchObject({ hasSubscription: true });
    expect((await next.call('GET', '/api/books', { as: 'meanwhile' })).status).toBe(200);
  });

  test('a refund alone leaves access; cancelling the subscription ends it', async () => {
    await pay('refunded');
    await at.poll('refunded');
    const customer = await at.customerOf('refunded');
    const [charge] = (await at.stripe.charges.list({ customer })).data;
    await at.stripe.refunds.create({ charge: charge!.id });
    for (const event of at.newEvents()) await at.deliver(event);
    expect(await hasAccess('refunded')).toBe(true);
    const [subscription] = await at.subscriptionsOf('refunded');
    await at.stripe.subscriptions.cancel(subscription!.id);
    for (const event of at.newEvents()) await at.deliver(event);
    expect(await hasAccess('refunded')).toBe(false);
  });

  test('a failed renewal leaves access until Stripe gives up; the stars are kept for a new subscription', async () => {
    const uid = 'comes-back';
    await pay(uid);
    await at.poll(uid);
    const read = (path: string) => at.library.call('POST', path, { as: uid });
    expect((await read('/api/progress/sam/complete')).body).toMatchObject({ totalStars: 1 });
    await at.decide(uid, 'fail');
    at.pass(31 * 86_400_000);
    for (const event of at.newEvents()) await at.deliver(event);
    expect([(await at.stored(uid)).status, await hasAccess(uid)]).toEqual(['past_due', true]);
    at.pass(16 * 86_400_000);
    for (const event of at.newEvents()) await at.deliver(event);
    expect([(await at.stored(uid)).status, await hasAccess(uid)]).toEqual(['canceled', false]);
    await at.decide(uid, 'pay');
    await pay(uid);
    await at.poll(uid);
    const { body } = await at.library.call('GET', '/api/auth/user', { as: uid });
    expect(body.totalStars).toBe(1);
    const progress = await at.library.call('GET', '/api/progress/sam', { as: uid });
    expect(progress.body).toMatchObject({ completed: true });
  });
});
