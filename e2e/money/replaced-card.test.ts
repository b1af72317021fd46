// 'Manage Subscription is where you put that right': a new card saved there pays the open invoice at once, and
// every later one.
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { goodCard, postForm } from '../../sandbox/payments/test-support/world.ts';
import { engines } from '../../server/test-support/databases.ts';
import { DAY, type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

const DECLINES_LATER = '4000 0000 0000 0341';
const ACCOUNT = 'https://library.example.com/account';

describe.each(engines)('over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine);
  });

  const openPortal = async (as: string) => {
    const { body } = await at.library.call('POST', '/api/create-portal-session', { as });
    return String(body.url);
  };
  const cardOfFamily = async (uid: string) => {
    const customer = await at.stripe.customers.retrieve(await at.customerOf(uid));
    return (customer as Stripe.Customer).invoice_settings.default_payment_method;
  };
  const chargesOf = async (uid: string) => {
    const { data } = await at.stripe.charges.list({ customer: await at.customerOf(uid) });
    return data.map(({ paid }) => paid).reverse();
  };

  /** Creates a family whose renewal has just failed. */
  async function startLate(uid: string, outcome: 'fail' | 'authenticate' = 'fail') {
    await at.payAt((await at.checkout(uid))!);
    await at.poll(uid);
    await at.decide(uid, outcome);
    at.pass(31 * DAY);
    for (const event of at.newEvents()) await at.deliver(event);
    expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, status: 'past_due' });
  }

  test('the portal opens at the card form, leads back, and the open invoice is paid on return', async () => {
    const uid = 'mended';
    await startLate(uid);
    const url = await openPortal(uid);
    expect(url).toMatch(/\/card$/);
    expect(await postForm(url, goodCard)).toMatchObject({ status: 303, location: ACCOUNT });
    // Paid without a webhook and without a retry by Stripe.
    expect(await at.poll(uid)).toEqual({
      hasSubscription: true,
      status: 'active',
      endsAt: null,
      renewsAt: expect.any(Number),
    });
    expect(await chargesOf(uid)).toEqual([true, false, true]);
    const [subscription] = await at.subscriptionsOf(uid);
    expect(subscription!.default_payment_method).toBe(await cardOfFamily(uid));
    at.pass(31 * DAY);
    expect((await at.subscriptionsOf(uid))[0]!.status).toBe('active');
    await at.forget(uid);
  });

  test('a new card that is declined too is charged only once, whatever the number of polls', async () => {
    const uid = 'refused-again';
    await startLate(uid);
    const card = { ...goodCard, cardNumber: DECLINES_LATER };
    expect((await postForm(await openPortal(uid), card)).status).toBe(303);
    const before = (await chargesOf(uid)).length;
    for (let look = 0; look < 3; look += 1) {
      expect(await at.poll(uid)).toMatchObject({ hasSubscription: true, status: 'past_due' });
    }
    expect((await chargesOf(uid)).slice(before)).toEqual([false]);
    // The next card is valid.
    expect((await postForm(await openPortal(uid), goodCard)).status).toBe(303);
    expect(await at.poll(uid)).toMatchObject({ status: 'active' });
    await at.forget(uid);
  });

  test('when the bank requires authentication, the portal opens where it can be completed', async () => {
    const uid = 'bank';
    await startLate(uid, 'authenticate');
    const url = await openPortal(uid);
    expect(url).not.toMatch(/\/card$/);
    const [subscription] = await at.subscriptionsOf(uid);
    const confirm = `${url}/subscriptions/${subscription!.id}/confirm`;
    expect((await postForm(confirm, { outcome: 'complete' })).status).toBe(303);
    expect(await at.poll(uid)).toMatchObject({ status: 'active' });
    await at.forget(uid);
  });

  test('a portal that does not accept new cards opens at its first page', async () => {
    const uid = 'no-cards';
    await startLate(uid);
    const { data } = await at.stripe.billingPortal.configurations.list({ is_default: true });
    const allow = (enabled: boolean) =>
      at.stripe.billingPortal.configurations.update(data[0]!.id, {
        features: { payment_method_update: { enabled } },
      });
    await allow(false);
    expect(await openPortal(uid)).not.toMatch(/\/card$/);
    await allow(true);
    await at.forget(uid);
  });

  test('a family that has not used the portal is not charged outside the retries', async () => {
    const uid = 'not-there';
    await startLate(uid);
    const customer = await at.customerOf(uid);
    const before = await chargesOf(uid);
    await at.decide(uid, 'pay');
    await at.poll(uid);
    expect(await chargesOf(uid)).toEqual(before);
    expect((await at.stripe.invoices.list({ customer, status: 'open' })).data).toHaveLength(1);
    await at.forget(uid);
  });
});
