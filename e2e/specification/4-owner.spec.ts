// Section 4: the owner's states.
import { expect, test } from '../support/journey.ts';
import { OWNER } from '../support/product.ts';

test('Admin: no token, then login stores the session token, then /admin is available.', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('adminToken'));
  await page.goto('/admin');
  await page.waitForURL('**/admin/login');
  expect(await stored()).toBeNull();
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  const answered = page.waitForResponse('**/api/admin/login');
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
  const { sessionToken } = (await (await answered).json()) as { sessionToken: string };
  await page.waitForURL('**/admin');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await stored()).toBe(sessionToken);

  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/admin/login');
  expect(await stored()).toBeNull();
});
