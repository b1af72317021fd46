// A release while families have the library open: the server restarts with another build at the same address.
import type { BrowserContext, Page, Request } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, readingPage } from '../../contracts/pages.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { saveData } from '../support/kept.ts';
import { buildNextRelease } from '../support/next-release.ts';
import { type Process, type Processes, prepareProcesses } from '../support/processes.ts';
import { freePorts } from '../support/product.ts';
import { findByLevel, INLINE_BOOK, openBook } from '../support/shelf.ts';

test.use({
  serviceWorkers: 'allow',
  // What an open page asks for while the server restarts.
  expectedErrors: /net::ERR_|status of 404/,
});

// A restart takes seconds, and much longer on a busy machine.
test.describe.configure({ timeout: 180_000 });

const root = join(import.meta.dirname, '..', '..');
const NOTICE = 'A new version is ready';
/** The last worker first ends what it is doing. */
const TAKEN = { timeout: 60_000 };

let at: Processes;
let library: Process;
let standIns: Process;
let dataDir: string;
let nextRelease: string;
/** The folder of the release that is served; undefined is this one. */
let served: string | undefined;

async function serve(release: string | undefined): Promise<void> {
  if (release === served) return;
  await library.stop();
  library = await at.startLibrary({}, release);
  served = release;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = dataFolder();
  at = await prepareProcesses({ ...(await freePorts()), dataDir });
  [nextRelease, standIns, library] = await Promise.all([
    buildNextRelease([
      {
        file: 'client/features/library/library-screen.tsx',
        text: "'s Library`",
        becomes: "'s New Library`",
      },
      // So that the server has the last release's code of this screen no more.
      {
        file: 'client/features/account/account-screen.tsx',
        text: 'My Account',
        becomes: 'My New Account',
      },
    ]),
    at.startStandIns(),
    at.startLibrary(),
  ]);
});

test.beforeEach(async ({ context }) => {
  // No book is kept by itself: a worker that still answers does not end.
  await saveData(context);
  await serve(undefined);
});

test.afterAll(async () => {
  await Promise.all([library.kill(), standIns.kill()]);
  for (const folder of [dataDir, nextRelease]) removeFolder(folder);
});

const lastHome = (page: Page) => page.getByRole('heading', { name: "Kim's Library" });
const newHome = (page: Page) => page.getByRole('heading', { name: "Kim's New Library" });
const notice = (page: Page) => page.getByText(NOTICE);
const useIt = (page: Page) => page.getByRole('button', { name: 'Use it now' });

/** Opens a page, and waits until the worker has kept the library's files and answers the page. */
async function open(page: Page, path: string = pages.home): Promise<void> {
  await page.goto(at.origin + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function openHome(context: BrowserContext, page: Page): Promise<void> {
  await (await enrol({ at })).enter(context);
  await open(page);
  await expect(lastHome(page)).toBeVisible();
}

/** Starts the next release, and lets the browser look for it as it does at each start. */
async function release(page: Page): Promise<void> {
  await serve(nextRelease);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await untilFetched(page);
}

const untilFetched = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.waiting?.state;
        }),
      TAKEN,
    )
    .toBe('installed');

function countStarts(page: Page): () => number {
  let starts = 0;
  page.on('domcontentloaded', () => (starts += 1));
  return () => starts;
}

test('a child reads on through a release; the button on the home takes it', async ({
  page,
  context,
}) => {
  await openHome(context, page);
  await openBook(page, INLINE_BOOK);
  const starts = countStarts(page);
  await release(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(notice(page)).toBeHidden();

  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(lastHome(page)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await test.step('a screen whose code the server has no more', async () => {
    await page.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
    const code = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/account-screen-') && name.endsWith('.js')),
    );
    expect((await fetch(code ?? '')).status).toBe(404);
  });
  await page.getByRole('link', { name: 'Back to Library' }).click();
  expect(starts()).toBe(0);

  await useIt(page).click();
  await expect(newHome(page)).toBeVisible(TAKEN);
  await expect(notice(page)).toBeHidden();
  expect(starts()).toBe(1);
});

test('the next start takes a release without the button, and opens the page once more', async ({
  page,
  context,
}) => {
  await openHome(context, page);
  await release(page);
  await expect(notice(page)).toBeVisible();
  const starts = countStarts(page);
  await page.reload();
  await expect(newHome(page)).toBeVisible(TAKEN);
  expect(starts()).toBe(2);
  await page.reload();
  await expect(newHome(page)).toBeVisible();
  expect(starts()).toBe(3);
});

test('without a network the next start shows a release that was fetched before', async ({
  page,
  context,
}) => {
  await openHome(context, page);
  await release(page);
  await page.close();
  await context.setOffline(true);
  const icon = await context.newPage();
  await icon.goto(at.origin);
  const script = icon.locator('script[type=module][src]');
  const status = async () => (await fetch(at.origin + (await script.getAttribute('src')))).status;
  // The last release's code is gone from the server.
  await expect.poll(status).toBe(200);
});

test('a start in the reader does not take a release', async ({ page, context }) => {
  await openHome(context, page);
  await openBook(page, INLINE_BOOK);
  await release(page);
  const starts = countStarts(page);
  await page.reload();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(lastHome(page)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  expect(starts()).toBe(1);
});

test('no window takes a release while a child reads in another', async ({ page, context }) => {
  await openHome(context, page);
  const reader = await context.newPage();
  await open(reader);
  await openBook(reader, INLINE_BOOK);
  const starts = countStarts(reader);
  await release(page);
  await useIt(page).click();
  await expect(page.getByText('Another window is in use')).toBeVisible();
  await page.reload();
  await expect(lastHome(page)).toBeVisible();
  await reader.getByRole('button', { name: 'Next' }).click();
  await expect(reader.getByText(/^Page 2 of/)).toBeVisible();

  await test.step('the other window follows when one has taken it', async () => {
    await reader.getByRole('link', { name: 'Back to Library' }).click();
    await expect(lastHome(reader)).toBeVisible();
    expect(starts()).toBe(0);
    await useIt(page).click();
    await expect(newHome(page)).toBeVisible(TAKEN);
    await expect(newHome(reader)).toBeVisible(TAKEN);
    expect(starts()).toBe(1);
  });
});

test('no window takes a release while one keeps a book for the car', async ({ page, context }) => {
  await openHome(context, page);
  const other = await context.newPage();
  await open(other);
  await release(page);
  await findByLevel(page, INLINE_BOOK);
  const car = page.getByRole('button', { name: `Keep for the car: ${INLINE_BOOK}` }).first();
  const held = Promise.withResolvers<void>();
  await context.route('**/public-objects/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await car.click();
  await expect(
    page.getByRole('button', { name: `Fetching ${INLINE_BOOK},` }).first(),
  ).toBeVisible();
  await useIt(page).click();
  await expect(page.getByText('Books are being kept here.')).toBeVisible();
  await useIt(other).click();
  await expect(other.getByText('Another window is in use')).toBeVisible();
  held.resolve();
  await expect(car).toHaveAttribute('aria-pressed', 'true');
  await useIt(page).click();
  await expect(newHome(page)).toBeVisible(TAKEN);
});

test.describe('where a worker was replaced below a page that reads', () => {
  /**
   * Opens a book, and waits until nothing was fetched for two seconds: a page fetches pictures ahead, and its last code one
   * second after its first screen.
   */
  async function openQuietly(page: Page): Promise<void> {
    const pending = new Set<Request>();
    let lastAt = Date.now();
    const note = (request: Request, isOver: boolean) => {
      if (isOver) pending.delete(request);
      else pending.add(request);
      lastAt = Date.now();
    };
    page.on('request', (request) => note(request, false));
    page.on('requestfinished', (request) => note(request, true));
    page.on('requestfailed', (request) => note(request, true));
    await open(page, readingPage('sam-and-the-wet-hat'));
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
    const isQuiet = () => pending.size === 0 && Date.now() - lastAt > 2000;
    await expect.poll(isQuiet, TAKEN).toBe(true);
  }

  /**
   * Releases, and replaces the worker as an older release would, which knows nothing of other windows. The page asks for
   * nothing meanwhile: where a call meets the request to hand over, Chromium waits for thirty seconds without a call, and
   * never hands over while a debugger is attached.
   */
  async function replace(page: Page): Promise<void> {
    const replaced = await page.evaluateHandle(() => {
      const { fetch } = globalThis;
      const replaced = new Promise<void>((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve()),
      );
      globalThis.fetch = async (...given) => {
        await replaced;
        return fetch(...given);
      };
      // An object, because a promise itself would be awaited here.
      return { replaced };
    });
    await release(page);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
    });
    await replaced.evaluate(({ replaced }) => replaced);
  }

  test('the page opens itself again with the next screen', async ({ page, context }) => {
    await openHome(context, page);
    await openQuietly(page);
    const starts = countStarts(page);
    await replace(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
    expect(starts()).toBe(0);
    await page.getByRole('link', { name: 'Back to Library' }).click();
    await expect(newHome(page)).toBeVisible(TAKEN);
  });

  test('code that is gone leads to a page that works, also without a network', async ({
    page,
    context,
  }) => {
    await openHome(context, page);
    await openQuietly(page);
    await replace(page);
    await context.setOffline(true);
    await page.evaluate(() => {
      // The page's own navigation would already open it again.
      History.prototype.pushState.call(history, null, '', '/account');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(`${at.origin}/account`);
    await expect(page.getByText('This page could not be shown')).toBeHidden();
  });
});

test('a page looks for a release when it is seen again after an hour', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openHome(context, page);
  await serve(nextRelease);
  const lookAgain = () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await lookAgain();
  await page.clock.fastForward('00:59:00');
  await lookAgain();
  await page.clock.fastForward('00:02:00');
  await lookAgain();
  await expect(notice(page)).toBeVisible(TAKEN);
});

test('a page without a worker opens itself again where its code is gone', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // The worker of a first visit that is fetched only after the release.
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...given) {
      document.documentElement.classList.add('asked');
      await new Promise((resolve) => addEventListener('released', resolve));
      return register.apply(this, given);
    };
  });
  await (await enrol({ at })).enter(context);
  await page.goto(at.origin);
  await expect(lastHome(page)).toBeVisible();
  await expect(page.locator('html')).toContainClass('asked');
  await serve(nextRelease);
  await page.evaluate(() => void dispatchEvent(new Event('released')));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(newHome(page)).toBeVisible();
});

test('a withdrawn worker ends, and leaves nothing that it kept', async ({ page, context }) => {
  await openHome(context, page);
  const withdrawn = readFileSync(join(root, 'deploy', 'withdrawn-worker.js'), 'utf8');
  // The server starts only with a worker that it can mark.
  const file = join(nextRelease, 'dist', 'client', 'service-worker.js');
  writeFileSync(file, `${withdrawn}// __SHELL_REVISION__ __SHELL_INTEGRITY__`);
  await serve(nextRelease);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(newHome(page)).toBeVisible(TAKEN);
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
});
