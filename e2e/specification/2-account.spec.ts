import { detail } from '../support/account.ts';
import { hold } from '../support/answers.ts';
import { sandbox } from '../support/config.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { cancelInPortal, openPortal, returnFromPortal } from '../support/portal.ts';

test("Back link. Profile Information card: student name, parent/guardian name, email or 'Not set', age shown as '{age} years old', starting reading level, favorite genre; each shown only if present. Subscription card: status (capitalised status text, or 'Active' if subscribed; otherwise 'No active subscription'), plan ('$4.99 AUD per month' or 'Not subscribed')", async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
  for (const [name, value] of [
    ['Student Name', 'Kim'],
    ['Parent/Guardian', 'Robin Reader'],
    ['Email', family.email],
    ['Age', '6 years old'],
    ['Starting Reading Level', /^Level 2/],
    ['Favorite Genre', 'Animals'],
    ['Status', 'Active'],
    ['Plan', '$4.99 AUD per month'],
  ] as const) {
    await expect(detail(page, name)).toHaveText(value);
  }
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page).toHaveURL('/');

  await (await enrol({ names: 'missing' })).enter(context);
  await page.goto('/account');
  await expect(detail(page, 'Status')).toHaveText('Active');
  await expect(page.getByRole('term')).toHaveText(['Email', 'Status', 'Plan']);

  await (await enrol({ subscribed: false })).enter(context);
  await page.goto('/account');
  await expect(detail(page, 'Status')).toHaveText('No active subscription');
  await expect(detail(page, 'Plan')).toHaveText('Not subscribed');
});

test.describe("email or 'Not set'", () => {
  test('an identity without an address', async ({ page, context }) => {
    const family = await enrol({ subscribed: false });
    await family.enter(context);
    // The provider's accounts always have an address here; others, by phone, have none.
    await page.addInitScript(() => {
      const claims = { sub: 'by-phone', exp: 4_000_000_000 };
      localStorage.setItem('firebase_token', `e30.${btoa(JSON.stringify(claims))}.x`);
    });
    await page.route('**/accounts:lookup**', () => undefined);
    await page.route('**/api/subscription/status', (route) =>
      route.fulfill({ json: { hasSubscription: false, status: null, endsAt: null } }),
    );
    await page.route('**/api/reading-report', (route) =>
      route.fulfill({ json: { today: '2026-01-05', days: [], hasEarlier: false } }),
    );
    await page.goto('/account');
    await expect(detail(page, 'Email')).toHaveText('Not set');
  });
});

test.describe("Subscription card: status (capitalised status text, or 'Active' if subscribed; otherwise 'No active subscription')", () => {
  test('a cancelled subscription is still active, and says until when', async ({
    page,
    context,
  }) => {
    await (await enrol()).enter(context);
    await page.goto('/account');
    await openPortal(page);
    await cancelInPortal(page);
    await returnFromPortal(page);
    await expect(page.getByText(/^The library stays open until/)).toBeVisible();
    await expect(detail(page, 'Status')).toHaveText('Active');
    await expect(detail(page, 'Ends on')).toHaveText(/20\d\d$/);
  });
});

test("a 'Manage Subscription' button ('Opening...' while busy) if subscribed, else a 'Subscribe Now' button to /subscribe.", async ({
  page,
  context,
}) => {
  await (await enrol({ subscribed: false })).enter(context);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeHidden();
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  await expect(page).toHaveURL('/subscribe');

  await (await enrol()).enter(context);
  await page.goto('/account');
  const call = await hold(page, '/api/create-portal-session');
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await expect(page.getByRole('button', { name: 'Opening...' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Subscribe Now' })).toBeHidden();
  await call.release();
  await page.waitForURL(`${sandbox}/portal/**`);
});

test('Account Actions with Sign Out. Redirects to / when signed out.', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account Actions' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL('/');
});

test.describe('starting reading level', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('it can be changed later: at once on the screen, and back where that fails', async ({
    page,
    context,
  }) => {
    const family = await enrol();
    await family.enter(context);
    await page.goto('/account');
    const change = page.getByRole('button', { name: 'Change the starting reading level' });
    await change.click();
    const level = page.getByLabel('Starting Reading Level');
    await expect(level).toBeFocused();
    await level.selectOption('4');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(detail(page, 'Starting Reading Level')).toHaveText(/^Level 4/);
    await expect(change).toBeFocused();
    await expect(change).toBeEnabled();
    expect(await family.call('GET', '/api/auth/user')).toMatchObject({ readingLevel: 4 });

    await context.setOffline(true);
    await change.click();
    await level.selectOption('9');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The library cannot be reached just now').first()).toBeVisible();
    await expect(detail(page, 'Starting Reading Level')).toHaveText(/^Level 4/);
  });
});
