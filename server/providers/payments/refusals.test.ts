// Tells permanent refusals of Stripe from temporary outages.
import { expect, test } from 'vitest';
import { fakeStripe } from '../../test-support/fake-stripe.ts';

const history = { openUrl: null, outdated: [], lastId: null };
const pages = { success: 'https://x.example/', cancel: 'https://x.example/subscribe' };
const own = { products: ['prod_x'], countedId: null };
const price = {
  id: 'price_x',
  active: true,
  currency: 'aud',
  unit_amount: 499,
  recurring: { interval: 'month', interval_count: 1 },
  product: 'prod_x',
};
const refused = (error: object) => ({ type: 'invalid_request_error', message: 'No', ...error });

/** Opens a checkout page with a Stripe that has our price and responds to the new page like this. */
const openingPage = async (status: number, body: unknown) => {
  const { provider } = await fakeStripe(({ method }) =>
    method === 'GET' ? { status: 200, body: price } : { status, body },
  );
  return provider.openCheckout('cus_x', history, pages);
};

test.each([
  [
    'currencies that cannot be combined',
    400,
    refused({ message: 'You cannot combine currencies on a single customer.' }),
  ],
  ['a missing permission of the key', 403, refused({})],
  ['a revoked key', 401, refused({})],
  ['a missing object', 404, refused({ code: 'resource_missing', param: 'price' })],
])('%s is a permanent refusal', async (_, status, error) => {
  await expect(openingPage(status, { error })).rejects.toMatchObject({
    code: 'payment_refused',
    message: expect.stringContaining('Trying again will not help'),
  });
});

test.each([
  ['null', null],
  ['an empty list', []],
  ['a text', 'Hello'],
  ['a number', 1],
  ['an object without an address', {}],
  ['a javascript: address', { url: 'javascript:alert(1)' }],
  ['a data: address', { url: 'data:text/html,x' }],
  ['an address without TLS', { url: 'http://pay.example/' }],
  ['an address that is a number', { url: 5 }],
])('a checkout page that is %s is refused', async (_, body) => {
  await expect(openingPage(200, body)).rejects.toMatchObject({ code: 'payment_refused' });
});

test.each([
  ['too many requests', 429, { error: { type: 'rate_limit_error', message: 'Slow down' } }],
  ['an internal error', 500, { error: { type: 'api_error', message: 'Oh' } }],
  ['an HTML page', 502, '<h1>Bad gateway</h1>'],
  ["a proxy's own error", 503, { error: 'Service Unavailable', status: 503 }],
  ['an error that is null', 503, { error: null }],
  ['an error that is a number', 503, { error: 503 }],
])('%s is an outage', async (_, status, body) => {
  await expect(openingPage(status, body)).rejects.toMatchObject({ code: 'provider_unavailable' });
});

const subscription = {
  id: 'sub_x',
  status: 'active',
  created: 1,
  cancel_at: null,
  cancel_at_period_end: false,
  metadata: {},
  discounts: [],
  items: { data: [{ price, discounts: [], current_period_end: 2 }] },
};

test.each([
  ['null', null],
  ['not a list', {}],
  ['a list of unknown items', { object: 'list', data: [null], has_more: false }],
  [
    'without a date',
    { object: 'list', data: [{ ...subscription, created: 'today' }], has_more: false },
  ],
  ['without items', { object: 'list', data: [{ ...subscription, items: null }], has_more: false }],
])('subscriptions that are %s are a refusal, not an outage', async (_, body) => {
  const { provider } = await fakeStripe(() => ({ status: 200, body }));
  await expect(provider.listSubscriptions('cus_x', own)).rejects.toMatchObject({
    code: 'payment_refused',
  });
});

test.each([
  ['considers invalid', 'email_invalid'],
  ['considers too long', 'parameter_invalid_string'],
])('a parent whose email address Stripe %s becomes a customer without one', async (_, code) => {
  const { provider, asked } = await fakeStripe(({ method, path, form }) => {
    if (method === 'GET' && path.startsWith('/v1/customers/search')) {
      return { status: 200, body: { object: 'search_result', data: [], has_more: false } };
    }
    if (form.has('email') || path.includes('email=')) {
      const error = refused({ code, param: 'email' });
      return { status: 400, body: { error } };
    }
    return { status: 200, body: { id: 'cus_new' } };
  });
  const payer = { uid: 'kim', email: 'kim@münchen' };
  expect(await provider.ensureCustomer(payer, null)).toBe('cus_new');
  const created = asked.filter(({ method }) => method === 'POST');
  expect(created.map(({ form }) => form.get('email'))).toEqual(['kim@münchen', null]);
  expect(created.at(-1)?.form.get('metadata[uid]')).toBe('kim');
});

test('customers are found by email address where Stripe has no search', async () => {
  const { provider } = await fakeStripe(({ path }) =>
    path.startsWith('/v1/customers/search')
      ? { status: 400, body: { error: refused({ message: 'Search is not available' }) } }
      : {
          status: 200,
          body: {
            object: 'list',
            has_more: false,
            data: [
              { id: 'cus_other', metadata: { uid: 'sam' } },
              { id: 'cus_kim', metadata: { uid: 'kim' } },
            ],
          },
        },
  );
  const payer = { uid: 'kim', email: 'kim@example.com' };
  expect(await provider.ensureCustomer(payer, null)).toBe('cus_kim');
});
