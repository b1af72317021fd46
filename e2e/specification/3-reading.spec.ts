// Section 3: reading progress.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';

test('Progress entry: bookId, currentPage (default 1), completed (boolean). Percentage = currentPage / totalPages.', async () => {
  const family = await enrol();
  const bookId = 'sam-and-the-wet-hat';
  const getProgress = () => family.call('GET', `/api/progress/${bookId}`);
  expect(await getProgress()).toMatchObject({ bookId, currentPage: 1, completed: false });
  expect(await family.call('GET', '/api/progress')).toEqual([]);

  await family.call('POST', '/api/progress', { bookId, currentPage: 4 });
  expect(await getProgress()).toMatchObject({ bookId, currentPage: 4, completed: false });
  const { totalPages } = await family.call<{ totalPages: number }>('GET', `/api/books/${bookId}`);
  expect(totalPages).toBe(9);
  await family.call('POST', `/api/progress/${bookId}/complete`, {});
  expect(await getProgress()).toMatchObject({ bookId, currentPage: 9, completed: true });
  // Reading the book again keeps it completed.
  await family.call('POST', '/api/progress', { bookId, currentPage: 2 });
  expect(await family.call('GET', '/api/progress')).toMatchObject([
    { bookId, currentPage: 2, completed: true },
  ]);
});
