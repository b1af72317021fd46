// The journeys of a family and of the owner, in the oldest browsers that package.json declares.
import { enrol } from './support/enrol.ts';
import { expect, newFamily, pay, signUp, test } from './support/journey.ts';
import { beOldBrowser } from './support/old-browser.ts';
import { openPart, signInOwner } from './support/owner.ts';
import { FLIPBOOK, FLIPBOOK_ADDRESS, INLINE_BOOK, openBook } from './support/shelf.ts';
import { sandbox } from './support/config.ts';
import { askedFor } from './support/words.ts';

test.beforeEach(({ context }) => beOldBrowser(context));

test('the simulated old browser lacks the newer APIs', async ({ page }) => {
  await page.goto('/');
  const found = await page.evaluate(() => [
    'parse' in URL,
    'withResolvers' in Promise,
    'groupBy' in Object,
    'map' in Array.prototype.values(),
    'union' in Set.prototype,
    'startViewTransition' in document,
    'Segmenter' in Intl,
    'requestIdleCallback' in window,
    'popover' in HTMLElement.prototype,
    // Old browsers have these two.
    'canParse' in URL,
    'toSorted' in Array.prototype,
  ]);
  expect(found).toEqual([...Array(9).fill(false), true, true]);
});

test('a family signs up, pays, reads both kinds of books and earns a star', async ({ page }) => {
  await signUp(page, newFamily());
  await pay(page);
  await openBook(page, INLINE_BOOK);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.locator('.reader-word').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await openBook(page, FLIPBOOK);
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'Next page' }),
  ).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
});

test('a child warms up', async ({ page, context }) => {
  const family = await enrol();
  await askedFor(family, 'hat');
  await family.enter(context);
  await page.goto('/warm-up');
  await page.getByRole('button', { name: 'I read it!' }).click();
  await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
});

test('the owner opens every part of her workshop, and writes a book', async ({ page, context }) => {
  await (await signInOwner()).enter(context);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: /All Books \(\d+\)/ })).toBeVisible();
  await page.getByLabel('Flipbook Embed URL').fill(sandbox + FLIPBOOK_ADDRESS);
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Title is required/);
  for (const part of [
    ...['Bring in', 'Phonics', 'Sounds', 'Map', 'Readers', 'How it goes'],
    'Catalogue file',
  ]) {
    await openPart(page, part);
    await expect(
      page.getByRole('tabpanel', { name: part }).getByRole('heading').first(),
    ).toBeVisible();
  }
  await page.goto('/admin/write');
  await page.getByLabel('Title').fill('Nan Sat');
  await page.getByLabel('Words of page 1').fill('Sam sat.');
  await page.getByRole('button', { name: 'Check the words' }).click();
  await expect(page.getByRole('heading', { name: 'can be read at Level 1.' })).toBeVisible();
});
