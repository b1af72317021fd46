// A customer's balance, and what the next invoice makes of it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { day, openWorld, refusal, subscribe, type World } from '../test-support/world.ts';

let world: World;
let customer: string;
let subscription: string;
beforeEach(async () => {
  world = await openWorld({ time: { now: Date.UTC(2027, 0, 10, 9) } });
  const subscribed = await subscribe(world);
  customer = subscribed.customer;
  subscription = subscribed.subscription.id;
});
afterEach(() => world.close());

const change = (amount: number, currency = 'aud') =>
  world.stripe.customers.createBalanceTransaction(customer, { amount, currency });
const balance = async () => {
  const found = await world.stripe.customers.retrieve(customer);
  return found.deleted ? null : found.balance;
};
const preview = () => world.stripe.invoices.createPreview({ customer, subscription });
const newest = async () => (await world.stripe.invoices.list({ customer, limit: 1 })).data[0];

test('a credit larger than an invoice pays it, and the rest waits for the next one', async () => {
  expect(await change(-800)).toMatchObject({ type: 'adjustment', ending_balance: -800 });
  expect(await preview()).toMatchObject({
    ...{ total: 499, amount_due: 0, starting_balance: -800, ending_balance: -301 },
    ...{ billing_reason: 'upcoming', status: 'draft' },
  });
  expect(await balance()).toBe(-800);
  world.payments.advance(31 * day);
  const first = await newest();
  expect(first).toMatchObject({ status: 'paid', total: 499, amount_due: 0, amount_paid: 0 });
  expect(await balance()).toBe(-301);
  world.payments.advance(31 * day);
  expect(await newest()).toMatchObject({ status: 'paid', total: 499, amount_paid: 198 });
  expect(await balance()).toBe(0);
  const { data } = await world.stripe.customers.listBalanceTransactions(customer);
  expect(data.map(({ type, amount }) => [type, amount])).toEqual([
    ['applied_to_invoice', 301],
    ['applied_to_invoice', 499],
    ['adjustment', -800],
  ]);
  expect(data[1]?.invoice).toBe(first?.id);
});

test('what a customer owes is charged with the next invoice', async () => {
  await change(100);
  world.payments.advance(31 * day);
  expect(await newest()).toMatchObject({ status: 'paid', total: 499, amount_paid: 599 });
  expect(await balance()).toBe(0);
});

test('another currency is refused', async () => {
  expect(await refusal(change(-499, 'usd'))).toMatchObject({ statusCode: 400, param: 'currency' });
});

test('a preview is of the next period, and stores nothing', async () => {
  const before = await world.stripe.subscriptions.retrieve(subscription);
  const end = before.items.data[0]!.current_period_end;
  const { lines, next_payment_attempt: next } = await preview();
  expect(lines.data[0]?.period.start).toBe(end);
  expect(next).toBe(end + 3600);
  expect(await world.stripe.subscriptions.retrieve(subscription)).toEqual(before);
  expect((await newest())?.billing_reason).toBe('subscription_create');
});

test('there is no preview of a subscription that ends first, or of another customer', async () => {
  const { id: other } = await world.stripe.customers.create();
  const foreign = world.stripe.invoices.createPreview({ customer: other, subscription });
  expect(await refusal(foreign)).toMatchObject({ code: 'resource_missing' });
  await world.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(await refusal(preview())).toMatchObject({ code: 'invoice_upcoming_none' });
  await world.stripe.subscriptions.cancel(subscription);
  expect(await refusal(preview())).toMatchObject({ code: 'invoice_upcoming_none' });
});
