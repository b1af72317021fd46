// What a level is called, and how much of a book is read.
import type { Page } from '@playwright/test';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { bookCard, INLINE_BOOK } from '../support/shelf.ts';
import { origin } from '../support/config.ts';

test('Progress entry: bookId, currentPage (default 1), completed (boolean). Percentage = currentPage / totalPages.', async ({
  page,
  context,
}) => {
  const family = await enrol();
  const bookId = 'sam-and-the-wet-hat';
  const read = () => family.call('GET', `/api/progress/${bookId}`);
  expect(await read()).toMatchObject({ bookId, currentPage: 1, completed: false });
  expect(await family.call('GET', '/api/progress')).toEqual([]);

  await family.call('POST', '/api/progress', { bookId, currentPage: 4 });
  expect(await read()).toMatchObject({ bookId, currentPage: 4, completed: false });
  const { totalPages } = await family.call<{ totalPages: number }>('GET', `/api/books/${bookId}`);
  expect(totalPages).toBe(9);
  await family.enter(context);
  await page.goto('/');
  const card = bookCard(page, INLINE_BOOK);
  await expect(card.getByText('44% complete')).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '44');

  await family.call('POST', `/api/progress/${bookId}/complete`, {});
  expect(await read()).toMatchObject({ bookId, currentPage: 9, completed: true });
  // Read again, it stays finished.
  await family.call('POST', '/api/progress', { bookId, currentPage: 2 });
  expect(await family.call('GET', '/api/progress')).toMatchObject([
    { bookId, currentPage: 2, completed: true },
  ]);
});

test.describe('Phonics levels', () => {
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ baseURL: origin });
    await (await enrol()).enter(context);
    page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Filter' }).click();
  });
  test.afterAll(() => page.context().close());

  /** The filter, the badge on a card and its words for those who listen all say the level's name. */
  async function expectName(level: number, name: string): Promise<void> {
    const choice = page.getByRole('radio', { name: `Level ${level} ${name}`, exact: true });
    await expect(choice).toHaveCount(1);
    const badge = page.getByText(`Level ${level}`, { exact: true });
    const card = page.getByRole('article').filter({ has: badge }).first();
    await expect(card.getByText(`Level ${level}`)).toHaveAttribute('title', name);
    await expect(card.getByText(name, { exact: true })).toBeAttached();
  }

  test('1 | Single Letter Phonograms 1st Sound', () =>
    expectName(1, 'Single Letter Phonograms 1st Sound'));
  test('2 | Consonant Digraphs', () => expectName(2, 'Consonant Digraphs'));
  test('3 | SFE and Common Vowel Digraphs', () => expectName(3, 'SFE and Common Vowel Digraphs'));
  test('4 | Single Letter Long Vowels', () => expectName(4, 'Single Letter Long Vowels'));
  test('5 | Three Letter Phonograms', () => expectName(5, 'Three Letter Phonograms'));
  test('6 | Less Common Vowel Digraphs', () => expectName(6, 'Less Common Vowel Digraphs'));
  test('7 | Four Letter Phonograms', () => expectName(7, 'Four Letter Phonograms'));
  test('8 | Least Common Vowel Digraphs', () => expectName(8, 'Least Common Vowel Digraphs'));
  test('9 | Single Letter 2nd & 3rd Sound Phonograms', () =>
    expectName(9, 'Single Letter 2nd & 3rd Sound Phonograms'));
});

test('Achievement: refreshed after completion;', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await page.goto('/');
  await expect(page.getByText('0 of 24 earned')).toBeVisible();
  await bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }).click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  // The first book, the first of level 1, and all of level 1 where it holds one book.
  await expect(page.getByText(/^[23] of 24 earned$/)).toBeVisible();
  await expect(page.getByText('Finish your very first book. Earned.')).toBeAttached();
});
