// The scene of the library home: the book to read now, and the child's path of stepping stones.
import type { Locator, Page } from '@playwright/test';
import type { BookCard, Proposal } from '../contracts/books.ts';
import type { Path } from '../contracts/path.ts';
import { expectAccessible } from './support/axe.ts';
import { arrive, type Enrolled } from './support/enrol.ts';
import { heard, listenToSounds } from './support/heard.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { bookToRead, scene } from './support/shelf.ts';

const stones = (page: Page) => scene(page).getByRole('list', { name: /^Steps of Level / });
const here = (page: Page) => stones(page).locator('[aria-current=step]');
const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return box;
};
const boxesOf = async (many: Locator) => Promise.all((await many.all()).map(boxOf));
const pathOf = (family: Enrolled) => family.call<Path>('GET', '/api/path');
const startAt = (family: Enrolled, readingLevel: number) =>
  family.call('PATCH', '/api/auth/user', { readingLevel });

async function finish(family: Enrolled, books: readonly { id: string }[]): Promise<void> {
  for (const { id } of books) await family.call('POST', `/api/progress/${id}/complete`, {});
}

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/');
  await expect(stones(page)).toBeVisible();
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [820, 1180],
  [1280, 800],
  [844, 390],
  [640, 400],
] as const) {
  test(`at ${width} by ${height} the next book is one tap away, and no stone or title is cut off`, async ({
    newPage,
  }) => {
    const { family, page } = await arrive(newPage);
    await startAt(family, 3);
    await page.setViewportSize({ width, height });
    await openLibrary(page);
    const cover = scene(page).locator('.hero-cover');
    await expect(cover).toBeInViewport({ ratio: 0.95 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // A title of three lines is shortened by a whole one.
    const titles = scene(page).locator('.path-book-title span');
    await expect(titles.first()).toBeVisible();
    const overflows = await titles.evaluateAll((all) =>
      all.map((one) => one.scrollHeight - one.clientHeight),
    );
    expect(overflows.filter((pixels) => pixels > 1 && pixels < 10)).toEqual([]);
    // Each row of stones runs from left to right, and begins at the left.
    const boxes = await boxesOf(stones(page).getByRole('button'));
    const left = Math.min(...boxes.map(({ x }) => x));
    for (const [at, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const before = boxes[at - 1];
      if (before === undefined) continue;
      const isNewRow = box.y > before.y + before.height;
      if (isNewRow) expect(box.x).toBeLessThan(left + box.width);
      else expect(box.x).toBeGreaterThan(before.x + before.width);
    }
    const { book } = await family.call<Proposal>('GET', '/api/proposal');
    await cover.click();
    await page.waitForURL(`**/reading/${book?.id}`);
  });
}

for (const [width, height] of [
  [1024, 768],
  [1180, 820],
] as const) {
  test(`on a tablet on its side of ${width} by ${height} three covers are seen, also where a step has fewer books`, async ({
    newPage,
  }) => {
    test.slow();
    const { family, page } = await arrive(newPage);
    await page.setViewportSize({ width, height });
    const { steps } = await pathOf(family);
    const few = steps.filter(({ books }) => books < 3).map(({ id }) => id);
    for (const startingStep of ['1.1', ...few.slice(0, 3), few.at(-1) ?? '9.6']) {
      await family.call('PATCH', '/api/auth/user', {
        readingLevel: Number(startingStep[0]),
        startingStep,
      });
      await openLibrary(page);
      const covers = scene(page).locator('.path-book');
      await expect.poll(() => covers.count(), { message: startingStep }).toBeGreaterThan(1);
      await expect(scene(page).locator('.hero-cover')).toBeInViewport({ ratio: 0.95 });
      for (const at of [0, 1]) await expect(covers.nth(at)).toBeInViewport({ ratio: 0.95 });
    }
  });
}

test('what a child touches is large enough', async ({ newPage }) => {
  const { family, page } = await arrive(newPage);
  for (const [level, width] of [
    [1, 320],
    [1, 390],
    [3, 820],
    [9, 1280],
  ] as const) {
    await startAt(family, level);
    await page.setViewportSize({ width, height: 844 });
    await openLibrary(page);
    const boxes = await boxesOf(scene(page).locator('button:visible, .path-book'));
    for (const box of boxes) {
      expect(Math.min(box.width, box.height), `level ${level} at ${width}`).toBeGreaterThanOrEqual(
        47.5,
      );
    }
  }
});

test('a sound is heard at a tap on its tile, and the library stays', async ({ newPage }) => {
  const { page } = await arrive(newPage);
  await listenToSounds(page);
  await openLibrary(page);
  const tiles = scene(page).getByRole('button', { name: /^Hear .+ as in / });
  expect(await tiles.count()).toBeLessThanOrEqual(6);
  await tiles.first().click();
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a tap on a stone shows its books, and says so', async ({ newPage }) => {
  const { family, page } = await arrive(newPage);
  await startAt(family, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await openLibrary(page);
  await expect(here(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(here(page)).toHaveAccessibleName(/, you are here, /);
  const { step, steps } = await pathOf(family);
  const later = steps.find(({ id, level }) => level === 3 && id > step);
  if (later === undefined) throw new Error('There is no later step');
  const books = await family.call<BookCard[]>('GET', `/api/books?step=${later.id}&sort=fit`);
  const stone = stones(page).getByRole('button', { name: new RegExp(`^Step ${later.id}, `) });
  await stone.click();
  await expect(stone).toHaveAttribute('aria-pressed', 'true');
  const shown = scene(page).getByRole('region', {
    name: new RegExp(`^Books of step ${later.id}:`),
  });
  await expect(shown.getByRole('link')).toHaveCount(books.length);
  await expect(shown.getByText(/^For after step \d\.\d+$/)).toBeVisible();
  await expect(scene(page).getByRole('status')).toHaveText(
    `Step ${later.id}, ${books.length === 1 ? '1 book' : `${books.length} books`}`,
  );
  // On a phone they are below the fold.
  await expect(shown.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await shown.getByRole('link').first().click();
  await page.waitForURL('**/reading/*');
});

test('by keyboard, from the next book along the stones to their books', async ({ newPage }) => {
  const { family, page } = await arrive(newPage);
  await startAt(family, 3);
  await openLibrary(page);
  await tabTo(page, bookToRead(page));
  await page.keyboard.press('Tab');
  const all = stones(page).getByRole('button');
  await expect(all.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(all.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(all.last()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(all.nth(-2)).toBeFocused();
  const books = scene(page).getByRole('region', { name: /^Books of step / });
  await tabTo(page, books.getByRole('link').first());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reading/*');
});

test('a finished book fills a dot of its stone', async ({ newPage }) => {
  const { page } = await arrive(newPage);
  await openLibrary(page);
  const read = stones(page).locator('[data-read]');
  await expect(read).toHaveCount(0);
  await bookToRead(page).click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await expect(read).toHaveCount(1);
});

test('the path is accessible at its beginning, in the middle, and at its end', async ({
  newPage,
}) => {
  test.slow();
  const { family, page } = await arrive(newPage);
  await openLibrary(page);
  await expectAccessible(page, 'a new child');
  await startAt(family, 5);
  await openLibrary(page);
  await expectAccessible(page, 'level 5');

  await finish(family, await family.call<{ id: string }[]>('GET', '/api/books'));
  await openLibrary(page);
  await expect(
    scene(page).getByText('You have read every book. Which one shall we read again?'),
  ).toBeVisible();
  await expect(here(page)).toHaveCount(0);
  await expect(scene(page).locator('[data-step=star] .path-child')).toBeVisible();
  await expect(bookToRead(page)).toHaveText('Read it again');
  await expectAccessible(page, 'every book read');
  await bookToRead(page).click();
  await page.waitForURL('**/reading/*');
});
