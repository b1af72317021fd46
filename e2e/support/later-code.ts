import type { Page } from '@playwright/test';

/** Of what a family's page fetches once its first screen is shown: the session's code, the last code, and the last call. */
const LATER = ['/identity-provider', '/workbox-window', '/api/auth/firebase/sync'];

/**
 * Resolves once the page has fetched what it fetches a while after its first screen. Call it before the page is opened; it
 * is fetched once.
 */
export async function laterFetched(page: Page): Promise<void> {
  await Promise.all(
    LATER.map((part) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(part)),
    ),
  );
  await page.waitForLoadState('networkidle');
}
