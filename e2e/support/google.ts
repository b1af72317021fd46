// The account chooser that the identity stand-in shows in place of Google's.
import type { Page } from '@playwright/test';

/** Signs in on the chooser. `page` is the popup, or the page itself after a redirect. */
export async function continueAs(page: Page, email: string): Promise<void> {
  const other = page.getByText('Use another account');
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  if (await other.isVisible()) await other.click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill('Robin Reader');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Presses the button of this name and returns the popup that opens. */
export async function openChooser(page: Page, name = 'Sign In With Google'): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name }).click();
  return opened;
}

/** Blocks every popup, as a popup blocker does. Call it before the page opens. */
export async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}
