// Section 8: the error messages that the owner sees, with real failures.
import type { Page } from '@playwright/test';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { prepareProcesses } from '../support/processes.ts';
import { freePorts } from '../support/product.ts';
import { INLINE_BOOK } from '../support/shelf.ts';
const UNREACHABLE =
  'The library cannot be reached right now. Please check your internet connection and try again.';

/** Expects exactly one message, with this title and text. */
async function expectMessage(page: Page, title: string, text?: string): Promise<void> {
  const message = page.getByRole('status').filter({ hasText: title });
  await expect(message.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(message.getByText(text, { exact: true })).toBeVisible();
}

async function deleteBook(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

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
