// The library's own flipbooks on a device that keeps them: read in the page without a network, as in their frame with one.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { type Enrolled, enrol } from './support/enrol.ts';
import { addFlipbook, FLIPBOOK_WORDS } from './support/flipbook.ts';
import { expect, NETWORK_FAILURES, test as journey } from './support/journey.ts';
import { keepForTheCar, storedIn } from './support/kept.ts';
import { signInOwner } from './support/owner.ts';
import { bookCard, FLIPBOOK, openBook } from './support/shelf.ts';

/** `book` has a flipbook of its own with five pages. `family` is signed in to the test's context. */
const test = journey.extend<{ book: { id: string; title: string }; family: Enrolled }>({
  book: async ({ context }, use) => {
    const owner = await signInOwner();
    const book = await addFlipbook(owner);
    await use(book);
    // An open page still saves its place in the book.
    await Promise.all(context.pages().map((page) => page.close()));
    await owner.call('DELETE', `/api/books/${book.id}`);
  },
  family: async ({ context }, use) => {
    const family = await enrol();
    await family.enter(context);
    await use(family);
  },
});

test.use({
  serviceWorkers: 'allow',
  hasTouch: true,
  expectedErrors: new RegExp(`${NETWORK_FAILURES.source}|ERR_FAILED`),
});

async function findCard(page: Page, title: string): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').fill(title);
  return bookCard(page, title);
}

/** Loses the network, and waits until the page knows it. */
async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** Keeps the book as a parent does, and waits until its pages are stored. */
async function keep(page: Page, { id, title }: { id: string; title: string }): Promise<void> {
  await findCard(page, title);
  await keepForTheCar(page, title);
  await expect
    .poll(async () => JSON.stringify((await storedIn(page)).databases['step-into-reading']))
    .toContain(`${id}\\",\\"pages`);
}

const flipPage = (page: Page, number: number) =>
  page.getByRole('region', { name: `Page ${number}`, exact: true });
const place = (page: Page) => page.getByText(/^Pages? \d.* of 5$/);
const hasLoaded = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

/** Taps the book at a share of its width. */
async function tapBook(page: Page, share: number): Promise<void> {
  const { x, y, width, height } = (await page
    .getByRole('group', { name: 'Book', exact: true })
    .boundingBox())!;
  await page.touchscreen.tap(x + width * share, y + height / 2);
}

for (const [name, size, turns] of [
  ['a phone', { width: 390, height: 844 }, ['Page 2', 'Page 3', 'Page 4', 'Page 5']],
  ['a computer', { width: 1280, height: 800 }, ['Pages 2 and 3', 'Pages 4 and 5']],
] as const) {
  test(`on ${name} a kept flipbook is read without a network to its star`, async ({
    page,
    context,
    family,
    book,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await keep(page, book);
    await page.close();
    await context.setOffline(true);
    const reader = await context.newPage();
    await reader.setViewportSize(size);
    await reader.goto(`/reading/${book.id}`);
    await expect(place(reader)).toHaveText('Page 1 of 5');
    await expect(reader.locator('iframe')).toHaveCount(0);
    await expect(flipPage(reader, 1)).toContainText(FLIPBOOK_WORDS[0]!);
    await expect(flipPage(reader, 1).locator('.words')).toHaveAttribute('translate', 'no');
    const ways = [
      () => tapBook(reader, 0.9),
      () => reader.keyboard.press('ArrowRight'),
      () => reader.getByRole('button', { name: 'Next page' }).click(),
      () => reader.keyboard.press('PageDown'),
    ];
    for (const [index, shown] of turns.entries()) {
      await ways[index]!();
      await expect(place(reader)).toHaveText(`${shown} of 5`);
    }
    await expect(flipPage(reader, 5)).toContainText(FLIPBOOK_WORDS[4]!);
    await expect.poll(() => hasLoaded(flipPage(reader, 5).locator('img'))).toBe(true);
    await expect(flipPage(reader, 5).getByText('This page did not load')).toBeHidden();
    await reader.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(reader.getByRole('dialog')).toBeVisible();
    const progress = () =>
      family.call<{ currentPage: number; completed: boolean }>('GET', `/api/progress/${book.id}`);
    expect(await progress()).toMatchObject({ completed: false });
    await context.setOffline(false);
    await expect.poll(progress).toMatchObject({ currentPage: 5, completed: true });
    const { totalStars } = await family.call<{ totalStars: number }>('GET', '/api/auth/user');
    expect(totalStars).toBe(1);
  });
}

test('keys, zoom and sides of a kept flipbook do what they do in its frame', async ({
  page,
  family: _,
  book,
}) => {
  await keep(page, book);
  await page.goto(`/reading/${book.id}`);
  await expect(place(page)).toHaveText('Page 1 of 5');
  await expectAccessible(page, 'a kept flipbook');
  await page.setViewportSize({ width: 1280, height: 800 });
  const group = page.getByRole('group', { name: 'Book', exact: true });
  const before = (await group.boundingBox())!;
  // A key that the book takes does not turn it once more through the page around it.
  await page.getByRole('button', { name: 'Larger' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('Pages 2 and 3 of 5');
  await page.keyboard.press('End');
  await expect(place(page)).toHaveText('Pages 4 and 5 of 5');
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Home');
  await expect(place(page)).toHaveText('Page 1 of 5');
  await page.keyboard.press('+');
  expect((await group.boundingBox())!.width).toBeGreaterThan(before.width * 1.9);
  // Arrow keys scroll a larger book.
  await page.getByRole('group', { name: 'Flipbook' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(place(page)).toHaveText('Pages 2 and 3 of 5');
  await page.keyboard.press('-');
  expect((await group.boundingBox())!.width).toBeCloseTo(before.width, 0);
  await tapBook(page, 0.1);
  await expect(place(page)).toHaveText('Page 1 of 5');
});

test('a kept flipbook looks as in its frame', async ({ page, family: _, book }) => {
  test.slow();
  const sizes = [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1280, height: 800 },
    { width: 844, height: 390 },
    { width: 640, height: 400 },
  ];
  const boxes = async (root: Locator | FrameLocator) => {
    const parts = [
      root.getByRole('group', { name: 'Book', exact: true }),
      root.getByRole('region', { name: 'Page 1', exact: true }),
      ...['Previous page', 'Larger', 'Next page'].map((name) => root.getByRole('button', { name })),
      root.getByRole('status'),
    ];
    const found = await Promise.all(parts.map((part) => part.boundingBox()));
    return found.flatMap((box) => (box === null ? [] : [box.x, box.y, box.width, box.height]));
  };
  await keep(page, book);
  await page.goto(`/reading/${book.id}`);
  const inPage: number[][] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(flipPage(page, 1)).toBeVisible();
    // The book is fitted before the second frame is drawn.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    inPage.push(await boxes(page.getByRole('region', { name: book.title })));
  }
  // Not kept any more, it opens in its frame.
  const car = (await findCard(page, book.title)).getByRole('button', { name: /^Keep for the car/ });
  await car.click();
  await expect(car).toHaveAttribute('aria-pressed', 'false');
  await page.goto(`/reading/${book.id}`);
  const frame = page.frameLocator('iframe');
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await expect(frame.getByRole('region', { name: 'Page 1', exact: true })).toBeVisible();
    // A frame begins at a whole pixel.
    const apart = async () => {
      const framed = await boxes(frame);
      return Math.max(...inPage[index]!.map((value, at) => Math.abs(value - framed[at]!)));
    };
    await expect.poll(apart, `${size.width} px`).toBeLessThan(1);
  }
});

test('a ticket is in no cache, and none is needed without a network', async ({
  page,
  context,
  family: _,
  book,
}) => {
  await keep(page, book);
  const kept = Object.values((await storedIn(page)).caches).flat();
  const pictures = kept.filter(({ address }) => address.startsWith('/flipbooks/'));
  expect(pictures.map(({ address }) => address.split('/').pop()).sort()).toEqual(
    FLIPBOOK_WORDS.map((_, index) => `page-${index + 1}.webp`),
  );
  expect(kept.filter(({ address, body }) => /ticket=\w/.test(`${address} ${body}`))).toEqual([]);
  // A ticket that no server accepts any more.
  await page.route(`**/api/books/${book.id}`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { flipbookUrl: string };
    await route.fulfill({ response, json: { ...json, flipbookUrl: `${json.flipbookUrl}x` } });
  });
  await page.goto(`/reading/${book.id}`);
  await expect(place(page)).toHaveText('Page 1 of 5');
  await context.setOffline(true);
  for (const number of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(place(page)).toHaveText(`Page ${number} of 5`);
    await expect.poll(() => hasLoaded(flipPage(page, number).locator('img'))).toBe(true);
  }
  await expect(flipPage(page, 5).getByText('This page did not load')).toBeHidden();
});

test('a flipbook that is not kept says that it needs a network, and opens when it is back', async ({
  page,
  context,
  family: _,
  book,
}) => {
  const opened = page.waitForResponse(`**/api/progress/${book.id}`);
  await (await findCard(page, book.title)).getByRole('link').first().click();
  await expect(page.locator('iframe')).toBeVisible();
  await opened;
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await loseNetwork(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This book needs a network.' })).toBeVisible();
  await expect(page.getByText('It opens when the network is back.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.frameLocator('iframe').getByText('Page 1 of 5')).toBeVisible();
});

test("another host's flipbook says at once that it comes from another place, and opens when the network is back", async ({
  page,
  context,
  family: _,
}) => {
  await page.goto('/');
  const opened = page.waitForResponse('**/api/progress/*');
  await openBook(page, FLIPBOOK);
  await expect(page.getByText('Opening the book...')).toHaveCount(0);
  await opened;
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await loseNetwork(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This book needs a network.' })).toBeVisible();
  await expect(page.getByText('It comes from another place.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await context.setOffline(false);
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'Next page' }),
  ).toBeVisible();
});
