import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getPage,
  goodCard,
  openWorld,
  postForm,
  subscribe,
  type World,
} from '../test-support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function enter(customer: string): Promise<string> {
  const session = await world.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/account',
  });
  return session.url;
}

test('shows price, next payment, card, invoices and a link back', async () => {
  const { customer } = await subscribe(world);
  const { status, text } = await getPage(await enter(customer));
  expect(status).toBe(200);
  expect(text).toMatch(/\$4\.99 AUD\s+per month/);
  expect(text).toMatch(/Your next payment is on \d{1,2} \w+ \d{4}\./);
  expect(text).toContain('Visa •••• 4242');
  expect(text).toMatch(/<td>Paid<\/td>/);
  expect(text).toMatch(
    /<a class="back" href="http:\/\/localhost:3000\/account">← Return to Step Into Reading<\/a>/,
  );
});

test('shows when a free trial ends, and no failed payment', async () => {
  const { customer } = await subscribe(world, { subscription_data: { trial_period_days: 14 } });
  const { text } = await getPage(await enter(customer));
  expect(text).toMatch(/Your free trial ends on \d{1,2} \w+ \d{4}\./);
  expect(text).not.toContain('did not go');
});

test('shows the invoices of a subscription that has ended, and opens without any', async () => {
  const { customer, subscription } = await subscribe(world);
  await world.stripe.subscriptions.cancel(subscription.id);
  const { status, text } = await getPage(await enter(customer));
  expect(status).toBe(200);
  expect(text).toContain('You have no subscription at present.');
  expect(text).toMatch(/<td>Paid<\/td>/);
  const { id: stranger } = await world.stripe.customers.create({});
  expect((await getPage(await enter(stranger))).text).toContain('No invoices yet.');
});

describe('cancelling', () => {
  test('asks for confirmation, then sets cancel_at and leaves cancel_at_period_end false', async () => {
    const { customer, subscription } = await subscribe(world);
    const portal = await enter(customer);
    const cancel = `${portal}/subscriptions/${subscription.id}/cancel`;
    expect((await getPage(portal)).text).toContain('Cancel subscription');
    expect((await getPage(cancel)).text).toContain('Cancel your subscription?');
    expect((await world.stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();

    expect((await postForm(cancel, {})).status).toBe(303);
    const ending = await world.stripe.subscriptions.retrieve(subscription.id);
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at: subscription.items.data[0]?.current_period_end,
      cancel_at_period_end: false,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    const { data } = await world.stripe.events.list({ limit: 1 });
    expect(data[0]).toMatchObject({
      type: 'customer.subscription.updated',
      data: { previous_attributes: { cancel_at: null } },
    });
    const page = await getPage(portal);
    expect(page.text).toContain('You will not be charged again.');
    expect(page.text).toContain('Renew subscription');
  });

  test('is undone by renewing', async () => {
    const { customer, subscription } = await subscribe(world);
    const portal = await enter(customer);
    await postForm(`${portal}/subscriptions/${subscription.id}/cancel`, {});
    await postForm(`${portal}/subscriptions/${subscription.id}/renew`, {});
    expect(await world.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
      cancel_at: null,
      canceled_at: null,
    });
    expect((await getPage(`${portal}?done=renewed`)).text).toContain('has been renewed');
  });

  test("does not reach another customer's subscription", async () => {
    const mine = await subscribe(world);
    const other = await subscribe(world);
    const portal = await enter(mine.customer);
    await postForm(`${portal}/subscriptions/${other.subscription.id}/cancel`, {});
    const untouched = await world.stripe.subscriptions.retrieve(other.subscription.id);
    expect(untouched.cancel_at).toBeNull();
  });
});

describe('the card', () => {
  test('is replaced on the subscription and the customer', async () => {
    const { customer, subscription } = await subscribe(world);
    const portal = await enter(customer);
    const saved = await postForm(`${portal}/card`, {
      ...goodCard,
      cardNumber: '5555555555554444',
    });
    expect(saved.status).toBe(303);
    expect((await getPage(portal)).text).toContain('Mastercard •••• 4444');
    const now = await world.stripe.subscriptions.retrieve(subscription.id);
    expect(now.default_payment_method).not.toBe(subscription.default_payment_method);
    const owner = await world.stripe.customers.retrieve(customer);
    expect(owner).toHaveProperty(
      'invoice_settings.default_payment_method',
      now.default_payment_method,
    );
  });

  test('stays the same when the new one is invalid or declined', async () => {
    const { customer } = await subscribe(world);
    const portal = await enter(customer);
    const submit = async (cardNumber: string) => {
      const { status, location } = await postForm(`${portal}/card`, { ...goodCard, cardNumber });
      expect(status).toBe(303);
      return (await getPage(new URL(location ?? '', portal).href)).text;
    };
    expect(await submit('4242')).toContain('Your card number is incomplete.');
    expect(await submit('4000000000000002')).toContain('Your card was declined.');
    expect((await getPage(`${portal}/card`)).text).not.toContain('declined.');
    expect((await getPage(portal)).text).toContain('•••• 4242');
  });
});

test('a configuration turns features off', async () => {
  const own = await openWorld();
  const { stripe } = own;
  const { customer, subscription } = await subscribe(own);
  const [configuration] = (await stripe.billingPortal.configurations.list()).data;
  const off = { enabled: false };
  await stripe.billingPortal.configurations.update(configuration?.id ?? '', {
    features: { invoice_history: off, payment_method_update: off, subscription_cancel: off },
  });
  const { url } = await stripe.billingPortal.sessions.create({ customer });
  const { text } = await getPage(url);
  expect(text).not.toContain('Cancel subscription');
  expect(text).not.toContain('Update payment method');
  expect(text).not.toContain('Invoice history');
  await postForm(`${url}/subscriptions/${subscription.id}/cancel`, {});
  const untouched = await stripe.subscriptions.retrieve(subscription.id);
  expect(untouched.cancel_at).toBeNull();
  await own.close();
});

test('an unused session expires after five minutes, a used one after an idle hour', async () => {
  const own = await openWorld();
  const { customer } = await subscribe(own);
  const minute = 60_000;
  const open = async () => (await own.stripe.billingPortal.sessions.create({ customer })).url;
  const unused = await open();
  own.time.now += 6 * minute;
  expect((await getPage(unused)).status).toBe(410);
  const used = await open();
  expect((await getPage(used)).status).toBe(200);
  own.time.now += 59 * minute;
  expect((await getPage(used)).status).toBe(200);
  own.time.now += 61 * minute;
  expect((await getPage(used)).text).toContain('This page has expired');
  expect((await getPage(`${own.origin}/portal/session/test_guess`)).status).toBe(404);
  await own.close();
});
