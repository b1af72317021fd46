// Section 8: how a failure is worded, and the owner's messages, each provoked.
import type { Page } from '@playwright/test';
import { sandbox } from '../support/config.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { expect, test } from '../support/journey.ts';
import { newTitle, signInOwner } from '../support/owner.ts';
import { prepareProcesses } from '../support/processes.ts';
import { freePorts, OWNER } from '../support/product.ts';
import { FLIPBOOK_ADDRESS, INLINE_BOOK } from '../support/shelf.ts';

const FLIPBOOK_URL = sandbox + FLIPBOOK_ADDRESS;
const UNREACHABLE =
  'The library cannot be reached just now. Please check your internet connection and try again.';
const ENDED = 'Your session has ended. Please sign in again.';

/** Sees the one message that is shown: its title and text. */
async function expectMessage(page: Page, title: string, text?: string): Promise<void> {
  const message = page.getByRole('status').filter({ hasText: title });
  await expect(message.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(message.getByText(text, { exact: true })).toBeVisible();
}

async function fillBook(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Flipbook Embed URL').fill(FLIPBOOK_URL);
  await page.getByRole('button', { name: 'Add Book' }).click();
}

async function deleteBook(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

test.describe('Any non-OK HTTP answer raises an error whose message is the status code, a colon, a space, then the answer body text (or the status text when the body is empty).', () => {
  test.use({ expectedErrors: /status of 502/ });

  for (const [body, said] of [
    ['short and stout', '502: short and stout'],
    ['', '502: Bad Gateway'],
    ['{"of":"no known shape"}', '502: {"of":"no known shape"}'],
  ] as const) {
    test(`an answer of "${body}"`, async ({ page, context }) => {
      await (await signInOwner()).enter(context);
      await page.goto('/admin');
      await page.route('**/api/books', (route) => route.fulfill({ status: 502, body }));
      await fillBook(page, 'A Book');
      await expectMessage(page, 'Failed to add book', said);
    });
  }
});

test.describe("Add book succeeds | 'Book added successfully!'", () => {
  test.describe("Delete book succeeds | 'Book deleted successfully!'", () => {
    test.describe('Delete confirmation text: \'Are you sure you want to delete "{title}"? This action cannot be undone and will remove all student progress for this book.\'', () => {
      test('one after the other, a title with quotation marks too', async ({ page, context }) => {
        await (await signInOwner()).enter(context);
        await page.goto('/admin');
        const title = `${newTitle()} "and" <b>more</b>`;
        await fillBook(page, title);
        await expectMessage(page, 'Book added successfully!');
        const row = page.getByRole('row').filter({ hasText: title });
        await row.getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('alertdialog')).toContainText(
          `Are you sure you want to delete "${title}"? This action cannot be undone and will remove all student progress for this book.`,
        );
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
        await expect(row).toBeVisible();
        await row.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        await expectMessage(page, 'Book deleted successfully!');
        await expect(row).toBeHidden();
      });
    });
  });
});

test.describe("Delete book fails | 'Failed to delete book'", () => {
  test.use({ expectedErrors: /status of (401|404)/ });

  test('when it was deleted in another tab: its row goes too', async ({ page, context }) => {
    const owner = await signInOwner();
    const { id, title } = await owner.addBook();
    await owner.enter(context);
    await page.goto('/admin');
    await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
    await owner.call('DELETE', `/api/books/${id}`);
    await deleteBook(page, title);
    await expectMessage(page, 'Failed to delete book', 'Book not found');
    await expect(page.getByRole('rowheader', { name: title })).toBeHidden();
  });

  test('when her session has ended: she signs in again', async ({ page, context }) => {
    const owner = await signInOwner();
    await owner.enter(context);
    await page.goto('/admin');
    await expect(page.getByRole('table')).toBeVisible();
    await owner.call('POST', '/api/admin/logout');
    await deleteBook(page, INLINE_BOOK);
    await page.waitForURL('**/admin/login');
    await expectMessage(page, 'Failed to delete book', ENDED);
  });
});

test.describe("Add book fails | 'Failed to add book'", () => {
  test.use({ expectedErrors: /status of 401/ });

  test('when her session has ended: she signs in again, and no word is lost', async ({
    page,
    context,
  }) => {
    const owner = await signInOwner();
    await owner.enter(context);
    await page.goto('/admin');
    await expect(page.getByRole('table')).toBeVisible();
    await owner.call('POST', '/api/admin/logout');
    await page.getByLabel('Description').fill('Half a sent');
    await fillBook(page, 'A Book to Keep');
    await page.waitForURL('**/admin/login');
    await expectMessage(page, 'Failed to add book', ENDED);
    await page.getByLabel('Username').fill(OWNER.username);
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: 'Admin Sign In' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('A Book to Keep');
    await expect(page.getByLabel('Description')).toHaveValue('Half a sent');
    await expect(page.getByLabel('Flipbook Embed URL')).toHaveValue(FLIPBOOK_URL);
  });
});

test.describe("Add book fails | 'Failed to add book'", () => {
  test.use({ expectedErrors: /net::ERR_/ });

  test('when the library is down, as deleting does; the form stays as it is', async ({
    newPage,
  }) => {
    const dataDir = dataFolder();
    const { origin, startLibrary } = await prepareProcesses({ ...(await freePorts()), dataDir });
    const library = await startLibrary();
    const page = await newPage({ baseURL: origin });
    await (await signInOwner(origin)).enter(page.context());
    await page.goto('/admin');
    await expect(page.getByRole('table')).toBeVisible();
    await library.kill();
    await page.getByLabel('Title').fill('A Book');
    await page.getByLabel('Flipbook Embed URL').fill('http://localhost:9/a');
    await page.getByRole('button', { name: 'Add Book' }).click();
    await expectMessage(page, 'Failed to add book', UNREACHABLE);
    await expect(page.getByLabel('Title')).toHaveValue('A Book');
    await deleteBook(page, INLINE_BOOK);
    await expectMessage(page, 'Failed to delete book', UNREACHABLE);
    await expect(page.getByRole('button', { name: `Delete ${INLINE_BOOK}` })).toBeEnabled();
    removeFolder(dataDir);
  });
});

test.describe("Admin login fails | 'Login Failed' / 'Invalid admin credentials'", () => {
  test.use({ expectedErrors: /status of 401/ });

  for (const [name, username, password] of [
    ['a name nobody has', `nobody ${process.pid}`, OWNER.password],
    ['a wrong password', OWNER.username, 'wrong'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.goto('/admin/login');
      await page.getByLabel('Username').fill(username);
      const field = page.getByLabel('Password', { exact: true });
      await field.fill(password);
      await page.getByRole('button', { name: 'Admin Sign In' }).click();
      await expectMessage(page, 'Login Failed', 'Invalid admin credentials');
      await expect(page).toHaveURL('/admin/login');
      await expect(page.getByRole('button', { name: 'Admin Sign In' })).toBeEnabled();
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
      await signInOwner();
    });
  }
});
