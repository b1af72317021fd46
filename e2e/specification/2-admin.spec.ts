// Section 2: the owner's two screens.
import type { Page } from '@playwright/test';
import { sandbox } from '../support/config.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { OWNER } from '../support/product.ts';
import { FLIPBOOK, FLIPBOOK_ADDRESS, showAll } from '../support/shelf.ts';

async function openAdmin(page: Page) {
  const owner = await signInOwner();
  await owner.enter(page.context());
  await page.goto('/admin');
  await expect(page.getByRole('table')).toBeVisible();
  return owner;
}

test.describe("Username and password, button 'Admin Sign In', back link to /.", () => {
  test('lead in, by the keyboard alone', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel('Username').focus();
    await page.keyboard.type(OWNER.username);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(OWNER.password);
    await expect(page.getByRole('button', { name: 'Admin Sign In' })).toBeEnabled();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin');
    // Signing in moves the focus to the heading of the new page.
    await expect(page.getByRole('heading', { level: 1, name: 'Library Admin' })).toBeFocused();
  });
});

test.describe('cover image URL (either a storage path beginning /public-objects/ or an external URL; a live preview is hidden if the image fails to load)', () => {
  const preview = (page: Page) => page.getByRole('img', { name: 'Preview of the cover' });

  test.use({ expectedErrors: /status of 404|ERR_/ });

  test('what leads to a picture is shown as it is typed, and nothing else', async ({ page }) => {
    const owner = await openAdmin(page);
    const stored = await owner.storedCover();
    const field = page.getByLabel('Cover Image URL');
    const expectPicture = async () => {
      await expect(preview(page)).toBeVisible();
      await expect(preview(page)).not.toHaveJSProperty('naturalWidth', 0);
    };
    await test.step('a path of the store', async () => {
      await field.fill(stored);
      await expectPicture();
    });
    await test.step('an external address', async () => {
      await field.fill(`http://127.0.0.1:${new URL(page.url()).port}${stored}`);
      await expectPicture();
    });
    for (const address of [
      '/public-objects/no-such-picture.png',
      `${sandbox}${FLIPBOOK_ADDRESS}`,
      'http://localhost:9/cover.png',
    ]) {
      await test.step(`no picture: ${address}`, async () => {
        await field.fill(address);
        await expect.soft(preview(page)).toBeHidden();
        await expect.soft(page.getByRole('button', { name: 'Add Book' })).toBeEnabled();
      });
    }
    await test.step('and the next one that is one', async () => {
      await field.fill(stored);
      await expectPicture();
    });
  });
});

test.describe("Table 'All Books (count)': title, author (fallback 'Unknown'), category badge ('Level N' or 'Unknown'), an open-in-new-tab link for fliphtml5 books, and a delete button with a confirmation dialog.", () => {
  test('no word widens it, and a flipbook opens in a tab of its own', async ({ page }) => {
    await page.route('**/api/admin/books', async (route) => {
      const response = await route.fetch();
      const books = (await response.json()) as object[];
      const long = { title: 'Long '.repeat(40), author: 'Unbreakable'.repeat(12) };
      await route.fulfill({
        response,
        json: [...books, { ...books[0], id: 'long', ...long }],
      });
    });
    await openAdmin(page);
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await showAll(page, rows);
    await expect(
      page.getByRole('heading', { name: `All Books (${await rows.count()})` }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
    const link = page.getByRole('link', { name: `Open ${FLIPBOOK} in a new tab` });
    const opened = page.waitForEvent('popup');
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveURL(sandbox + FLIPBOOK_ADDRESS);
    await tab.close();
  });
});
