import type { Locator, Page } from '@playwright/test';

/** The value next to a label on the cards of /account. */
export function detail(page: Page, name: string): Locator {
  return page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
}
