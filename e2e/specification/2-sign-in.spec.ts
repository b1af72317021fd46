import type { Page } from '@playwright/test';
import { enrol } from '../support/enrol.ts';
import { blockPopups, continueAs, openChooser } from '../support/google.ts';
import { expect, type Family, fillSignIn, test } from '../support/journey.ts';

test.describe('The same redirect rule as sign-up applies after sign-in.', () => {
  const BOOK = '/reading/sam-and-the-wet-hat';
  const byEmail = async (page: Page, family: Family) => {
    await fillSignIn(page, family);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };

  test('a subscriber goes to the library, and back is where she came from', async ({ page }) => {
    const family = await enrol();
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign In With Email' }).click();
    await byEmail(page, family);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  test.describe('from an address of their own', () => {
    test.use({ expectedErrors: /status of 401/ });

    test('by e-mail to the book, and only once', async ({ page }) => {
      const family = await enrol();
      await page.goto(BOOK);
      await expect(page).toHaveURL('/signin');
      await byEmail(page, family);
      await expect(page).toHaveURL(BOOK);
      await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Library' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('link', { name: 'Sign In With Email' }).click();
      await byEmail(page, family);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    });

    test('with a kept token that the server refuses, through the form to the book', async ({
      page,
      context,
    }) => {
      const family = await enrol();
      await context.addInitScript(() => {
        const claims = btoa(JSON.stringify({ sub: 'nobody', exp: 4_000_000_000 }));
        if (sessionStorage.getItem('told') === null) {
          localStorage.setItem('firebase_token', `e30.${claims}.x`);
          sessionStorage.setItem('told', 'yes');
        }
      });
      await page.goto(BOOK);
      await expect(page).toHaveURL('/signin');
      await byEmail(page, family);
      await expect(page).toHaveURL(BOOK);
    });
  });

  test('with Google in a popup to the account', async ({ page }) => {
    const family = await enrol();
    await page.goto('/account');
    await expect(page).toHaveURL('/');
    await continueAs(await openChooser(page), family.email);
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeFocused();
  });

  test('with Google by redirect to the account', async ({ page }) => {
    const family = await enrol();
    await blockPopups(page);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign In With Google' }).click();
    await continueAs(page, family.email);
    await expect(page).toHaveURL('/account');
  });
});
