// Answers that are held back until a test lets them go.
import type { Page, Route } from '@playwright/test';

export interface Held {
  /** Resolves once the call has been made. */
  asked: Promise<void>;
  /** Lets the call, and every later one, reach the server. */
  release(): Promise<void>;
}

/** Holds the calls to `path`, such as `/api/subscription/status`, on their way to the server. */
export async function hold(page: Page, path: string): Promise<Held> {
  const routes: Route[] = [];
  const asked = Promise.withResolvers<void>();
  let isOpen = false;
  await page.route(
    (url) => url.pathname === path,
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
