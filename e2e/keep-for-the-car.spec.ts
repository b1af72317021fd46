// 'Keep for the car' on the cards, 'Keep the next five' on the path, and what both look like without a network.
import type { Locator, Page } from '@playwright/test';
import type { Proposal } from '../contracts/books.ts';
import { expectAccessible } from './support/axe.ts';
import { type Enrolled, enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { saveData } from './support/kept.ts';
import { tabTo } from './support/keyboard.ts';
import { bookToRead, FLIPBOOK, findByLevel, INLINE_BOOK, scene } from './support/shelf.ts';
import { toasts } from './support/toasts.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)/ });

test.beforeEach(({ context }) => saveData(context));

const SIZES = [
  [390, 844],
  [320, 568],
  [820, 1180],
  [1280, 800],
  [844, 390],
  [640, 400],
] as const;

const shelf = (page: Page) => page.getByRole('region', { name: 'Discover New Books' });
const cards = (page: Page) => shelf(page).getByRole('article');
const cars = (page: Page) =>
  shelf(page).getByRole('button', { name: /^(Keep for the car: |Fetching )/ });
const fetching = (page: Page) => shelf(page).getByRole('button', { name: /^Fetching / });
const keepNext = (page: Page) => scene(page).getByRole('button', { name: 'Keep the next five' });

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/');
  // On a first visit the worker keeps the files of all screens first.
  await expect(cars(page).first()).toBeVisible({ timeout: 30_000 });
}

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return box;
}

/** Holds the answers of books, without which none is kept. */
const holdBooks = (page: Page) => page.route(/\/api\/books\/[\w-]+$/, () => {});

const isKept = (car: Locator) => expect(car).toHaveAttribute('aria-pressed', 'true');
const isNotKept = (car: Locator) => expect(car).toHaveAttribute('aria-pressed', 'false');

test('the car is large enough at every width, and right of the button or on the cover', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.call('POST', '/api/progress', { bookId: 'hippo-will-fly', currentPage: 3 });
  await family.enter(context);
  await openLibrary(page);
  const begun = page.getByRole('region', { name: 'Continue Reading' }).getByRole('article');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const card of [cards(page).first(), begun.first()]) {
      const car = await boxOf(card.getByRole('button', { name: /^Keep for the car: / }));
      expect(Math.min(car.width, car.height)).toBeGreaterThanOrEqual(48);
      const link = await boxOf(card.getByRole('link'));
      const cover = await boxOf(card.locator('.aspect-3\\/4'));
      const isBeside = car.x >= link.x + link.width && Math.abs(car.y - link.y) < 4;
      const isOnCover =
        car.x > cover.x &&
        car.y > cover.y &&
        car.x + car.width < cover.x + cover.width &&
        car.y + car.height < cover.y + cover.height;
      expect([isBeside, isOnCover], `at ${width} px`).toContain(true);
      if (width >= 820) expect(isBeside, `at ${width} px`).toBe(true);
    }
    const { height: keepHeight } = await boxOf(keepNext(page));
    expect(keepHeight).toBeGreaterThanOrEqual(48);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a tap keeps a book, and a second one removes it', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await openLibrary(page);
  const car = cars(page).first();
  await isNotKept(car);
  await car.click();
  await isKept(car);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.reload();
  await isKept(car);
  await car.click();
  await isNotKept(car);
});

test('with the keyboard the car comes after the link, keeps the book and keeps the focus', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await openLibrary(page);
  const card = cards(page).first();
  const car = card.getByRole('button', { name: /^(Keep for the car: |Fetching )/ });
  await card.getByRole('link').focus();
  await tabTo(page, car);
  await page.keyboard.press('Space');
  await isKept(car);
  await expect(car).toBeFocused();
  const title = await card.getByRole('heading').innerText();
  await expect(
    page.getByRole('status').filter({ hasText: `Kept for the car: ${title}` }),
  ).toHaveCount(1);
  await page.keyboard.press('Escape');
  await isKept(car);
  await expect(car).toBeFocused();
  await page.keyboard.press('Enter');
  await isNotKept(car);
});

test('while a book is fetched the ring and the name say how far it is, and a tap stops it', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await openLibrary(page);
  const card = cards(page).first();
  const title = await card.getByRole('heading').innerText();
  await holdBooks(page);
  await cars(page).first().click();
  const stop = card.getByRole('button', { name: `Fetching ${title}, 0 per cent. Stop` });
  await expect(stop).toBeVisible();
  await expect(stop.locator('.car-ring circle').last()).toHaveAttribute(
    'stroke-dasharray',
    '0 100',
  );
  await expect(page.getByRole('status').filter({ hasText: `Fetching: ${title}` })).toHaveCount(1);
  await stop.click();
  await isNotKept(card.getByRole('button', { name: `Keep for the car: ${title}` }));
});

test('a flipbook of another host has no car', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await openLibrary(page);
  const card = await findByLevel(page, FLIPBOOK);
  await expect(card.getByRole('link')).toBeVisible();
  await expect(card.getByRole('button', { name: /car/i })).toHaveCount(0);
});

/** The books to keep: the one to read now, and then those of the shelf. */
async function nextFive(family: Enrolled, page: Page): Promise<string[]> {
  const { book } = await family.call<Proposal>('GET', '/api/proposal');
  const able = cards(page).filter({ has: page.getByRole('button', { name: / the car: / }) });
  const titles = await able.getByRole('heading').allInnerTexts();
  return [book?.title ?? '', ...titles.filter((title) => title !== book?.title)].slice(0, 5);
}

test("'Keep the next five' keeps the book to read now and four more, and says so", async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await openLibrary(page);
  const titles = await nextFive(family, page);
  await keepNext(page).click();
  await expect(toasts(page)).toContainText('Five books are kept for the car.');
  for (const title of titles) {
    await isKept(
      shelf(page).getByRole('button', { name: `Keep for the car: ${title}`, exact: true }),
    );
  }
  await expect(scene(page).getByRole('button', { name: 'The next five are kept' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(scene(page).getByText('Kept for the car').first()).toBeAttached();
  await expectAccessible(page, 'the home with kept books');
});

test("'Keep the next five' shows how far it is, and can be stopped", async ({ page, context }) => {
  await (await enrol()).enter(context);
  await openLibrary(page);
  await holdBooks(page);
  await keepNext(page).click();
  await expect(scene(page).getByText('0 of 5 kept')).toBeVisible();
  await expect(
    scene(page).getByRole('progressbar', { name: 'Keeping books for the car' }),
  ).toBeVisible();
  await expect(fetching(page)).toHaveCount(5);
  await scene(page).getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(keepNext(page)).toBeVisible();
  await expect(fetching(page)).toHaveCount(0);
});

test('without a network the other books are grey, take the focus and say why', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await openLibrary(page);
  const kept = await findByLevel(page, INLINE_BOOK);
  const car = kept.getByRole('button', { name: `Keep for the car: ${INLINE_BOOK}` });
  await car.click();
  await isKept(car);
  await context.setOffline(true);

  const grey = cards(page).filter({ hasText: 'Needs a network' }).first();
  await expect(grey).toBeVisible();
  await expect(kept.getByText('Needs a network')).toHaveCount(0);
  await expect(keepNext(page)).toBeHidden();
  await expect(scene(page).getByText('Needs a network').first()).toBeAttached();
  const { filter, opacity } = await grey.locator('.aspect-3\\/4').evaluate((cover) => {
    const style = getComputedStyle(cover);
    return { filter: style.filter, opacity: Number(style.opacity) };
  });
  expect(filter).toContain('grayscale');
  expect(opacity).toBeLessThan(0.6);

  await grey.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('This book is not kept on this device.');
  await expect(grey.getByRole('link')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
  await expectAccessible(page, 'the home without a network');

  await context.setOffline(false);
  await expect(page.getByText('Needs a network')).toHaveCount(0);
  await expect(bookToRead(page)).not.toHaveAttribute('aria-disabled');
});

test("when the network goes, 'Keep the next five' does not lose the focus, and goes with it", async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await openLibrary(page);
  await keepNext(page).focus();
  await context.setOffline(true);
  await expect(page.getByText('Needs a network').first()).toBeVisible();
  await expect(keepNext(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(keepNext(page)).toBeHidden();
});

test('nothing jumps on a first visit when the cars appear, nor when the network goes and comes', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.addInitScript(() => {
    const shift = { total: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openLibrary(page);
  await context.setOffline(true);
  await expect(page.getByText('Needs a network').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Needs a network')).toHaveCount(0);
  const shift = () =>
    page.evaluate(() => (window as unknown as { shift: { total: number } }).shift.total);
  expect(await shift()).toBeLessThan(0.02);
});
