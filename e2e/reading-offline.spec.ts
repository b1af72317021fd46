// A child keeps reading offline, or after the tablet slept. The position and the star are sent later, once, with the
// original time.
import type { Locator, Page } from '@playwright/test';
import {
  type Enrolled,
  enrol,
  expiryOf,
  untilAnotherToken,
  untilItCanRenew,
} from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { bookCard, INLINE_BOOK, openBook, starsShown } from './support/shelf.ts';
import { toasts } from './support/toasts.ts';

const BOOK = 'sam-and-the-wet-hat';
const FINISH = `/api/progress/${BOOK}/complete`;
const HOUR = 3_600_000;

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/ });

/** Opens the book from the shelf, and waits until its first position is saved. */
async function beginBook(page: Page): Promise<void> {
  await page.goto('/');
  const kept = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/progress'),
  );
  await openBook(page, INLINE_BOOK);
  await kept;
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const progressOf = (family: Enrolled) =>
  family.call<{ currentPage: number; completed: boolean; updatedAt: number }>(
    'GET',
    `/api/progress/${BOOK}`,
  );
const starsOf = async (family: Enrolled) =>
  (await family.call<{ totalStars: number }>('GET', '/api/auth/user')).totalStars;

test('offline the pages turn, and the position and the star are sent once after reconnecting', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await beginBook(page);
  const finishes: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(FINISH)) finishes.push(request.url());
  });

  await context.setOffline(true);
  await next(page);
  await expect(page.getByText('No connection. Your page is saved')).toBeAttached();
  await expect(page.getByText('Your page is saved, and will be sent later.').first()).toBeVisible();
  for (const shown of [3, 4]) {
    await next(page);
    await expect(page.getByText(`Page ${shown} of 9`)).toBeVisible();
    // Its picture was loaded before the network was lost.
    await expect(page.locator('main img')).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Well read!' });
  await expect(dialog).toContainText('the gold star comes as soon as you are online');
  await expect(page.getByText('Failed to')).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Back to Library' }).click();
  await expect(bookCard(page, INLINE_BOOK).getByText('Finished')).toBeVisible();
  expect(await starsOf(family)).toBe(0);

  await context.setOffline(false);
  await expect(page.getByText('Your gold star is here!')).toBeVisible();
  await expect(starsShown(page)).toHaveText('1');
  expect(await progressOf(family)).toMatchObject({ currentPage: 9, completed: true });
  expect(finishes).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('outbox:');
});

test('a child who is still in the book gets the star after reconnecting', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await beginBook(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByRole('dialog', { name: 'Well read!' })).toBeVisible();
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Book Complete!' });
  await expect(dialog.getByText('You earned 1 gold star!')).toBeVisible();
  await expect(dialog.locator('.tabular-nums')).toHaveText('1');
  expect(await starsOf(family)).toBe(1);
});

test('after an hour of sleep the token is renewed, and nothing is lost or dated wrongly', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.clock.install();
  const canRenew = untilItCanRenew(page);
  await beginBook(page);
  await canRenew;
  await context.setOffline(true);
  await next(page);
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
  const turnedAt = await page.evaluate(() => Date.now());
  await page.clock.fastForward(1.1 * HOUR);

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/progress'),
  );
  const taken = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/progress'),
  );
  await untilAnotherToken(family.token);
  await context.setOffline(false);
  const request = await sent;
  expect((await taken).status()).toBe(200);
  const bearer = (await request.headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  expect(bearer).not.toBe(family.token);
  expect(expiryOf(bearer)).toBeGreaterThanOrEqual(expiryOf(family.token));
  const body = request.postDataJSON() as { turnedAt: number };
  expect(Math.abs(body.turnedAt - turnedAt)).toBeLessThan(60_000);

  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('You earned 1 gold star!')).toBeVisible();
  expect(await starsOf(family)).toBe(1);
});

test('the position read offline before the tab was closed is sent at the next start', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await beginBook(page);
  await context.setOffline(true);
  await next(page);
  await next(page);
  await expect(page.getByText('No connection. Your page is saved')).toBeAttached();
  // Crash the page. A page that closes normally may send requests after the offline emulation has ended.
  await page.goto('chrome://crash').catch(() => {});
  await page.close();
  expect((await progressOf(family)).currentPage).toBe(1);
  await context.setOffline(false);

  // The book opens at the last position, even before the server knows it.
  const again = await context.newPage();
  await again.goto(`/reading/${BOOK}`);
  await expect(again.getByText('Page 3 of 9')).toBeVisible();
  await expect.poll(async () => (await progressOf(family)).currentPage).toBe(3);
});

test('the offline sign does not cover a long title on a phone', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(`**/api/books/${BOOK}`, async (route) => {
    const book = (await (await route.fetch()).json()) as object;
    const title = 'Sam, Pam and the Wettest Hat in All of Australia';
    await route.fulfill({ json: { ...book, title } });
  });
  await beginBook(page);
  await context.setOffline(true);
  await next(page);
  const sign = page.locator('.reader-unsent');
  await expect(sign).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().right;
  });
  expect(title).toBeLessThanOrEqual((await sign.boundingBox())!.x);

  // Nor does it push the page count towards 'Previous'.
  const box = async (name: string) => (await page.getByRole('button', { name }).boundingBox())!;
  const previous = await box('Previous');
  const count = (await page.getByText('Page 2 of 9').boundingBox())!;
  const left = count.x - (previous.x + previous.width);
  const right = (await box('Next')).x - (count.x + count.width);
  expect(left).toBeCloseTo(right, 0);
});

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(isApart, `${one} and ${other}`).toBe(true);
}

for (const [width, height] of [
  [568, 320],
  [640, 900],
  [740, 900],
  [820, 1180],
  [844, 390],
  [1280, 800],
] as const) {
  test(`at ${width} by ${height} a message does not cover the page buttons, nor the offline sign its neighbours`, async ({
    page,
    context,
  }) => {
    await (await enrol()).enter(context);
    await page.setViewportSize({ width, height });
    await beginBook(page);
    await context.setOffline(true);
    await next(page);
    const button = (name: string) => page.getByRole('button', { name });
    for (const name of ['Previous', 'Next']) await expectApart(toasts(page), button(name));
    // The offline sign does not cover the link back, the title or the page count.
    const back = page.getByRole('link', { name: 'Back to Library' });
    for (const beside of [back, page.locator('.reader-title'), page.locator('.reader-count')]) {
      await expectApart(beside, page.locator('.reader-unsent'));
    }
  });
}

test('on a phone held upright a message covers neither the bar at the top nor the page buttons', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await beginBook(page);
  await context.setOffline(true);
  await next(page);
  const button = (name: string) => page.getByRole('button', { name });
  const back = page.getByRole('link', { name: 'Back to Library' });
  for (const control of [back, button('How the page looks'), button('Previous'), button('Next')]) {
    await expectApart(toasts(page), control);
  }
});
