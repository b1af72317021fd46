// A tab stays open during a new release, so the code of the next screen no longer exists.
import type { Page } from '@playwright/test';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { openPart, signInOwner } from './support/owner.ts';

test.use({
  expectedErrors: /Failed to (load resource|fetch dynamically imported module)|CodeMissing/,
});

const SIGN_UP = '**/assets/sign-up-screen-*.js';
/**
 * Responds with 404 until the page has been opened again for it: a browser may ask for a file twice, to preload and to run
 * it. The route stays, because removing it can lose a request that is in progress.
 */
async function refuseOnce(page: Page, address: string): Promise<void> {
  let isRefused = false;
  let isOpenedAgain = false;
  page.on('request', (request) => {
    if (isRefused && request.isNavigationRequest()) isOpenedAgain = true;
  });
  await page.route(address, (route) => {
    if (isOpenedAgain) return route.continue();
    isRefused = true;
    return route.fulfill({ status: 404, body: '' });
  });
}
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

test('the page reloads by itself, at the new address', async ({ page }) => {
  const timesOpened = await openLanding(page);
  await refuseOnce(page, SIGN_UP);
  await goToSignUp(page);
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL('/signup');
  expect(timesOpened()).toBe(2);
});

test('it reloads once, then shows a message about the release, and reloads again after a success', async ({
  page,
}) => {
  const timesOpened = await openLanding(page);
  await page.route(SIGN_UP, (route) => route.fulfill({ status: 404, body: '' }));
  await goToSignUp(page);
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await expect(page.getByText('The library has been updated')).toBeVisible();
  await expect(page.getByText('internet connection')).toBeHidden();
  expect(timesOpened()).toBe(2);

  await page.unroute(SIGN_UP);
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(form(page)).toBeVisible();
  await refuseOnce(page, SIGN_UP);
  await page.reload();
  await expect(form(page)).toBeVisible();
  expect(timesOpened()).toBe(5);
});

test('when more code is missing, it still reloads once', async ({ page, context }) => {
  await (await enrol()).enter(context);
  const gone = /\/assets\/(account-screen|identity-provider)-[^/]*\.js$/;
  const asked: string[] = [];
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  const fetched = page.waitForResponse(/identity-provider-.*\.js/);
  await page.goto('/');
  await fetched;
  await page.route(gone, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: '' });
  });
  const failed = page.waitForEvent('console', (message) =>
    message.text().startsWith('The identity provider could not be opened'),
  );
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await failed;
  expect(asked.some((url) => url.includes('identity-provider'))).toBe(true);
  expect(opened).toBe(2);
});

test('missing code that no screen waits for does not reload the page', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  await page.route('**/assets/identity-provider-*.js', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  const failed = page.waitForEvent('console', (message) =>
    message.text().startsWith('The identity provider could not be opened'),
  );
  await page.goto('/');
  await failed;
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  expect(opened).toBe(1);
});

test('a missing style sheet reloads the page, too', async ({ page, context }) => {
  await (await enrol()).enter(context);
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  const sheet = '**/assets/account-screen-*.css';
  await refuseOnce(page, sheet);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  expect(opened).toBe(2);
});

test.describe('an unsaved draft', () => {
  test('prevents the reload: the owner sees a message, and her draft is kept', async ({
    page,
    context,
  }) => {
    await (await signInOwner()).enter(context);
    let opened = 0;
    page.on('domcontentloaded', () => (opened += 1));
    await page.goto('/admin');
    await page.getByLabel('Title').fill('Nan Sat');
    const part = '**/assets/readers-part-*.js';
    await refuseOnce(page, part);
    await openPart(page, 'Readers');
    await expect(page.getByText('The library has been updated')).toBeVisible();
    expect(opened).toBe(1);
    await page.getByRole('button', { name: 'Open again' }).click();
    await openPart(page, 'Books');
    await expect(page.getByLabel('Title')).toHaveValue('Nan Sat');
  });

  test('is kept when the code that reads an upload is missing', async ({ page, context }) => {
    await (await signInOwner()).enter(context);
    await page.goto('/admin');
    await page.getByLabel('Title').fill('Nan Sat');
    await page.route('**/assets/source-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload a PDF' }).click();
    const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await (await chooser).setFiles(file);
    await expect(page.getByText('The library has been updated')).toBeVisible();
    await expect(page.getByText('dynamically imported')).toHaveCount(0);
    await expect(page.getByLabel('Title')).toHaveValue('Nan Sat');
  });
});

test('offline it does not reload, and shows a message about the connection', async ({
  page,
  context,
}) => {
  const timesOpened = await openLanding(page);
  await context.setOffline(true);
  await goToSignUp(page);
  await expect(page.getByText('Please check your internet connection')).toBeVisible();
  expect(timesOpened()).toBe(1);
});

test('code that failed to load offline loads after reconnecting', async ({ page, context }) => {
  await openLanding(page);
  await context.setOffline(true);
  await goToSignUp(page);
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await goToSignUp(page);
  await expect(form(page)).toBeVisible();
});

test('without storage it does not reload', async ({ page }) => {
  const timesOpened = await openLanding(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await page.route(SIGN_UP, (route) => route.fulfill({ status: 404, body: '' }));
  await goToSignUp(page);
  await expect(page.getByText('The library has been updated')).toBeVisible();
  expect(timesOpened()).toBe(1);
});
