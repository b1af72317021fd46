// The words of a book in the reader, and the help with one of them.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Book } from '../../contracts/books.ts';
import { enrol, type Enrolled } from './enrol.ts';

/** On its first page stand the words that the specs press. */
export const WORDS_BOOK = '/reading/sam-and-the-wet-hat';

export const wordOn = (page: Page, word: string): Locator =>
  page.getByRole('main').getByRole('button', { name: word, exact: true }).first();
export const helpWith = (page: Page, word: string): Locator =>
  page.getByRole('dialog', { name: word, exact: true });

/** Waits until the library knows how a book's words are made: it has just begun, and looks at one by one. */
export async function knowWords({ call }: Enrolled, path = WORDS_BOOK): Promise<void> {
  const isLookedAt = async () =>
    (await call<Book>('GET', path.replace('reading', 'api/books'))).words !== null;
  await expect.poll(isLookedAt, { timeout: 30_000 }).toBe(true);
}

/** Tells the library, as the reader does, that the child has asked for these words of the book. */
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

/** Opens a book for a new family, whose words the library knows. */
export async function openWords(page: Page, path = WORDS_BOOK): Promise<Enrolled> {
  const family = await enrol();
  await knowWords(family, path);
  await family.enter(page.context());
  await page.goto(path);
  await expect(page.getByText(/^Pages? 1 /)).toBeVisible();
  return family;
}

/** The book as the server answers it, with other words. */
export async function changeBook(page: Page, book: Partial<Book>): Promise<void> {
  await page.route(`**${WORDS_BOOK.replace('reading', 'api/books')}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...book } });
  });
}
