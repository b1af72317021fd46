// The whole journey over three processes of the library that share a database: each request is given to
// the next of them, so that nothing a family or the owner does may live in one alone.
import { bookOf } from '../../server/modules/flipbooks/pdf.test-support.ts';
import { arrive, enrol } from '../support/enrol.ts';
import type { Instances } from '../support/instances.ts';
import { expect, newFamily, pay, signIn, signUp, test } from '../support/journey.ts';
import { newTitle, signInOwner } from '../support/owner.ts';
import { OWNER } from '../support/product.ts';
import { bookCard, INLINE_BOOK, openBook, starsShown, statValue } from '../support/shelf.ts';

/** Pages are drawn by a process that lets everything else go first. */
const DRAWN = { timeout: 45_000 };

let at: Instances;
test.beforeAll(({ threeInstances }) => {
  at = threeInstances;
});

test('a family signs up, pays, reads to a star and comes back to it', async ({ newPage }) => {
  const page = await newPage({ baseURL: at.origin });
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

test('what the owner does is in the next answer of each', async ({ newPage }) => {
  const { page: reader } = await arrive(newPage, { at });
  await reader.goto('/');
  await expect(bookCard(reader, INLINE_BOOK)).toBeVisible();

  const page = await newPage({ baseURL: at.origin });
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
  await expect(page.getByText(/^3 pages are ready\./)).toBeVisible(DRAWN);
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

test('a session that is ended at one is ended at all', async () => {
  const { token } = await signInOwner(at.origin);
  const headers = { 'admin-auth': token };
  const statuses = () =>
    Promise.all(
      at.all.map(async ({ origin }) => {
        const { status } = await fetch(`${origin}/api/admin/books`, { headers });
        return status;
      }),
    );
  expect(await statuses()).toEqual([200, 200, 200]);
  await fetch(`${at.origin}/api/admin/logout`, { method: 'POST', headers });
  expect(await statuses()).toEqual([401, 401, 401]);
});

test('a limit is one for all of them', async () => {
  const family = await enrol({ at, subscribed: false });
  const names = { parentFirstName: 'Robin', parentLastName: 'Reader', firstName: 'Kim' };
  const answers: number[] = [];
  for (let call = 0; call < 62; call++) {
    const { status } = await fetch(`${at.origin}/api/auth/complete-profile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${family.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(names),
    });
    answers.push(status);
  }
  expect(answers.slice(0, 60).filter((status) => status !== 200)).toEqual([]);
  expect(answers.slice(60)).toEqual([429, 429]);
});
