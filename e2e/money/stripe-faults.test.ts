// Faults of Stripe's API, in different calls: the parent gets a message, nothing is charged twice or lost, and the
// same call succeeds when Stripe works again.
import type Stripe from 'stripe';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { apiFaultKinds, type ApiFaultKind } from '../../sandbox/payments/world/api-faults.ts';
import { engines } from '../../server/test-support/databases.ts';
import { DAY, type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

const faults = apiFaultKinds.filter((kind) => kind !== 'none');
const PATIENCE = 500;
const refusal = {
  code: 'provider_unavailable',
  message:
    'The payment page cannot be reached right now. Nothing was charged. Please try again in a moment.',
};

describe.each(engines)('faults of Stripe, over %s', (engine) => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe(engine, PATIENCE);
  });
  const setFault = (kind: ApiFaultKind, path = '') =>
    Object.assign(at.world.payments.apiFault, { kind, path });
  afterEach(() => setFault('none'));

  const status = async (as: string) =>
    (await at.library.call('GET', '/api/subscription/status', { as })).body.hasSubscription;
  const reads = async (as: string) =>
    (await at.library.call('GET', '/api/books/sam', { as })).status;
  const portal = (as: string) => at.library.call('POST', '/api/create-portal-session', { as });
  const eventOf = async (as: string, type: string): Promise<Stripe.Event> => {
    const customer = await at.customerOf(as);
    const found = at.newEvents().find((event) => {
      return event.type === type && JSON.stringify(event.data).includes(customer);
    });
    if (!found) throw new Error(`Stripe has no ${type} to tell of ${as}`);
    return found;
  };
  async function moneyOf(uid: string) {
    const { data } = await at.stripe.customers.list({ email: `${uid}@example.com` });
    const charges = await Promise.all(
      data.map(({ id }) => at.stripe.charges.list({ customer: id, limit: 100 })),
    );
    const live = (await at.subscriptionsOf(uid)).filter((one) => one.status === 'active');
    return {
      customers: data.length,
      subscriptions: live.length,
      charges: charges.flatMap((list) => list.data).length,
    };
  }
  const paidOnce = { customers: 1, subscriptions: 1, charges: 1 };

  test.each(faults)('%s from the first checkout to the portal', async (fault) => {
    const as = `parent-${fault}`;
    setFault(fault);
    const refused = await at.library.call('POST', '/api/create-checkout-session', { as });
    expect([refused.status, refused.body]).toEqual([503, refusal]);
    setFault('none');
    const url = (await at.checkout(as)) ?? '';

    expect(await at.payAt(url)).toBe(true);
    setFault(fault);
    const paid = await eventOf(as, 'invoice.paid');
    expect(await at.deliver(paid)).toBe(503);
    expect(await status(as)).toBe(false);
    expect(await reads(as)).toBe(403);
    // Stripe delivers the same event again.
    setFault('none');
    expect(await at.deliver(paid)).toBe(200);
    expect(await reads(as)).toBe(200);

    setFault(fault);
    expect((await portal(as)).body).toEqual(refusal);
    expect(await reads(as)).toBe(200);
    expect(await status(as)).toBe(true);
    setFault('none');
    expect((await portal(as)).status).toBe(200);
    expect(await at.checkout(as)).toBeNull();
    expect(await moneyOf(as)).toEqual(paidOnce);
  });

  test('a scheduled job that finds Stripe down changes nothing; the next one syncs', async () => {
    const as = 'parent-swept';
    await at.payAt((await at.checkout(as)) ?? '');
    expect(await status(as)).toBe(true);
    const [subscription] = await at.subscriptionsOf(as);
    await at.stripe.subscriptions.cancel(subscription!.id);
    at.pass(DAY);
    const runJobs = async () => {
      for (const { run } of at.library.app.scheduledJobs) await run();
    };
    setFault('down');
    await runJobs();
    expect(await reads(as)).toBe(200);
    setFault('none');
    await runJobs();
    expect(await reads(as)).toBe(403);
  });

  test.each(['/v1/customers', '/v1/subscriptions', '/v1/prices', '/v1/checkout'])(
    'a lost response of %s creates nothing twice',
    async (path) => {
      const as = `parent-${path.replaceAll('/', '-')}`;
      setFault('lost', path);
      const first = await at.library.call('POST', '/api/create-checkout-session', { as });
      expect(first.body).toEqual(refusal);
      setFault('none');
      const url = (await at.checkout(as)) ?? '';
      expect(await at.checkout(as)).toBe(url);
      const customer = await at.customerOf(as);
      const { data: pages } = await at.stripe.checkout.sessions.list({ customer });
      expect(pages).toHaveLength(1);
      expect(await at.payAt(url)).toBe(true);
      expect(await status(as)).toBe(true);
      expect(await moneyOf(as)).toEqual(paidOnce);
    },
  );
});
