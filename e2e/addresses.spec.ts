// Every address opens a page, and the server and the browser agree on which one.
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

test('an address with a trailing slash redirects to the page and keeps its query and hash', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.goto('/');
  await page.goto('/account/?from=mail#sounds');
  await expect(page).toHaveURL('/account?from=mail#sounds');
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  await page.goto('/reading/sam-and-the-wet-hat/');
  await expect(page).toHaveURL('/reading/sam-and-the-wet-hat');
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
});
