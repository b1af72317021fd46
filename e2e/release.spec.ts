// A tab that stays open while the library is renewed: the code of the screen it goes to next is gone.
import type { Page } from '@playwright/test';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { openPart, signInOwner } from './support/owner.ts';

test.use({
  expectedErrors: /Failed to (load resource|fetch dynamically imported module)|CodeMissing/,
});

const SIGN_UP = '**/assets/sign-up-screen-*.js';
/** The route stays: taking the last one away can lose what the page asks for at that moment. */
async function refuseOnce(page: Page, address: string): Promise<void> {
  let isRefused = false;
  await page.route(address, (route) => {
    if (isRefused) return route.continue();
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

test('the page opens anew by itself, at the address that was gone to', async ({ page }) => {
  const timesOpened = await openLanding(page);
  await refuseOnce(page, SIGN_UP);
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
  await refuseOnce(page, SIGN_UP);
  await page.reload();
  await expect(form(page)).toBeVisible();
  expect(timesOpened()).toBe(5);
});

test('whatever else is gone too, it does so once', async ({ page, context }) => {
  await (await enrol()).enter(context);
  const gone = /\/assets\/(account-screen|identity-provider)-[^/]*\.js$/;
  const asked: string[] = [];
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  await page.goto('/');
  await page.waitForResponse(/identity-provider-.*\.js/);
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

test('code that nobody waits for does not open the page anew', async ({ page, context }) => {
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

test('a style sheet that is gone opens the page anew, too', async ({ page, context }) => {
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

test.describe('what is typed and not saved', () => {
  test('holds it: the owner is told, and finds her draft', async ({ page, context }) => {
    await (await signInOwner()).enter(context);
    let opened = 0;
    page.on('domcontentloaded', () => (opened += 1));
    await page.goto('/admin');
    await page.getByLabel('Title').fill('Nan Sat');
    const part = '**/assets/readers-part-*.js';
    await refuseOnce(page, part);
    await openPart(page, 'Readers');
    await expect(page.getByText('The library has been renewed')).toBeVisible();
    expect(opened).toBe(1);
    await page.getByRole('button', { name: 'Open again' }).click();
    await openPart(page, 'Books');
    await expect(page.getByLabel('Title')).toHaveValue('Nan Sat');
  });

  test('is kept where the code that looks at a file is gone', async ({ page, context }) => {
    await (await signInOwner()).enter(context);
    await page.goto('/admin');
    await page.getByLabel('Title').fill('Nan Sat');
    await page.route('**/assets/source-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload a PDF' }).click();
    const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await (await chooser).setFiles(file);
    await expect(page.getByText('The library has been renewed')).toBeVisible();
    await expect(page.getByText('dynamically imported')).toHaveCount(0);
    await expect(page.getByLabel('Title')).toHaveValue('Nan Sat');
  });
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
