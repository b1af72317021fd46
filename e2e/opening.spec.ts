// A tap opens a book that is in memory at once, and a page turn never waits for its picture. Frames are counted, not
// milliseconds: no call, timer or picture may stand between the tap and the open page, however busy the machine is.
import type { Page, Request } from '@playwright/test';
import { hold } from './support/answers.ts';
import { arrive, type NewPage } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { untilKeeping, untilStored } from './support/kept.ts';
import { bookCard, bookToRead, INLINE_BOOK, openBook } from './support/shelf.ts';

const CALLS = /^\/api\//;
const BOOK = 'sam-and-the-wet-hat';

/** Returns the reader's count of pages in the second frame after the next click; null if the reader is not open. */
async function afterTwoFrames(page: Page, act: () => Promise<void>): Promise<string | null> {
  await page.evaluate(() => {
    const shown = new Promise<string | null>((resolve) => {
      const look = () => resolve(document.querySelector('.reader-count')?.textContent ?? null);
      const onClick = () => requestAnimationFrame(() => requestAnimationFrame(look));
      addEventListener('click', onClick, { capture: true, once: true });
    });
    Object.assign(window, { shown });
  });
  await act();
  return page.evaluate(() => (window as unknown as { shown: Promise<string | null> }).shown);
}

/** Waits until the open pages have their pictures. */
const expectPictures = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('.reader-spread img')];
        return pictures.length > 0 && pictures.every(({ naturalWidth }) => naturalWidth > 0);
      }),
    )
    .toBe(true);

test('a book that was open before opens within two frames of a tap, without an answer', async ({
  newPage,
}) => {
  const { page } = await arrive(newPage);
  await page.goto('/');
  await openBook(page, INLINE_BOOK);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Back to Library' }).click();
  const link = bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Continue' });
  await expect(link).toBeVisible();
  await hold(page, CALLS);
  expect(await afterTwoFrames(page, () => link.click())).toBe('Page 2 of 9');
});

test.describe('at a second visit', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Returns the home of a child in the middle of a book, at the first visit of a device that can keep something. */
  async function visit(newPage: NewPage): Promise<Page> {
    const { family, page } = await arrive(newPage);
    await family.call('POST', '/api/progress', { bookId: BOOK, currentPage: 4 });
    await page.goto('/');
    await untilKeeping(page);
    return page;
  }

  test('the cover of the book to read is fetched before the home is shown, and the fonts, without an answer', async ({
    newPage,
  }) => {
    const first = await visit(newPage);
    await untilStored(first, /^home:/);
    await first.close();

    const page = await first.context().newPage();
    await page.addInitScript(() => {
      const early: string[] = [];
      Object.assign(window, { early });
      const { decode } = HTMLImageElement.prototype;
      HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
        if (document.querySelector('.hero-cover') === null) early.push(this.src);
        return decode.call(this);
      };
    });
    await hold(page, CALLS);
    // On a machine that takes a second for it, the home does not wait for what is kept.
    await expect(async () => {
      await page.goto('/');
      const cover = page.locator('.hero-cover img');
      await expect(cover).toBeVisible({ timeout: 5_000 });
      const address = await cover.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(await page.evaluate(() => (window as unknown as { early: string[] }).early)).toEqual([
        address,
      ]);
    }).toPass({ timeout: 40_000 });
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(3);
  });

  test('the book that the home offers opens within two frames of a tap, without an answer', async ({
    newPage,
  }) => {
    const first = await visit(newPage);
    await expect(bookToRead(first)).toHaveAttribute('href', `/reading/${BOOK}`);
    await first.close();

    const page = await first.context().newPage();
    await page.goto('/');
    // The reader's code and the first pictures are fetched once the home is quiet. A picture may also be fetched as a file, to
    // be kept.
    for (const [file, by] of [
      ['/reader-screen-', /./],
      ['/page-4.', /img/],
    ] as const) {
      await expect
        .poll(() =>
          page.evaluate(
            (file) =>
              (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
                .filter(({ name }) => name.includes(file))
                .map(({ initiatorType }) => initiatorType),
            file,
          ),
        )
        .toContainEqual(expect.stringMatching(by));
    }
    await hold(page, CALLS);
    expect(await afterTwoFrames(page, () => bookToRead(page).click())).toBe('Page 4 of 9');
    await expectPictures(page);
  });
});

for (const { width, height, later, turns } of [
  { width: 820, height: 1180, later: /\/page-[4-9]\./, turns: ['Page 2 of 9', 'Page 3 of 9'] },
  {
    width: 1280,
    height: 800,
    later: /\/page-[7-9]\./,
    turns: ['Pages 3 and 4 of 9', 'Pages 5 and 6 of 9'],
  },
]) {
  test(`at ${width} by ${height} the pictures of the next two turns are there before`, async ({
    newPage,
  }) => {
    const { page } = await arrive(newPage);
    await page.setViewportSize({ width, height });
    const lastReady = width === 820 ? 3 : 6;
    const numberOf = (address: string) => Number(/\/page-(\d+)\./.exec(address)?.[1] ?? 0);
    // Of the later pictures none arrives.
    await hold(page, later);
    const ready = new Set<number>();
    page.on('requestfinished', (request: Request) => void ready.add(numberOf(request.url())));
    await page.goto(`/reading/${BOOK}`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect.poll(() => ready.has(lastReady - 1) && ready.has(lastReady)).toBe(true);
    // What was not fetched by now does not arrive.
    await hold(page, /\/page-\d+\./);
    for (const count of turns) {
      const next = page.getByRole('button', { name: 'Next' });
      expect(await afterTwoFrames(page, () => next.click())).toBe(count);
      await expectPictures(page);
    }
  });
}
