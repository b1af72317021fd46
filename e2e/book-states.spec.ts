// The states of a book, from the workshop to the family: draft, published, hidden, and back.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { newTitle, type Owner, signInOwner } from './support/owner.ts';

let owner: Owner;
const made: string[] = [];

test.beforeEach(async ({ page }) => {
  owner = await signInOwner();
  await owner.enter(page.context());
});

test.afterEach(async () => {
  for (const id of made.splice(0)) await owner.call('DELETE', `/api/books/${id}`);
});

/** Adds a draft of one page, which is deleted after the test. */
async function addDraft(): Promise<{ id: string; title: string }> {
  const book = await owner.call<{ id: string; title: string }>('POST', '/api/books', {
    ...{ title: newTitle(), category: 'level1', flipbookType: 'html', state: 'draft' },
    ...{ content: [{ words: 'Sam sat.' }], levelReason: 'A book of the tests.' },
  });
  made.push(book.id);
  return book;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('a book that is held', () => {
  test.use({ expectedErrors: /status of 404.*\/api\/(books|progress)\// });

  test('is unseen by a family, and comes back with its star', async ({
    page,
    newPage,
    baseURL,
  }) => {
    const { id, title } = await addDraft();
    const family = await enrol();
    const child = await newPage({ baseURL: baseURL! });
    await family.enter(child.context());
    await child.goto(`/reading/${id}`);
    await expect(child.getByRole('heading', { name: 'Book not found' })).toBeVisible();

    await page.goto(`/admin/books/${id}`);
    await button(page, 'Publish').click();
    await expect(page.getByText('Families see this book.')).toBeVisible();
    await expectAccessible(page, 'a stored book and its state');
    await child.reload();
    await expect(child.getByText('Sam sat.')).toBeVisible();
    await button(child, 'Mark Complete').click();
    await expect(child.getByRole('dialog')).toBeVisible();

    await button(page, 'Hide').click();
    await expect(page.getByText('What children have read and earned is kept.')).toBeVisible();
    await child.goto(`/reading/${id}`);
    await expect(child.getByRole('heading', { name: 'Book not found' })).toBeVisible();
    const shelf = await family.call<{ title: string }[]>('GET', '/api/books');
    expect(shelf.map((book) => book.title)).not.toContain(title);
    expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 1 });

    await button(page, 'Publish').click();
    await expect(page.getByText('Families see this book.')).toBeVisible();
    expect(await family.call('GET', `/api/progress/${id}`)).toMatchObject({ completed: true });
    expect(await family.call('GET', '/api/auth/user')).toMatchObject({ totalStars: 1 });
  });
});

test('several drafts are published at once with the keyboard', async ({ page }) => {
  const drafts = [await addDraft(), await addDraft()];
  await page.goto('/admin');
  await page.getByLabel('State', { exact: true }).selectOption('draft');
  for (const { title } of drafts) {
    await page.getByRole('checkbox', { name: title }).press('Space');
  }
  const bar = page.getByRole('region', { name: 'Selected books' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expectAccessible(page, 'the table with selected books');
  await page.setViewportSize({ width: 390, height: 844 });
  const last = button(page, `Delete ${drafts[1]?.title}`);
  // Where the bar covers it, the browser takes it for visible.
  await last.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 250));
  await last.focus();
  const covered = (await bar.boundingBox())!.y;
  const { y, height } = (await last.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(covered);
  const saved = page.waitForEvent('download');
  await button(page, 'Export').press('Enter');
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as {
    books: { title: string }[];
  };
  expect(file.books.map(({ title }) => title).toSorted()).toEqual(
    drafts.map(({ title }) => title).toSorted(),
  );
  await bar.getByRole('button', { name: 'Clear the selection' }).focus();
  await tabTo(page, bar.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Publish 2 books?' });
  await expect(question).toBeVisible();
  await tabTo(page, question.getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 books are published.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^All Books/ })).toBeFocused();
  await expect(bar).toBeHidden();
  for (const { id } of drafts) {
    expect(await owner.call('GET', `/api/admin/books/${id}`)).toMatchObject({ state: 'published' });
  }
});

test('a draft is viewed as a child sees it, and nothing is saved', async ({ page }) => {
  const { title } = await addDraft();
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(request.url());
  });
  await page.goto('/admin');
  await page.getByLabel('Search the books').fill(title);
  await button(page, `View ${title} as a child`).click();
  await expect(
    page.getByText('You are viewing this as a child would. Nothing is saved.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.getByRole('button', { name: 'Sam', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sam' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Mark Complete').click();
  await expect(page.getByText('Here a child earns the star.')).toBeVisible();
  await expectAccessible(page, 'a book viewed as a child');
  await page.getByRole('link', { name: 'Back to the workshop' }).click();
  await expect(button(page, `Edit ${title}`)).toBeFocused();
  expect(written).toEqual([]);
});
