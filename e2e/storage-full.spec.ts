// A browser whose storages are full: nobody can be remembered, and it says so in words of ours; who is known reads on.
import type { BrowserContext, Page } from '@playwright/test';
import { sandbox } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { expect, fillSignIn, fillSignUp, newFamily, test } from './support/journey.ts';
import { OWNER } from './support/product.ts';

/** Every write fails as a browser says it. */
const fill = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = (key: string) => {
      throw new DOMException(
        `Setting the value of '${key}' exceeded the quota.`,
        'QuotaExceededError',
      );
    };
  });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectSaid = async (page: Page, title: string) => {
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText('This browser has no room left to remember you.')).toBeVisible();
  await expect(page.getByText(/quota/i)).toHaveCount(0);
};

test('a parent who signs in or up is told, and no account is half made', async ({
  page,
  context,
}) => {
  const known = await enrol();
  const family = newFamily();
  await fill(context);
  await page.goto('/signin');
  await fillSignIn(page, known);
  await press(page, 'Sign In');
  await expectSaid(page, 'Sign In Error');
  await page.goto('/signup');
  await fillSignUp(page, family);
  await press(page, 'Start My Reading Journey!');
  await expectSaid(page, 'Registration Error');
  await page.goto('/');
  await press(page, 'Sign In With Google');
  await expectSaid(page, 'Sign In Failed');
  const again = await enrol({ family });
  expect(again.email).toBe(family.email);
});

test('the owner is told too', async ({ page, context }) => {
  await fill(context);
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await press(page, 'Admin Sign In');
  await expectSaid(page, 'Login Failed');
});

test('a family that is known reads on, changes the page and earns the star', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto('/');
  await expect(page.getByText('Welcome back, Kim!')).toBeVisible();
  await fill(context);
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
  await page.goto('/account');
  await press(page, 'Manage Subscription');
  await page.waitForURL(`${sandbox}/portal/**`);
});
