// What happens on the way to the payment page and back.
import { countPayments } from './support/payments.ts';
import { expect, newFamily, pay, payWithCard, signUp, test } from './support/journey.ts';

const subscribe = 'Subscribe Now - $4.99 AUD/month';

test('a declined card says so, and another card pays', async ({ page }) => {
  await signUp(page, newFamily());
  await page.getByRole('button', { name: subscribe }).click();
  await payWithCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
});

test('a card that asks for 3-D Secure pays once it is confirmed', async ({ page }) => {
  await signUp(page, newFamily());
  await page.getByRole('button', { name: subscribe }).click();
  await payWithCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
});

test('a double click opens one payment page', async ({ page }) => {
  const family = newFamily();
  await signUp(page, family);
  await page.getByRole('button', { name: subscribe }).dblclick();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Welcome to the library!')).toBeVisible();
  expect(await countPayments(family.email)).toEqual({ customers: 1, subscriptions: 1, charges: 1 });
});

test('who turns back is asked again, on the same payment page', async ({ page }) => {
  await signUp(page, newFamily());
  await page.getByRole('button', { name: subscribe }).click();
  await page.getByLabel('Card number').waitFor();
  const first = page.url();
  await page.getByRole('link', { name: /Back to Step Into Reading/ }).click();
  await page.waitForURL('**/subscribe');
  await page.getByRole('button', { name: subscribe }).click();
  await page.getByLabel('Card number').waitFor();
  expect(page.url()).toBe(first);
});

test('who paid in one tab is let in from the other, and pays once', async ({ page, context }) => {
  const family = newFamily();
  await signUp(page, family);
  const other = await context.newPage();
  await other.goto('/subscribe');
  await pay(page);
  await other.getByRole('button', { name: subscribe }).click();
  await expect(other.getByText('You already have an active subscription!')).toBeVisible();
  await other.waitForURL((url) => url.pathname === '/');
  expect(await countPayments(family.email)).toEqual({ customers: 1, subscriptions: 1, charges: 1 });
});

test('without a subscription every way into the library leads to /subscribe', async ({ page }) => {
  await signUp(page, newFamily());
  await page.goto('/');
  await page.waitForURL('**/subscribe');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'New here? Create an account' })).toBeVisible();
});

test('a subscriber is led away from /subscribe', async ({ page }) => {
  await signUp(page, newFamily());
  await pay(page);
  await page.goto('/subscribe');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('You already have an active subscription!')).toBeVisible();
});

test.describe('no payment', () => {
  test.use({ expectedErrors: /status of 403.*\/api\// });

  test('no book: its address leads to /subscribe', async ({ page }) => {
    await signUp(page, newFamily());
    await page.goto('/reading/sam-and-the-wet-hat');
    await page.waitForURL('**/subscribe');
  });
});
