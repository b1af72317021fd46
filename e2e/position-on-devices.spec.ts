// A child reads one book on two devices. Each device opens it at the latest position, also in a tab that stayed open.
import type { Page } from '@playwright/test';
import { hold } from './support/answers.ts';
import { holdClock, seeEventually, stopClock } from './support/clock.ts';
import { arrive, type Enrolled } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { bookCard, INLINE_BOOK, openBook } from './support/shelf.ts';

const BOOK = 'sam-and-the-wet-hat';
const PROGRESS = `/api/progress/${BOOK}`;

const positionOf = async (family: Enrolled) =>
  (await family.call<{ currentPage: number }>('GET', PROGRESS)).currentPage;
const goOn = (page: Page) =>
  bookCard(page, INLINE_BOOK).getByText('Continue', { exact: true }).click();

/** Reads to page 2 and goes back to the shelf. */
async function readTwoPages(page: Page, family: Enrolled): Promise<void> {
  await page.goto('/');
  await openBook(page, INLINE_BOOK);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => positionOf(family)).toBe(2);
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(page.getByRole('heading', { name: 'Continue Reading' })).toBeVisible();
}

test('the tablet continues at the position read on a phone meanwhile', async ({
  newPage,
  baseURL,
}) => {
  const { family, page: tablet } = await arrive(newPage);
  await holdClock(tablet);
  await readTwoPages(tablet, family);

  const phone = await newPage({ baseURL: baseURL ?? '' });
  await phone.setViewportSize({ width: 390, height: 844 });
  await family.enter(phone.context());
  await phone.goto(`/reading/${BOOK}`);
  for (const page of [3, 4, 5, 6, 7]) {
    await phone.getByRole('button', { name: 'Next' }).click();
    await expect(phone.getByText(`Page ${page} of 9`)).toBeVisible();
  }
  await expect.poll(() => positionOf(family)).toBe(7);

  const kept = tablet.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/progress'),
  );
  // The position of the server counts in the first two seconds only.
  const clock = await stopClock(tablet);
  await goOn(tablet);
  await seeEventually(clock, tablet.getByText('Page 7 of 9'));
  await tablet.clock.resume();
  await kept;
  expect(await positionOf(family)).toBe(7);
});

test('when the server is slow the book opens at the position that is known, and only what is turned to is saved', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage);
  await page.clock.install();
  await readTwoPages(page, family);
  const { asked } = await hold(page, PROGRESS);
  const saves: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/progress')) {
      saves.push(request.postDataJSON());
    }
  });
  await goOn(page);
  await asked;
  await expect(page.getByText('Page 2 of 9')).toBeVisible();
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => saves).toEqual([{ bookId: BOOK, currentPage: 3 }]);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/ });

  test('the book opens at the last position, and after finishing at its first page', async ({
    newPage,
  }) => {
    const { family, page } = await arrive(newPage);
    await readTwoPages(page, family);
    await page.context().setOffline(true);
    await goOn(page);
    await expect(page.getByText('Page 2 of 9')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Back to Library' }).click();
    await goOn(page);
    await expect(page.getByText('Page 3 of 9')).toBeVisible();
    // A book can be finished before its last page.
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Well read!' });
    await dialog.getByRole('link', { name: 'Back to Library' }).click();
    await goOn(page);
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
  });
});
