// Whatever stands in the address line, a page answers, and the server and the browser agree which.
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';

test.describe('an address that names nothing', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of [
    '/reading/%E2%80',
    '/%',
    `/${'x'.repeat(3000)}`,
    `/reading/${'x'.repeat(3000)}`,
  ]) {
    test(`${path.slice(0, 20)} is the 404 page`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the Library' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('a slash too many leads to the page, and keeps what follows it', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await page.goto('/');
  await page.goto('/account/?from=mail#sounds');
  await expect(page).toHaveURL('/account?from=mail#sounds');
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  await page.goto('/reading/sam-and-the-wet-hat/');
  await expect(page).toHaveURL('/reading/sam-and-the-wet-hat');
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
});
