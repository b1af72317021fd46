// What goes wrong while a child reads, provoked for real.
import type { Page } from '@playwright/test';
import { holdClock, stopClock } from '../support/clock.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { endSubscription } from '../support/payments.ts';
import { freePorts, startProduct } from '../support/product.ts';

const INLINE = '/reading/sam-and-the-wet-hat';
const RED = 'rgb(179, 38, 30)';

test.use({ expectedErrors: /status of (40[134]|503)|net::ERR_/ });

/** The message in red that says `title`, as the only one. */
async function expectFailure(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator('.border-loss').filter({ hasText: title });
  await expect(toast).toHaveText(title + (text ?? ''));
  await expect(toast).toHaveCSS('border-top-color', RED);
  await expect(page.locator('[class*="border-loss"]')).toHaveCount(1);
}

test("Complete book fails | 'Error' / 'Failed to complete book'", async ({ page, context }) => {
  const owner = await signInOwner();
  const { id } = await owner.addBook({ title: `Soon Gone ${process.pid}` });
  await (await enrol()).enter(context);
  await page.goto(`/reading/${id}`);
  const button = page.getByRole('button', { name: 'Mark Complete' });
  await expect(page.frameLocator('iframe').getByText('Page 1 of')).toBeVisible();
  await owner.call('DELETE', `/api/books/${id}`);
  await button.click();
  await expectFailure(page, 'Error', 'Failed to complete book');
  // The book stays open, and the way back too.
  await expect(button).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
});

test.describe("Progress update fails | 'Failed to update progress'", () => {
  test('the subscription has ended: reading goes on, and every failed page is told', async ({
    page,
    context,
  }) => {
    const family = await enrol();
    await family.enter(context);
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/progress'),
    );
    await page.goto(INLINE);
    await kept;
    await endSubscription(family.email);
    await expect
      .poll(() => family.call('GET', '/api/subscription/status'))
      .toMatchObject({ hasSubscription: false });
    await page.getByRole('button', { name: 'Next' }).click();
    await expectFailure(page, 'Failed to update progress');
    await expect(page.getByText('Page 2 of 9')).toBeVisible();
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await expectFailure(page, 'Error', 'Failed to complete book');
  });

  test('the library answers with a failure: the words stay, and nothing is earned', async ({
    page,
    context,
  }) => {
    const family = await enrol();
    await family.enter(context);
    await page.goto(INLINE);
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
    await page.route(/api\/progress(\/.*complete)?$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'In a moment.' } })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Next' }).click();
    await expectFailure(page, 'Failed to update progress');
    await expect(page.getByText('Page 2 of 9')).toBeVisible();
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await expectFailure(page, 'Error', 'Failed to complete book');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 0 });
  });

  test('the library is gone: the words stay, and nothing is earned yet', async ({ newPage }) => {
    const dataDir = dataFolder();
    const product = await startProduct({ ...(await freePorts()), dataDir });
    const family = await enrol({ at: product });
    const page = await newPage({ baseURL: product.origin });
    await family.enter(page.context());
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/progress'),
    );
    // All that the screen asks for by itself has arrived: it breaks off nothing but her own deeds.
    const confirmed = page.waitForResponse('**/api/auth/firebase/sync');
    const nextPicture = page.waitForEvent('requestfinished', (request) =>
      /\/page-2\./.test(request.url()),
    );
    await page.goto(INLINE);
    await Promise.all([kept, confirmed, nextPicture]);
    await product.kill();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Your place is kept and will be sent.').first()).toBeVisible();
    await expect(page.getByText('Page 2 of 9')).toBeVisible();
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByRole('dialog', { name: 'Well read!' })).toContainText(
      'the gold star comes as soon as there is one',
    );
    await expect(page.getByText('You earned 1 gold star!')).toHaveCount(0);
    await expect(page.locator('.border-loss')).toHaveCount(0);
    await page.close();
    removeFolder(dataDir);
  });
});

test("A message beginning '401:' and containing 'Unauthorized' gives the toast 'Unauthorized' / 'You are logged out. Logging in again...' and navigation to /api/login after 500 ms.", async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await holdClock(page);
  // The provider has confirmed who is there: it does not speak up in the middle of this.
  const confirmed = page.waitForResponse('**/api/auth/firebase/sync');
  await page.goto(INLINE);
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
  await confirmed;
  const clock = await stopClock(page);
  let logins = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/login') logins += 1;
  });
  // In another tab the family has signed out.
  await page.evaluate(() => localStorage.removeItem('firebase_token'));
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await clock.runUntil(() => page.locator('.border-loss').isVisible());
  await expectFailure(page, 'Unauthorized', 'You are logged out. Logging in again...');
  await clock.run(400);
  expect(logins).toBe(0);
  await clock.run(100);
  await expect.poll(() => logins).toBe(1);
});
