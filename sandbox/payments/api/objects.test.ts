import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freshFolder,
  newSession,
  openWorld,
  priceId,
  refusal,
  subscribe,
  type World,
} from '../test-support/world.ts';

let world: World;
let stripe: Stripe;
beforeAll(async () => {
  world = await openWorld();
  stripe = world.stripe;
});
afterAll(() => world.close());

describe('the account and the catalogue', () => {
  test('the account has an id', async () => {
    const account: Stripe.Account = await stripe.accounts.retrieveCurrent();
    expect(account.id).toMatch(/^acct_[0-9A-Za-z]{16}$/);
  });

  test('the plan on sale is shown with its product', async () => {
    const price: Stripe.Price = await stripe.prices.retrieve(priceId, { expand: ['product'] });
    expect(price).toMatchObject({
      id: priceId,
      unit_amount: 499,
      currency: 'aud',
      livemode: false,
      recurring: { interval: 'month', interval_count: 1 },
      product: { object: 'product', name: 'Step Into Reading' },
    });
    expect(String(price.unit_amount_decimal)).toBe('499');
  });

  test('products and prices are created and found', async () => {
    const product: Stripe.Product = await stripe.products.create({ name: 'Puzzles' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'aud',
      unit_amount: 1200,
      recurring: { interval: 'year' },
    });
    expect((await stripe.prices.retrieve(price.id)).recurring?.interval).toBe('year');
    expect(price.tax_behavior).toBe('unspecified');
    expect(price.product).toBe(product.id);
  });
});

describe('customers', () => {
  test('are created, read, changed and deleted', async () => {
    const created: Stripe.Customer = await stripe.customers.create({
      email: 'ada@example.com',
      name: 'Ada',
      metadata: { uid: 'u1', plan: 'old' },
    });
    const changed = await stripe.customers.update(created.id, {
      metadata: { plan: '' },
      name: 'Ada L',
    });
    expect(changed).toMatchObject({ name: 'Ada L', metadata: { uid: 'u1' } });
    expect(changed.metadata).not.toHaveProperty('plan');

    const gone: Stripe.DeletedCustomer = await stripe.customers.del(created.id);
    expect(gone).toMatchObject({ id: created.id, deleted: true });
    expect(await stripe.customers.retrieve(created.id)).toMatchObject({ deleted: true });
    const again = await refusal(stripe.customers.del(created.id));
    expect(again).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
    expect((await stripe.customers.list({ email: 'ada@example.com' })).data).toEqual([]);
  });

  test('are filtered by e-mail and searched by metadata', async () => {
    const one = await stripe.customers.create({
      email: 'same@example.com',
      metadata: { uid: 's1' },
    });
    const two = await stripe.customers.create({
      email: 'same@example.com',
      metadata: { uid: 's2' },
    });
    const listed = await stripe.customers.list({ email: 'same@example.com' });
    expect(listed.data.map(({ id }) => id)).toEqual([two.id, one.id]);
    const found = await stripe.customers.search({
      query: `email:"same@example.com" AND metadata["uid"]:"s1"`,
    });
    expect(found.data.map(({ id }) => id)).toEqual([one.id]);
    expect((await refusal(stripe.customers.search({ query: 'what?' }))).param).toBe('query');
  });

  test('are listed in pages, newest first, forwards and backwards', async () => {
    const own = await openWorld();
    const ids: string[] = [];
    for (let i = 0; i < 7; i += 1) ids.unshift((await own.stripe.customers.create({})).id);
    const all: string[] = [];
    for await (const each of own.stripe.customers.list({ limit: 3 })) all.push(each.id);
    expect(all).toEqual(ids);

    const first = await own.stripe.customers.list({ limit: 3 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    const before = await own.stripe.customers.list({ limit: 3, ending_before: ids[5] ?? '' });
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(2, 5));
    expect(before.has_more).toBe(true);
    const rest = await own.stripe.customers.list({ limit: 3, starting_after: ids[4] ?? '' });
    expect(rest.data.map(({ id }) => id)).toEqual(ids.slice(5));
    expect(rest.has_more).toBe(false);

    expect(await refusal(own.stripe.customers.list({ limit: 101 }))).toMatchObject({
      statusCode: 400,
      param: 'limit',
    });
    expect(await refusal(own.stripe.customers.list({ starting_after: 'cus_no' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'starting_after',
    });
    await own.close();
  });

  test('a deleted customer has no running subscription and no open checkout', async () => {
    const { customer, subscription } = await subscribe(world);
    const open = await newSession(stripe, { customer });
    await stripe.customers.del(customer);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await stripe.checkout.sessions.retrieve(open.id)).status).toBe('expired');
    const expanded = await stripe.subscriptions.retrieve(subscription.id, { expand: ['customer'] });
    expect(expanded.customer).toEqual({ id: customer, object: 'customer', deleted: true });
  });
});

describe('checkout sessions', () => {
  test('are created open, with an address that cannot be guessed', async () => {
    const session: Stripe.Checkout.Session = await newSession(stripe, {
      client_reference_id: 'u1',
      metadata: { uid: 'u1' },
    });
    expect(session.id).toMatch(/^cs_test_[0-9A-Za-z]{58}$/);
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      ui_mode: 'hosted_page',
      mode: 'subscription',
      amount_total: 499,
      currency: 'aud',
      livemode: false,
      url: `${world.origin}/checkout/pay/${session.id}`,
      metadata: { uid: 'u1' },
    });
    expect(session.expires_at - session.created).toBe(24 * 3600);
    expect(session).not.toHaveProperty('line_items');
    const whole = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items.data.price.product'],
    });
    expect(whole.line_items?.data[0]).toMatchObject({
      object: 'item',
      quantity: 1,
      price: { id: priceId },
    });
    expect(whole.line_items?.data[0]?.price?.product).toMatchObject({ object: 'product' });
  });

  test('are listed by customer and status, newest first, and can be expired once', async () => {
    const { id: customer } = await stripe.customers.create({});
    const one = await newSession(stripe, { customer });
    const two = await newSession(stripe, { customer });
    const open = await stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open.data.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(await stripe.checkout.sessions.expire(one.id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    expect((await refusal(stripe.checkout.sessions.expire(one.id))).statusCode).toBe(400);
    const left = await stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(left.data.map(({ id }) => id)).toEqual([two.id]);
  });

  test.each([
    ['no price', { line_items: [{ price: 'price_none', quantity: 1 }] }, 'line_items[0][price]'],
    ['no quantity', { line_items: [{ price: priceId }] }, 'line_items[0][quantity]'],
    ['no customer', { customer: 'cus_none' }, 'customer'],
    ['a script as address', { success_url: 'javascript:alert(1)' }, 'success_url'],
    ['a file as way back', { cancel_url: 'file:///etc/passwd' }, 'cancel_url'],
    ['a short life', { expires_at: 1 }, 'expires_at'],
    ['another mode', { mode: 'payment' as const }, 'mode'],
  ])('an error names the parameter: %s', async (_what, more, param) => {
    expect(await refusal(newSession(stripe, more))).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      param,
    });
  });

  test('automatic tax needs the customer’s address, and a price that says whether the tax is in it', async () => {
    const { id: customer } = await stripe.customers.create({});
    const taxed = { customer, automatic_tax: { enabled: true } };
    expect(await refusal(newSession(stripe, taxed))).toMatchObject({
      code: 'customer_tax_location_invalid',
    });
    const asking = { ...taxed, customer_update: { address: 'auto' as const } };
    const session = await newSession(stripe, asking);
    expect(session).toMatchObject({ automatic_tax: { enabled: true }, amount_total: 499 });
    const { id: price } = await stripe.prices.create({
      product: 'prod_local_library',
      currency: 'aud',
      unit_amount: 499,
      recurring: { interval: 'month' },
    });
    const vague = newSession(stripe, { ...asking, line_items: [{ price, quantity: 1 }] });
    expect(await refusal(vague)).toMatchObject({ param: 'line_items' });
  });

  test('payment_method_types is no longer accepted', async () => {
    const old = { payment_method_types: ['card'] } as Partial<Stripe.Checkout.SessionCreateParams>;
    expect(await refusal(newSession(stripe, old))).toMatchObject({
      code: 'parameter_unknown',
      param: 'payment_method_types',
    });
  });
});

describe('subscriptions, invoices and payment methods', () => {
  test('period and price are on the item, the subscription on the parent of the invoice', async () => {
    const { customer, subscription, session } = await subscribe(world);
    const [item] = subscription.items.data;
    expect(subscription).toMatchObject({ status: 'active', billing_mode: { type: 'flexible' } });
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(item?.price.id).toBe(priceId);
    expect(item?.current_period_end).toBeGreaterThan(item?.current_period_start ?? Infinity);

    const invoices = await stripe.invoices.list({ customer, status: 'paid' });
    expect(invoices.data.map(({ id }) => id)).toEqual([session.invoice]);
    const [invoice] = invoices.data;
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 499, total: 499 });
    expect(invoice?.parent?.subscription_details?.subscription).toBe(subscription.id);
    expect(invoice).not.toHaveProperty('subscription');
    expect(invoice).not.toHaveProperty('paid');
    expect((await stripe.invoices.list({ subscription: 'sub_other' })).data).toEqual([]);

    const { default_payment_method: method } = await stripe.subscriptions.retrieve(
      subscription.id,
      {
        expand: ['default_payment_method'],
      },
    );
    expect(method).toMatchObject({ card: { brand: 'visa', last4: '4242', exp_month: 12 } });
  });

  test('a list leaves out canceled subscriptions unless it asks for all', async () => {
    const { customer, subscription } = await subscribe(world);
    const list = async (more: Stripe.SubscriptionListParams) =>
      (await stripe.subscriptions.list({ customer, ...more })).data.map(({ id }) => id);
    expect(await list({ price: priceId })).toEqual([subscription.id]);
    expect(await list({ price: 'price_other' })).toEqual([]);
    const canceled = await stripe.subscriptions.cancel(subscription.id, {
      cancellation_details: { comment: 'moving on' },
    });
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested', comment: 'moving on' },
    });
    expect(await list({})).toEqual([]);
    expect(await list({ status: 'all' })).toEqual([subscription.id]);
    expect(await list({ status: 'canceled' })).toEqual([subscription.id]);
    expect(await list({ status: 'ended' })).toEqual([subscription.id]);
    expect(await refusal(stripe.subscriptions.cancel(subscription.id))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(
      await refusal(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })),
    ).toMatchObject({ statusCode: 400 });
  });

  test('a list for an unknown customer is an error', async () => {
    const foreign = { customer: 'cus_foreign' };
    const missing = { statusCode: 400, code: 'resource_missing', param: 'customer' };
    expect(await refusal(stripe.subscriptions.list(foreign))).toMatchObject(missing);
    expect(await refusal(stripe.checkout.sessions.list(foreign))).toMatchObject(missing);
    expect(await refusal(stripe.invoices.list(foreign))).toMatchObject(missing);
  });

  test('cancel_at_period_end is set and unset', async () => {
    const { subscription } = await subscribe(world);
    const ending = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
    });
    expect(ending.cancel_at_period_end).toBe(true);
    expect(ending.cancel_at).toBe(subscription.items.data[0]?.current_period_end);
    const going = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: false,
      metadata: { note: 'stays' },
    });
    expect(going).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      metadata: { note: 'stays' },
    });
  });

  test('nested fields expand, and a field that is no reference is an error', async () => {
    const { session } = await subscribe(world);
    const whole = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice', 'customer.subscriptions', 'invoice'],
    });
    const subscription = whole.subscription as Stripe.Subscription;
    expect(subscription.latest_invoice).toMatchObject({ object: 'invoice', status: 'paid' });
    expect((whole.customer as Stripe.Customer).subscriptions?.data[0]?.id).toBe(subscription.id);
    const wrong = stripe.checkout.sessions.retrieve(session.id, { expand: ['status'] });
    expect(await refusal(wrong)).toMatchObject({ statusCode: 400, param: 'expand' });
  });
});

describe('the portal, events and webhook endpoints', () => {
  test('a portal session has its own address', async () => {
    const { id: customer } = await stripe.customers.create({});
    const session: Stripe.BillingPortal.Session = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost:3000/account',
    });
    expect(session.url).toMatch(/\/portal\/session\/test_[0-9A-Za-z]{58}$/);
    expect(session.url).not.toContain(session.id);
    expect(
      await refusal(
        stripe.billingPortal.sessions.create({ customer, return_url: 'javascript:alert(1)' }),
      ),
    ).toMatchObject({ code: 'url_invalid', param: 'return_url' });
  });

  test('the configuration is listed and changed', async () => {
    const standard = await stripe.billingPortal.configurations.list({ is_default: true });
    expect(standard.data).toHaveLength(1);
    const change = (features: Stripe.BillingPortal.ConfigurationUpdateParams.Features) =>
      stripe.billingPortal.configurations.update(standard.data[0]?.id ?? '', { features });
    await change({ payment_method_update: { enabled: false } });
    const changed: Stripe.BillingPortal.Configuration = await change({
      subscription_cancel: { enabled: true, mode: 'immediately' },
    });
    expect(changed.features).toMatchObject({
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'immediately' },
      payment_method_update: { enabled: false },
    });
  });

  test('events are listed by type and name the call that caused them', async () => {
    const created = await stripe.customers.create({}, { idempotencyKey: 'event-cause' });
    const { data } = await stripe.events.list({ type: 'customer.created', limit: 1 });
    const event: Stripe.Event | undefined = data[0];
    expect(event).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      pending_webhooks: 0,
      request: { id: created.lastResponse.requestId, idempotency_key: 'event-cause' },
      data: { object: { id: created.id } },
    });
    expect((await stripe.events.list({ types: ['plan.created'] })).data).toEqual([]);
  });

  test('an endpoint shows its secret once', async () => {
    const created: Stripe.WebhookEndpoint = await stripe.webhookEndpoints.create({
      url: 'http://localhost:9/other',
      enabled_events: ['customer.created'],
    });
    expect(created.secret).toMatch(/^whsec_/);
    const [listed] = (await stripe.webhookEndpoints.list()).data;
    expect(listed).toMatchObject({ id: created.id });
    expect(listed).not.toHaveProperty('secret');
    await stripe.webhookEndpoints.update(created.id, { disabled: true });
    expect((await stripe.webhookEndpoints.list()).data.map(({ status }) => status)).toEqual([
      'disabled',
      'enabled',
    ]);
    expect((await stripe.webhookEndpoints.del(created.id)).deleted).toBe(true);
  });
});

test('state and the account survive a restart', async () => {
  const dataDir = freshFolder();
  const first = await openWorld({ dataDir });
  const account = await first.stripe.accounts.retrieveCurrent();
  const { customer, subscription } = await subscribe(first);
  await first.close();
  const second = await openWorld({ dataDir });
  expect((await second.stripe.accounts.retrieveCurrent()).id).toBe(account.id);
  const { data } = await second.stripe.subscriptions.list({ customer });
  expect(data.map(({ id, status }) => [id, status])).toEqual([[subscription.id, 'active']]);
  expect((await second.stripe.webhookEndpoints.list()).data).toHaveLength(1);
  expect(second.payments.store.all('price')).toHaveLength(1);
  await second.close();
});
