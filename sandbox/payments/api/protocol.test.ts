import { request } from 'node:http';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newSession,
  openWorld,
  refusal,
  sdk,
  secretKey,
  type World,
} from '../test-support/world.ts';

let world: World;
let stripe: Stripe;
beforeAll(async () => {
  world = await openWorld();
  stripe = world.stripe;
});
afterAll(() => world.close());

test('a wrong or missing key gets 401, and basic authentication works', async () => {
  const wrong = await refusal(sdk(world.origin, 'sk_test_wrong_key_0000').customers.list());
  expect(wrong).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  expect(wrong.message).not.toContain('wrong_key');
  expect(wrong.requestId).toMatch(/^req_/);
  expect((await fetch(`${world.origin}/v1/customers`)).status).toBe(401);
  const basic = Buffer.from(`${secretKey}:`).toString('base64');
  const answer = await fetch(`${world.origin}/v1/customers`, {
    headers: { authorization: `Basic ${basic}`, 'stripe-version': '2026-10-28.endive' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('stripe-version')).toBe('2026-10-28.endive');
  expect(answer.headers.get('request-id')).toMatch(/^req_/);
});

test('an error names the unknown, missing or malformed parameter or object', async () => {
  const odd = { colour: 'green' } as Stripe.CustomerCreateParams;
  expect(await refusal(stripe.customers.create(odd))).toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'colour',
  });
  const nested = { subscription_data: { billing_cycle_anchor: 3 } };
  expect(await refusal(newSession(stripe, nested))).toMatchObject({
    code: 'parameter_unknown',
    param: 'subscription_data[billing_cycle_anchor]',
  });
  const empty = {} as Stripe.BillingPortal.SessionCreateParams;
  expect(await refusal(stripe.billingPortal.sessions.create(empty))).toMatchObject({
    code: 'parameter_missing',
    param: 'customer',
  });
  expect(await refusal(stripe.customers.create({ email: 'no address' }))).toMatchObject({
    statusCode: 400,
    param: 'email',
  });
  const missing = await refusal(stripe.subscriptions.retrieve('sub_none'));
  expect(missing).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
  expect(missing.message).toBe("No such subscription: 'sub_none'");
  const nowhere = await refusal(stripe.rawRequest('GET', '/v1/nowhere'));
  expect(nowhere.message).toContain('Unrecognized request URL');
});

test('a malformed or too large body gets an error object', async () => {
  const headers = { authorization: `Bearer ${secretKey}` };
  const json = await fetch(`${world.origin}/v1/customers`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"email":"a@example.com"}',
  });
  expect(json.status).toBe(400);
  expect(await json.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  const brackets = await fetch(`${world.origin}/v1/customers`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'metadata[a=1&__proto__[x]=1',
  });
  expect(brackets.status).toBe(400);
  const huge = await fetch(`${world.origin}/v1/customers`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: `name=${'x'.repeat(2_000_000)}`,
  });
  expect(huge.status).toBe(413);
  expect(await huge.json()).toHaveProperty('error.type', 'invalid_request_error');
});

test('an idempotency key replays the response, and only for the same request', async () => {
  const once = { idempotencyKey: 'once' };
  const first = await stripe.customers.create({ email: 'once@example.com' }, once);
  const second = await stripe.customers.create({ email: 'once@example.com' }, once);
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  expect((await stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
  const other = await refusal(stripe.customers.create({ email: 'two@example.com' }, once));
  expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  const elsewhere = await refusal(stripe.products.create({ name: 'x' }, once));
  expect(elsewhere).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('a key replays an error, but not for a malformed request', async () => {
  const key = { idempotencyKey: 'refused' };
  const missing = { customer: 'cus_none' };
  await refusal(stripe.billingPortal.sessions.create(missing, key));
  const again = await refusal(stripe.billingPortal.sessions.create(missing, key));
  expect(again.headers?.['idempotent-replayed']).toBe('true');

  const malformed = { idempotencyKey: 'malformed' };
  await refusal(stripe.customers.create({ email: 'no address' }, malformed));
  expect((await stripe.customers.create({ name: 'Right now' }, malformed)).name).toBe('Right now');
});

test('a key whose first request is still in progress gets 409', async () => {
  const body = 'name=Slow';
  const slow = request(`${world.origin}/v1/customers`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      'idempotency-key': 'at-once',
      expect: '100-continue',
    },
  });
  // The server sends 100 Continue after it has read the headers: the key is in use from here on.
  await new Promise((resolve) => {
    slow.once('continue', resolve);
    slow.flushHeaders();
  });
  const second = stripe.customers.create({ name: 'Slow' }, { idempotencyKey: 'at-once' });
  expect(await refusal(second)).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  const status = await new Promise((resolve) => {
    slow.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    slow.end(body);
  });
  expect(status).toBe(200);
  expect(
    (await stripe.customers.create({ name: 'Slow' }, { idempotencyKey: 'at-once' })).name,
  ).toBe('Slow');
});

test('a failed change is rolled back', async () => {
  const before = (await stripe.customers.list({ limit: 100 })).data.length;
  const wrong = stripe.customers.create({ name: 'Half', expand: ['nothing'] });
  expect((await refusal(wrong)).param).toBe('expand');
  expect((await stripe.customers.list({ limit: 100 })).data).toHaveLength(before);
});
