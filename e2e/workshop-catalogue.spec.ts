// The whole catalogue: its file, the map of phonograms, and the readers by book.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { newTitle, openPart, type Owner, signInOwner } from './support/owner.ts';
import { INLINE_BOOK } from './support/shelf.ts';

interface CatalogueFile {
  books: Record<string, unknown>[];
}

let owner: Owner;
test.beforeEach(async ({ page }) => {
  owner = await signInOwner();
  await owner.enter(page.context());
});

const choose = (page: Page, file: CatalogueFile | string) =>
  page.getByLabel('File to import').setInputFiles({
    name: 'catalogue.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
  });

async function download(page: Page): Promise<CatalogueFile> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the catalogue' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^step-into-reading-catalogue-\d{4}-\d\d-\d\d\.json$/);
  return JSON.parse(await readFile(await file.path(), 'utf8')) as CatalogueFile;
}

test('the catalogue is downloaded, changed, previewed and imported', async ({ page }) => {
  await page.goto('/admin#file');
  const file = await download(page);
  await choose(page, file);
  await expect(page.getByRole('heading', { name: 'This file changes nothing' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden();

  const title = newTitle();
  const [first = {}] = file.books;
  const id = `imported-${process.pid}`;
  const books = [{ ...first, id, title, content: '<section><p>Sam at night.</p></section>' }];
  await choose(page, { ...file, books });
  await expect(page.getByRole('heading', { name: 'What this import would do' })).toBeFocused();
  await expect(page.getByText('1 book new.')).toBeVisible();
  await expect(page.getByText(/not in the file: they stay\./)).toBeVisible();
  await expectAccessible(page, 'admin, what an import would do');

  await page.getByText('Show these books').press('Enter');
  await expect(page.getByText(`${title} is new`)).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 book' }).press('Enter');
  await expect(page.getByText('Catalogue imported')).toBeVisible();
  await expect(page.getByLabel('File to import')).toBeFocused();
  await openPart(page, 'Books');
  await page.getByLabel('Search the books').fill(title);
  await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
  await owner.call('DELETE', `/api/books/${id}`);
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /status of (400|409).*\/api\/admin\/catalogue/ });

  test('is listed with the book and field of each error, and nothing is imported', async ({
    page,
  }) => {
    await page.goto('/admin#file');
    const file = await download(page);
    const [first = {}] = file.books;
    const bad = { ...first, title: 'Bad', content: '<script>alert(1)</script>' };
    await choose(page, {
      ...file,
      books: [first, first, { ...bad, category: 'level12', id: 'bad' }],
    });
    await expect(
      page.getByRole('heading', { name: 'Nothing can be imported: 2 things are wrong' }),
    ).toBeFocused();
    await expect(page.getByText('Book 2, id')).toBeVisible();
    await expect(page.getByText('Book 3, category')).toBeVisible();
    await expectAccessible(page, 'admin, a file with faults');

    await choose(page, '%PDF-1.7\n');
    await expect(
      page.getByText('"catalogue.json" is a PDF, and not a catalogue file.'),
    ).toBeVisible();
    await choose(page, JSON.stringify(file).slice(0, 500));
    await expect(page.getByText(/The file ends in the middle, after 500 bytes/)).toBeVisible();

    // The catalogue changes between the preview and the import.
    await choose(page, { ...file, books: [{ ...first, id: 'bad', title: 'Bad' }] });
    const button = page.getByRole('button', { name: 'Import 1 book' });
    await expect(button).toBeVisible();
    const { id } = await owner.addBook();
    await button.click();
    await expect(page.getByText(/has changed since it was checked/)).toBeVisible();
    await owner.call('DELETE', `/api/books/${id}`);
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(button).toBeVisible();
    const books = await owner.call<{ id: string }[]>('GET', '/api/admin/books');
    expect(books.map((book) => book.id)).not.toContain('bad');
  });
});

test('the map can show sparse rows alone, and opens the books of a cell', async ({ page }) => {
  // axe needs long for the large table.
  test.slow();
  await page.goto('/admin#map');
  const cell = page.getByRole('button', { name: /books? of level 1 with a as in tap$/ });
  // The map appears once the words of all books are analysed.
  await expect(cell).toBeVisible({ timeout: 30_000 });
  const rows = page.getByRole('rowheader', { name: /\w/ });
  const before = await rows.count();
  await page.getByLabel('Show only these').check();
  expect(await rows.count()).toBeLessThan(before);
  await expectAccessible(page, 'admin, the map of phonograms');
  await page.getByLabel('Show only these').uncheck();

  await cell.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'a as in tap' });
  await dialog.getByRole('button', { name: INLINE_BOOK }).press('Enter');
  await expect(
    page.getByRole('dialog', { name: INLINE_BOOK }).getByText('that practise Level 1'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cell).toBeFocused();
});

test('readers are counted by book, sorted, and downloaded', async ({ page }) => {
  await page.goto('/admin#readers');
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Opened by' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(heads.filter({ hasText: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible(page, 'admin, readers by book');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toMatch(/^Title,Level,Opened by,/);
  expect(text).toContain(`"${INLINE_BOOK}",1,`);
});
