// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { forgetKept } from './kept-keys.ts';

test('what is kept for a first child goes, and what is the account’s stays', () => {
  for (const name of ['kept_books', 'reader_settings', 'seen_active', 'child', 'asks_grown_up'])
    localStorage.setItem(`${name}:mia`, 'x');
  localStorage.setItem('kept_books:leo:mia', 'x');
  forgetKept('mia');
  expect(Object.keys(localStorage).sort()).toEqual([
    'asks_grown_up:mia',
    'child:mia',
    'kept_books:leo:mia',
    'seen_active:mia',
  ]);
});
