// What happens on the way to the payment page and back.
import { enrol } from './support/enrol.ts';
import {
  expect,
  newFamily,
  pay,
  payWithCard,
  reachPaymentPage,
  signUp,
  test,
} from './support/journey.ts';
import { countPayments, openProvider } from './support/payments.ts';

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

test('3-D Secure that she walks away from charges nothing, and she may start again', async ({
  page,
}) => {
  const family = newFamily();
  await signUp(page, family);
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

test('who turns back is asked again, on the same payment page', async ({ page }) => {
  await signUp(page, newFamily());
  await reachPaymentPage(page);
  const first = page.url();
  await page.getByRole('link', { name: /Back to Step Into Reading/ }).click();
  await page.waitForURL('**/subscribe');
  await reachPaymentPage(page);
  expect(page.url()).toBe(first);
});

test.describe('a payment page of before', () => {
  test.use({ expectedErrors: /status of 410.*checkout/ });

  test('that has expired leads back, to a new one; that is paid leads in', async ({
    page,
    context,
  }) => {
    const family = await enrol({ subscribed: false });
    await family.enter(context);
    await page.goto('/subscribe');
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

test('who stops the payment page from opening gets the button back', async ({ page, context }) => {
  await (await enrol({ subscribed: false })).enter(context);
  await page.clock.install();
  await page.goto('/subscribe');
  const stopped = page.waitForEvent('requestfailed');
  await page.route('**/checkout/**', (route) => route.abort('aborted'));
  await page.getByRole('button', { name: subscribe }).click();
  await stopped;
  await expect(page.getByRole('button', { name: 'Redirecting to checkout...' })).toBeDisabled();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: subscribe })).toBeEnabled();
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
