// 'Where to begin': a reading check after sign-up proposes a level and a step, and the library follows it.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { arrive } from './support/enrol.ts';
import { expect, newFamily, pay, signUp, test } from './support/journey.ts';
import { expectFocusKept, tabTo } from './support/keyboard.ts';

const PATH = '/where-to-begin';

const shownWord = (page: Page) => page.locator('.placement-word');
const readIt = (page: Page) => page.getByRole('button', { name: 'Read it' });
const notYet = (page: Page) => page.getByRole('button', { name: 'Not yet' });
const result = (page: Page) => page.getByRole('heading', { name: /^Begin at Level/ });

/** Presses Enter on the focused button. */
async function enter(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at++) await page.keyboard.press('Enter');
}

test('by keyboard alone, a parent accepts the proposal after sign-up, and the library follows it', async ({
  page,
}) => {
  await signUp(page, newFamily());
  const firstProposal = page.waitForResponse('**/api/proposal');
  await pay(page);
  const before = (await (await firstProposal).json()) as { book: { category: string } | null };
  expect(before.book?.category).toBe('level2');

  await tabTo(page, page.getByRole('link', { name: 'Find where to begin' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${PATH}`);
  await expectFocusKept(page);
  await tabTo(page, page.getByRole('button', { name: 'Show the first card' }));
  await page.keyboard.press('Enter');

  // Three cards read, three not: 1.1, 1.7 and 4.2, then 6.2, 5.1 and 4.3.
  await expect(shownWord(page)).toHaveText('tap');
  await tabTo(page, readIt(page));
  await enter(page, 6);
  await expect(shownWord(page)).toHaveText('blue');
  await tabTo(page, notYet(page), 'Shift+Tab');
  await enter(page, 6);
  await expect(result(page)).toHaveText('Begin at Level 4, step 3: y as in happy');
  await expect(result(page)).toBeFocused();
  await expect(
    page.getByText('Kim read ‘paper’ and ‘tiger’, not yet ‘puppy’ and ‘jelly’.'),
  ).toBeVisible();

  const nextProposal = page.waitForResponse('**/api/proposal');
  await tabTo(page, page.getByRole('button', { name: 'Begin there' }));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  const after = (await (await nextProposal).json()) as { book: { category: string } | null };
  expect(after.book?.category).toBe('level4');
  await expect(page.getByRole('link', { name: 'Find where to begin' })).toHaveCount(0);

  await page.goto('/account');
  await expect(page.getByText('Begins at Level 4, step 3')).toBeVisible();
});

test('every page of the check is accessible, and none scrolls sideways', async ({ newPage }) => {
  const { page } = await arrive(newPage, { subscribed: false });
  await page.goto(PATH);
  const begin = page.getByRole('button', { name: 'Show the first card' });
  await expect(begin).toBeVisible();
  await expectAccessible(page, 'the introduction of the reading check');
  await begin.click();
  await expect(shownWord(page)).toBeVisible();
  await expectAccessible(page, 'a word of the reading check');
  await page.setViewportSize({ width: 320, height: 568 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await notYet(page).focus();
  await enter(page, 2);
  await expect(result(page)).toHaveText('Begin at Level 1, step 1: Six letters');
  expect(await overflow()).toBe(0);
  await expectAccessible(page, 'the result of the reading check');
});
