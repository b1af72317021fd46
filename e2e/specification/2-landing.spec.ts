import { expect, test } from '../support/journey.ts';

test("Logo, product title, the tagline, a button 'Sign In With Google' (sign-in with the external account provider), an 'or' divider, a button 'Sign In With Email' (to /signin), 'New here? Create an account' (to /signup), and 'Library Admin' (to /admin/login).", async ({
  page,
}) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1, name: 'Step Into Reading' });
  await expect(title).toBeVisible();
  await expect(title.locator('xpath=preceding-sibling::*[name()="svg"]')).toBeVisible();
  await expect(page.getByText('Step Into Reading, One Sound at a Time!')).toBeVisible();
  await expect(page.getByText('or', { exact: true })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign In With Google' }).click();
  await expect((await opened).getByText('Choose an account')).toBeVisible();
  for (const [name, path] of [
    ['Sign In With Email', '/signin'],
    ['New here? Create an account', '/signup'],
    ['Library Admin', '/admin/login'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});
