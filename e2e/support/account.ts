import type { Locator, Page } from '@playwright/test';

/** The value next to a label on the cards of /account. */
export function detail(page: Page, name: string): Locator {
  return page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
}

/**
 * Opens /account and waits for all that it loads. Until the report of the child's reading is there, what is below it moves, and
 * a press could miss its button.
 */
export async function openAccount(page: Page): Promise<void> {
  await page.goto('/account', { waitUntil: 'networkidle' });
}
