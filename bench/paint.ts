// Compares the largest contentful paint of the library home with that of a bare page with the same pictures, on a phone
// with a slow line. The pages are opened in turns, so that a slow phase of the machine affects both.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Enrolled } from '../e2e/support/enrol.ts';
import { readTestSettings } from '../scripts/config.ts';
import { browserOptions } from '../test-support/browser.ts';
import { type Picture, serveBarePage } from './bare-page.ts';
import { median } from './median.ts';
import { PHONE, settle, stopWorker, untilKept } from './second-visit.ts';

/** Medians of the rounds: milliseconds, and the `ratio` of `home` to `bare`. */
export interface Paints {
  home: number;
  bare: number;
  ratio: number;
}

const ROUNDS = 5;

/**
 * 'Slow 4G' as Lighthouse and the browser's own tools apply it to each request: a round trip of 150 ms, times 3.75 because a
 * new connection costs several; 1.6 Mbit/s less a tenth down and 0.75 up, in bytes a second.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (0.75e6 * 0.9) / 8,
};
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const SLOWER_PROCESSOR = 4;

/** Opens a page as on the phone. Returns its largest contentful paint, and the page without the slow line. */
async function open(
  context: BrowserContext,
  origin: string,
): Promise<{ page: Page; paint: number }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.goto(origin);
  const paint = await settle(page);
  await devtools.send('Network.emulateNetworkConditions', FAST);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { page, paint };
}

type Visits = Record<'first' | 'second', number>;

/** Opens the bare page in a new browser context, or the home if there is a family, and then once more. */
async function visitTwice(browser: Browser, origin: string, family?: Enrolled): Promise<Visits> {
  const context = await browser.newContext(PHONE);
  await family?.enter(context);
  const first = await open(context, origin);
  if (family) await untilKept(first.page);
  await first.page.close();
  await stopWorker(context);
  const second = await open(context, origin);
  await context.close();
  return { first: first.paint, second: second.paint };
}

/** Returns the heading and the pictures of the first view of a family's home. */
async function lookAtHome(
  browser: Browser,
  origin: string,
  family: Enrolled,
): Promise<{ title: string; pictures: Picture[] }> {
  const context = await browser.newContext(PHONE);
  await family.enter(context);
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => ({
    title: document.querySelector('h1')?.textContent ?? '',
    pictures: [...document.images]
      .filter((image) => image.complete && image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc, offsetWidth: width, offsetHeight: height }) => ({
        ...{ path: new URL(currentSrc).pathname, width, height },
      })),
  }));
  await context.close();
  if (seen.pictures.length === 0) throw new Error('The home shows no picture');
  return seen;
}

/** Measures the first visit, with empty caches, and the second, with all that the first has kept. */
export async function measurePaints(
  origin: string,
  family: Enrolled,
): Promise<{ first: Paints; second: Paints }> {
  const browser = await chromium.launch(browserOptions(readTestSettings().chromiumPath));
  const { title, pictures } = await lookAtHome(browser, origin, family);
  const bare = await serveBarePage(origin, title, pictures);
  const rounds: { bare: Visits; home: Visits }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      bare: await visitTwice(browser, bare.origin),
      home: await visitTwice(browser, origin, family),
    });
  }
  bare.close();
  await browser.close();
  const of = (visit: keyof Visits): Paints => ({
    home: median(rounds.map(({ home }) => home[visit])),
    bare: median(rounds.map((round) => round.bare[visit])),
    ratio: median(rounds.map((round) => round.home[visit] / round.bare[visit])),
  });
  return { first: of('first'), second: of('second') };
}
