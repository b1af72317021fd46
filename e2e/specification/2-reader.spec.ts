// Section 2: the reader, for inline and embedded books.
import type { BrowserContext, Page } from '@playwright/test';
import type { Book } from '../../contracts/books.ts';
import { holdClock } from '../support/clock.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { INLINE_BOOK, FLIPBOOK, bookCard, starsShown } from '../support/shelf.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const INLINE = '/reading/sam-and-the-wet-hat';
const FRAMED = '/reading/crab-has-a-shell-shop';
const CRAB_FRAME = '**/flipbooks/crab-has-a-shell-shop';

async function newSubscriber(context: BrowserContext) {
  const family = await enrol();
  await family.enter(context);
  return family;
}

/** Changes the book in the server's responses, in ways that no form of the product allows. */
async function changeBook(page: Page, book: Partial<Book>): Promise<void> {
  await page.route('**/api/books/sam-and-the-wet-hat', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...book } });
  });
}

async function expectReaderParts(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Library' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Mark Complete' });
  await expect(button).toHaveAccessibleDescription('Click when finished to earn ⭐');
  await expect(page.getByText('Click when finished to earn')).toBeVisible();
}

test.describe("flipbookType 'html' with content: the HTML content is shown inline. flipbookType 'fliphtml5' with flipbookUrl: the URL is shown in a full-size embedded frame. Both variants show a Back to Library button, the title, and a 'Mark Complete' button with the hint 'Click when finished to earn ⭐'.", () => {
  test('an inline book, turned by button, key and swipe', async ({ page, context }) => {
    await newSubscriber(context);
    await page.goto('/');
    const before = await page.evaluate(() => history.length);
    await bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }).click();
    await expectReaderParts(page, INLINE_BOOK);
    await expect(page.getByText('Sam got a hat.')).toBeVisible();
    const pageNumber = page.getByRole('status').filter({ hasText: /^Page \d+ of \d+$/ });
    await expect(pageNumber).toHaveText('Page 1 of 9');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(pageNumber).toHaveText('Page 2 of 9');
    await page.keyboard.press('ArrowRight');
    await expect(pageNumber).toHaveText('Page 3 of 9');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(pageNumber).toHaveText('Page 1 of 9');
    const sheet = page.getByText('Sam got a hat.');
    for (const [type, x] of [
      ['pointerdown', 400],
      ['pointerup', 300],
    ] as const) {
      await sheet.dispatchEvent(type, {
        pointerType: 'touch',
        pointerId: 7,
        isPrimary: true,
        clientX: x,
        clientY: 500,
      });
    }
    await expect(pageNumber).toHaveText('Page 2 of 9');

    // Turning pages adds no history entries, and the position is stored.
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/');
    const continueReading = page.getByRole('region', { name: 'Continue Reading' });
    await expect(continueReading.getByText('22% complete')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await continueReading.getByRole('link', { name: 'Continue' }).click();
    await expect(pageNumber).toHaveText('Page 2 of 9');
    await expect(page.getByRole('heading', { level: 1, name: INLINE_BOOK })).toBeFocused();
  });

  test('the words fit a phone, and no page ends in a short word alone', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const family = await newSubscriber(context);
    for (const [bookId, currentPage, words] of [
      ['eight-naughty-rabbits', 8, 'Bump! The sleigh caught on a bough.'],
      ['the-fruit-suit', 8, 'Then Gus saw how thin the bats were.'],
    ] as const) {
      await family.call('POST', '/api/progress', { bookId, currentPage });
      await page.goto(`/reading/${bookId}`);
      await expect(page.getByText(words)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const layout = await page.locator('.reader-words').evaluate((element) => {
        const words = element.querySelectorAll('p:last-of-type .reader-word');
        const tops = [...words].map((word) => word.getBoundingClientRect().top);
        return {
          hidden: element.scrollHeight - element.clientHeight,
          lastLine: tops.filter((top) => top === tops.at(-1)).length,
        };
      });
      expect(layout.hidden).toBe(0);
      expect(layout.lastLine).toBeGreaterThan(1);
    }
  });

  test('an embedded book, which fills the screen', async ({ page, context }) => {
    await newSubscriber(context);
    await page.goto(FRAMED);
    await expectReaderParts(page, FLIPBOOK);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', /\/flipbooks\/crab-has-a-shell-shop$/);
    await expect(page.frameLocator('iframe').getByText('Page 1 of')).toBeVisible();
    const box = await frame.boundingBox();
    expect(box?.width).toBeGreaterThan(820 * 0.9);
    expect(box?.height).toBeGreaterThan(1180 * 0.75);
  });

  test.describe('content that no section divides', () => {
    // The Content Security Policy blocks the inline handlers in the response, and the browser logs that.
    test.use({ expectedErrors: /Content Security Policy/ });

    test('is one page, and what is hostile in it is gone', async ({ page, context }) => {
      await newSubscriber(context);
      const story = 'Sam sat on a mat and had a nap. '.repeat(120);
      const content = `<h2>Sam</h2><p onclick="alert(1)">${story}</p><script>window.hurt = true</script>
      <img src="x" onerror="window.hurt = true"><a href="javascript:alert(1)">tap</a><iframe src="/"></iframe>`;
      await changeBook(page, { content, totalPages: 1 });
      await page.goto(INLINE);
      await expectReaderParts(page, INLINE_BOOK);
      await expect(page.getByText('Page 1 of 1')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Sam' })).toBeVisible();
      await expect(
        page.locator('main').locator('script, iframe, a[href^=javascript], [onclick]'),
      ).toHaveCount(0);
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
      // A very long page scrolls to its end.
      const last = page.getByText('had a nap.');
      await last.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'end' }));
      await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeInViewport();
    });
  });

  test.describe('what does not arrive', () => {
    test.use({ expectedErrors: /ERR_FAILED|status of 404/ });

    test('a frame that hangs says so, and can be opened again', async ({ page, context }) => {
      await newSubscriber(context);
      await holdClock(page);
      let hangs = true;
      await page.route(CRAB_FRAME, async (route) => {
        if (!hangs) await route.continue();
      });
      await page.goto(FRAMED, { waitUntil: 'commit' });
      await expect(page.getByText('Opening the book...')).toBeVisible();
      await page.clock.fastForward(8_000);
      await expect(page.getByText('The book is taking a long time to open.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Library' })).toBeVisible();
      hangs = false;
      await page.getByRole('button', { name: 'Open it again' }).click();
      await expect(page.frameLocator('iframe').getByText('Page 1 of')).toBeVisible();
      await expect(page.getByText(/Opening the book|taking a long time/)).toHaveCount(0);
    });
  });
});

test.describe("Any other configuration: 'This book is not properly configured. Please contact the administrator.'", () => {
  test('inline with nothing that may be shown', async ({ page, context }) => {
    await newSubscriber(context);
    await changeBook(page, { content: '<script>1</script>' });
    await page.goto(INLINE);
    await expect(
      page.getByText('This book is not properly configured. Please contact the administrator.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Library' })).toHaveAttribute('href', '/');
  });
});

test.describe("After completion a modal shows 'Book Complete!' and 'You earned 1 gold star!' with a 'Back to Library' button to /.", () => {
  /** Records the pseudo-elements that view transitions animate. Returns a function that reads them. */
  async function recordTransitions(page: Page) {
    await page.addInitScript(() => {
      const animated: string[] = [];
      Object.assign(window, { animated });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (work) => {
        const transition = start(work);
        void transition.ready.then(() => {
          for (const { effect } of document.getAnimations()) {
            if (effect instanceof KeyframeEffect && effect.pseudoElement)
              animated.push(effect.pseudoElement);
          }
        });
        return transition;
      };
    });
    return () => page.evaluate(() => (window as unknown as { animated: string[] }).animated);
  }

  async function finish(page: Page) {
    await page.goto(INLINE);
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    const modal = page.getByRole('dialog', { name: 'Book Complete!' });
    await expect(modal.getByText('You earned 1 gold star!')).toBeVisible();
    return modal;
  }

  test('the star flies, the total counts up, and the counter travels home', async ({
    page,
    context,
  }) => {
    await newSubscriber(context);
    const animated = await recordTransitions(page);
    // Starts in the library, so that the way back shows a screen that is already loaded.
    await page.goto('/');
    await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
    await bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }).click();
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    const modal = page.getByRole('dialog', { name: 'Book Complete!' });
    const total = modal.locator('.tabular-nums');
    await expect(total).toHaveText('0');
    await expect(total).toHaveText('1');
    const back = modal.getByRole('link', { name: 'Back to Library' });
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(starsShown(page)).toHaveText('1');
    await expect.poll(animated).toContain('::view-transition-group(star-count)');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('with reduced motion everything simply stands there', async ({ page, context }) => {
    await newSubscriber(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const animated = await recordTransitions(page);
    const modal = await finish(page);
    await expect(modal.locator('.tabular-nums')).toHaveText('1');
    const moving = await modal.evaluate(
      (sheet) =>
        sheet
          .getAnimations({ subtree: true })
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
          ).length,
    );
    expect(moving).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(starsShown(page)).toHaveText('1');
    expect(await animated()).toEqual([]);
  });
});
