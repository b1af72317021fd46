import { expect, test } from 'vitest';
import { pronounce } from './dictionary.ts';

test.each([['danglars'], ['aalborg'], ['hiv']])(
  'the pronunciation of %s is without the comment of its entry',
  (word) => {
    expect(pronounce(word).join()).toMatch(/^[A-Z0-2 ,]+$/);
  },
);

test('an unknown or inherited word has no pronunciation', () => {
  expect(pronounce('zog')).toEqual([]);
  expect(pronounce('__proto__')).toEqual([]);
});
