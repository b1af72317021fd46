// The owner of the library keeps the catalogue.
import { origin, sandbox } from './support/config.ts';
import { expect, newFamily, pay, signUp, test } from './support/journey.ts';
import { OWNER } from './support/product.ts';
import { bookCard, FLIPBOOK_ADDRESS } from './support/shelf.ts';

test('the owner signs in, adds a book that children see, and deletes it', async ({
  page,
  newPage,
}) => {
  await page.goto('/admin');
  await page.waitForURL('**/admin/login');
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
  await page.waitForURL('**/admin');

  const title = `A New Book ${process.pid}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption('level2');
  await page.getByLabel(/Flipbook Embed URL/i).fill(`${sandbox}${FLIPBOOK_ADDRESS}`);
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect(page.getByText('Book added successfully!')).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /All Books \(\d+\)/ })).toBeVisible();

  const reader = await newPage({ baseURL: origin });
  await signUp(reader, newFamily());
  await pay(reader);
  await expect(bookCard(reader, title)).toBeVisible();
  await reader.close();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(
    page.getByText(
      `Are you sure you want to delete "${title}"? This action cannot be undone and will remove all student progress for this book.`,
    ),
  ).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Book deleted successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeHidden();
});

test('an empty form is answered at its fields', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
  await page.waitForURL('**/admin');
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('Flipbook embed URL is required')).toBeVisible();
});

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of 401.*\/api\/admin/ });

  test('a wrong password is refused', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill('somebody');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Admin Sign In' }).click();
    await expect(page.getByText('Login Failed')).toBeVisible();
    await expect(page.getByText('Invalid admin credentials')).toBeVisible();
  });
});

test.describe('paths that lead nowhere', () => {
  test.use({ expectedErrors: /status of 404.*no\/such\/page/ });

  test('show the 404 page with its status', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});
