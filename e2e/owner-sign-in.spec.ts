// The sign-in of the owner.
import { expect, test } from './support/journey.ts';

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
