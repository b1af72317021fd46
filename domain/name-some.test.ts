import { expect, test } from 'vitest';
import { listSome, namePages, nameSome } from './name-some.ts';

test('beyond the most names, a sentence says how many more there are', () => {
  expect(nameSome([])).toBe('');
  expect(nameSome(['Goat', 'Hat'], 2)).toBe('Goat, Hat');
  expect(nameSome(['Goat', 'Hat', 'Sam'], 2)).toBe('Goat, Hat and 1 more');
  expect(nameSome(['Goat', 'Hat', 'Sam'], 2, '; ')).toBe('Goat; Hat and 1 more');
  expect(nameSome([...'abcdefghijkl'])).toBe('a, b, c, d, e, f, g, h, i, j and 2 more');
});

test('a list says it in an entry of its own', () => {
  expect(listSome(['Goat', 'Hat'], 2)).toEqual(['Goat', 'Hat']);
  expect(listSome(['Goat', 'Hat', 'Sam'], 2)).toEqual(['Goat', 'Hat', 'and 1 more']);
});

test('of pages, one more is named and several are counted', () => {
  expect(namePages([3], 2)).toBe('page 3');
  expect(namePages([3, 4, 7], 2)).toBe('pages 3, 4 and 7');
  expect(namePages([3, 4, 7, 9], 2)).toBe('pages 3, 4 and 2 more');
});
