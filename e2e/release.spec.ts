// A tab that stays open while the library is renewed: the code of the screen it goes to next is gone.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

test.use({
  expectedErrors: /Failed to (load resource|fetch dynamically imported module)|CodeMissing/,
});

const SIGN_UP = '**/assets/sign-up-screen-*.js';
const goToSignUp = (page: Page) =>
  page.getByRole('link', { name: 'New here? Create an account' }).click();
const form = (page: Page) => page.getByRole('button', { name: 'Start My Reading Journey!' });

async function openLanding(page: Page) {
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
  return () => opened;
}

test('the page opens anew by itself, at the address that was gone to', async ({ page }) => {
  const timesOpened = await openLanding(page);
  await page.route(SIGN_UP, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await goToSignUp(page);
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL('/signup');
  expect(timesOpened()).toBe(2);
});

test('it does so once, then says that it is not the connection, and once more after it worked', async ({
  page,
}) => {
  const timesOpened = await openLanding(page);
  await page.route(SIGN_UP, (route) => route.fulfill({ status: 404, body: '' }));
  await goToSignUp(page);
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await expect(page.getByText('The library has been renewed')).toBeVisible();
  await expect(page.getByText('internet connection')).toBeHidden();
  expect(timesOpened()).toBe(2);

  await page.unroute(SIGN_UP);
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(form(page)).toBeVisible();
  await page.route(SIGN_UP, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await page.reload();
  await expect(form(page)).toBeVisible();
  expect(timesOpened()).toBe(5);
});

test('without a connection it stays, and speaks of the connection', async ({ page, context }) => {
  const timesOpened = await openLanding(page);
  await context.setOffline(true);
  await goToSignUp(page);
  await expect(page.getByText('Please check your internet connection')).toBeVisible();
  expect(timesOpened()).toBe(1);
});

test('what could not be fetched without a connection comes when there is one', async ({
  page,
  context,
}) => {
  await openLanding(page);
  await context.setOffline(true);
  await goToSignUp(page);
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await goToSignUp(page);
  await expect(form(page)).toBeVisible();
});

test('where nothing can be remembered it does not open anew', async ({ page }) => {
  const timesOpened = await openLanding(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await page.route(SIGN_UP, (route) => route.fulfill({ status: 404, body: '' }));
  await goToSignUp(page);
  await expect(page.getByText('The library has been renewed')).toBeVisible();
  expect(timesOpened()).toBe(1);
});
