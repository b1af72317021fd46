// Changes at the payment provider that end a parent's access, and changes that do not. The tests advance the
// provider's clock, so this file has its own product.
import { detail, openAccount } from '../support/account.ts';
import { order } from '../support/control.ts';
import { type Enrolled, payAt } from '../support/enrol.ts';
import { expect, pay, test } from '../support/journey.ts';
import { expectHeard, type OwnProduct } from '../support/own-product.ts';
import { countPayments, findPayer, openProvider } from '../support/payments.ts';
import { makeIncomplete } from '../support/incomplete-subscription.ts';

let product: OwnProduct;
test.beforeAll(({ ownProduct }) => {
  product = ownProduct;
});
test.afterEach(() => product.endSilence());

const advanceClock = (advance: 'day' | 'month') => order(product.sandbox, 'clock', { advance });
const subscriptionOf = async ({ email }: Enrolled) =>
  (await findPayer(email, product.sandbox)).subscription;

async function failEveryRenewal({ email }: Enrolled): Promise<void> {
  await order(product.sandbox, 'retries', { then: 'unpaid' });
  await order(product.sandbox, 'renewals', { customer: email, outcome: 'fail' });
  await advanceClock('month');
  await advanceClock('month');
}

async function pause(family: Enrolled): Promise<void> {
  await openProvider(product.sandbox).subscriptions.pause(await subscriptionOf(family));
}

async function requireConfirmation(family: Enrolled): Promise<void> {
  await makeIncomplete(product, await subscriptionOf(family));
}

async function letConfirmationExpire(family: Enrolled): Promise<void> {
  await requireConfirmation(family);
  await advanceClock('day');
}

for (const [status, changeAtProvider, title] of [
  ['unpaid', failEveryRenewal, 'Your subscription has ended'],
  ['paused', pause, 'Your subscription is paused'],
  ['incomplete', requireConfirmation, 'Your payment is not confirmed yet'],
  ['incomplete_expired', letConfirmationExpire, 'Your payment was not confirmed in time'],
] as const) {
  test(`${status}: the parent loses access, sees why, and gets access again by paying once`, async ({
    newPage,
  }) => {
    const { family, page } = await product.join(newPage);
    await family.call('POST', '/api/progress/sam-and-the-wet-hat/complete');
    await changeAtProvider(family);
    await expectHeard(family, status);

    await page.goto('/');
    await page.waitForURL('**/subscribe');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await openAccount(page);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(detail(page, 'Plan')).toHaveText('Not subscribed');
    await page.getByRole('link', { name: 'Subscribe Now' }).click();
    await pay(page);
    await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
    // The parent gets access first. The old subscription is ended after that.
    await expect
      .poll(() => countPayments(family.email, product.sandbox))
      .toMatchObject({ customers: 1, subscriptions: 1 });
  });
}

test('a refund alone keeps access; a refund with a cancellation ends it', async ({ newPage }) => {
  const { family, page } = await product.join(newPage);
  const stripe = openProvider(product.sandbox);
  const { customer, subscription } = await findPayer(family.email, product.sandbox);
  const { data } = await stripe.charges.list({ customer });
  await stripe.refunds.create({ charge: data[0]?.id ?? '' });
  await page.goto('/account');
  await expect(detail(page, 'Status')).toHaveText('Active');
  await stripe.subscriptions.cancel(subscription);
  await expectHeard(family, 'canceled');
  await page.goto('/');
  await page.waitForURL('**/subscribe');
  await expect(page.getByRole('heading', { name: 'Your subscription has ended' })).toBeVisible();
});

test.describe('a customer deleted in the dashboard', () => {
  test.use({ expectedErrors: /status of 404.*create-portal-session/ });

  test('has no access, even without a webhook, and subscribes again as a new customer', async ({
    newPage,
  }) => {
    const { family, page } = await product.join(newPage);
    await openAccount(page);
    await expect(detail(page, 'Status')).toHaveText('Active');
    await product.silence();
    const { customer } = await findPayer(family.email, product.sandbox);
    await openProvider(product.sandbox).customers.del(customer);
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await expect(page.getByText('Failed to open subscription management').first()).toBeVisible();
    await expect(detail(page, 'Status')).toHaveText('Canceled');
    await page.getByRole('link', { name: 'Subscribe Now' }).click();
    await pay(page);
    const renewed = await findPayer(family.email, product.sandbox);
    expect(renewed.customer).not.toBe(customer);
    expect(await countPayments(family.email, product.sandbox)).toEqual({
      customers: 1,
      subscriptions: 1,
      charges: 1,
    });
  });
});

test('a subscription to another product of the same Stripe account gives no access and is not changed', async ({
  newPage,
}) => {
  const { family, page } = await product.join(newPage, { subscribed: false });
  await family.call('POST', '/api/create-checkout-session');
  const stripe = openProvider(product.sandbox);
  const { data: customers } = await stripe.customers.list({ email: family.email });
  const other = await stripe.products.create({ name: 'Piano lessons' });
  const price = await stripe.prices.create({
    product: other.id,
    currency: 'aud',
    unit_amount: 499,
    recurring: { interval: 'month' },
  });
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customers[0]?.id ?? '',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: product.origin,
  });
  await payAt(url ?? '', family.email);
  await page.goto('/');
  await page.waitForURL('**/subscribe');
  await pay(page);
  expect(await countPayments(family.email, product.sandbox)).toEqual({
    customers: 1,
    subscriptions: 2,
    charges: 2,
  });
});
