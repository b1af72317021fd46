// Calls that are held until a test releases them, and mocked responses.
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { SubscriptionStatusAnswer } from '../../contracts/subscription.ts';

export interface Held {
  /** Resolves once the first call has been made. */
  asked: Promise<void>;
  /** Lets the held calls and every later call reach the server. */
  release(): Promise<void>;
}

/**
 * Holds every call to `path`, a pathname such as `/api/subscription/status` or a pattern, until `release`. A context also holds
 * the calls that its service worker makes for a page.
 */
export async function hold(page: Page | BrowserContext, path: string | RegExp): Promise<Held> {
  const routes: Route[] = [];
  const asked = Promise.withResolvers<void>();
  let isOpen = false;
  await page.route(
    ({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)),
    async (route) => {
      if (isOpen) return route.continue();
      routes.push(route);
      asked.resolve();
    },
  );
  return {
    asked: asked.promise,
    async release() {
      isOpen = true;
      await Promise.all(routes.map((route) => route.continue()));
    },
  };
}

/** Mocks the subscription status for every page of `context`. `answer` replaces fields of an active one. */
export async function answerStatus(
  context: BrowserContext,
  answer: Partial<SubscriptionStatusAnswer>,
): Promise<void> {
  await context.unroute('**/api/subscription/status');
  await context.route('**/api/subscription/status', (route) =>
    route.fulfill({ json: { hasSubscription: true, status: 'active', endsAt: null, ...answer } }),
  );
}
