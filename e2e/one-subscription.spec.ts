// Whatever a parent does on the way to the payment page, she has one customer and one live subscription, and is
// charged once.
import type { Page } from '@playwright/test';
import { readLocalSettings } from '../scripts/config.ts';
import { inherited, origin } from './support/config.ts';
import { type Enrolled, enrol, type NewPage, payAt } from './support/enrol.ts';
import {
  expect,
  newFamily,
  payWithCard,
  reachPaymentPage,
  signUp,
  test,
} from './support/journey.ts';
import { countPayments, findPayer, openProvider } from './support/payments.ts';

const CHECKOUT = '/api/create-checkout-session';
const subscribe = (page: Page) =>
  page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' });
const expectOne = async ({ email }: { email: string }) =>
  expect(await countPayments(email)).toEqual({ customers: 1, subscriptions: 1, charges: 1 });

async function devicesOf(family: Enrolled, newPage: NewPage): Promise<Page[]> {
  return Promise.all(
    ['tablet', 'phone'].map(async () => {
      const page = await newPage({ baseURL: origin });
      await family.enter(page.context());
      await page.goto('/subscribe');
      return page;
    }),
  );
}

test('a double click opens one payment page', async ({ page }) => {
  const family = newFamily();
  await signUp(page, family);
  await subscribe(page).dblclick();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
  await expectOne(family);
});

test('two devices at once: the second finds the subscription paid, and continues to the library', async ({
  newPage,
}) => {
  const family = await enrol({ subscribed: false });
  const [tablet, phone] = await devicesOf(family, newPage);
  if (!tablet || !phone) throw new Error('There are two devices');
  await Promise.all([reachPaymentPage(tablet), reachPaymentPage(phone)]);
  expect(phone.url()).toBe(tablet.url());
  await payWithCard(tablet, '4242 4242 4242 4242');
  await expect(tablet.getByText('Welcome to the library!')).toBeVisible();
  await payWithCard(phone, '4242 4242 4242 4242');
  await phone.getByRole('link', { name: 'Continue to Step Into Reading' }).click();
  await expect(phone.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  await expectOne(family);
});

test('two tabs: after a payment in one, the other opens the library', async ({ page, context }) => {
  const family = await enrol({ subscribed: false });
  await family.enter(context);
  await page.goto('/subscribe');
  const other = await context.newPage();
  await other.goto('/subscribe');
  await reachPaymentPage(page);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
  await subscribe(other).click();
  await expect(other.getByText('You already have an active subscription!')).toBeVisible();
  await other.waitForURL((url) => url.pathname === '/');
  await expectOne(family);
});

test.describe('a lost response', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('is requested again, and leads to the same payment page', async ({ page, context }) => {
    const family = await enrol({ subscribed: false });
    await family.enter(context);
    let lost = '';
    await page.route(
      `**${CHECKOUT}`,
      async (route) => {
        lost = ((await (await route.fetch()).json()) as { url: string }).url;
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto('/subscribe');
    await subscribe(page).click();
    await expect(page.getByText('The library cannot be reached right now.').first()).toBeVisible();
    await reachPaymentPage(page);
    expect(page.url()).toBe(lost);
    await payWithCard(page, '4242 4242 4242 4242');
    await expect(page.getByText('Welcome to the library!')).toBeVisible();
    await expectOne(family);
  });
});

test('a duplicate subscription is ended and refunded', async () => {
  const family = await enrol();
  await expectOne(family);
  const stripe = openProvider();
  const { customer } = await findPayer(family.email);
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: readLocalSettings(inherited).server.payments.priceId, quantity: 1 }],
    success_url: origin,
  });
  await payAt(url ?? '', family.email);
  // The library learns of it from a webhook.
  await expect
    .poll(() => countPayments(family.email))
    .toEqual({ customers: 1, subscriptions: 1, charges: 1 });
  expect(await family.call('GET', '/api/subscription/status')).toMatchObject({ status: 'active' });
});
