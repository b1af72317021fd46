// Section 2: the owner's two screens.
import type { Page } from '@playwright/test';
import { sandbox } from '../support/config.ts';
import { expect, test } from '../support/journey.ts';
import { newTitle, signInOwner } from '../support/owner.ts';
import { OWNER } from '../support/product.ts';
import { FLIPBOOK, FLIPBOOK_ADDRESS, INLINE_BOOK } from '../support/shelf.ts';

async function openAdmin(page: Page) {
  const owner = await signInOwner();
  await owner.enter(page.context());
  await page.goto('/admin');
  await expect(page.getByRole('table')).toBeVisible();
  return owner;
}

/** What the owner's list says, where the server cannot be brought to say it. */
async function answerBooks(page: Page, change: (books: object[]) => object[]): Promise<void> {
  await page.route('**/api/admin/books', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change((await answer.json()) as object[]) });
  });
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
    // 'Back' leads to where she came from, not to the form.
    await expect(page.getByRole('heading', { level: 1, name: 'Library Admin' })).toBeFocused();
  });

  test('the link leads back', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByRole('link', { name: 'Back to the library' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('/admin/login | admin | Admin sign-in', () => {
  test('who is signed in goes on to the books, and back leads to where she came from', async ({
    page,
  }) => {
    const owner = await signInOwner();
    await owner.enter(page.context());
    await page.goto('/');
    await page.getByRole('link', { name: 'Library Admin' }).click();
    await page.waitForURL('**/admin');
    await expect(page.getByRole('table')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test.describe('/admin | admin | Catalogue management', () => {
  test('Redirects to /admin/login when no admin token is stored.', async ({ page }) => {
    await page.goto('/admin');
    await page.waitForURL('**/admin/login');
    await expect(page.getByRole('button', { name: 'Admin Sign In' })).toBeVisible();
  });
});

test.describe('Redirects to /admin/login when no admin token is stored. Contents:', () => {
  for (const [name, stored] of [
    ['an empty one', ''],
    ['the literal text undefined', 'undefined'],
  ] as const) {
    test(`${name} is none`, async ({ page }) => {
      await page.addInitScript((token) => localStorage.setItem('adminToken', token), stored);
      await page.goto('/admin');
      await page.waitForURL('**/admin/login');
    });
  }
});

test.describe("Form 'Add New Book': title (required), author, description (3-row multi-line text), category (select level1 to level9), cover image URL … , flipbook embed URL (required, URL type), optional flipbook book ID.", () => {
  test('has these fields, in this order, and then one for the words', async ({ page }) => {
    await openAdmin(page);
    await expect(page.getByRole('heading', { name: 'Add New Book' })).toBeVisible();
    const form = page.locator('form');
    await expect(form.locator('label')).toHaveText([
      'Title',
      'Author (optional)',
      'Description (optional)',
      'Category',
      'Cover Image URL (optional)',
      'Flipbook Embed URL',
      'Flipbook Book ID (optional)',
      'Text of the book (optional)',
    ]);
    await expect(form.getByLabel('Title')).toHaveAttribute('aria-required', 'true');
    await expect(form.getByLabel('Author')).not.toHaveAttribute('aria-required');
    const description = form.getByLabel('Description');
    await expect(description).toHaveJSProperty('tagName', 'TEXTAREA');
    await expect(description).toHaveAttribute('rows', '3');
    const url = form.getByLabel('Flipbook Embed URL');
    await expect(url).toHaveAttribute('aria-required', 'true');
    await expect(url).toHaveAttribute('type', 'url');
    await expect(form.getByLabel('Flipbook Book ID')).not.toHaveAttribute('aria-required');
    const values = await form
      .getByLabel('Category')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `level${level}`));
    await expect(form.getByLabel('Category')).toHaveValue('level1');
  });

  test('is ready for the next book, its level kept, once one was added', async ({ page }) => {
    const owner = await openAdmin(page);
    const [first, second] = [newTitle(), newTitle()];
    await page.getByLabel('Title').fill(first);
    await page.getByLabel('Category').selectOption('level4');
    // What owners copy is a whole embed code.
    const address = `${sandbox}${FLIPBOOK_ADDRESS}?a=1&b=2`;
    await page
      .getByLabel('Flipbook Embed URL')
      .fill(
        `<iframe style="width:900px" src="${address.replace('&', '&amp;')}" allowfullscreen></iframe>`,
      );
    await expect(page.getByLabel('Flipbook Embed URL')).toHaveValue(address);
    await expect(page.getByTitle('Preview of the flipbook')).toHaveAttribute('src', address);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader', { name: first })).toBeVisible();
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByLabel('Category')).toHaveValue('level4');
    await expect(page.getByTitle('Preview of the flipbook')).toBeHidden();

    await page.keyboard.type(` ${first.toUpperCase()} `);
    await expect(page.getByText('There is a book with this title already.')).toBeVisible();
    await page.getByLabel('Title').fill(second);
    await expect(page.getByText('There is a book with this title already.')).toBeHidden();
    await page.getByLabel('Flipbook Embed URL').fill(address);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader', { name: second })).toBeVisible();

    const books = await owner.call<{ id: string; title: string }[]>('GET', '/api/admin/books');
    for (const { id, title } of books) {
      if (title === first || title === second) await owner.call('DELETE', `/api/books/${id}`);
    }
  });
});

test.describe('cover image URL (either a storage path beginning /public-objects/ or an external URL; a live preview is hidden if the image fails to load)', () => {
  const preview = (page: Page) => page.getByRole('img', { name: 'Preview of the cover' });

  test('a path of the store is shown as it is typed', async ({ page }) => {
    const owner = await openAdmin(page);
    await page.getByLabel('Cover Image URL').fill(await owner.storedCover());
    await expect(preview(page)).toBeVisible();
    await expect(preview(page)).toHaveJSProperty('complete', true);
    await expect(preview(page)).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('an external address is shown too', async ({ page }) => {
    const owner = await openAdmin(page);
    await page
      .getByLabel('Cover Image URL')
      .fill(`http://127.0.0.1:${new URL(page.url()).port}${await owner.storedCover()}`);
    await expect(preview(page)).toBeVisible();
  });

  test.describe('what leads to no picture', () => {
    test.use({ expectedErrors: /status of 404|ERR_/ });

    test('shows none, and the next one that does is shown', async ({ page }) => {
      const owner = await openAdmin(page);
      const field = page.getByLabel('Cover Image URL');
      for (const address of [
        '/public-objects/no-such-picture.png',
        `${sandbox}${FLIPBOOK_ADDRESS}`,
        'http://localhost:9/cover.png',
        'javascript:alert(1)',
        '/etc/passwd',
        'a cover',
      ]) {
        await field.fill(address);
        await expect(preview(page), address).toBeHidden();
        await expect(page.getByRole('button', { name: 'Add Book' })).toBeEnabled();
      }
      await field.fill(await owner.storedCover());
      await expect(preview(page)).toBeVisible();
    });
  });
});

test.describe("Table 'All Books (count)': title, author (fallback 'Unknown'), category badge ('Level N' or 'Unknown'), an open-in-new-tab link for fliphtml5 books, and a delete button with a confirmation dialog.", () => {
  test('counts and shows the books as they are', async ({ page }) => {
    await answerBooks(page, (books) => [
      ...books,
      { ...books[0], id: 'odd', title: 'An Odd Book', author: null, category: 'level12' },
      { ...books[0], id: 'long', title: 'Long '.repeat(40), author: 'Unbreakable'.repeat(12) },
    ]);
    await openAdmin(page);
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(
      page.getByRole('heading', { name: `All Books (${await rows.count()})` }),
    ).toBeVisible();
    const row = (title: string) => rows.filter({ hasText: title });

    const inline = row(INLINE_BOOK);
    await expect(inline.getByRole('cell').first()).toHaveText('Step Into Reading');
    await expect(inline.getByText('Level 1', { exact: true })).toBeVisible();
    await expect(inline.getByRole('link')).toHaveCount(0);

    const link = row(FLIPBOOK).getByRole('link', { name: `Open ${FLIPBOOK} in a new tab` });
    await expect(link).toHaveAttribute('href', sandbox + FLIPBOOK_ADDRESS);
    await expect(link).toHaveAttribute('target', '_blank');
    const opened = page.waitForEvent('popup');
    await link.click();
    await (await opened).close();

    await expect(row('An Odd Book').getByText('Unknown')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);

    await inline.getByRole('button', { name: `Delete ${INLINE_BOOK}` }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(inline.getByRole('button', { name: `Delete ${INLINE_BOOK}` })).toBeFocused();
  });

  test('a deleted book leaves the keyboard at the next one', async ({ page }) => {
    const owner = await signInOwner();
    const stem = newTitle();
    for (const letter of ['a', 'b']) await owner.addBook({ title: `${stem} ${letter}` });
    await owner.enter(page.context());
    await page.goto('/admin');
    const remove = (title: string) => page.getByRole('button', { name: `Delete ${title}` });
    await remove(`${stem} a`).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(remove(`${stem} a`)).toBeHidden();
    await expect(remove(`${stem} b`)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(remove(`${stem} b`)).toBeHidden();
  });

  test('without books it says so', async ({ page }) => {
    await answerBooks(page, () => []);
    const owner = await signInOwner();
    await owner.enter(page.context());
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'All Books (0)' })).toBeVisible();
    await expect(page.getByText('No books available yet.')).toBeVisible();
  });
});

test('A help card with 3 steps on how to obtain the embed URL.', async ({ page }) => {
  await openAdmin(page);
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'How to get the embed URL' }) });
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card.getByRole('listitem').nth(2)).toContainText('Flipbook Embed URL');
});
