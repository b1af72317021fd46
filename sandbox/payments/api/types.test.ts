// Every endpoint returns what the SDK's types declare and refuses unknown parameters. Every delivery is signed and
// matches its event's type.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideRenewals } from '../billing/bank.ts';
import {
  goodCard,
  openReceiver,
  openWorld,
  postForm,
  priceId,
  secretKey,
  webhookSecret,
  type Receiver,
  type World,
} from '../test-support/world.ts';
import { findTypeErrors, type Captured } from '../test-support/types.ts';
import { endpoints } from './endpoints.ts';

let receiver: Receiver;
let world: World;
const captured: Captured[] = [];
const called = new Set<string>();

interface Answer {
  id: string;
  url: string;
  data: { id: string }[];
}

async function send(method: string, path: string, form: Record<string, string>) {
  const params = new URLSearchParams(form);
  const query = method === 'POST' || params.size === 0 ? '' : `?${params.toString()}`;
  return fetch(`${world.origin}/v1${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}` },
    ...(method === 'POST' && { body: params }),
  });
}

/** Calls `route` with its `:id`s filled in from `ids`, and captures the response to check it against `type`. */
async function ask(
  route: string,
  type: string,
  ids: string[] = [],
  form: Record<string, string> = {},
): Promise<Answer> {
  const [method = '', pattern = ''] = route.split(' ');
  const left = [...ids];
  const path = pattern.replaceAll(/:\w+/g, () => left.shift() ?? '');
  const answer = await send(method, path, form);
  const body = (await answer.json()) as Answer;
  if (!answer.ok) throw new Error(`${route}: ${JSON.stringify(body)}`);
  called.add(route);
  captured.push({ call: route, type: `Stripe.${type}`, body });
  return body;
}

const list = (type: string): string => `ApiList<Stripe.${type}>`;

beforeAll(async () => {
  receiver = await openReceiver();
  world = await openWorld({
    time: { now: Date.now() },
    webhookUrl: receiver.url,
  });
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});

async function catalogue(): Promise<void> {
  const account = await ask('GET /account', 'Account');
  await ask('GET /accounts/:id', 'Account', [account.id]);
  const product = await ask('POST /products', 'Product', [], { name: 'Puzzles' });
  await ask('GET /products', list('Product'));
  await ask('GET /products/:id', 'Product', [product.id]);
  const price = await ask('POST /prices', 'Price', [], {
    product: product.id,
    currency: 'aud',
    unit_amount: '1200',
    'recurring[interval]': 'year',
  });
  await ask('GET /prices', list('Price'), [], { 'expand[]': 'data.product' });
  await ask('GET /prices/:id', 'Price', [price.id]);
  const hook = await ask('POST /webhook_endpoints', 'WebhookEndpoint', [], {
    url: 'http://localhost:9/',
    'enabled_events[]': 'customer.deleted',
  });
  await ask('GET /webhook_endpoints', list('WebhookEndpoint'));
  await ask('GET /webhook_endpoints/:id', 'WebhookEndpoint', [hook.id]);
  await ask('POST /webhook_endpoints/:id', 'WebhookEndpoint', [hook.id], { disabled: 'true' });
  await ask('DELETE /webhook_endpoints/:id', 'DeletedWebhookEndpoint', [hook.id]);
}

async function subscribing(): Promise<{ customer: string; subscription: string }> {
  const customer = await ask('POST /customers', 'Customer', [], { email: 'parent@example.com' });
  await ask('POST /customers/:id', 'Customer', [customer.id], { name: 'Robin Reader' });
  const session = (more: Record<string, string> = {}) =>
    ask('POST /checkout/sessions', 'Checkout.Session', [], {
      mode: 'subscription',
      customer: customer.id,
      'line_items[0][price]': priceId,
      'line_items[0][quantity]': '1',
      success_url: 'http://localhost:3000/',
      ...more,
    });
  const unwanted = await session();
  await ask('POST /checkout/sessions/:id/expire', 'Checkout.Session', [unwanted.id]);
  const wanted = await session({ allow_promotion_codes: 'true' });
  await postForm(`${wanted.url}/code`, { promotionCode: 'HALFPRICE' });
  await postForm(wanted.url, goodCard);
  await ask('GET /checkout/sessions', list('Checkout.Session'));
  await ask('GET /checkout/sessions/:id', 'Checkout.Session', [wanted.id], {
    'expand[0]': 'customer',
    'expand[1]': 'subscription',
    'expand[2]': 'invoice',
    'expand[3]': 'line_items',
  });
  await ask('GET /checkout/sessions/:id/line_items', list('LineItem'), [wanted.id]);
  await ask('GET /customers', list('Customer'));
  await ask('GET /customers/search', 'ApiSearchResult<Stripe.Customer>', [], {
    query: 'email:"parent@example.com"',
  });
  await ask('GET /customers/:id', 'Customer', [customer.id], {
    'expand[0]': 'subscriptions',
    'expand[1]': 'invoice_settings.default_payment_method',
  });
  const { data } = await ask('GET /subscriptions', list('Subscription'), [], {
    'expand[0]': 'data.latest_invoice',
    'expand[1]': 'data.default_payment_method',
    'expand[2]': 'data.discounts',
  });
  return { customer: customer.id, subscription: data[0]?.id ?? '' };
}

async function paying(customer: string): Promise<void> {
  const { data: invoices } = await ask('GET /invoices', list('Invoice'), [], {
    'expand[0]': 'data.payments',
    'expand[1]': 'data.discounts',
  });
  await ask('GET /invoices/:id', 'Invoice', [invoices[0]?.id ?? '']);
  const { data: payments } = await ask('GET /invoice_payments', list('InvoicePayment'));
  await ask('GET /invoice_payments/:id', 'InvoicePayment', [payments[0]?.id ?? ''], {
    'expand[]': 'payment.payment_intent',
  });
  const { data: intents } = await ask('GET /payment_intents', list('PaymentIntent'));
  const intent = intents[0]?.id ?? '';
  await ask('GET /payment_intents/:id', 'PaymentIntent', [intent], {
    'expand[]': 'latest_charge',
  });
  const { data: charges } = await ask('GET /charges', list('Charge'));
  const refund = await ask('POST /refunds', 'Refund', [], {
    payment_intent: intent,
    amount: '100',
  });
  await ask('GET /refunds', list('Refund'));
  await ask('GET /refunds/:id', 'Refund', [refund.id], { 'expand[]': 'charge' });
  await ask('POST /refunds/:id', 'Refund', [refund.id], { 'metadata[a]': 'b' });
  await ask('GET /charges/:id', 'Charge', [charges[0]?.id ?? ''], { 'expand[]': 'refunds' });
  const { data: methods } = await ask('GET /payment_methods', list('PaymentMethod'));
  const method = methods[0]?.id ?? '';
  await ask('GET /payment_methods/:id', 'PaymentMethod', [method]);
  await ask('GET /customers/:id/payment_methods', list('PaymentMethod'), [customer]);
  await ask('GET /customers/:id/payment_methods/:method', 'PaymentMethod', [customer, method]);
}

async function portal(customer: string, subscription: string): Promise<void> {
  const kind = 'BillingPortal.Configuration';
  const made = await ask('POST /billing_portal/configurations', kind, [], {
    'features[invoice_history][enabled]': 'true',
  });
  await ask('GET /billing_portal/configurations', list(kind));
  await ask('GET /billing_portal/configurations/:id', kind, [made.id]);
  await ask('POST /billing_portal/configurations/:id', kind, [made.id], { name: 'Plain' });
  await ask('POST /billing_portal/sessions', 'BillingPortal.Session', [], { customer });
  await ask('POST /billing_portal/sessions', 'BillingPortal.Session', [], {
    customer,
    'flow_data[type]': 'subscription_cancel',
    'flow_data[subscription_cancel][subscription]': subscription,
  });
}

async function clocks(): Promise<void> {
  const path = '/test_helpers/test_clocks';
  const kind = 'TestHelpers.TestClock';
  const now = Math.floor(world.time.now / 1000);
  const clock = await ask(`POST ${path}`, kind, [], { frozen_time: String(now) });
  await ask('POST /customers', 'Customer', [], { test_clock: clock.id });
  await ask(`POST ${path}/:id/advance`, kind, [clock.id], { frozen_time: String(now + 60) });
  await ask(`GET ${path}`, list(kind));
  await ask(`GET ${path}/:id`, kind, [clock.id]);
  await ask(`DELETE ${path}/:id`, 'TestHelpers.DeletedTestClock', [clock.id]);
}

/** Renewals with each outcome, a pause, and the end. */
async function ageing(customer: string, subscription: string): Promise<void> {
  const month = 31 * 86_400_000;
  world.payments.advance(month);
  for (const outcome of ['authenticate', 'fail'] as const) {
    decideRenewals(world.payments.store, customer, outcome);
    world.payments.advance(month);
    await ask('GET /subscriptions/:id', 'Subscription', [subscription], {
      'expand[]': 'latest_invoice.payments',
    });
    await ask('GET /payment_intents', list('PaymentIntent'));
    await ask('GET /charges', list('Charge'));
    decideRenewals(world.payments.store, customer, 'pay');
    const { data: open } = await ask('GET /invoices', list('Invoice'), [], { status: 'open' });
    await ask('POST /invoices/:id/pay', 'Invoice', [open[0]?.id ?? '']);
  }
  await ask('POST /subscriptions/:id/pause', 'Subscription', [subscription]);
  await ask('POST /subscriptions/:id/resume', 'Subscription', [subscription]);
  await ask('POST /subscriptions/:id', 'Subscription', [subscription], {
    cancel_at_period_end: 'true',
  });
  await ask('DELETE /subscriptions/:id', 'Subscription', [subscription]);
  await ask('DELETE /customers/:id', 'DeletedCustomer', [customer]);
  await ask('GET /customers/:id', 'DeletedCustomer', [customer]);
}

async function events(): Promise<void> {
  const { data } = await ask('GET /events', list('Event'), [], { limit: '3' });
  await ask('GET /events/:id', 'Event', [data[0]?.id ?? '']);
}

test('every response and every delivered event matches the SDK’s types', async () => {
  await world.stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['*'] });
  const own = world.payments.store.all('webhook_endpoint')[0]?.id ?? '';
  world.payments.store.saveHidden('webhook_endpoint', own, { secret: webhookSecret });
  await catalogue();
  const { customer, subscription } = await subscribing();
  await paying(customer);
  await portal(customer, subscription);
  await clocks();
  await ageing(customer, subscription);
  await events();
  const routes = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(routes.filter((route) => !called.has(route))).toEqual([]);

  await world.payments.deliveries.runDue();
  const outcomes = world.payments.store.recentDeliveries(1000).map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(['delivered']));
  const sorts = new Set(receiver.bodies.map(({ type }) => type));
  expect([...sorts]).toEqual(
    expect.arrayContaining([
      'charge.failed',
      'charge.refunded',
      'customer.discount.created',
      'customer.subscription.paused',
      'invoice.payment_action_required',
      'payment_intent.requires_action',
      'test_helpers.test_clock.ready',
    ]),
  );
  for (const body of receiver.bodies) {
    captured.push({
      call: `the event ${body.type}`,
      type: `Extract<Stripe.Event, { type: '${body.type}' }>`,
      body,
    });
  }
  // Two wrong objects prove that the compiler finds errors.
  const type = 'Stripe.DeletedCustomer';
  const little = { id: 'cus_1', deleted: true };
  captured.push({ call: 'too little', type, body: little });
  captured.push({
    call: 'too much',
    type,
    body: { ...little, object: 'customer', colour: 'green' },
  });
  const errors = findTypeErrors(captured);
  expect(errors.filter((each) => !each.startsWith('too '))).toEqual([]);
  expect(errors.map((each) => each.split(':')[0])).toEqual(['too little', 'too much']);
}, 120_000);

describe('an unknown parameter is refused', () => {
  test.each(endpoints.map(({ method, path }) => [method, path]))(
    'by %s %s',
    async (method = '', path = '') => {
      const answer = await send(method, path.replaceAll(/:\w+/g, 'none'), { colour: 'green' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: { type: 'invalid_request_error', code: 'parameter_unknown', param: 'colour' },
      });
    },
  );
});
