import { expect, it } from 'vitest';
import { isTitleTaken } from './title-taken.ts';

const books = [{ title: 'The Red Hen' }, { title: 'Zebra' }];

it.each([
  ['The Red Hen', true],
  ['  the red  HEN ', true],
  ['The “Red” Hén', true],
  ['The Red', false],
  ['', false],
  ['   ', false],
])('isTitleTaken(%j) is %s', (title, taken) => {
  expect(isTitleTaken(title, books)).toBe(taken);
});
