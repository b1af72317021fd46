// Tests the adapter against a Stripe with canned responses. e2e/money tests it against a server that implements
// Stripe's API.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fakeStripe } from '../../test-support/fake-stripe.ts';
import { createPaymentProvider, type PaymentProvider } from './payments.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let close = () => {};
afterEach(() => close());

async function stripeAnswering(answer: Answer): Promise<PaymentProvider> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return createPaymentProvider({
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_x',
    priceId: 'price_x',
    host: `http://localhost:${port}`,
  });
}

const price = {
  id: 'price_x',
  active: true,
  currency: 'aud',
  unit_amount: 499,
  recurring: { interval: 'month', interval_count: 1 },
  product: 'prod_x',
};
const own = { products: ['prod_x'], countedId: null };
const history = { openUrl: null, outdated: [], lastId: null };
const pages = { success: 'https://x.example/', cancel: 'https://x.example/subscribe' };

function send(response: ServerResponse, status: number, body: unknown, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

test('a failure that Stripe caches under an idempotency key does not block a retry', async () => {
  const keys: string[] = [];
  const answered = new Map<string, string>();
  let isMended = false;
  const provider = await stripeAnswering((request, response) => {
    if (request.method === 'GET') return send(response, 200, price);
    const key = String(request.headers['idempotency-key']);
    keys.push(key);
    const original = answered.get(key);
    const id = `req_${keys.length}`;
    if (original === undefined && isMended)
      return send(response, 200, { url: 'https://pay.example/' });
    if (original === undefined) answered.set(key, id);
    const error = { type: 'invalid_request_error', message: 'Not now' };
    const replay = { 'idempotent-replayed': 'true', 'original-request': original };
    send(response, 400, { error }, { 'request-id': id, ...(original && replay) });
  });
  await expect(provider.openCheckout('cus_x', history, pages)).rejects.toThrow();
  await expect(provider.openCheckout('cus_x', history, pages)).rejects.toThrow();
  isMended = true;
  expect(await provider.openCheckout('cus_x', history, pages)).toBe('https://pay.example/');
  // Two tabs that meet the same failures still use the same key.
  const before = keys.length;
  expect(await provider.openCheckout('cus_x', history, pages)).toBe('https://pay.example/');
  expect(keys.at(-1)).toBe(keys[before - 1]);
});

test('an unknown subscription status makes the sync fail', async () => {
  const subscription = {
    id: 'sub_x',
    status: 'dreaming',
    created: 1,
    cancel_at: null,
    cancel_at_period_end: false,
    metadata: {},
    discounts: [],
    items: { data: [{ price, discounts: [], current_period_end: 2 }] },
  };
  const provider = await stripeAnswering((request, response) =>
    request.url?.startsWith('/v1/prices')
      ? send(response, 200, price)
      : send(response, 200, { object: 'list', data: [subscription], has_more: false }),
  );
  await expect(provider.listSubscriptions('cus_x', own)).rejects.toMatchObject({
    code: 'payment_refused',
  });
});

test.each([
  ['a month', [{ price }], 499],
  ['for two', [{ price, quantity: 2 }], 998],
  ['of two items', [{ price }, { price: { ...price, unit_amount: 101 } }], 600],
  ['of no item', [], null],
  ['in another currency', [{ price: { ...price, currency: 'usd' } }], null],
  ['a year', [{ price: { ...price, recurring: { interval: 'year', interval_count: 1 } } }], null],
  [
    'for two months',
    [{ price: { ...price, recurring: { interval: 'month', interval_count: 2 } } }],
    null,
  ],
  ['without a fixed amount', [{ price: { ...price, unit_amount: null } }], null],
  ['with a discount on an item', [{ price }, { price, discounts: ['di_x'] }], null],
  ['with a discount', [{ price }], null, ['di_x']],
])('the amount of a subscription that is paid %s', async (_, items, amount, discounts = []) => {
  const subscription = {
    ...{ id: 'sub_x', status: 'active', created: 1, metadata: {} },
    ...{ cancel_at: null, cancel_at_period_end: false, discounts },
    items: { data: items.map((item) => ({ discounts: [], ...item, current_period_end: 2 })) },
  };
  const provider = await stripeAnswering((_request, response) =>
    send(response, 200, { object: 'list', data: [subscription], has_more: false }),
  );
  const found = await provider.listSubscriptions('cus_x', { ...own, countedId: 'sub_x' });
  expect(found).toMatchObject([{ id: 'sub_x', amount }]);
});

test('subscriptions on several pages of results are all read', async () => {
  const subscription = (n: number) => ({
    id: `sub_${n}`,
    status: 'canceled',
    created: n,
    cancel_at: null,
    cancel_at_period_end: false,
    metadata: {},
    discounts: [],
    items: { data: [{ price, discounts: [], current_period_end: n }] },
  });
  const provider = await stripeAnswering((request, response) => {
    if (request.url?.startsWith('/v1/prices')) return send(response, 200, price);
    const isSecond = request.url?.includes('starting_after=sub_1');
    const data = [subscription(isSecond ? 2 : 1)];
    send(response, 200, { object: 'list', url: '/v1/subscriptions', data, has_more: !isSecond });
  });
  const found = await provider.listSubscriptions('cus_x', own);
  expect(found?.map(({ id }) => id)).toEqual(['sub_1', 'sub_2']);
});

test('a response that is not JSON throws provider_unavailable', async () => {
  const provider = await stripeAnswering((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<h1>Hello</h1>');
  });
  await expect(provider.account()).rejects.toMatchObject({ code: 'provider_unavailable' });
});

test('a call is retried while another request uses the same idempotency key', async () => {
  let asked = 0;
  const provider = await stripeAnswering((request, response) => {
    if (request.method === 'GET') return send(response, 200, price);
    asked += 1;
    if (asked > 2) return send(response, 200, { url: 'https://pay.example/' });
    const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'Wait' };
    send(response, 409, { error });
  });
  expect(await provider.openCheckout('cus_x', history, pages)).toBe('https://pay.example/');
});

test('an idempotency key that was used with other parameters is replaced by a new one', async () => {
  const keys: string[] = [];
  const provider = await stripeAnswering((request, response) => {
    if (request.method === 'GET') return send(response, 200, price);
    const key = String(request.headers['idempotency-key']);
    keys.push(key);
    if (key !== keys[0]) return send(response, 200, { url: 'https://pay.example/' });
    const error = { type: 'idempotency_error', message: 'Only with the same parameters' };
    send(response, 400, { error });
  });
  const open = () => provider.openCheckout('cus_x', history, pages);
  expect([await open(), await open()]).toEqual(['https://pay.example/', 'https://pay.example/']);
  // Both calls use the same new key.
  expect(new Set(keys).size).toBe(2);
});

/** A Stripe that cannot expire `cs_old`, because it has this status already; `made` collects the POST requests. */
const closing =
  (status: string, made: string[] = []): Answer =>
  (request, response) => {
    const path = request.url ?? '';
    if (request.method === 'POST') made.push(path);
    if (path.startsWith('/v1/prices')) return send(response, 200, price);
    if (path === '/v1/checkout/sessions')
      return send(response, 200, { url: 'https://pay.example/' });
    if (!path.endsWith('/expire')) return send(response, 200, { id: 'cs_old', status });
    const error = { type: 'invalid_request_error', message: 'Only open ones can be expired' };
    send(response, 400, { error });
  };

test('a new page is opened if the old one has already expired', async () => {
  const provider = await stripeAnswering(closing('expired'));
  const url = provider.openCheckout('cus_x', { ...history, outdated: ['cs_old'] }, pages);
  expect(await url).toBe('https://pay.example/');
});

test('no new page is opened if the old one was paid before it could be expired', async () => {
  const made: string[] = [];
  const provider = await stripeAnswering(closing('complete', made));
  const url = provider.openCheckout('cus_x', { ...history, outdated: ['cs_old'] }, pages);
  await expect(url).rejects.toMatchObject({ code: 'unavailable' });
  expect(made).toEqual(['/v1/checkout/sessions/cs_old/expire']);
});

/** A payment attempt of an invoice. */
const attempt = (intent: string, status = 'paid') => ({
  ...{ id: `inpay_${intent}`, status },
  payment: { type: 'payment_intent', payment_intent: intent },
});

test('a payment made while a duplicate subscription is being cancelled is refunded too', async () => {
  const at = 1_800_000_000;
  const invoice = (payment: string, paidAt: number) => ({
    id: `in_${payment}`,
    status: 'paid',
    created: at - 100,
    status_transitions: { paid_at: paidAt },
    payments: { data: [attempt(payment)] },
  });
  const paid = [invoice('pi_before', at - 1), invoice('pi_beside', at + 1)];
  const done: string[] = [];
  const provider = await stripeAnswering((request, response) => {
    if (request.method === 'GET') {
      return send(response, 200, { object: 'list', data: paid, has_more: false });
    }
    done.push(`${request.method} ${request.url}`);
    if (request.method === 'DELETE') paid.push(invoice('pi_meanwhile', at + 2));
    send(response, 200, {});
  });
  expect(await provider.revoke('sub_x', at * 1000)).toEqual({
    refunded: ['pi_beside', 'pi_meanwhile'],
    kept: [],
    clearing: [],
  });
  expect(done).toEqual(['POST /v1/refunds', 'DELETE /v1/subscriptions/sub_x', 'POST /v1/refunds']);
});

test('only paid payments that were not refunded are returned as kept', async () => {
  const charge = { id: 'inpay_old', status: 'paid', payment: { type: 'charge', charge: 'ch_old' } };
  const data = [attempt('pi_left', 'canceled'), attempt('pi_good'), attempt('pi_closed'), charge];
  const invoice = {
    ...{ id: 'in_x', status: 'paid', created: 5, status_transitions: { paid_at: 5 } },
    payments: { data },
  };
  const { provider } = await fakeStripe(({ method, form }) => {
    if (method === 'GET') {
      return { status: 200, body: { object: 'list', data: [invoice], has_more: false } };
    }
    const isClosed = form.get('payment_intent') === 'pi_closed';
    const failed = { status: 'failed', failure_reason: 'expired_or_canceled_card' };
    return { status: 200, body: isClosed ? failed : { status: 'succeeded' } };
  });
  expect(await provider.revoke('sub_x', 1000)).toEqual({
    refunded: ['pi_good'],
    kept: [
      { payment: 'pi_closed', reason: 'expired_or_canceled_card' },
      { payment: 'inpay_old', reason: 'paid as charge' },
    ],
    clearing: [],
  });
});

test('a past_due subscription without open invoices does not open the library', async () => {
  const subscription = {
    ...{ id: 'sub_x', status: 'past_due', created: 1, metadata: {} },
    ...{ cancel_at: null, cancel_at_period_end: false },
    discounts: [],
    items: { data: [{ price, discounts: [], current_period_end: 2 }] },
  };
  const provider = await stripeAnswering((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/v1/subscriptions/sub_x')) return send(response, 200, subscription);
    const data = path.startsWith('/v1/invoices') ? [] : [subscription];
    send(response, 200, { object: 'list', data, has_more: false });
  });
  const found = await provider.listSubscriptions('cus_x', own);
  expect(found).toMatchObject([{ status: 'past_due', pastDueUntil: 0 }]);
});

test.each([
  ['clears', 'paid', ['POST /v1/refunds', 'DELETE /v1/subscriptions/sub_x']],
  ['fails', 'open', ['DELETE /v1/subscriptions/sub_x']],
])(
  'a duplicate subscription with a debit that %s days later is cancelled only then, and nothing stays paid',
  async (_, status, then) => {
    const invoice = {
      ...{ id: 'in_x', status: 'open', created: 5, status_transitions: { paid_at: null } },
      payments: { data: [attempt('pi_x')] },
    };
    let intent = 'processing';
    const done: string[] = [];
    const provider = await stripeAnswering((request, response) => {
      const path = request.url ?? '';
      if (path.startsWith('/v1/payment_intents')) {
        return send(response, 200, { id: 'pi_x', status: intent });
      }
      if (request.method === 'GET') {
        return send(response, 200, { object: 'list', data: [invoice], has_more: false });
      }
      done.push(`${request.method} ${path}`);
      send(response, 200, {});
    });
    expect(await provider.revoke('sub_x', 1000)).toEqual({
      ...{ refunded: [], kept: [], clearing: ['pi_x'] },
    });
    expect(done.splice(0)).toEqual(['POST /v1/subscriptions/sub_x']);
    Object.assign(invoice, { status });
    intent = status === 'paid' ? 'succeeded' : 'requires_payment_method';
    expect(await provider.revoke('sub_x', 1000)).toMatchObject({ kept: [], clearing: [] });
    expect(done).toEqual(then);
  },
);

test.each([
  ['sk_test_x', null, 'https://dashboard.stripe.com/test/customers/cus_1'],
  ['rk_live_x', null, 'https://dashboard.stripe.com/customers/cus_1'],
  ['sk_test_x', 'http://localhost:4', 'http://localhost:4/control#cus_1'],
])(
  'with the key %s and the host %s, a customer has its page for the owner',
  async (key, host, page) => {
    const provider = createPaymentProvider({
      ...{ secretKey: key, webhookSecret: 'whsec_x', priceId: 'price_x', host },
    });
    expect(await provider.customerPage('cus_1')).toBe(page);
  },
);
