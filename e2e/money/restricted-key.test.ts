// The permissions listed in docs/operations.md are sufficient. A key that lacks one is not reported as an outage,
// and the log names the missing permission.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  goodCard,
  postForm,
  priceId,
  webhookSecret,
} from '../../sandbox/payments/test-support/world.ts';
import { examinePayments } from '../../scripts/doctor/payments.ts';
import { createPaymentProvider } from '../../server/providers/payments/payments.ts';
import { openLibraryOn, testConfig } from '../../server/test-support/library.ts';
import { DAY, type LibraryAndStripe, openLibraryAndStripe } from './library-and-stripe.ts';

const KEY = 'rk_test_restricted_to_what_is_said';

/** Maps the permissions as docs/operations.md names them to Stripe's names. */
const names: Record<string, string> = {
  'Account: read': 'account_read',
  'Customers: write': 'customer_write',
  'Checkout Sessions: write': 'checkout_session_write',
  'Customer portal: write': 'customer_portal_write',
  'Subscriptions: write': 'subscription_write',
  'Invoices: write': 'invoice_write',
  'Charges and refunds: write': 'charge_write',
  'Payment Intents: read': 'payment_intent_read',
  'Prices, Products: read': 'plan_read product_read',
  'Webhook endpoints, Events: read': 'webhook_read event_read',
};

/** Returns the permissions in the table of docs/operations.md. */
function readPage(): string[] {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const about = page.slice(page.indexOf('**The key.**'), page.indexOf('**The webhook endpoint**'));
  const rows = about.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) => row.split('|')[1]!.trim());
}

describe('a restricted key', () => {
  let at: LibraryAndStripe;
  beforeAll(async () => {
    at = await openLibraryAndStripe('sqlite');
  });

  const processOf = (permissions: readonly string[]) => {
    at.world.payments.restrictedKeys.set(KEY, new Set(permissions));
    const { clock, database } = at.library;
    const payments = createPaymentProvider({
      ...{ secretKey: KEY, webhookSecret, priceId, host: at.world.origin },
      now: () => clock.now,
    });
    return openLibraryOn(database, payments, [], { clock });
  };

  /** Reads the figures, finds the family and gives it a month. Returns what calls as the owner. */
  async function helpFamily(library: Awaited<ReturnType<typeof processOf>>, uid: string) {
    const admin = await library.adminToken();
    const owner = (path: string, body: object) =>
      library.call('POST', `/api/admin/families/${path}`, { admin, body });
    const body = { parentFirstName: 'Robin', firstName: 'Kim', age: 6 };
    await library.call('POST', '/api/auth/firebase/sync', { as: uid, body });
    await library.app.scheduledJobs.find(({ name }) => name === 'figures')!.run();
    const { body: figures } = await library.call('GET', '/api/admin/figures', { admin });
    expect(figures).toMatchObject({ readAt: at.library.clock.now, failure: null });
    expect(figures.days.at(-1)).toMatchObject({ families: 1, inTrial: 0, failing: 0 });
    const { body: found } = await owner('look', { email: `${uid}@example.com` });
    const [family] = found.families;
    expect(family).toMatchObject({ trouble: null, billing: { nextPayment: { amount: 499 } } });
    const month = { press: '0000000000000001', subscription: family.subscription.id, credit: 0 };
    expect(await owner(`${uid}/free-month`, month)).toMatchObject({
      ...{ status: 200, body: { billing: { credit: 499, nextPayment: { amount: 0 } } } },
    });
    return owner;
  }

  const listed = () => readPage().flatMap((name) => (names[name] ?? name).split(' '));

  test('with the listed permissions can pay, change the card, help a family, refund and delete the account, and passes the doctor', async () => {
    expect(readPage().toSorted()).toEqual(Object.keys(names).toSorted());
    const library = await processOf(listed());
    const uid = 'restricted';
    const call = (method: 'GET' | 'POST' | 'DELETE', url: string) =>
      library.call(method, url, { as: uid });
    const status = async () => {
      at.pass(11_000);
      return (await call('GET', '/api/subscription/status')).body;
    };
    expect(await at.payAt((await at.checkout(uid, library))!)).toBe(true);
    expect(await status()).toMatchObject({ status: 'active' });
    await at.decide(uid, 'fail');
    at.pass(31 * DAY);
    await call('POST', '/api/create-portal-session');
    expect(await status()).toMatchObject({ status: 'past_due' });
    const portal = await call('POST', '/api/create-portal-session');
    expect((await postForm(portal.body.url, goodCard)).status).toBe(303);
    expect(await status()).toMatchObject({ status: 'active' });
    const owner = await helpFamily(library, uid);
    // A duplicate subscription.
    const beside = await at.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await at.customerOf(uid),
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: 'https://library.example.com/?success=true',
    });
    await at.payAt(beside.url!);
    expect(await status()).toMatchObject({ status: 'active' });
    const live = (await at.subscriptionsOf(uid)).filter((one) => one.status === 'active');
    expect(live).toHaveLength(1);
    const ended = await owner(`${uid}/end-subscription`, {
      ...{ press: '0000000000000002', subscription: live[0]!.id, when: 'now' },
    });
    expect(ended).toMatchObject({ status: 200, body: { subscription: { status: 'canceled' } } });
    expect((await call('DELETE', '/api/auth/user')).status).toBe(204);

    const payments = { ...testConfig.payments, priceId, secretKey: KEY, host: at.world.origin };
    const found = await examinePayments({ ...testConfig, payments }, Date.now);
    expect(found.filter(({ text }) => text.includes('restricted key needs'))).toEqual([]);
  });

  test.each(['customer_write', 'checkout_session_write', 'subscription_write', 'plan_read'])(
    'without %s gets a refusal instead of an outage, and the log names the permission',
    async (missing) => {
      const library = await processOf(listed().filter((name) => name !== missing));
      const answer = await library.call('POST', '/api/create-checkout-session', {
        as: `without-${missing}`,
      });
      expect([answer.status, answer.body.code]).toEqual([409, 'payment_refused']);
      const [resource] = missing.split(/_(?:write|read)$/);
      expect(library.log.join()).toMatch(
        new RegExp(`"permissions":"rak_${resource}_(read|write)"`),
      );
      expect(library.log.join()).not.toContain(KEY);
    },
  );

  test('gets the permission error of Stripe’s SDK from the stand-in', async () => {
    at.world.payments.restrictedKeys.set(KEY, new Set(['customer_read']));
    const { hostname, port } = new URL(at.world.origin);
    const stripe = new Stripe(KEY, { host: hostname, port, protocol: 'http', telemetry: false });
    expect((await stripe.customers.list()).data).toEqual(expect.any(Array));
    await expect(stripe.customers.create({})).rejects.toThrow(Stripe.errors.StripePermissionError);
    await expect(stripe.customers.create({})).rejects.toThrow(/rak_customer_write/);
  });
});
