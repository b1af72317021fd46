// The owner's workshop: writing a book page by page with a preview, and changing books, also by two owners at the same
// time.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { newTitle, type Owner, signInOwner } from './support/owner.ts';
import { OWNER } from './support/product.ts';

let owner: Owner;
const made: string[] = [];

test.beforeEach(async ({ page }) => {
  owner = await signInOwner();
  await owner.enter(page.context());
});

test.afterEach(async () => {
  const books = await owner.call<{ id: string; title: string }[]>('GET', '/api/admin/books');
  for (const { id, title } of books) {
    if (made.includes(title)) await owner.call('DELETE', `/api/books/${id}`);
  }
});

function title(): string {
  const one = newTitle();
  made.push(one);
  return one;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const words = (page: Page, number: number) => page.getByLabel(`Words of page ${number}`);
const preview = (page: Page) => page.getByRole('group', { name: /^Preview of page/ });

async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Upload a picture for page 1').click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
}

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'coral' } })
    .png()
    .toBuffer();

/** Adds an inline book, which is deleted after the test. */
async function addInline(...pages: string[]): Promise<{ id: string; title: string }> {
  const book = await owner.addInlineBook(...pages);
  made.push(book.title);
  return book;
}

test.describe('a new book', () => {
  test.use({ expectedErrors: /status of 400.*\/pictures/ });

  test('is written from a pasted text and an uploaded picture, previewed, checked and read', async ({
    page,
    newPage,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const name = title();
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Write a book page by page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Write a Book' })).toBeFocused();
    await button(page, 'Add Book').click();
    await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Title is required/);
    await expect(words(page, 1)).toHaveAccessibleDescription(/neither a picture nor words/);

    await page.getByLabel('Title').fill(name);
    await page.getByText('Paste a whole text').click();
    await page.getByLabel('The whole text').fill('Sam sat.\n“Sit!”\n\nThe ship ran.\n\nPam sat.');
    await button(page, 'Turn it into 3 pages').click();
    await expect(page.getByRole('heading', { name: 'Pages (3)' })).toBeVisible();
    await expect(words(page, 1)).toHaveValue('Sam sat.\n\n“Sit!”');

    await choosePicture(page, 'no-picture.png', Buffer.from('Sam sat.'));
    await expect(page.getByRole('alert').filter({ hasText: 'no-picture.png' })).toContainText(
      'Pictures can be PNG, JPEG, WebP, GIF or AVIF.',
    );
    await choosePicture(page, 'sam.png', await drawing(2000, 1500));
    const shows = page.getByLabel('What the picture of page 1 shows');
    await expect(shows).toHaveAccessibleDescription(
      /Describe what it shows, for a child who cannot see it/,
    );
    await shows.fill('Sam sits on a mat');
    await expect(shows).toHaveAccessibleDescription('');
    await expect(page.getByText('no-picture.png')).toBeHidden();
    await expect(preview(page).getByRole('img', { name: 'Sam sits on a mat' })).toHaveJSProperty(
      'naturalWidth',
      1600,
    );
    await expect(preview(page).getByText('Sam sat.')).toBeVisible();

    await button(page, 'Check the words').click();
    await expect(page.getByText('It is on page 2.')).toBeVisible();
    await words(page, 2).fill('The cat ran.');
    await expect(preview(page).getByText('The cat ran.')).toBeVisible();
    await expectAccessible(page, 'a book being written');
    // The words of the title may not fit the level either, so the owner gives a reason.
    await button(page, 'Add Book').click();
    await page.getByLabel('Why is it right for Level 1?').fill('A name.');
    await button(page, 'Add anyway').click();
    await page.waitForURL('**/admin');
    await expect(page.getByText('Book added successfully!')).toBeVisible();
    await expect(page.getByRole('rowheader', { name })).toBeVisible();

    const books = await owner.call<{ id: string; title: string }[]>('GET', '/api/admin/books');
    const id = books.find((book) => book.title === name)?.id ?? '';
    const family = await enrol();
    const reader = await newPage({ baseURL: baseURL ?? '' });
    await family.enter(reader.context());
    // The book is deleted after the test, and the position must not be sent after that.
    const saved = reader.waitForResponse(
      (response) =>
        response.url().endsWith('/api/progress') && response.request().method() === 'POST',
    );
    await reader.goto(`/reading/${id}`);
    await expect(reader.getByText('Page 1 of 3')).toBeVisible();
    await expect(reader.getByRole('img', { name: 'Sam sits on a mat' })).toBeVisible();
    expect((await saved).status()).toBe(200);
  });
});

test('pages are added, moved, removed and restored by keyboard alone', async ({ page }) => {
  await page.goto('/admin/write');
  await words(page, 1).fill('One.');
  await tabTo(page, button(page, 'Add a page'));
  await page.keyboard.press('Enter');
  await expect(words(page, 2)).toBeFocused();
  await page.keyboard.type('Two.');
  await tabTo(page, button(page, 'Move page 2 up'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(words(page, 1)).toHaveValue('Two.');
  await expect(button(page, 'Move page 1 up')).toBeFocused();
  // The page is the first one now: the button stays, and does nothing.
  await page.keyboard.press('Enter');
  await expect(words(page, 1)).toHaveValue('Two.');
  await tabTo(page, button(page, 'Preview page 1'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(dialog.getByText('Two.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Preview page 1')).toBeFocused();
  await tabTo(page, button(page, 'Remove page 1'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pages (1)' })).toBeVisible();
  await expect(button(page, 'Put it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(words(page, 1)).toHaveValue('Two.');
  await expect(page.getByRole('heading', { name: 'Page 1', exact: true })).toBeFocused();
  // What is typed survives a reload.
  await page.reload();
  await expect(words(page, 2)).toHaveValue('One.');
  await expect(page.getByText('The book you began is back')).toBeVisible();
  await button(page, 'Discard it').press('Enter');
  await button(page, 'Cancel').press('Enter');
  await expect(words(page, 2)).toHaveValue('One.');
  await button(page, 'Discard it').press('Enter');
  await button(page, 'Discard').press('Enter');
  await expect(page.getByRole('heading', { name: 'Pages (1)' })).toBeVisible();
  await expect(words(page, 1)).toHaveValue('');
});

test('words that were separated by removed tags stay separated in the preview', async ({
  page,
}) => {
  const html = '<p>A <b>red</b></p><div>cat</div><div>hat</div>';
  const { id } = await owner.call<{ id: string }>('POST', '/api/books', {
    title: title(),
    category: 'level1',
    flipbookType: 'html',
    content: [{ html: `${html}<table><tr><td>ship</td><td>shop</td></tr></table>` }],
    levelReason: 'A book of the tests.',
  });
  await page.goto(`/admin/books/${id}`);
  await button(page, 'Preview page 1').click();
  await expect(preview(page)).toHaveText(/cat hat ship shop/);
  await page.keyboard.press('Escape');
  await page.getByLabel('HTML of page 1').fill(`${html}<ul><li>bed</li></ul><dl><dt>x</dt></dl>y`);
  await button(page, 'Preview page 1').click();
  await expect(preview(page)).toHaveText(/cat\s+hat\s+bed\s+x\s+y/);
});

test('a book is changed, unsaved changes survive a reload, and the list shows the saved ones', async ({
  page,
}) => {
  const other = await addInline('Pam sat.');
  const book = await addInline('Sam sat.', 'Pam ran.');
  await page.goto('/admin');
  await button(page, `Edit ${book.title}`).click();
  await expect(page).toHaveURL(`/admin/books/${book.id}`);
  await words(page, 2).fill('Pam sat.');
  await page.getByLabel('Author').fill('Robin');
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(words(page, 2)).toHaveValue('Pam sat.');
  await button(page, 'Discard them').click();
  await button(page, 'Discard').click();
  await expect(words(page, 2)).toHaveValue('Pam ran.');
  // The title of another book causes a warning, the book's own title does not.
  const twice = page.getByText('There is a book with this title already.');
  await page.getByLabel('Title').fill(` ${other.title.toUpperCase()}`);
  await expect(twice).toBeVisible();
  await page.getByLabel('Title').fill(book.title);
  await expect(twice).toBeHidden();
  await page.getByLabel('Author').fill('Kim');
  await button(page, 'Save Changes').click();
  await page.waitForURL('**/admin');
  await expect(page.getByText('Book saved successfully!')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: book.title });
  await expect(row.getByRole('cell').first()).toHaveText('Kim');
});

test('going back from a book focuses its row and keeps the search', async ({ page }) => {
  const book = await addInline('Sam sat.');
  await page.goto('/admin');
  const search = page.getByRole('searchbox', { name: 'Search the books' });
  await search.fill(book.title);
  const edit = button(page, `Edit ${book.title}`);
  for (const leave of [
    () => page.getByRole('link', { name: 'All books' }).click(),
    () => page.goBack(),
    () => button(page, 'Save Changes').click(),
  ]) {
    await edit.press('Enter');
    await expect(words(page, 1)).toHaveValue('Sam sat.');
    await leave();
    await expect(edit).toBeFocused();
    await expect(search).toHaveValue(book.title);
  }
  // When the search no longer finds the book, the heading gets the focus, and a later search keeps it.
  await edit.press('Enter');
  await page.getByLabel('Title').fill('Sam');
  await button(page, 'Save Changes').click();
  await expect(page.getByRole('heading', { name: /^All Books/ })).toBeFocused();
  await expect(page.getByText(`No books match "${book.title}".`)).toBeVisible();
  await search.fill('Sam');
  await expect(button(page, 'Edit Sam').first()).toBeVisible();
  await expect(search).toBeFocused();
});

test.describe('a session that ends during an edit', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('requires a sign-in, which returns to the same book with all unsaved changes', async ({
    page,
  }) => {
    const book = await addInline('Sam sat.', 'Pam ran.');
    const place = `/admin/books/${book.id}`;
    await page.goto(place);
    await words(page, 2).fill('Pam sat.');
    await owner.call('POST', '/api/admin/logout');
    await choosePicture(page, 'sam.png', await drawing(80, 60));
    await page.waitForURL('**/admin/login');
    await expect(page.getByText('Failed to upload the picture')).toBeVisible();
    await page.reload();
    await page.getByLabel('Username').fill(OWNER.username);
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await button(page, 'Admin Sign In').click();
    await expect(page).toHaveURL(place);
    await expect(words(page, 2)).toHaveValue('Pam sat.');
    owner = await signInOwner();
  });
});

test.describe('two owners at once', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('the second to save sees the differences, and decides', async ({ page }) => {
    const book = await addInline('Sam sat.', 'Pam ran.');
    const path = `/api/books/${book.id}`;
    const others = {
      ...{ title: book.title, category: 'level1', flipbookType: 'html', levelReason: 'Ours.' },
      content: [{ words: 'Sam sat.' }, { words: 'Pam hid.' }],
    };
    await page.goto(`/admin/books/${book.id}`);
    await words(page, 2).fill('Pam sat.');
    await owner.call('PUT', path, { ...others, version: 1 });
    await button(page, 'Save Changes').click();
    const told = page.getByRole('heading', {
      name: 'This book has changed since you opened it',
    });
    await expect(told).toBeFocused();
    await expect(
      page.getByText('What is stored has changed in reason and page 2. You have changed page 2.'),
    ).toBeVisible();
    await expectAccessible(page, 'a book that two have changed');
    const clash = page.getByRole('group', { name: 'Two versions of page 2' });
    await expect(clash.getByRole('radio', { name: /^Yours/ })).toBeChecked();
    await clash.getByRole('radio', { name: /^Yours/ }).press('ArrowDown');
    await expect(
      clash.getByRole('radio', { name: /^As it is stored now Pam hid\./ }),
    ).toBeChecked();
    await clash.getByRole('radio', { name: 'Both, yours first' }).check();
    await button(page, 'Keep both changes').click();
    await expect(button(page, 'Save Changes')).toBeFocused();
    await button(page, 'Save Changes').press('Enter');
    await page.waitForURL('**/admin');
    const saved = await owner.call<{ content: { words: string }[]; levelReason: string }>(
      'GET',
      `/api/admin/books/${book.id}`,
    );
    expect(saved.content.map((one) => one.words)).toEqual(['Sam sat.', 'Pam sat.', 'Pam hid.']);
    expect(saved.levelReason).toBe('Ours.');

    await page.goto(`/admin/books/${book.id}`);
    await page.getByLabel('Author').fill('Robin');
    await owner.call('PUT', path, { ...others, version: 3 });
    await button(page, 'Save Changes').click();
    await button(page, 'Use the book as it is now').click();
    await expect(words(page, 2)).toHaveValue('Pam hid.');
    await expect(page.getByLabel('Author')).toHaveValue('');
  });
});

test('unsaved changes survive closing the tab, and the back button asks first', async ({
  page,
  context,
}) => {
  const book = await addInline('Sam sat.');
  await page.goto('/admin');
  await button(page, `Edit ${book.title}`).click();
  await words(page, 1).fill('Sam ran.');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(`/admin/books/${book.id}`);
  await expectAccessible(page, 'the question before leaving');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(words(page, 1)).toHaveValue('Sam ran.');
  await page.close();

  const other = await context.newPage();
  await other.goto('/admin');
  await button(other, `Edit ${book.title}`).click();
  await expect(other.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(words(other, 1)).toHaveValue('Sam ran.');
  await other.goBack();
  await button(other, 'Leave').press('Enter');
  await expect(other).toHaveURL('/admin');
  // The browser history still works, forward too.
  await expect(button(other, `Edit ${book.title}`)).toBeFocused();
  await other.goForward();
  await expect(words(other, 1)).toHaveValue('Sam ran.');
  await other.close();
});

test('the browser asks before it closes a tab with unsaved changes', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Author').fill('Kim');
  // The form has noticed the change.
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(false);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Author')).toHaveValue('Kim');
  await page.getByLabel('Author').fill('');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('a button that is busy keeps the focus', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/admin/report', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/admin/write');
  await page.getByLabel('Title').fill('Sam');
  await words(page, 1).fill('Sam sat.');
  await tabTo(page, button(page, 'Check the words'));
  await page.keyboard.press('Enter');
  const busy = button(page, 'Checking...');
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await busy.click({ force: true });
  await expect(busy).toBeFocused();
  resolve();
  await expect(page.getByRole('heading', { name: /can be read at Level 1/ })).toBeFocused();
});
