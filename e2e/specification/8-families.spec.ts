// Section 8: the messages that a family sees when something fails, and failures that show none.
import type { Page } from '@playwright/test';
import { sandbox } from '../support/config.ts';
import { expect, test } from '../support/journey.ts';

/** Expects a message with this title and text. */
async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  if (text !== undefined) await expect(page.getByText(text).first()).toBeVisible();
}

test.describe("Sign-in with external account fails | 'Sign In Failed' / the error message, or 'Unable to sign in with Google. Please try again.'", () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 400/ });

  test('the error message', async ({ page }) => {
    await page.route(`${sandbox}/js/api.js`, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In With Google' }).click();
    const text = 'The sign-in page cannot be reached right now. Please try again.';
    await expectToast(page, 'Sign In Failed', text);
    await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeEnabled();
  });
});

test.describe('Sync failures and redirect-result failures are logged only. Other sign-in errors (not popup-related) are logged and rethrown.', () => {
  test.use({ expectedErrors: /status of 503|ERR_FAILED/ });

  const logged = (page: Page, text: string) =>
    page.waitForEvent('console', (message) => message.text().startsWith(text));

  test('a redirect that comes back without a result leaves the screen as it is', async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('sign_in_redirect', 'pending'));
    await page.route(`${sandbox}/js/api.js`, (route) => route.abort());
    const log = logged(page, 'The redirect sign-in was not completed');
    await page.goto('/');
    await log;
    await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
    await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(0);
  });
});
