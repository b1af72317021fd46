// How much of a book is read, and what that earns.
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';

test('Progress entry: bookId, currentPage (default 1), completed (boolean). Percentage = currentPage / totalPages.', async () => {
  const family = await enrol();
  const bookId = 'sam-and-the-wet-hat';
  const read = () => family.call('GET', `/api/progress/${bookId}`);
  expect(await read()).toMatchObject({ bookId, currentPage: 1, completed: false });
  expect(await family.call('GET', '/api/progress')).toEqual([]);

  await family.call('POST', '/api/progress', { bookId, currentPage: 4 });
  expect(await read()).toMatchObject({ bookId, currentPage: 4, completed: false });
  const { totalPages } = await family.call<{ totalPages: number }>('GET', `/api/books/${bookId}`);
  expect(totalPages).toBe(9);
  await family.call('POST', `/api/progress/${bookId}/complete`, {});
  expect(await read()).toMatchObject({ bookId, currentPage: 9, completed: true });
  // Read again, it stays finished.
  await family.call('POST', '/api/progress', { bookId, currentPage: 2 });
  expect(await family.call('GET', '/api/progress')).toMatchObject([
    { bookId, currentPage: 2, completed: true },
  ]);
});
