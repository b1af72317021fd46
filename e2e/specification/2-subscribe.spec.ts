import { hold } from '../support/answers.ts';
import { sandbox } from '../support/config.ts';
import { enrol } from '../support/enrol.ts';
import { expect, payWithCard, test } from '../support/journey.ts';

const SUBSCRIBE = { name: 'Subscribe Now - $4.99 AUD/month' };

test("Explains the benefits (full library access across 9 phonics levels, progress tracking with stars, regular updates), the price '$4.99 AUD/month', 'Cancel anytime', secure card payment, instant access.", async ({
  page,
  context,
}) => {
  await (await enrol({ subscribed: false })).enter(context);
  await page.goto('/subscribe');
  for (const text of [
    'Full library access',
    'Every book, across 9 phonics levels.',
    'Progress tracking with stars',
    'Regular updates',
    'Cancel anytime',
    'Secure card payment',
    'Instant access',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(
    page.getByRole('paragraph').filter({ hasText: /^\$4\.99 AUD\/month$/ }),
  ).toBeVisible();
});

test("Button 'Subscribe Now - $4.99 AUD/month' ('Redirecting to checkout...' while busy).", async ({
  page,
  context,
}) => {
  await (await enrol({ subscribed: false })).enter(context);
  await page.goto('/subscribe');
  const call = await hold(page, '/api/create-checkout-session');
  await page.getByRole('button', SUBSCRIBE).click();
  await expect(page.getByRole('button', { name: 'Redirecting to checkout...' })).toBeDisabled();
  await call.release();
  await page.waitForURL(`${sandbox}/**`);
});

test('A Sign Out button. Redirects to / when not signed in', async ({ page, context }) => {
  await (await enrol({ subscribed: false })).enter(context);
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
  await page.goto('/subscribe');
  await expect(page).toHaveURL('/');
});

test("Redirects to / … when already subscribed (toast 'Already subscribed' / 'You already have an active subscription!').", async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.goto('/subscribe');
  await expect(page).toHaveURL('/');
  const toast = page.getByRole('status').filter({ hasText: 'Already subscribed' });
  await expect(toast).toContainText('You already have an active subscription!');
});

test.describe("Redirects to / when not signed in, or when already subscribed (toast 'Already subscribed' / 'You already have an active subscription!').", () => {
  test('who is still waiting for her payment is not asked for it again without a word', async ({
    page,
    context,
  }) => {
    const family = await enrol({ subscribed: false });
    await family.enter(context);
    await page.clock.install();
    await page.goto('/?success=true');
    await expect(page.getByText('Payment successful!').first()).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect(page).toHaveURL('/subscribe');
    await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText('Please try again in a minute or two.')).toBeVisible();

    // It arrives: paid in another tab, confirmed without a webhook.
    const paying = await context.newPage();
    await paying.goto('/subscribe');
    await paying.getByRole('button', SUBSCRIBE).click();
    await payWithCard(paying, '4242 4242 4242 4242');
    await paying.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  });
});
