// Reading a book again: a paw print for each further day on which the child reads it to its end, three at most.
import type { Page } from '@playwright/test';
import { chime, countChimes } from './support/chime.ts';
import { holdClock, seeEventually, stopClock } from './support/clock.ts';
import { enrol, type Enrolled } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { signInOwner } from './support/owner.ts';
import { findByLevel, INLINE_BOOK } from './support/shelf.ts';
import { installVoice, voicesArrive } from './support/voices.ts';

const BOOK = 'sam-and-the-wet-hat';
const DAY = 86_400_000;
const HAS_STAR = 'You already have the star for this book.';

/** A family whose child read the book to its end so many days ago. */
async function readerOf(page: Page, ...daysAgo: number[]): Promise<Enrolled> {
  const family = await enrol();
  for (const days of daysAgo) {
    const finishedAt = Date.now() - days * DAY;
    await family.call('POST', `/api/progress/${BOOK}/complete`, { finishedAt });
  }
  await family.enter(page.context());
  return family;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book Complete!' });
const finish = (page: Page) => page.getByRole('button', { name: 'Mark Complete' }).click();

/** Opens the book at its first page and turns to its last one. */
async function turnToEnd(page: Page): Promise<void> {
  await page.goto(`/reading/${BOOK}`);
  for (let at = 1; at < 9; at++) {
    await expect(page.getByText(`Page ${at} of 9`)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByText('Page 9 of 9')).toBeVisible();
}

async function readToEnd(page: Page): Promise<void> {
  await turnToEnd(page);
  await finish(page);
}

/** Expects so many of three paw prints in the celebration, with these words. */
async function expectCelebrated(page: Page, prints: number, words: string): Promise<void> {
  await expect(dialog(page).getByRole('status')).toContainText(`${HAS_STAR} ${words}`);
  const paws = dialog(page).locator('.celebration-prints svg');
  await expect(paws).toHaveCount(3);
  await expect(dialog(page).locator('.celebration-prints svg:not([fill=none])')).toHaveCount(
    prints,
  );
}

/** Goes back to the library, and expects so many of three paw prints on the card. */
async function expectOnCard(page: Page, prints: number): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  const card = await findByLevel(page, INLINE_BOOK);
  await expect(card.getByText(`Read again ${prints} of 3 times`)).toBeAttached();
  await expect(card.getByTitle(`Read again ${prints} of 3 times`)).toBeVisible();
}

test('reading a book again on a later day earns a paw print, in the celebration and on the card, and a second time that day none', async ({
  page,
}) => {
  const family = await readerOf(page, 2);
  await readToEnd(page);
  await expectCelebrated(page, 1, 'That is one paw print!');
  await expectOnCard(page, 1);

  await readToEnd(page);
  await expectCelebrated(page, 1, 'See you tomorrow for the next paw print.');
  await expectOnCard(page, 1);
  expect((await family.call<{ totalStars: number }>('GET', '/api/auth/user')).totalStars).toBe(1);
});

test('the day of the star makes no paw print', async ({ page }) => {
  await readerOf(page);
  await readToEnd(page);
  await expect(dialog(page)).toContainText('You earned 1 gold star!');
  await expectOnCard(page, 0);
  await readToEnd(page);
  await expectCelebrated(page, 0, 'See you tomorrow for the next paw print.');
});

test('the third paw print is the last one', async ({ page, context }) => {
  await readerOf(page, 5, 4, 3);
  await readToEnd(page);
  await expectCelebrated(page, 3, 'That is all three paw prints!');
  await expectOnCard(page, 3);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await readerOf(page, 6, 5, 4, 3);
  await readToEnd(page);
  await expectCelebrated(page, 3, 'You have all three paw prints. Well read!');
  await expectOnCard(page, 3);
});

test('marking a book on its first page makes no paw print, and reading it then does', async ({
  page,
}) => {
  await readerOf(page, 2);
  await page.goto(`/reading/${BOOK}`);
  await finish(page);
  await expectCelebrated(page, 0, 'Read it page by page to earn a paw print.');
  await readToEnd(page);
  await expectCelebrated(page, 1, 'That is one paw print!');
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: /complete$/ });

  test('a reading whose answer is lost has its paw print as soon as the answer comes', async ({
    page,
  }) => {
    await readerOf(page, 2);
    await turnToEnd(page);
    await page.route(`**/${BOOK}/complete`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await finish(page);
    const saved = page.getByRole('dialog', { name: 'Well read!' });
    await expect(saved).toContainText('We have saved that you read it.');
    await page.unroute(`**/${BOOK}/complete`);
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await expectCelebrated(page, 1, 'That is one paw print!');
  });
});

test('listening to a book makes no paw print, and has no chime', async ({ page }) => {
  const [family, owner] = await Promise.all([enrol(), signInOwner()]);
  const { id } = await owner.addInlineBook('Sam sat.');
  const finishedAt = Date.now() - 2 * DAY;
  await family.call('POST', `/api/progress/${id}/complete`, { finishedAt });
  await family.enter(page.context());
  await holdClock(page);
  await installVoice(page);
  await countChimes(page);
  await page.goto(`/reading/${id}`);
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
  await voicesArrive(page);
  const ear = page.getByRole('button', { name: 'Read to me' });
  await ear.click();
  await expect(ear).toHaveAttribute('aria-pressed', 'false');
  await finish(page);
  const listened = page.getByRole('dialog', { name: 'You listened to this book!' });
  await expect(listened).toContainText(HAS_STAR);
  await expect(listened.locator('.celebration-prints')).toHaveCount(0);
  const prints = async () =>
    (await family.call<{ pawPrints: number }>('GET', `/api/progress/${id}`)).pawPrints;
  expect(await prints()).toBe(0);
  expect(await chime(page)).toEqual({ notes: 0, contexts: 0 });

  await listened.getByRole('button', { name: 'Now read it to me', exact: true }).click();
  // The chime is left out where the browser's sound starts late.
  const clock = await stopClock(page);
  await finish(page);
  await seeEventually(clock, dialog(page));
  await expectCelebrated(page, 1, 'That is one paw print!');
  expect(await prints()).toBe(1);
  await expect.poll(() => chime(page)).toEqual({ notes: 3, contexts: 1 });
  await owner.call('DELETE', `/api/books/${id}`);
});
