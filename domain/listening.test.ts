import { expect, test } from 'vitest';
import { isListened } from './listening.ts';

test.each([
  [[], [1, 2, 3, 4], false],
  [[1, 2], [1, 2, 3, 4], false],
  [[1, 2, 3], [1, 2, 3, 4], true],
  [[1, 2], [1, 2, 3], true],
  [[1, 2, 3], [2, 4, 6, 8], false],
  [[1], [1], true],
  [[1, 2, 3], [], false],
])('pages %j read aloud of the pages %j with words: %s', (readAloud, withWords, expected) => {
  expect(isListened(new Set(readAloud), withWords)).toBe(expected);
});
