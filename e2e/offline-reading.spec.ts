// A kept book is read without a network, opened from the icon: the page is closed and opened again meanwhile.
import type { BrowserContext, Page } from '@playwright/test';
import { hold } from './support/answers.ts';
import { arrive, type Enrolled, untilAnotherToken } from './support/enrol.ts';
import { expect, NETWORK_FAILURES, test } from './support/journey.ts';
import { untilKeeping } from './support/kept.ts';
import { bookCard, findByLevel, INLINE_BOOK, scene, starsShown } from './support/shelf.ts';

const BOOK = 'sam-and-the-wet-hat';
const OTHER = 'goat-and-his-boat';
const HOUR = 3_600_000;
const NO_NETWORK = 'No network. Kept books open; the rest needs a network.';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: NETWORK_FAILURES,
});

/** What this device has stored under keys that begin so. */
const storedKeys = (page: Page, beginning: string) =>
  page.evaluate(
    (beginning) => Object.keys(localStorage).filter((key) => key.startsWith(beginning)),
    beginning,
  );

/** The names of the records with kept answers. */
const recordNames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('step-into-reading');
        opening.onerror = () => reject(new Error('The database could not be opened'));
        opening.onsuccess = () => {
          const names = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          names.onsuccess = () => resolve(names.result.map(String));
          opening.result.close();
        };
      }),
  );

/** Opens the home, and waits until this device can keep something and has kept what the home shows. */
async function openKeeping(page: Page): Promise<void> {
  await page.goto('/');
  await untilKeeping(page);
  await expect.poll(() => storedKeys(page, 'kept_answers:')).toHaveLength(1);
}

/** Keeps the book as a parent does, and closes the page once everything is stored. */
async function keepBook(page: Page): Promise<void> {
  await openKeeping(page);
  const card = await findByLevel(page, INLINE_BOOK);
  await card.getByRole('button', { name: `Keep for the car: ${INLINE_BOOK}` }).click();
  await expect
    .poll(() => recordNames(page))
    .toContainEqual(expect.stringMatching(`^book:.+:${BOOK}$`));
  await page.close();
}

async function openFromIcon(context: BrowserContext, later = 0): Promise<Page> {
  const page = await context.newPage();
  if (later > 0) await page.clock.install({ time: Date.now() + later });
  await page.goto('/');
  return page;
}

async function keepAndLeave(
  newPage: Parameters<typeof arrive>[0],
): Promise<{ family: Enrolled; context: BrowserContext }> {
  const { family, page } = await arrive(newPage);
  await keepBook(page);
  return { family, context: page.context() };
}

const starsOf = async (family: Enrolled) =>
  (await family.call<{ totalStars: number }>('GET', '/api/auth/user')).totalStars;

for (const { title, later } of [
  { title: 'with a valid sign-in', later: 0 },
  { title: 'with a sign-in that has expired', later: 1.1 * HOUR },
]) {
  test(`from the icon, ${title}, a kept book is read to its star, which is sent once`, async ({
    newPage,
  }) => {
    // A whole book, and three visits.
    test.slow();
    const { family, context } = await keepAndLeave(newPage);
    await context.setOffline(true);
    const page = await openFromIcon(context, later);
    await expect(page.getByRole('status').filter({ hasText: NO_NETWORK })).toBeVisible();
    await expect(
      scene(page)
        .getByRole('link', { name: /^(Read Now|Continue)/ })
        .first(),
    ).toBeVisible();
    const finishes: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().endsWith(`/${BOOK}/complete`)) finishes.push(request.url());
    });

    const card = await findByLevel(page, INLINE_BOOK);
    await card.getByRole('link', { name: 'Read Now' }).click();
    for (const shown of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText(`Page ${shown} of 9`)).toBeVisible();
      await expect
        .poll(() =>
          page
            .locator('main img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Well read!' });
    await expect(dialog).toContainText('the gold star comes as soon as you are online');
    await dialog.getByRole('link', { name: 'Back to Library' }).click();
    await expect(bookCard(page, INLINE_BOOK).getByText('Finished')).toBeVisible();
    await page.close();

    // At the next start it is still known, and opens where it was left.
    const again = await openFromIcon(context, later);
    await expect(bookCard(again, INLINE_BOOK)).toBeVisible();
    again.on('requestfinished', (request) => {
      if (request.url().endsWith(`/${BOOK}/complete`)) finishes.push(request.url());
    });
    if (later > 0) await untilAnotherToken(family.token);
    await context.setOffline(false);
    // Chromium's emulation reports this only to pages that were open when the network went.
    await again.evaluate(() => dispatchEvent(new Event('online')));
    await expect(starsShown(again)).toHaveText('1');
    await expect(again.getByText(NO_NETWORK)).toBeHidden();
    expect(await starsOf(family)).toBe(1);
    await expect.poll(() => finishes).toHaveLength(1);
    expect(await storedKeys(again, 'outbox:')).toEqual([]);
  });
}

test('a book that is not kept says so, with the way back', async ({ newPage }) => {
  const { context } = await keepAndLeave(newPage);
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(`/reading/${OTHER}`);
  await expect(page.getByRole('heading', { name: 'This book needs a network.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByRole('heading', { name: 'Discover New Books' })).toBeVisible();
});

test('the second visit shows the shelf before any answer, and asks for each thing once', async ({
  newPage,
}) => {
  const { page: first } = await arrive(newPage);
  await openKeeping(first);
  const context = first.context();
  await first.close();

  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  const held = await hold(page, /^\/api\//);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(scene(page)).toBeVisible();
  expect(asked).toContain('/api/subscription/status');
  await held.release();
  await expect.poll(() => asked.length).toBeGreaterThan(5);
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test("a captive portal's page is no answer: what is kept opens, and the shelf catches up later", async ({
  newPage,
}) => {
  const { family, context } = await keepAndLeave(newPage);
  const portal = '<!doctype html><title>Hotel</title><p>Room number?</p>';
  await context.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: portal }),
  );
  const page = await openFromIcon(context);
  await expect(page.getByText(NO_NETWORK)).toBeVisible();
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
  await family.call('POST', `/api/progress/${BOOK}/complete`);
  await context.unroute('**/api/**');
  // What the browser reports when the portal lets the family through.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(NO_NETWORK)).toBeHidden();
  await expect(starsShown(page)).toHaveText('1');
});

test('a shelf whose calls got no answer catches up by itself, without a sign from the browser', async ({
  newPage,
}) => {
  const { context } = await keepAndLeave(newPage);
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  const page = await openFromIcon(context);
  await expect(page.getByText(NO_NETWORK)).toBeVisible();
  await context.unroute('**/api/**');
  await expect(page.getByText(NO_NETWORK)).toBeHidden({ timeout: 30_000 });
});
