// Section 2: the table of routes.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';

test.describe("any other path | everyone | 404 page reading 'Page Not Found'", () => {
  test.use({ expectedErrors: /status of 404/ });

  test('for a visitor and for a family, with its status, and a way home', async ({
    page,
    context,
  }) => {
    for (const path of ['/signin/twice', '/reading', '/reading/a/b', '/ADMIN']) {
      expect.soft((await page.request.get(path)).status(), path).toBe(404);
    }
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await (await enrol()).enter(context);
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the Library' }).click();
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  });
});
