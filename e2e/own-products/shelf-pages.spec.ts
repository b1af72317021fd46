// A library with more books than a screen asks for at once: it comes in pages, and fits the child.
import { seedBooks } from '../../bench/seed.ts';
import { openDatabase } from '../../server/database/open.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expectAccessible } from '../support/axe.ts';
import { listen } from '../support/calls.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { freePorts, startProduct, type Product } from '../support/product.ts';

let product: Product;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = dataFolder();
  product = await startProduct({ ...(await freePorts()), dataDir });
  const owner = await signInOwner(product.origin);
  const books = await owner.call<{ id: string }[]>('GET', '/api/admin/books');
  const database = await openDatabase({ dataDir });
  await seedBooks(database, 200);
  await database.close();
  for (const { id } of books) await owner.call('DELETE', `/api/books/${id}`);
});

test.afterAll(async () => {
  await product.kill();
  removeFolder(dataDir);
});

test('the home shows sixty books, then sixty more, and is found again as it was left', async ({
  newPage,
}) => {
  const family = await enrol({ at: product });
  const page = await newPage({ baseURL: product.origin });
  await family.enter(page.context());
  const calls = listen(page);
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Discover New Books' });
  const cards = shelf.getByRole('article');
  await expect(cards).toHaveCount(60);
  await expect(shelf.getByText('60 of 200 books')).toBeVisible();
  const more = shelf.getByRole('button', { name: 'Show more books' });
  await more.press('Enter');
  await expect(cards).toHaveCount(120);
  await expect(cards.nth(60).getByRole('link')).toBeFocused();
  expect(calls.count('GET /api/books')).toBe(1);
  expect(calls.count('GET /api/books?offset=60')).toBe(1);

  const title = await cards.nth(100).getByRole('heading').innerText();
  await cards.nth(100).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(120);
  await expect(cards.nth(100)).toBeInViewport();
  // It lies beyond the first page, and is at hand all the same.
  const reading = page.getByRole('region', { name: 'Continue Reading' });
  await expect(reading.getByRole('heading', { name: title })).toBeVisible();
  // A book that is loaded anew has forgotten all but the tab's own storage: the pages come again.
  await cards.nth(100).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(cards).toHaveCount(120);
  await expect(cards.nth(100)).toBeInViewport();
  await page.reload();
  await expect(reading.getByRole('heading', { name: title })).toBeVisible();
  await expect(cards).toHaveCount(60);
});

test('searching and filtering reach beyond what is shown', async ({ newPage }) => {
  const family = await enrol({ at: product });
  await family.call('POST', '/api/progress/seeded-190/complete', {});
  const page = await newPage({ baseURL: product.origin });
  await family.enter(page.context());
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Discover New Books' });
  const titles = shelf.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(60);
  await shelf.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('searchbox');
  await field.fill('duck snow 159');
  await expect(titles).toHaveText(['Duck in the Snow 159']);
  await field.fill('xyzzy');
  await expect(shelf.getByText('No books match "xyzzy".')).toBeVisible();
  await field.press('Escape');
  await shelf.getByRole('button', { name: 'Filter' }).click();
  await shelf.getByRole('radio', { name: 'Finished' }).check();
  await expect(titles).toHaveText(['Ship in the Park 190']);
  await shelf.getByRole('radio', { name: 'Reading' }).check();
  await expect(shelf.getByText('No books here yet.')).toBeVisible();
});

test.describe('a page that cannot be fetched', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('says so, and comes when it is asked for again', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.origin });
    await (await enrol({ at: product })).enter(page.context());
    await page.goto('/');
    await page.route('**/api/books?offset=60', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    const more = page.getByRole('button', { name: 'Show more books' });
    await more.click();
    await expect(page.getByText('More books could not be fetched.')).toBeVisible();
    await more.click();
    await expect(page.getByText('120 of 200 books')).toBeVisible();
  });
});

test('the shelf says how books fit, is ordered by it, and one book is proposed', async ({
  newPage,
}) => {
  test.slow();
  const family = await enrol({ at: product });
  const page = await newPage({ baseURL: product.origin });
  await family.enter(page.context());
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Discover New Books' });
  await expect(shelf.getByText('All sounds met').first()).toBeVisible();
  const reason = page.getByText(/^(One|Two|Three) new sounds?: .+ as in .+\.$/);
  await expect(reason).toBeVisible();
  const proposed = page.getByRole('link', { name: /^Start reading / });
  const title = ((await proposed.getAttribute('aria-label')) ?? '').replace('Start reading ', '');

  await shelf.getByLabel('Order').selectOption('Best fit for Kim first');
  const cards = shelf.getByRole('article');
  // She starts at level 2, and what is proposed stands first.
  await expect(cards.first().getByRole('heading')).toHaveText(title);
  await expect(cards.first().getByText('Level 2', { exact: true })).toBeVisible();
  await expect(cards.first().getByText(/^\d new sounds?/)).toBeVisible();
  await expectAccessible(page, 'library home, ordered by fit');

  await proposed.click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByRole('link', { name: /^Start reading / })).not.toHaveAccessibleName(
    `Start reading ${title}`,
  );
});

test("the owner's table comes in pages and is searched", async ({ newPage }) => {
  const owner = await signInOwner(product.origin);
  const page = await newPage({ baseURL: product.origin });
  await owner.enter(page.context());
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'All Books (200)' })).toBeVisible();
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more books' }).press('Enter');
  await expect(rows).toHaveCount(100);
  await expect(
    page
      .getByRole('row')
      .nth(51)
      .getByRole('button')
      .or(page.getByRole('row').nth(51).getByRole('link'))
      .first(),
  ).toBeFocused();
  const search = page.getByLabel('Search the books');
  // An id is nothing that she sees.
  await search.fill('seeded-177');
  await expect(page.getByText('No books match "seeded-177".')).toBeVisible();
  await search.fill('snow 159');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'All Books (200)' })).toBeVisible();
  await search.fill('');
  await expect(rows).toHaveCount(100);
  const badges = page.getByRole('table').getByText(/^Level \d$/);
  await page.getByLabel('Level', { exact: true }).selectOption('level4');
  await expect(badges.first()).toHaveText('Level 4');
  await expect(badges.filter({ hasNotText: 'Level 4' })).toHaveCount(0);
  await page.getByLabel('Level', { exact: true }).selectOption('');
  // The server sorts all of them, and not only those that are here.
  const byCategory = page.getByRole('columnheader', { name: 'Category' });
  await byCategory.getByRole('button').press('Enter');
  await byCategory.getByRole('button').press('Enter');
  await expect(byCategory).toHaveAttribute('aria-sort', 'descending');
  await expect(badges.first()).toHaveText('Level 9');
  await byCategory.getByRole('button').press('Enter');
  // Among all of them, and not only those that are shown.
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill(' duck in the SNOW 159 ');
  await expect(page.getByText('There is a book with this title already.')).toBeVisible();
  await title.fill('Another');
  await expect(page.getByText('There is a book with this title already.')).toBeHidden();
});
