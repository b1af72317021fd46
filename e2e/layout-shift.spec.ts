// No layout shift: the space of late content is reserved.
import type { Page } from '@playwright/test';
import { answerStatus } from './support/answers.ts';
import { holdClock, stopClock } from './support/clock.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { bookCard, INLINE_BOOK } from './support/shelf.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WIDTHS = [390, 820, 1280];
/** The maximum cumulative layout shift. */
const MAX_SHIFT = 0.02;

async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shift = { total: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: { total: number } }).shift.total);
}

/** Holds the pictures back until the returned function is called. */
async function delayPictures(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/public-objects/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function expectNoShift(page: Page, path: string, text: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const shift = await measureShift(page);
    const release = await delayPictures(page);
    // The load event waits for the pictures, so do not wait for it.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(text).first()).toBeVisible();
    release();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
        ),
      )
      .toBe(true);
    expect(await shift(), `${path} at ${width} px`).toBeLessThan(MAX_SHIFT);
    await page.unrouteAll();
  }
}

test('the home of a new child has no layout shift', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await expectNoShift(page, '/', 'Discover New Books');
});

test('the home of a child who has read has no layout shift', async ({ page, context }) => {
  const family = await enrol({ family: { studentFirstName: 'Wilhelmina Josephine' } });
  for (const book of ['sam-and-the-wet-hat', 'a-thump-in-the-shed', 'tiptoe-reindeer']) {
    await family.call('POST', `/api/progress/${book}/complete`, {});
  }
  for (const bookId of ['goat-and-his-boat', 'hippo-will-fly', 'eight-naughty-rabbits']) {
    await family.call('POST', '/api/progress', { bookId, currentPage: 3 });
  }
  await family.enter(context);
  await expectNoShift(page, '/', 'Continue Reading');
});

test('the home of a family whose payment is late has no layout shift', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await answerStatus(context, { status: 'past_due' });
  await expectNoShift(page, '/', 'A note for the grown-up');
});

test('the reader has no layout shift', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await expectNoShift(page, '/reading/sam-and-the-wet-hat', 'Sam got a hat.');
});

test.describe('letters that come late', () => {
  const words = (page: Page) => page.getByText('Sam got a hat.').first();

  /** Opens a book whose fonts arrive when `send` is called, and whose clock stands still. */
  async function openWithoutFonts(page: Page) {
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/*.woff2', async (route) => {
      await sent;
      await route.continue();
    });
    await page.setViewportSize({ width: 820, height: 900 });
    await holdClock(page);
    const clock = await stopClock(page);
    await page.goto('/reading/sam-and-the-wet-hat', { waitUntil: 'commit' });
    await clock.runUntil(async () => (await words(page).count()) > 0);
    await expect(words(page)).toBeHidden();
    return { send, clock };
  }

  test('do not move the words of a book, which wait for them', async ({ page, context }) => {
    await (await enrol()).enter(context);
    const shift = await measureShift(page);
    const { send } = await openWithoutFonts(page);
    send();
    await expect(words(page)).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('1em Andika'))).toBe(true);
    expect(await shift()).toBeLessThan(MAX_SHIFT);
  });

  test('are waited for two seconds', async ({ page, context }) => {
    await (await enrol()).enter(context);
    const { clock } = await openWithoutFonts(page);
    await clock.run(1900);
    await expect(words(page)).toBeHidden();
    await clock.run(100);
    await expect(words(page)).toBeVisible();
  });
});

test('after coming back from a book the home is up to date at once', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await page.goto('/');
  await bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }).click();
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
  // The progress never arrives from the server.
  await page.route('**/api/progress', (route) =>
    route.request().method() === 'GET' ? undefined : route.continue(),
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Back to Library' }).click();
  const waiting = page.getByRole('region', { name: 'Continue Reading' });
  await expect(waiting.getByText(INLINE_BOOK)).toBeVisible();
});
