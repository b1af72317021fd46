// A library with more books than one page of results: paging, searching, filtering and ordering by fit.
import { seedBooks } from '../../bench/seed.ts';
import { openDatabase } from '../../server/database/open.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expectAccessible } from '../support/axe.ts';
import { listen } from '../support/calls.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { freePorts, startProduct, type Product } from '../support/product.ts';
import { bookToRead, scene } from '../support/shelf.ts';

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

test('the home shows sixty books, then sixty more, and restores them and the scroll position on the way back', async ({
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
  const showMore = shelf.getByRole('button', { name: 'Show more books' });
  await showMore.press('Enter');
  await expect(cards).toHaveCount(120);
  await expect(cards.nth(60).getByRole('link')).toBeFocused();
  expect(calls.count('GET /api/books')).toBe(1);
  expect(calls.count('GET /api/books?offset=60')).toBe(1);

  // The book that is opened moves to another place of the order by fit; the screen does not.
  await cards.nth(100).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Library' })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(120);
  await expect(cards.nth(100)).toBeInViewport();

  await shelf.getByLabel('Order').selectOption('level');
  // Until the answer comes, the books are in the order before.
  await expect(shelf.locator('[aria-busy]')).toHaveCount(0);
  await expect(shelf.getByText('60 of 200 books')).toBeVisible();
  await showMore.click();
  await expect(cards).toHaveCount(120);
  const title = await cards.nth(100).getByRole('heading').innerText();
  await cards.nth(100).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(120);
  await expect(cards.nth(100)).toBeInViewport();
  // Continue Reading shows the book, although it is not on the first page of results.
  const reading = page.getByRole('region', { name: 'Continue Reading' });
  await expect(reading.getByRole('heading', { name: title })).toBeVisible();
  // After a reload only session storage is left. The home uses it to fetch the same pages again.
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

test('searching and filtering cover books that are not shown yet', async ({ newPage }) => {
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

test.describe('a page of books that cannot be fetched', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('shows an error and loads on the next try', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.origin });
    await (await enrol({ at: product })).enter(page.context());
    await page.goto('/');
    await page.route('**/api/books?offset=60', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    const showMore = page.getByRole('button', { name: 'Show more books' });
    await showMore.click();
    await expect(page.getByText('More books could not be loaded.')).toBeVisible();
    await showMore.click();
    await expect(page.getByText('120 of 200 books')).toBeVisible();
  });
});

test('the shelf shows how books fit the child, can be ordered by fit, and suggests a book', async ({
  newPage,
}) => {
  test.slow();
  const family = await enrol({ at: product });
  await family.call('PATCH', '/api/auth/user', { readingLevel: 2 });
  const page = await newPage({ baseURL: product.origin });
  await family.enter(page.context());
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Discover New Books' });
  await expect(scene(page).getByText(/^[123] new sounds?$/)).toBeVisible();
  await expect(
    scene(page)
      .getByRole('button', { name: /^Hear .+ as in / })
      .first(),
  ).toBeVisible();
  const suggested = bookToRead(page);
  const title = ((await suggested.getAttribute('aria-label')) ?? '').replace('Read Now: ', '');

  const order = shelf.getByLabel('Order');
  await expect(order).toHaveValue('fit');
  await order.selectOption('level');
  await expect(shelf.getByText('No new sounds').first()).toBeVisible();
  await order.selectOption('fit');
  const cards = shelf.getByRole('article');
  // The child starts at level 2. The suggested book comes first.
  await expect(cards.first().getByRole('heading')).toHaveText(title);
  await expect(cards.first().getByText('Level 2', { exact: true })).toBeVisible();
  await expect(cards.first().getByText(/^\d new sounds?/)).toBeVisible();
  await expectAccessible(page, 'library home, ordered by fit');

  await suggested.click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await expect(suggested).not.toHaveAccessibleName(`Read Now: ${title}`);
});

test("the owner's table has pages, search, a level filter and sorting", async ({ newPage }) => {
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
  // The owner does not see ids, so the search ignores them.
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
  // The server sorts all books, not only the loaded ones.
  const byCategory = page.getByRole('columnheader', { name: 'Category' });
  await byCategory.getByRole('button').press('Enter');
  await byCategory.getByRole('button').press('Enter');
  await expect(byCategory).toHaveAttribute('aria-sort', 'descending');
  await expect(badges.first()).toHaveText('Level 9');
  await byCategory.getByRole('button').press('Enter');
  // The title is compared with all books, not only the shown ones.
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill(' duck in the SNOW 159 ');
  await expect(page.getByText('There is a book with this title already.')).toBeVisible();
  await title.fill('Another');
  await expect(page.getByText('There is a book with this title already.')).toBeHidden();
});
