// When a family sees its library on a slow phone, beside a bare page with the same pictures: one
// browser, one profile of throttling, in turns. And what moves while the screens arrive.
import { type Browser, chromium, type Page } from '@playwright/test';
import { readingPage } from '../contracts/pages.ts';
import type { Enrolled } from '../e2e/support/enrol.ts';
import { readTestSettings } from '../scripts/config.ts';
import { browserOptions } from '../test-support/browser.ts';
import { type Picture, serveBarePage } from './bare-page.ts';
import { median } from './median.ts';

export interface Paints {
  /** Largest contentful paint in milliseconds, the median of the rounds. */
  home: number;
  bare: number;
  /** Cumulative layout shift, the worst of the rounds. */
  shifts: { landing: number; home: number; reader: number };
}

const ROUNDS = 3;
/** What Chrome's developer tools call slow 4G, and a processor four times slower than this one. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 92_160 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

interface Seen {
  paint: number;
  shift: number;
}

/** Opens an address with an empty cache, on the slow phone, and waits until nothing more comes. */
async function see(browser: Browser, url: string, family: Enrolled | null): Promise<Seen> {
  const context = await browser.newContext(PHONE);
  await family?.enter(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
  const seen = await page.evaluate(readEntries);
  await context.close();
  return seen;
}

/** Runs in the page. */
function readEntries(): Promise<Seen> {
  return new Promise((resolve) => {
    const seen = { paint: 0, shift: 0 };
    const read = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    read('largest-contentful-paint', (entry) => (seen.paint = entry.startTime));
    read('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    // Buffered entries are told in a task of their own.
    setTimeout(() => resolve(seen), 100);
  });
}

/** The pictures that the library home shows without scrolling, and how large. */
async function picturesOf(page: Page): Promise<Picture[]> {
  return page.locator('main img').evaluateAll((images) =>
    images
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ box }) => box.top < innerHeight && box.bottom > 0)
      .map(({ image, box }) => ({
        address: new URL((image as HTMLImageElement).src).pathname,
        width: Math.round(box.width),
        height: Math.round(box.height),
      })),
  );
}

export async function measurePaints(origin: string, family: Enrolled): Promise<Paints> {
  const browser = await chromium.launch(browserOptions(readTestSettings().chromiumPath));
  const context = await browser.newContext(PHONE);
  await family.enter(context);
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  const bare = await serveBarePage(origin, await picturesOf(page));
  await context.close();

  const paints = { home: [] as number[], bare: [] as number[] };
  const shifts = { landing: 0, home: 0, reader: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    paints.bare.push((await see(browser, bare.url, null)).paint);
    const home = await see(browser, origin, family);
    paints.home.push(home.paint);
    shifts.home = Math.max(shifts.home, home.shift);
    const landing = await see(browser, origin, null);
    shifts.landing = Math.max(shifts.landing, landing.shift);
    const reader = await see(browser, origin + readingPage('sam-and-the-wet-hat'), family);
    shifts.reader = Math.max(shifts.reader, reader.shift);
  }
  bare.close();
  await browser.close();
  return { home: median(paints.home), bare: median(paints.bare), shifts };
}
