// The external account: the chooser that the identity stand-in opens.
import type { Page } from '@playwright/test';

/** On the chooser, in a popup or as the page itself. */
export async function continueAs(page: Page, email: string): Promise<void> {
  const other = page.getByText('Use another account');
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  if (await other.isVisible()) await other.click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill('Robin Reader');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Presses the button of this name and answers the popup it opens. */
export async function openChooser(page: Page, name = 'Sign In With Google'): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name }).click();
  return opened;
}

/** From here on every popup is blocked, as browsers do. */
export async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}
