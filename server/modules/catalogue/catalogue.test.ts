import { beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../test-support/databases.ts';
import { testBook } from '../../test-support/library.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { getBook } from './store.ts';

vi.mock('./store.ts', { spy: true });

const BOOKS_REMEMBERED = 1000;

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = createCatalogue(await openTestDatabase('sqlite'));
  vi.mocked(getBook).mockImplementation(async (_, id) => ({ ...testBook({ id }), words: null }));
});

test('a book that was opened stays at hand, until a thousand others have been opened', async () => {
  const reads = vi.mocked(getBook).mock.calls;
  for (let n = 0; n < BOOKS_REMEMBERED; n++) await catalogue.open(`book-${n}`);
  await catalogue.open('book-0');
  expect(reads).toHaveLength(BOOKS_REMEMBERED);
  await catalogue.open('one-more');
  await catalogue.open('book-1');
  expect(reads).toHaveLength(BOOKS_REMEMBERED + 1);
  await catalogue.open('book-0');
  expect(reads).toHaveLength(BOOKS_REMEMBERED + 2);
});
