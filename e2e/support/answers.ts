// Answers that are held back until a test lets them go, or given in the server's place.
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { SubscriptionStatusAnswer } from '../../contracts/subscription.ts';

export interface Held {
  /** Resolves once the call has been made. */
  asked: Promise<void>;
  /** Lets the call, and every later one, reach the server. */
  release(): Promise<void>;
}

/**
 * Holds the calls to `path`, such as `/api/subscription/status` or all that it matches, on their way to
 * the server.
 */
export async function hold(page: Page, path: string | RegExp): Promise<Held> {
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

/** Lets every page of `context` hear this of its subscription, whatever the provider says. */
export async function answerStatus(
  context: BrowserContext,
  answer: Partial<SubscriptionStatusAnswer>,
): Promise<void> {
  await context.unroute('**/api/subscription/status');
  await context.route('**/api/subscription/status', (route) =>
    route.fulfill({ json: { hasSubscription: true, status: 'active', endsAt: null, ...answer } }),
  );
}
