// The main job: a parent signs up and pays, the child reads a book and earns a star.
import type { Page } from '@playwright/test';
import { openAccount } from './support/account.ts';
import { sandbox } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { expect, newFamily, pay, signIn, signUp, test } from './support/journey.ts';
import {
  INLINE_BOOK,
  FLIPBOOK,
  bookCard,
  openBook,
  starsShown,
  statValue,
} from './support/shelf.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function readToTheStar({ page }: { page: Page }): Promise<void> {
  const family = newFamily();
  await signUp(page, family);
  await expect(page.getByText('$4.99 AUD/month').first()).toBeVisible();
  await pay(page);

  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  await expect(page.getByText('Welcome back, Kim!')).toBeVisible();
  await expect(statValue(page, 'Books Read')).toHaveText('0');
  await expect(starsShown(page)).toHaveText('0');

  await openBook(page, INLINE_BOOK);
  await expect(page.getByRole('heading', { name: INLINE_BOOK })).toBeVisible();
  const count = page.getByText(/^Page \d+ of \d+$/);
  const pages = Number(/of (\d+)/.exec(await count.innerText())?.[1]);
  expect(pages).toBeGreaterThanOrEqual(6);
  for (let at = 2; at <= pages; at++) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(count).toHaveText(`Page ${at} of ${pages}`);
    // The previous page stays in the DOM until the animation ends.
    await expect(page.locator('main img')).toHaveCount(1);
    await expect(page.locator('main img')).toHaveJSProperty('complete', true);
    await expect(page.locator('main img')).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByText('Book Complete!')).toBeVisible();
  await expect(modal.getByText('You earned 1 gold star!')).toBeVisible();
  await modal.getByRole('link', { name: 'Back to Library' }).click();

  await expect(statValue(page, 'Books Read')).toHaveText('1');
  await expect(statValue(page, 'Gold Stars Earned')).toHaveText('1');
  await expect(starsShown(page)).toHaveText('1');

  await test.step('the account shows the data from sign-up, and the portal leads back', async () => {
    await openAccount(page);
    for (const text of [
      'Kim',
      'Robin Reader',
      family.email,
      '6 years old',
      'Animals',
      '$4.99 AUD per month',
      'Active',
    ]) {
      await expect.soft(page.getByText(text).first()).toBeVisible();
    }
    await expect.soft(page.getByText(/^Level 2/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await page.waitForURL(`${sandbox}/portal/**`);
    await expect(page.getByText('$4.99 AUD').first()).toBeVisible();
    await page.getByRole('link', { name: /Return to Step Into Reading/ }).click();
    await expect(page).toHaveURL('/account');
  });
}

const MAIN_PATH = 'a parent signs up and pays, the child reads a book and earns a star';

test(MAIN_PATH, readToTheStar);

test.describe('where the browser keeps the library’s files', () => {
  test.use({ serviceWorkers: 'allow' });
  test(MAIN_PATH, readToTheStar);
});

test('an embedded flipbook can be read in its frame and finished', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await page.goto('/');
  await openBook(page, FLIPBOOK);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('You earned 1 gold star!')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await expect(statValue(page, 'Books Read')).toHaveText('1');
});

test('an unfinished book is listed under Continue Reading, also after signing out and in', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto('/');
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue Reading' })).toBeHidden();
  await openBook(page, INLINE_BOOK);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Library' }).click();

  const waiting = page.getByRole('region', { name: 'Continue Reading' });
  await expect(waiting.getByText(INLINE_BOOK)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('firebase_token'))).toBeNull();

  await signIn(page, family);
  await waiting.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
});
