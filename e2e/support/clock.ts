// The controlled clock of a page. `page.clock.install()` comes before `page.goto`.
import type { Page } from '@playwright/test';

/** Stops the page's clock; from now on `page.clock.runFor` alone moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
