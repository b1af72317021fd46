// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLocks } from '../test-support/locks.ts';
import { forgetAllBut, forgetKept } from './kept-keys.ts';

const files = new Set<string>();
const cache = {
  keys: async () => [...files].map((path) => ({ url: `http://localhost:3000${path}` })),
  delete: async (path: string) => files.delete(path),
};

beforeEach(() => {
  stubLocks();
  // There is no database here.
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache });
  files.clear();
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Keeps a book with one file for a child. */
function keepBook(childKey: string, file: string): void {
  files.add(file);
  const book = { id: file, title: file, files: [file], sizes: [1] };
  localStorage.setItem(`kept_books:${childKey}`, JSON.stringify([book]));
}
const keys = () => Object.keys(localStorage).sort();

test('what is kept for a first child goes, and what is the account’s stays', () => {
  for (const name of [
    'kept_books',
    'reader_settings',
    'seen_active',
    'child',
    'gone_child',
    'asks_grown_up',
  ])
    localStorage.setItem(`${name}:mia`, 'x');
  localStorage.setItem('kept_books:leo:mia', 'x');
  forgetKept('mia');
  expect(keys()).toEqual([
    'asks_grown_up:mia',
    'child:mia',
    'gone_child:mia',
    'kept_books:leo:mia',
    'seen_active:mia',
  ]);
});

test("the files of its books go with it, but not another child's", async () => {
  keepBook('mia', '/of-mia.webp');
  keepBook('leo:mia', '/of-leo.webp');
  forgetKept('leo:mia');
  await vi.waitFor(() => expect([...files]).toEqual(['/of-mia.webp']), { timeout: 15_000 });
});

test('what is kept for children that are not in the family any more goes', async () => {
  keepBook('mia', '/of-mia.webp');
  keepBook('leo:mia', '/of-leo.webp');
  keepBook('eva:mia', '/of-eva.webp');
  localStorage.setItem('kept_answers:mia', '1');
  localStorage.setItem('seen_active:mia', '1');
  localStorage.setItem('reader_settings:leo:mia', '{}');
  forgetAllBut('mia', [{ id: 'eva' }]);
  expect(keys()).toEqual(['kept_books:eva:mia', 'seen_active:mia']);
  await vi.waitFor(() => expect([...files]).toEqual(['/of-eva.webp']), { timeout: 15_000 });
});
