// The main journeys on three library processes that share a database, behind a round-robin proxy. They fail if any
// state lives in one process only.
import { bookOf } from '../../server/modules/flipbooks/pdf.test-support.ts';
import { arrive, enrol } from '../support/enrol.ts';
import type { Instances } from '../support/instances.ts';
import { expect, newFamily, pay, signIn, signUp, test } from '../support/journey.ts';
import { newTitle, signInOwner } from '../support/owner.ts';
import { OWNER } from '../support/product.ts';
import { bookCard, INLINE_BOOK, openBook, starsShown, statValue } from '../support/shelf.ts';

/** Rendering is slow, because the rendering process runs at low priority. */
const RENDERING = { timeout: 45_000 };

let instances: Instances;
test.beforeAll(({ threeInstances }) => {
  instances = threeInstances;
});

test('a family signs up, pays, earns a star and still has it after signing in again', async ({
  newPage,
}) => {
  const page = await newPage({ baseURL: instances.origin });
  const family = newFamily();
  await signUp(page, family);
  await pay(page);
  await openBook(page, INLINE_BOOK);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('You earned 1 gold star!')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await expect(statValue(page, 'Books Read')).toHaveText('1');

  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, family);
  await expect(starsShown(page)).toHaveText('1');
});

test('a child sees the book the owner adds, and no longer sees it once the owner deletes it', async ({
  newPage,
}) => {
  const { page: reader } = await arrive(newPage, { at: instances });
  await reader.goto('/');
  await expect(bookCard(reader, INLINE_BOOK)).toBeVisible();

  const page = await newPage({ baseURL: instances.origin });
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
  await page.waitForURL('**/admin');
  const title = newTitle();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption('level1');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a PDF' }).click();
  const file = { name: 'Sam.pdf', mimeType: 'application/pdf', buffer: bookOf(3) };
  await (await chooser).setFiles(file);
  await expect(page.getByText(/^3 pages are ready\./)).toBeVisible(RENDERING);
  await page.getByLabel('Text of the book').fill('');
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect(page.getByText('Book added successfully!')).toBeVisible();

  await reader.reload();
  await bookCard(reader, title).getByRole('link', { name: 'Read Now' }).click();
  const frame = reader.frameLocator('iframe');
  await expect(frame.getByRole('region', { name: 'Page 1', exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Book deleted successfully!')).toBeVisible();
  await reader.goto('/');
  await expect(bookCard(reader, INLINE_BOOK)).toBeVisible();
  await expect(bookCard(reader, title)).toBeHidden();
});

test('an owner session that ends on one instance ends on all', async () => {
  const { token } = await signInOwner(instances.origin);
  const headers = { 'admin-auth': token };
  const fetchStatuses = () =>
    Promise.all(
      instances.all.map(async ({ origin }) => {
        const { status } = await fetch(`${origin}/api/admin/books`, { headers });
        return status;
      }),
    );
  expect(await fetchStatuses()).toEqual([200, 200, 200]);
  await fetch(`${instances.origin}/api/admin/logout`, { method: 'POST', headers });
  expect(await fetchStatuses()).toEqual([401, 401, 401]);
});

test('a rate limit counts the calls to all instances together', async () => {
  const family = await enrol({ at: instances, subscribed: false });
  const names = { parentFirstName: 'Robin', parentLastName: 'Reader', firstName: 'Kim' };
  const statuses: number[] = [];
  for (let call = 0; call < 62; call++) {
    const { status } = await fetch(`${instances.origin}/api/auth/complete-profile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${family.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(names),
    });
    statuses.push(status);
  }
  expect(statuses.slice(0, 60).filter((status) => status !== 200)).toEqual([]);
  expect(statuses.slice(60)).toEqual([429, 429]);
});
