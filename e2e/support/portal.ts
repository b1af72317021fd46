// The payment provider's page for managing a subscription, as a parent uses it.
import type { Page } from '@playwright/test';
import { fillCard } from './journey.ts';

// With a key, because the reports above the button may still load and move it under a pointer.
const manage = (page: Page) =>
  page.getByRole('button', { name: 'Manage Subscription' }).press('Enter');

/** Opens the portal from /account. */
export async function openPortal(page: Page): Promise<void> {
  await manage(page);
  await page.getByRole('heading', { name: /^Manage your/ }).waitFor();
}

/** Follows the link back. Ends on /account. */
export async function returnFromPortal(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Return to Step Into Reading/ }).click();
  await page.waitForURL('**/account');
}

export async function cancelInPortal(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByText('Your subscription has been cancelled.').waitFor();
}

/** Saves a new card, starting and ending on /account. After a failed payment the portal opens at the card form. */
export async function replaceCardInPortal(page: Page): Promise<void> {
  await manage(page);
  await page.getByRole('heading', { name: 'Update payment method' }).waitFor();
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.waitForURL('**/account');
}
