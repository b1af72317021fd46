import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

test('only the fields that differ are in it, before and after', () => {
  expect(
    differenceOf(
      { title: 'Sam', author: 'Kim', words: ['a', 'b'] },
      { title: 'Pam', author: 'Kim', words: ['a', 'c'] },
    ),
  ).toEqual({
    before: { title: 'Sam', words: ['a', 'b'] },
    after: { title: 'Pam', words: ['a', 'c'] },
  });
});

test('a field that is missing is null', () => {
  expect(differenceOf({ a: 1, b: null }, { c: 2 })).toEqual({
    before: { a: 1, c: null },
    after: { a: null, c: 2 },
  });
});

test('there is no difference between the same lists', () => {
  expect(differenceOf({ words: ['a'] }, { words: ['a'], author: undefined })).toBeNull();
});
