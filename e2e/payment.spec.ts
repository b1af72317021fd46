// Journeys to the payment page and back.
import type { Page } from '@playwright/test';
import { enrol, type Enrolled } from './support/enrol.ts';
import { expect, payWithCard, reachPaymentPage, test } from './support/journey.ts';
import { countPayments, openProvider } from './support/payments.ts';

const subscribe = 'Subscribe Now - $4.99 AUD/month';

/** Creates a family that has not paid, and opens /subscribe. */
async function openSubscribe(page: Page): Promise<Enrolled> {
  const family = await enrol({ subscribed: false });
  await family.enter(page.context());
  await page.goto('/subscribe');
  return family;
}

test('a declined card says so, and another card pays', async ({ page }) => {
  await openSubscribe(page);
  await page.getByRole('button', { name: subscribe }).click();
  await payWithCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
});

test('a card that asks for 3-D Secure pays once it is confirmed', async ({ page }) => {
  await openSubscribe(page);
  await page.getByRole('button', { name: subscribe }).click();
  await payWithCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
});

test('abandoned 3-D Secure charges nothing, and the parent can start again', async ({ page }) => {
  const family = await openSubscribe(page);
  await page.getByRole('button', { name: subscribe }).click();
  await payWithCard(page, '4000 0025 0000 3155');
  const confirm = page.getByRole('button', { name: 'Complete authentication' });
  await confirm.waitFor();
  await page.goto('/');
  await page.waitForURL('**/subscribe');
  expect(await countPayments(family.email)).toEqual({ customers: 1, subscriptions: 0, charges: 0 });

  await page.getByRole('button', { name: subscribe }).click();
  await payWithCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
  expect(await countPayments(family.email)).toEqual({ customers: 1, subscriptions: 1, charges: 1 });
});

test('after going back the parent returns to the same payment page', async ({ page }) => {
  await openSubscribe(page);
  await reachPaymentPage(page);
  const first = page.url();
  await page.getByRole('link', { name: /Back to Step Into Reading/ }).click();
  await page.waitForURL('**/subscribe');
  await reachPaymentPage(page);
  expect(page.url()).toBe(first);
});

test.describe('an old payment page', () => {
  test.use({ expectedErrors: /status of 410.*checkout/ });

  test('leads to a new one if it has expired, and to the library if it is paid', async ({
    page,
  }) => {
    const family = await openSubscribe(page);
    await reachPaymentPage(page);
    const expired = page.url();
    const session = new URL(expired).pathname.split('/').at(-1) ?? '';
    await openProvider().checkout.sessions.expire(session);
    await payWithCard(page, '4242 4242 4242 4242');
    await expect(page.getByText('Nothing was charged.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Step Into Reading' }).click();
    await page.waitForURL('**/subscribe');
    await reachPaymentPage(page);
    const paid = page.url();
    expect(paid).not.toBe(expired);
    await payWithCard(page, '4242 4242 4242 4242');
    await expect(page.getByText('Welcome to the library!')).toBeVisible();

    await page.goto(paid);
    await page.getByRole('link', { name: 'Continue to Step Into Reading' }).click();
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    expect(await countPayments(family.email)).toMatchObject({ subscriptions: 1, charges: 1 });
  });
});
