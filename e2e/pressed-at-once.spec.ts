// What is seen can be used: what a child does counts from the very moment in which a kept book appears.
import type { Page } from '@playwright/test';
import { hold } from './support/answers.ts';
import { arrive, type NewPage } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { keepForTheCar, untilKeeping, untilStored } from './support/kept.ts';
import { findByLevel, INLINE_BOOK } from './support/shelf.ts';

const BOOK = 'sam-and-the-wet-hat';
const PROGRESS = `/api/progress/${BOOK}`;

test.use({ serviceWorkers: 'allow' });

/** Dispatches an event at the page of a book as soon as the document has it, before the browser can do anything else. */
const actOnSight = (page: Page, type: 'keydown' | 'pointerdown', key = '') =>
  page.addInitScript(
    ({ type, key }) => {
      const observer = new MutationObserver(() => {
        const shown = document.querySelector('.reader-page');
        if (shown === null) return;
        observer.disconnect();
        shown.dispatchEvent(
          type === 'keydown'
            ? new KeyboardEvent(type, { key, bubbles: true })
            : new PointerEvent(type, { pointerType: 'touch', isPrimary: true, bubbles: true }),
        );
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    { type, key },
  );

/** Returns a new page of a device that keeps a book at page 2, while another device has read to page 7. */
async function keepAtPage2(newPage: NewPage): Promise<Page> {
  const { family, page } = await arrive(newPage);
  await family.call('POST', '/api/progress', { bookId: BOOK, currentPage: 2 });
  await page.goto('/');
  await untilKeeping(page);
  await findByLevel(page, INLINE_BOOK);
  await keepForTheCar(page, INLINE_BOOK);
  await untilStored(page, /^home:/);
  await untilStored(page, new RegExp(`^book:.+:${BOOK}$`));
  await page.close();
  await family.call('POST', '/api/progress', { bookId: BOOK, currentPage: 7 });
  return page.context().newPage();
}

test('a key turns the page in the moment in which the book appears', async ({ newPage }) => {
  const page = await keepAtPage2(newPage);
  await hold(page, PROGRESS);
  await actOnSight(page, 'keydown', 'ArrowRight');
  await page.goto(`/reading/${BOOK}`);
  await expect(page.getByText('Page 3 of 9')).toBeVisible();
});

test('a finger that is put on the page in the moment in which the book appears keeps it there', async ({
  newPage,
}) => {
  const page = await keepAtPage2(newPage);
  const position = await hold(page, PROGRESS);
  await actOnSight(page, 'pointerdown');
  await page.goto(`/reading/${BOOK}`);
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith(PROGRESS));
  await position.release();
  await (await answered).finished();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 3 of 9')).toBeVisible();
});
