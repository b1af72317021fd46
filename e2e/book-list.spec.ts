// A book list of a spreadsheet becomes drafts: looked at first, then added, with the keyboard.
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { newTitle, type Owner, signInOwner } from './support/owner.ts';

const SMALL = { width: 390, height: 780 };

let owner: Owner;
test.beforeEach(async ({ page }) => {
  owner = await signInOwner();
  await owner.enter(page.context());
});

test('a book list becomes drafts that no child sees yet', async ({ page }) => {
  const have = newTitle();
  const fresh = [newTitle(), newTitle()];
  const old = await owner.addBook({ title: have });
  // As a German Excel writes it: semicolons, the code page of Windows, returns.
  const rows = [
    'Book title;Author;Reading level;FlipHTML5;Text;Price',
    `${have};Zoë;1;https://online.fliphtml5.com/abcde/fghi/;;4,50`,
    `${fresh[0]};Zoë;2;https://fliphtml5.com/abcde/fghi/;;4,50`,
    `${fresh[1]};;Consonant Digraphs;;"Sam sat.\n\nSam ran, and ran.";3`,
    ';;12;;=A1;',
  ];
  await page.setViewportSize(SMALL);
  await page.goto('/admin#bring-in');
  await page.getByLabel('Book list').setInputFiles({
    name: 'books.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
  });
  await expect(page.getByRole('heading', { name: '2 drafts would be made' })).toBeFocused();
  await expect(page.getByText('Not used: "Price".')).toBeVisible();
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region('To put right')).toContainText('Words holds a formula.');
  await expect(region('To put right')).toContainText('Level must be 1 to 9');
  await expect(region('Titles you have')).toContainText('The library has a book with this title');
  await expect(region('New drafts')).toContainText('https://online.fliphtml5.com/abcde/fghi/');
  await expect(region('New drafts')).toContainText('2 pages of words');
  await expect(region('Titles you have').getByText('Zoë')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(SMALL.width);
  await expectAccessible(page, 'admin, what a book list would make');

  const again = page.getByRole('checkbox', { name: /^Add it again/ });
  await again.press('Space');
  await expect(page.getByRole('button', { name: 'Add the 3 that are right' })).toBeVisible();
  await again.press('Space');
  await page.getByRole('button', { name: 'Add the 2 that are right' }).press('Enter');
  await expect(page.getByText('2 drafts were added.')).toBeFocused();
  await page.getByRole('button', { name: 'Show the drafts' }).press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Books' })).toBeVisible();
  for (const title of fresh) {
    await expect(page.getByRole('rowheader', { name: title })).toBeVisible();
  }
  const listed = await owner.call<{ id: string; title: string; state: string; category: string }[]>(
    'GET',
    '/api/admin/books',
  );
  const added = listed.filter(({ title }) => fresh.includes(title));
  expect(added.map(({ state, category }) => [state, category])).toEqual([
    ['draft', 'level2'],
    ['draft', 'level2'],
  ]);
  expect(listed.filter(({ title }) => title === have)).toHaveLength(1);
  for (const { id } of [...added, old]) await owner.call('DELETE', `/api/books/${id}`);
});

test('a spreadsheet that is not saved as CSV is refused before it is sent', async ({ page }) => {
  await page.goto('/admin#bring-in');
  await page.getByLabel('Book list').setInputFiles('server/modules/book-list/sheets/sheet.xlsx');
  await expect(page.getByRole('heading', { name: 'This list cannot be used' })).toBeFocused();
  await expect(page.getByText('This is an Excel sheet. A book list is a CSV file.')).toBeVisible();
});
