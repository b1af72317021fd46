// Section 8: failures while a child reads, with a real server.
import type { Page } from '@playwright/test';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { endSubscription } from '../support/payments.ts';
import { freePorts, startProduct } from '../support/product.ts';

const INLINE = '/reading/sam-and-the-wet-hat';
const RED = 'rgb(179, 38, 30)';

test.use({ expectedErrors: /status of (40[134]|503)|net::ERR_/ });

/** Expects one red message, and no other, with this title and text. */
async function expectFailure(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator('.border-loss').filter({ hasText: title });
  await expect(toast).toHaveText(title + (text ?? ''));
  await expect(toast).toHaveCSS('border-top-color', RED);
  await expect(page.locator('[class*="border-loss"]')).toHaveCount(1);
}

test.describe("Progress update fails | 'Failed to update progress'", () => {
  test('the subscription has ended: reading goes on, and every failed page is told', async ({
    page,
    context,
  }) => {
    const family = await enrol();
    await family.enter(context);
    const positionSaved = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/progress'),
    );
    await page.goto(INLINE);
    await positionSaved;
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

  test('the library is gone: the words stay, and nothing is earned yet', async ({ newPage }) => {
    const dataDir = dataFolder();
    const product = await startProduct({ ...(await freePorts()), dataDir });
    const family = await enrol({ at: product });
    const page = await newPage({ baseURL: product.origin });
    await family.enter(page.context());
    const positionSaved = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/progress'),
    );
    // Waits for every call that the screen makes by itself, so that the kill affects only what the test does next.
    const synced = page.waitForResponse('**/api/auth/firebase/sync');
    const nextPicture = page.waitForEvent('requestfinished', (request) =>
      /\/page-2\./.test(request.url()),
    );
    await page.goto(INLINE);
    await Promise.all([positionSaved, synced, nextPicture]);
    await product.kill();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(
      page.getByText('Your page is saved, and will be sent later.').first(),
    ).toBeVisible();
    await expect(page.getByText('Page 2 of 9')).toBeVisible();
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByRole('dialog', { name: 'Well read!' })).toContainText(
      'the gold star comes as soon as you are online',
    );
    await expect(page.getByText('You earned 1 gold star!')).toHaveCount(0);
    await expect(page.locator('.border-loss')).toHaveCount(0);
    await page.close();
    removeFolder(dataDir);
  });
});
