import { beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../test-support/databases.ts';
import { testBook } from '../../test-support/library.ts';
import { type Catalogue, createCatalogue } from './service.ts';
import { getBook } from './store.ts';

vi.mock('./store.ts', { spy: true });

const MAX_CACHED_BOOKS = 1000;

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = createCatalogue(await openTestDatabase('sqlite'), Date.now);
  vi.mocked(getBook).mockImplementation(async (_, id) => ({
    ...testBook({ id }),
    words: null,
    held: null,
    publish_at: null,
  }));
});

test('an opened book stays in the cache until a thousand other books have been opened', async () => {
  const reads = vi.mocked(getBook).mock.calls;
  for (let n = 0; n < MAX_CACHED_BOOKS; n++) await catalogue.open(`book-${n}`);
  await catalogue.open('book-0');
  expect(reads).toHaveLength(MAX_CACHED_BOOKS);
  await catalogue.open('one-more');
  await catalogue.open('book-1');
  expect(reads).toHaveLength(MAX_CACHED_BOOKS + 1);
  await catalogue.open('book-0');
  expect(reads).toHaveLength(MAX_CACHED_BOOKS + 2);
});
