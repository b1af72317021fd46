// Section 1: the owner of the library.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { newTitle } from '../support/owner.ts';
import { OWNER } from '../support/product.ts';
import { sandbox } from '../support/config.ts';
import { bookCard, FLIPBOOK_ADDRESS } from '../support/shelf.ts';

test('A library owner (admin) signs in separately and can add and delete books.', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  // A signed-in family is not signed in as the owner.
  await page.goto('/admin');
  await page.waitForURL('**/admin/login');
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();

  const title = newTitle();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Flipbook Embed URL').fill(sandbox + FLIPBOOK_ADDRESS);
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect(page.getByRole('rowheader', { name: title })).toBeVisible();

  await page.goto('/');
  await expect(bookCard(page, title)).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('rowheader', { name: title })).toBeHidden();
  await page.goto('/');
  await expect(bookCard(page, 'Sam and the Wet Hat')).toBeVisible();
  await expect(bookCard(page, title)).toBeHidden();
});
