// A browser whose storage is full: signing in shows our own message; a family that is signed in can keep reading.
import type { BrowserContext, Page } from '@playwright/test';
import { openAccount } from './support/account.ts';
import { sandbox } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { expect, fillSignIn, fillSignUp, newFamily, test } from './support/journey.ts';
import { OWNER } from './support/product.ts';

/** Makes every write to storage fail with the browser's quota error. */
const fillStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = (key: string) => {
      throw new DOMException(
        `Setting the value of '${key}' exceeded the quota.`,
        'QuotaExceededError',
      );
    };
  });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectMessage = async (page: Page, title: string) => {
  await expect(page.getByText(title)).toBeVisible();
  await expect(
    page.getByText('This browser’s storage is full, so it cannot keep you signed in.'),
  ).toBeVisible();
  await expect(page.getByText(/quota/i)).toHaveCount(0);
};

test('a parent who signs in or up sees the message, and no account is created', async ({
  page,
  context,
}) => {
  const known = await enrol();
  const family = newFamily();
  await fillStorage(context);
  await page.goto('/signin');
  await fillSignIn(page, known);
  await press(page, 'Sign In');
  await expectMessage(page, 'Sign In Error');
  await page.goto('/signup');
  await fillSignUp(page, family);
  await press(page, 'Start My Reading Journey!');
  await expectMessage(page, 'Registration Error');
  await page.goto('/');
  await press(page, 'Sign In With Google');
  await expectMessage(page, 'Sign In Failed');
  const again = await enrol({ family });
  expect(again.email).toBe(family.email);
});

test('the owner sees the message too', async ({ page, context }) => {
  await fillStorage(context);
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await press(page, 'Admin Sign In');
  await expectMessage(page, 'Login Failed');
});

test('a signed-in family keeps reading, changes the settings and earns the star', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto('/');
  await expect(page.getByText('Welcome back, Kim!')).toBeVisible();
  await fillStorage(context);
  await page.goto('/reading/sam-and-the-wet-hat');
  await press(page, 'Next');
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.locator('.reader-word').first().click();
  await page.keyboard.press('Escape');
  await press(page, 'How the page looks');
  await page.getByRole('radio', { name: 'Large', exact: true }).check({ force: true });
  await press(page, 'Close');
  await expect(page.locator('.reader')).toHaveAttribute('data-text', 'large');
  await press(page, 'Mark Complete');
  await expect(page.getByText('You earned 1 gold star!')).toBeVisible();
  await openAccount(page);
  await press(page, 'Manage Subscription');
  await page.waitForURL(`${sandbox}/portal/**`);
});
