// How pages of the reader turn, their layout and their settings.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const INLINE = '/reading/sam-and-the-wet-hat';
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^Pages? / });
const settings = (page: Page) => page.getByRole('button', { name: 'How the page looks' });

test('a tap at an edge turns the page, a tap on a word or in the middle does not', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.goto(INLINE);
  await expect(count(page)).toHaveText('Page 1 of 9');
  const sheet = await page.locator('.reader-sheet').boundingBox();
  if (sheet === null) throw new Error('The page has no place on the screen');
  const { x, y, width, height } = sheet;
  await page.mouse.click(x + width - 20, y + height / 2);
  await expect(count(page)).toHaveText('Page 2 of 9');
  await page.mouse.click(x + 20, y + height / 3);
  await expect(count(page)).toHaveText('Page 1 of 9');
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(count(page)).toHaveText('Page 1 of 9');
  await expect(page.locator('.reader-spread')).toHaveCount(1);
  // A tap on a word near the edge opens the word help and turns no page.
  await page.locator('.reader-text').evaluate((text) => (text.style.textAlign = 'right'));
  const last = await page.getByText('Sam got a hat.').evaluate((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const { right, top, bottom } = range.getBoundingClientRect();
    return { x: right - 4, y: (top + bottom) / 2 };
  });
  expect(last.x).toBeGreaterThan(x + width - 140);
  await page.mouse.click(last.x, last.y);
  await expect(count(page)).toHaveText('Page 1 of 9');
});

test('a wide screen shows two pages, and the position is right on a screen that shows one', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(INLINE);
  await expect(count(page)).toHaveText('Pages 1 and 2 of 9');
  await expect(page.getByRole('group', { name: 'Page 2' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(count(page)).toHaveText('Pages 3 and 4 of 9');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(count(page)).toHaveText('Pages 3 and 4 of 9');
  const place = () =>
    family.call<{ currentPage: number }>('GET', '/api/progress/sam-and-the-wet-hat');
  await expect.poll(async () => (await place()).currentPage).toBe(3);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(count(page)).toHaveText('Page 3 of 9');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const shown of ['Pages 5 and 6', 'Pages 7 and 8', 'Page 9']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(count(page)).toHaveText(`${shown} of 9`);
  }
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toHaveCount(1);
});

test('on a phone in landscape the buttons turn the pages and finish the book', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(INLINE);
  const button = (name: string) => page.getByRole('button', { name });
  await button('Next').click();
  await button('Previous').click();
  await expect(count(page)).toHaveText('Page 1 of 9');
  for (let shown = 2; shown <= 9; shown += 1) {
    await button('Next').click();
    await expect(count(page)).toHaveText(`Page ${shown} of 9`);
  }
  // At another position than the last tap, so it is not ignored as a double tap.
  await button('Mark Complete').click({ position: { x: 8, y: 8 } });
  const dialog = page.getByRole('dialog', { name: 'Book Complete!' });
  await expect(dialog.getByRole('link', { name: 'Back to Library' })).toBeFocused();
  // The whole dialog is visible.
  expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
});

test('on a small phone in landscape, and on a laptop at 200 %, the title fits one line beside the buttons', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.goto(INLINE);
  await expect(count(page)).toHaveText('Page 1 of 9');
  const title = page.getByRole('heading', { level: 1 });
  for (const [width, height] of [
    [640, 400],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { x, y, ...words } = (await title.boundingBox())!;
    expect(words.width, `at ${width}`).toBeGreaterThan(90);
    expect(words.height).toBeLessThan(32);
    const counted = (await count(page).boundingBox())!;
    expect([counted.x, counted.y >= y + words.height - 1]).toEqual([x, true]);
  }
});

test('a page turn is animated, but not with reduced motion', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(INLINE);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(count(page)).toHaveText('Page 2 of 9');
  await expect(page.locator('.reader-spread')).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const animated = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('animationstart', ({ animationName }) => resolve(animationName), {
          once: true,
        });
      }),
  );
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await animated).toMatch(/^reader-(arrive|leave)$/);
  await expect(page.locator('.reader-spread')).toHaveCount(1);
});

test('the pictures of all pages are preloaded', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await page.goto(INLINE);
  await expect(count(page)).toHaveText('Page 1 of 9');
  const arrived = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /page-\d+\./.test(name))
          .length,
    );
  await expect.poll(arrived).toBe(9);
});

test('reader settings can be chosen by keyboard, apply on every device, and can be reset', async ({
  page,
  context,
  newPage,
  baseURL,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto(INLINE);
  const text = page.locator('.reader-text').first();
  const sheet = page.locator('.reader-sheet').first();
  const sizeOf = () => text.evaluate((words) => parseFloat(getComputedStyle(words).fontSize));
  const before = await sizeOf();

  await settings(page).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'How the page looks' });
  await expect(panel.getByRole('radio', { name: 'Normal' }).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: 'Large', exact: true })).toBeChecked();
  await expect.poll(sizeOf).toBeGreaterThan(before * 1.2);
  // The arrow key changed the radio and turned no page.
  await expect(count(page)).toHaveText('Page 1 of 9');
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' &&
      (response.request().postData()?.includes('dark') ?? false),
  );
  await panel.getByText('Dark').locator('..').click();
  await expect(sheet).toHaveCSS('background-color', 'rgb(38, 43, 61)');
  await saved;
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(settings(page)).toBeFocused();

  const tablet = await newPage({ baseURL: baseURL ?? '' });
  await family.enter(tablet.context());
  await tablet.goto(INLINE);
  await expect(tablet.locator('.reader-sheet').first()).toHaveCSS(
    'background-color',
    'rgb(38, 43, 61)',
  );
  await settings(tablet).click();
  await tablet.getByRole('button', { name: 'Reset to default' }).click();
  await expect(tablet.locator('.reader')).toHaveAttribute('data-tint', 'paper');
  await expect
    .poll(() => family.call('GET', '/api/auth/user'))
    .toMatchObject({ readerSettings: null });
});

test('every page colour has enough contrast', async ({ page, context }) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto(INLINE);
  const contrast = () =>
    page.locator('.reader-sheet').evaluate((sheet) => {
      const { color, backgroundColor } = getComputedStyle(sheet);
      const luminance = (written: string) => {
        const [red = 0, green = 0, blue = 0] = (written.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort(
        (one, other) => one - other,
      );
      return (light + 0.05) / (dark + 0.05);
    });
  await settings(page).click();
  for (const tint of ['Paper', 'Cream', 'Rose', 'Green', 'Blue', 'Dark']) {
    await page.getByRole('radio', { name: tint }).check({ force: true });
    await expect(page.locator('.reader')).toHaveAttribute('data-tint', tint.toLowerCase());
    expect(await contrast(), tint).toBeGreaterThanOrEqual(4.5);
  }
  await expectAccessible(page, 'the reader in the dark');
});

test('full screen is offered if the browser supports it', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await page.goto(INLINE);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'fullscreenEnabled', { get: () => false }),
  );
  await page.goto(INLINE);
  await expect(settings(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
});

for (const [width, height, places] of [
  [
    360,
    640,
    [
      ['professor-meg-and-the-dishes', 6],
      ['the-early-bird-and-the-worm', 9],
      ['eight-naughty-rabbits', 3],
    ],
  ],
  // The fullest pages of the demo books.
  [
    320,
    568,
    [
      ['cecil-in-space', 11],
      ['professor-meg-and-the-dishes', 2],
      ['the-wrong-echo', 3],
      ['the-early-bird-and-the-worm', 12],
    ],
  ],
] as const) {
  test(`the words of a full page fit ${width} by ${height}; the largest text size scrolls`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    const family = await enrol();
    await family.enter(context);
    const hidden = () =>
      page.locator('.reader-words').evaluate((words) => words.scrollHeight - words.clientHeight);
    for (const [bookId, currentPage] of places) {
      await family.call('POST', '/api/progress', { bookId, currentPage });
      await page.goto(`/reading/${bookId}`);
      await expect(count(page)).toHaveText(new RegExp(`^Page ${currentPage} of`));
      await page.evaluate(() => document.fonts.ready);
      expect(await hidden(), `${bookId}, page ${currentPage}`).toBe(0);
    }
    await settings(page).click();
    await page.getByRole('radio', { name: 'Largest' }).check({ force: true });
    await expect.poll(hidden).toBeGreaterThan(0);
  });
}

test('a hint in the first books says that words can be tapped, until one was tapped', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.setViewportSize({ width: 390, height: 844 });
  const hint = page.getByText('Tap a word you are stuck on.');
  await page.goto('/reading/giraffe-at-the-station');
  await expect(hint).toBeVisible();
  const gap = await hint.evaluate(
    (note) =>
      note.getBoundingClientRect().top -
      (document.querySelector('.reader-text')?.getBoundingClientRect().bottom ?? Infinity),
  );
  expect(gap).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(count(page)).toHaveText('Page 2 of 11');
  await expect(hint).toHaveCount(0);

  await page.goto(INLINE);
  await expect(hint).toBeVisible();
  // Larger words need the space of the hint.
  await settings(page).click();
  await page.getByRole('radio', { name: 'Largest' }).check({ force: true });
  await page.getByRole('radio', { name: 'Widest' }).first().check({ force: true });
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(hint).toBeHidden();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('button', { name: 'hat', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'hat' })).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.goto('/reading/ted-and-the-big-bus');
  await expect(count(page)).toHaveText(/^Page 1 /);
  await expect(hint).toHaveCount(0);
});

test('a child who has finished a book gets no such hint', async ({ page, context }) => {
  const family = await enrol();
  await family.enter(context);
  await family.call('POST', '/api/progress/sam-and-the-wet-hat/complete');
  const listed = page.waitForResponse('**/api/practice');
  await page.goto(INLINE);
  await listed;
  await expect(count(page)).toHaveText(/^Page/);
  await expect(page.getByText('Tap a word you are stuck on.')).toHaveCount(0);
});

for (const [width, height] of [
  [568, 320],
  [640, 320],
  [640, 400],
] as const) {
  test(`at ${width} by ${height} the title is whole, nothing overlaps, and a sign shows that words scroll`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    const family = await enrol();
    await family.enter(context);
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    for (const path of [INLINE, '/reading/crab-has-a-shell-shop']) {
      await page.goto(path);
      await expect(page.getByText('Click when finished to earn')).toBeVisible();
      const title = page.getByRole('heading', { level: 1 });
      expect(
        await title.evaluate(
          (node) =>
            node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1,
        ),
        'the title is cut',
      ).toBe(false);
      const [named, tools, done] = [
        await boxOf('.reader-title'),
        await boxOf('.reader-tools'),
        await boxOf('.reader-done'),
      ];
      expect(named.x + named.width).toBeLessThanOrEqual(tools.x);
      expect(tools.x + tools.width).toBeLessThanOrEqual(done.x);
      expect(done.y + done.height, 'Mark Complete is in sight').toBeLessThanOrEqual(height);
    }
    await family.call('POST', '/api/progress', {
      bookId: 'professor-meg-and-the-dishes',
      currentPage: 2,
    });
    await page.goto('/reading/professor-meg-and-the-dishes');
    const words = page.locator('.reader-words');
    const sign = () => words.evaluate((node) => getComputedStyle(node, '::after').content);
    await expect.poll(sign).toContain('▾');
    await words.evaluate((node) => node.scrollTo({ top: node.scrollHeight }));
    await expect.poll(sign).toBe('none');
  });
}

for (const [width, height] of [
  [427, 320],
  [400, 300],
  [320, 256],
] as const) {
  test(`at ${width} by ${height}, a laptop at 300 % or 400 %, nothing overflows sideways`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    const family = await enrol();
    await family.enter(context);
    const beyond = () =>
      page.locator('.reader, .reader *').evaluateAll((nodes) =>
        nodes
          .filter((node) => node.getBoundingClientRect().right > innerWidth)
          .filter((node) => node.closest('svg') === null)
          .map((node) => node.className),
      );
    for (const path of [INLINE, '/reading/crab-has-a-shell-shop']) {
      await page.goto(path);
      await expect(page.getByText('Click when finished to earn')).toBeAttached();
      expect(await beyond()).toEqual([]);
    }
    await page.goto(INLINE);
    await settings(page).click();
    await expect(page.getByRole('radio', { name: 'Largest' })).toBeAttached();
    expect(await beyond()).toEqual([]);
    await page.keyboard.press('Escape');
    await family.call('POST', '/api/progress', {
      bookId: 'chick-thinks-gus-is-mum',
      currentPage: 12,
    });
    await page.goto('/reading/chick-thinks-gus-is-mum');
    await expect(page.locator('.reader-complete-now')).toBeVisible();
    expect(await beyond()).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a swipe over the words turns the page, also when they scroll', async ({
    page,
    context,
  }) => {
    await (await enrol()).enter(context);
    await page.goto('/');
    await page.goto(INLINE);
    const devtools = await context.newCDPSession(page);
    const swipe = async (by: number) => {
      const { x, y, width, height } = (await page.locator('.reader-text').last().boundingBox())!;
      const place = { x: x + width / 2, y: y + Math.min(height / 2, 60) };
      for (const step of [0, 0.25, 0.5, 0.75, 1]) {
        await devtools.send('Input.dispatchTouchEvent', {
          type: step === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [{ ...place, x: place.x + by * step }],
        });
      }
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await expect(count(page)).toHaveText('Page 1 of 9');
    await swipe(-150);
    await expect(count(page)).toHaveText('Page 2 of 9');
    await swipe(150);
    await expect(count(page)).toHaveText('Page 1 of 9');
    await settings(page).click();
    await page.getByRole('radio', { name: 'Largest' }).check({ force: true });
    await page.getByRole('radio', { name: 'Widest' }).first().check({ force: true });
    await page.keyboard.press('Escape');
    await swipe(-150);
    await expect(count(page)).toHaveText('Page 2 of 9');
    // Without this touch-action browsers may take a horizontal swipe for going back.
    for (const part of ['.reader', '.reader-page', '.reader-words']) {
      await expect(page.locator(part).first()).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    }
    await expect(page).toHaveURL(INLINE);
  });
});

test.describe('on a pinch-zoomed page', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('one finger scrolls the view and turns no page', async ({ page, context }) => {
    await (await enrol()).enter(context);
    await page.goto(INLINE);
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }],
      });
    const swipe = async () => {
      await touch('touchStart', 300);
      for (const x of [250, 200, 150, 100]) await touch('touchMove', x);
      await touch('touchEnd', 100);
    };
    const place = () => page.evaluate(() => window.visualViewport?.pageLeft ?? 0);
    await expect(count(page)).toHaveText('Page 1 of 9');
    await swipe();
    await expect(count(page)).toHaveText('Page 2 of 9');

    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect(page.locator('.reader-page')).toHaveCSS('touch-action', 'auto');
    const before = await place();
    await swipe();
    await expect.poll(place).toBeGreaterThan(before);
    await page.touchscreen.tap(380, 300);
    await expect(count(page)).toHaveText('Page 2 of 9');

    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect(page.locator('.reader-page')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await swipe();
    await expect(count(page)).toHaveText('Page 3 of 9');
  });
});
