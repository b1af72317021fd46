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
  await ask('GET /account', 'Account');
  await ask('GET /tax/settings', 'Tax.Settings');
  const product = await ask('POST /products', 'Product', [], { name: 'Puzzles' });
  const price = await ask('POST /prices', 'Price', [], {
    product: product.id,
    currency: 'aud',
    unit_amount: '1200',
    'recurring[interval]': 'year',
  });
  await ask('GET /prices/:id', 'Price', [price.id], { 'expand[]': 'product' });
  const hook = await ask('POST /webhook_endpoints', 'WebhookEndpoint', [], {
    url: 'http://localhost:9/',
    'enabled_events[]': 'customer.deleted',
  });
  await ask('GET /webhook_endpoints', list('WebhookEndpoint'));
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
  const wanted = await session({
    allow_promotion_codes: 'true',
    'automatic_tax[enabled]': 'true',
    'customer_update[address]': 'auto',
  });
  await postForm(`${wanted.url}/code`, { promotionCode: 'HALFPRICE' });
  await postForm(wanted.url, goodCard);
  await ask('GET /checkout/sessions', list('Checkout.Session'));
  await ask('GET /checkout/sessions/:id', 'Checkout.Session', [wanted.id], {
    'expand[0]': 'customer',
    'expand[1]': 'subscription',
    'expand[2]': 'invoice',
    'expand[3]': 'line_items',
  });
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
  const balance = '/customers/:id/balance_transactions';
  await ask(`POST ${balance}`, 'CustomerBalanceTransaction', [customer.id], {
    ...{ amount: '-300', currency: 'aud', 'metadata[why]': 'thanks' },
  });
  await ask('POST /invoices/create_preview', 'Invoice', [], { subscription: data[0]?.id ?? '' });
  return { customer: customer.id, subscription: data[0]?.id ?? '' };
}

async function paying(): Promise<void> {
  await ask('GET /invoices', list('Invoice'), [], {
    'expand[0]': 'data.payments',
    'expand[1]': 'data.discounts',
  });
  await ask('GET /invoice_payments', list('InvoicePayment'), [], {
    'expand[]': 'data.payment.payment_intent',
  });
  const intent = world.payments.store.all('payment_intent')[0]?.id ?? '';
  await ask('POST /refunds', 'Refund', [], {
    payment_intent: intent,
    amount: '100',
    'expand[]': 'charge',
  });
  await ask('GET /refunds', list('Refund'), [], { 'expand[]': 'data.charge' });
  await ask('GET /payment_intents/:id', 'PaymentIntent', [intent], {
    'expand[]': 'latest_charge.refunds',
  });
  await ask('GET /charges', list('Charge'), [], { 'expand[]': 'data.refunds' });
}

async function portal(customer: string, subscription: string): Promise<void> {
  const kind = 'BillingPortal.Configuration';
  const { data } = await ask('GET /billing_portal/configurations', list(kind));
  await ask('POST /billing_portal/configurations/:id', kind, [data[0]?.id ?? ''], {
    'features[invoice_history][enabled]': 'true',
  });
  await ask('POST /billing_portal/sessions', 'BillingPortal.Session', [], { customer });
  await ask('POST /billing_portal/sessions', 'BillingPortal.Session', [], {
    customer,
    'flow_data[type]': 'subscription_cancel',
    'flow_data[subscription_cancel][subscription]': subscription,
  });
}

/** Renewals with each outcome, a pause, and the end. */
async function ageing(customer: string, subscription: string): Promise<void> {
  const month = 31 * 86_400_000;
  world.payments.advance(month);
  const balance = 'GET /customers/:id/balance_transactions';
  const { data: transactions } = await ask(balance, list('CustomerBalanceTransaction'), [customer]);
  expect(transactions).toHaveLength(2);
  for (const outcome of ['authenticate', 'fail'] as const) {
    decideRenewals(world.payments.store, customer, outcome);
    world.payments.advance(month);
    await ask('GET /subscriptions/:id', 'Subscription', [subscription], {
      'expand[]': 'latest_invoice.payments',
    });
    const [intent] = world.payments.store.all('payment_intent');
    await ask('GET /payment_intents/:id', 'PaymentIntent', [intent?.id ?? '']);
    await ask('GET /charges', list('Charge'));
    decideRenewals(world.payments.store, customer, 'pay');
    const { data: open } = await ask('GET /invoices', list('Invoice'), [], { status: 'open' });
    await ask('POST /invoices/:id/pay', 'Invoice', [open[0]?.id ?? '']);
  }
  await ask('POST /subscriptions/:id/pause', 'Subscription', [subscription]);
  await ask('POST /subscriptions/:id', 'Subscription', [subscription], {
    cancel_at_period_end: 'true',
  });
  await ask('DELETE /subscriptions/:id', 'Subscription', [subscription]);
  await ask('DELETE /customers/:id', 'DeletedCustomer', [customer]);
  await ask('GET /customers/:id', 'DeletedCustomer', [customer]);
}

async function events(): Promise<void> {
  await ask('GET /events', list('Event'), [], { limit: '3' });
}

test('every response and every delivered event matches the SDK’s types', async () => {
  await world.stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['*'] });
  const own = world.payments.store.all('webhook_endpoint')[0]?.id ?? '';
  world.payments.store.saveHidden('webhook_endpoint', own, { secret: webhookSecret });
  await catalogue();
  const { customer, subscription } = await subscribing();
  await paying();
  await portal(customer, subscription);
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
