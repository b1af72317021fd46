// The words of a book are checked when the owner adds it, and again when she changes heart words or soundings.
import { type Page } from '@playwright/test';
import type { Phonics } from '../contracts/phonics.ts';
import { sandbox } from './support/config.ts';
import { expect, test } from './support/journey.ts';
import { openPart, type Owner, signInOwner } from './support/owner.ts';
import { FLIPBOOK_ADDRESS } from './support/shelf.ts';

// The words of a title are checked too. No other book has these titles.
const TITLE = 'Kit and Ted';
const OTHER = 'Ted and Kit';
const MISFIT = 'Kit has a ship.\n\nAt night Ted ran. Ted said: zigzoom!';

let owner: Owner;
let before: Phonics;

test.beforeEach(async ({ page }) => {
  owner = await signInOwner();
  const { heartWords, soundings } = await owner.call<Phonics>('GET', '/api/admin/phonics');
  before = { heartWords, soundings };
  await owner.enter(page.context());
  await page.goto('/admin');
  await expect(page.getByRole('table')).toBeVisible();
});

test.afterEach(async () => {
  await owner.call('PUT', '/api/admin/phonics', before);
  const books = await owner.call<{ id: string; title: string }[]>('GET', '/api/admin/books');
  for (const { id, title } of books) {
    if (title === TITLE || title === OTHER) await owner.call('DELETE', `/api/books/${id}`);
  }
});

const textField = (page: Page) => page.getByLabel('Text of the book');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, title = TITLE) => page.getByRole('row').filter({ hasText: title });
const warning = (page: Page, level: string) =>
  page.getByRole('heading', { name: `This book does not fit ${level}` });

async function fillBook(page: Page, text: string): Promise<void> {
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Flipbook Embed URL').fill(sandbox + FLIPBOOK_ADDRESS);
  await textField(page).fill(text);
}

test('a book that fits is checked and added, and its report can be opened', async ({ page }) => {
  await button(page, 'Check the words').click();
  await expect(textField(page)).toHaveAccessibleDescription(/Text is required/);
  await expect(textField(page)).toBeFocused();

  await fillBook(page, 'Kit has a mug.\n\nTed has a bun.');
  await button(page, 'Check the words').click();
  await expect(textField(page)).not.toHaveAccessibleDescription(/required/);
  const heading = page.getByRole('heading', { name: 'All 11 words can be read at Level 1.' });
  await expect(heading).toBeFocused();
  await expect(page.getByText('5 words practise it.')).toBeVisible();

  await button(page, 'Add Book').click();
  await expect(page.getByText('Book added successfully!')).toBeVisible();
  await expect(heading).toBeHidden();
  await expect(textField(page)).toHaveValue('');
  await expect(page.getByLabel('Title')).toBeFocused();
  const figures = row(page).getByRole('button', { name: '· 100% with heart words · 5 practise' });
  await figures.press('Enter');
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog.getByText('All 11 words can be read at Level 1.')).toBeVisible();
  await dialog.getByText('5 words that practise Level 1').click();
  await expect(dialog.getByText('kit, and, ted, mug, bun')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(figures).toBeFocused();
});

test('a book that does not fit shows a warning before it is saved, with the level it fits', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/books')) sent += 1;
  });
  await fillBook(page, 'Kit has a ship.\n\nAt night Ted ran. Kit ran at night.');
  await button(page, 'Add Book').click();
  await expect(warning(page, 'Level 1: Single Letter Phonograms 1st Sound')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'night' })).toContainText(
    'is taught at step 5.1. It is on page 2.',
  );
  expect(sent).toBe(0);

  // After a change the report is outdated. The misfit words stay visible while the owner edits.
  await textField(page).press('End');
  await page.keyboard.type(' Sam');
  await expect(warning(page, 'Level 1')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Changed since it was checked' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'night' })).toBeVisible();
  await expect(button(page, 'Use Level 5')).toBeHidden();
  await expect(button(page, 'Add anyway')).toBeHidden();
  await button(page, 'Check the words').click();
  await expect(warning(page, 'Level 1')).toBeFocused();

  await button(page, 'Use Level 5').click();
  await expect(page.getByLabel('Category')).toHaveValue('level5');
  await expect(page.getByText('1 word that practises Level 5')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^All \d+ words can be read/ })).toBeFocused();
  await button(page, 'Add Book').click();
  // The form takes the focus once the book is added.
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Search the books').fill(TITLE);
  await expect(row(page).getByText('Level 5', { exact: true })).toBeVisible();
  await expect(row(page).getByText('Does not fit')).toBeHidden();
  expect(sent).toBe(1);
});

test('a book that does not fit can be added with a reason', async ({ page }) => {
  await fillBook(page, MISFIT);
  await button(page, 'Add Book').click();
  await expect(warning(page, 'Level 1')).toBeVisible();
  await expect(page.getByText(/^All its words but 1 can be read from Level 5/)).toBeVisible();
  await button(page, 'Add anyway').click();
  const reason = page.getByLabel('Why is it right for Level 1?');
  await expect(reason).toHaveAccessibleDescription(/A reason is required/);
  await expect(reason).toBeFocused();
  await reason.fill('Read aloud by the grown-up.');
  // A reload keeps what was typed.
  await page.reload();
  await button(page, 'Check the words').click();
  await expect(reason).toHaveValue('Read aloud by the grown-up.');
  await button(page, 'Add anyway').click();
  await expect(page.getByText('Book added successfully!')).toBeVisible();
  await expect(row(page).getByText('Does not fit')).toBeVisible();
  await expect(row(page)).toContainText('Read aloud by the grown-up.');
  await expect(page.getByRole('heading', { name: 'This book does not fit' })).toBeHidden();
});

test.describe('heart words and soundings that the server refuses', () => {
  test.use({ expectedErrors: /status of 400.*\/api\/admin\/phonics/ });

  test('can be corrected and saved, and then the book fits', async ({ page }) => {
    await owner.addBook({ title: OTHER, text: MISFIT, levelReason: 'To see its figures follow.' });
    await page.reload();
    await expect(row(page, OTHER)).toContainText('Does not fit');
    await fillBook(page, MISFIT);
    await page.getByLabel('Category').selectOption('level6');
    await button(page, 'Check the words').click();
    await expect(warning(page, 'Level 6')).toBeVisible();
    // No other level fits better.
    await expect(page.getByRole('button', { name: /^Use Level/ })).toBeHidden();

    await button(page, 'Teach it whole (zigzoom)').click();
    await expect(page.getByLabel('Level 6: Less Common Vowel Digraphs')).toBeFocused();
    await expect(page.getByLabel('Level 6: Less Common Vowel Digraphs')).toHaveValue(/ zigzoom$/);
    await button(page, 'Cancel').click();
    await expect(warning(page, 'Level 6')).toBeFocused();

    await button(page, 'Say how it sounds (zigzoom)').click();
    const phonograms = page.getByLabel('Sounding').last();
    await expect(phonograms).toBeFocused();
    await page.keyboard.type('z-i-g-z-u-m');
    await page.keyboard.press('Enter');
    await expect(phonograms).toHaveAccessibleDescription(/zigzum/);
    await expect(phonograms).toBeFocused();
    await phonograms.fill('z-i-g-z-oo-m');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Soundings saved')).toBeVisible();
    // The focus returns to the book that is being added.
    await expect(page.getByRole('heading', { name: /words can be read at Level 6/ })).toBeFocused();

    await openPart(page, 'Phonics');
    await button(page, 'Change heart words').click();
    await button(page, 'Cancel').click();
    await expect(button(page, 'Change heart words')).toBeFocused();
    await page.keyboard.press('Enter');
    const second = page.getByLabel('Level 2: Consonant Digraphs');
    await second.fill(`${await second.inputValue()} the`);
    await button(page, 'Save heart words').click();
    await expect(second).toHaveAccessibleDescription(/"the" is at levels 1 and 2/);
    await expect(second).toBeFocused();
    await second.fill((await second.inputValue()).replace(/the$/, ''));
    const first = page.getByLabel('Level 1: Single Letter');
    await first.fill(`${await first.inputValue()}, ship, night zigzoom at`);
    // A reload keeps unsaved changes.
    await page.reload();
    await expect(first).toHaveValue(/ship, night zigzoom at$/);
    await button(page, 'Save heart words').click();
    await expect(page.getByText('Heart words saved')).toBeVisible();
    await openPart(page, 'Books');
    await expect(row(page, OTHER)).not.toContainText('Does not fit');
  });
});

test('saving soundings keeps heart words that were changed in another tab', async ({ page }) => {
  const heartWords = before.heartWords.with(8, ['zigzoom']);
  await owner.call('PUT', '/api/admin/phonics', { ...before, heartWords });
  await openPart(page, 'Phonics');
  await button(page, 'Change soundings').click();
  await page.getByLabel('Word', { exact: true }).last().fill('zib');
  await page.getByLabel('Sounding').last().fill('z-i-b');
  await button(page, 'Save soundings').click();
  await expect(page.getByText('Soundings saved')).toBeVisible();
  await expect(button(page, 'Change soundings')).toBeFocused();
  expect(await owner.call('GET', '/api/admin/phonics')).toMatchObject({ heartWords });
});
