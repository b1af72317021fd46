// Brings a page to rest, and a browser to what it has at a family's second visit: the worker with its files, and the kept
// answers.
import type { BrowserContext, Page } from '@playwright/test';

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A page has settled when nothing was painted or fetched for so long, in milliseconds. */
const QUIET = 1_500;

/** Waits until the page has settled. Returns its largest contentful paint, in milliseconds. */
export const settle = (page: Page): Promise<number> =>
  page.evaluate(
    (quiet) =>
      new Promise<number>((resolve) => {
        let paint = NaN;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(() => resolve(paint), quiet);
        };
        new PerformanceObserver((list) => {
          paint = list.getEntries().at(-1)?.startTime ?? paint;
          wait();
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver(wait).observe({ type: 'resource' });
        wait();
      }),
    QUIET,
  );

/** Waits, on the home of a first visit, until all that it keeps is kept. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(
    () =>
      navigator.serviceWorker.controller !== null &&
      Object.keys(localStorage).some((key) => key.startsWith('kept_answers:')),
  );
  await page.waitForLoadState('networkidle');
}

/** Stops the worker, as the browser does half a minute after the last page was closed. */
export async function stopWorker(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.close();
}
