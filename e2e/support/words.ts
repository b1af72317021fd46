// The words of a book in the reader, and the word help.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Book } from '../../contracts/books.ts';
import { enrol, type Enrolled } from './enrol.ts';

/** A book whose first page contains the words that the tests press. */
export const WORDS_BOOK = '/reading/sam-and-the-wet-hat';

export const wordOn = (page: Page, word: string): Locator =>
  page.getByRole('main').getByRole('button', { name: word, exact: true }).first();
export const helpWith = (page: Page, word: string): Locator =>
  page.getByRole('dialog', { name: word, exact: true });

/** Waits until the library has broken down the words of a book. After a start it analyses books one by one. */
export async function knowWords({ call }: Enrolled, path = WORDS_BOOK): Promise<void> {
  const hasBreakdown = async () =>
    (await call<Book>('GET', path.replace('reading', 'api/books'))).words !== null;
  await expect.poll(hasBreakdown, { timeout: 30_000 }).toBe(true);
}

/** Sends help requests for these words to the library, as the reader does. */
export const askedFor = ({ call }: Enrolled, ...words: string[]) =>
  call('POST', '/api/practice', {
    events: words.map((word) => ({
      kind: 'asked',
      id: randomUUID(),
      word,
      bookId: WORDS_BOOK.replace('/reading/', ''),
      at: Date.now(),
    })),
  });

/** Creates a family and opens a book, once the library has broken down its words. */
export async function openWords(page: Page, path = WORDS_BOOK): Promise<Enrolled> {
  const family = await enrol();
  await knowWords(family, path);
  await family.enter(page.context());
  await page.goto(path);
  await expect(page.getByText(/^Pages? 1 /)).toBeVisible();
  // They wait for their font. Until then no key reaches them, and they have other sizes.
  await expect(page.locator('.reader-word').first()).toBeVisible();
  return family;
}

/** Replaces fields of the book in the server's response. */
export async function changeBook(page: Page, book: Partial<Book>): Promise<void> {
  await page.route(`**${WORDS_BOOK.replace('reading', 'api/books')}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...book } });
  });
}
