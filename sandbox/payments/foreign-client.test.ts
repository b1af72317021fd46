// A client that was not written for this stand-in: Better Auth's Stripe plugin signs a parent up, opens the
// checkout, handles the webhooks, and opens the cancellation.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripe as stripePlugin } from '@better-auth/stripe';
import { betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { toNodeHandler } from 'better-auth/node';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getPage,
  goodCard,
  openWorld,
  postForm,
  priceId,
  webhookSecret,
  type World,
} from './test-support/world.ts';

type Rows = Record<string, Record<string, unknown>[]>;

let world: World;
let site: { origin: string; rows: Rows; server: Server };
let cookie = '';

function openSite(server: Server, origin: string): Rows {
  const rows: Rows = { user: [], session: [], account: [], verification: [], subscription: [] };
  const auth = betterAuth({
    baseURL: origin,
    secret: 'a secret of this test alone, and long enough',
    database: memoryAdapter(rows),
    emailAndPassword: { enabled: true },
    telemetry: { enabled: false },
    logger: { level: 'error' },
    plugins: [
      stripePlugin({
        stripeClient: world.stripe,
        stripeWebhookSecret: webhookSecret,
        createCustomerOnSignUp: true,
        subscription: { enabled: true, plans: [{ name: 'monthly', priceId }] },
      }),
    ],
  });
  const handle = toNodeHandler(auth);
  server.on('request', (request, response) => void handle(request, response));
  return rows;
}

beforeAll(async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  world = await openWorld({ webhookUrl: `${origin}/api/auth/stripe/webhook` });
  site = { origin, server, rows: openSite(server, origin) };
});
afterAll(async () => {
  site.server.closeAllConnections();
  await new Promise((resolve) => site.server.close(resolve));
  await world.close();
});

async function call(path: string, body: object): Promise<{ url: string }> {
  const answer = await fetch(`${site.origin}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin, cookie },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  cookie =
    answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ') || cookie;
  return JSON.parse(text) as { url: string };
}

const subscriptionRow = (): Record<string, unknown> | undefined => site.rows['subscription']?.[0];

// The tests follow one parent and run in this order.
describe('a foreign client', { shuffle: false }, () => {
  test('signing up creates a customer', async () => {
    await call('/sign-up/email', {
      email: 'parent@example.com',
      password: 'read to me tonight',
      name: 'Robin Reader',
    });
    const { data } = await world.stripe.customers.list({ email: 'parent@example.com' });
    expect(data).toMatchObject([{ name: 'Robin Reader', metadata: { customerType: 'user' } }]);
    expect(site.rows['user']?.[0]?.['stripeCustomerId']).toBe(data[0]?.id);
  });

  test('the checkout is paid, and the webhook makes the subscription active', async () => {
    const { url } = await call('/subscription/upgrade', {
      plan: 'monthly',
      successUrl: '/welcome',
      cancelUrl: '/plans',
    });
    expect(subscriptionRow()).toMatchObject({ status: 'incomplete' });
    const paid = await postForm(url, { ...goodCard, billingName: 'R. Reader' });
    expect(paid).toMatchObject({ status: 303 });
    await world.payments.deliveries.runDue();
    const [subscription] = (await world.stripe.subscriptions.list()).data;
    expect(subscriptionRow()).toMatchObject({
      status: 'active',
      plan: 'monthly',
      stripeSubscriptionId: subscription?.id,
      periodEnd: new Date((subscription?.items.data[0]?.current_period_end ?? 0) * 1000),
    });
    // `customer_update[name]=auto`: the name on the card becomes the customer's.
    expect((await world.stripe.customers.list()).data).toMatchObject([{ name: 'R. Reader' }]);

    const back = await fetch(paid.location ?? '', { headers: { cookie }, redirect: 'manual' });
    expect(back.headers.get('location')).toMatch(/\/welcome$/);
  });

  test('the client refuses a second checkout', async () => {
    const again = call('/subscription/upgrade', {
      plan: 'monthly',
      successUrl: '/welcome',
      cancelUrl: '/plans',
    });
    await expect(again).rejects.toThrow(/already subscribed/i);
  });

  test('the cancellation opens in the portal, and webhooks report it and the end', async () => {
    const { url } = await call('/subscription/cancel', { returnUrl: '/account' });
    expect((await getPage(url)).text).toContain('Cancel your subscription?');
    await postForm(url, {});
    await world.payments.deliveries.runDue();
    const [subscription] = (await world.stripe.subscriptions.list()).data as [Stripe.Subscription];
    expect(subscription.cancel_at).not.toBeNull();
    expect(subscriptionRow()).toMatchObject({
      status: 'active',
      cancelAt: new Date((subscription.cancel_at ?? 0) * 1000),
    });
    await expect(call('/subscription/cancel', { returnUrl: '/account' })).rejects.toThrow(
      /already set to be canceled/,
    );

    world.payments.advance(32 * 86_400_000);
    await world.payments.deliveries.runDue();
    expect(subscriptionRow()).toMatchObject({ status: 'canceled' });
  });

  test('every delivery was accepted', () => {
    const outcomes = world.payments.store.recentDeliveries(100).map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(['delivered']));
  });
});
