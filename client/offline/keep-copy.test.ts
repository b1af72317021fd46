import { expect, test } from 'vitest';
import { problemText } from './keep-copy.ts';

test.each([
  [{ wanted: 5, kept: 3, why: 'full' }, '3 of 5 kept. This device is full.'],
  [{ wanted: 5, kept: 0, why: 'network' }, '0 of 5 kept. The library could not be reached.'],
  [{ wanted: 5, kept: 4, why: 'elsewhere' }, '4 of 5 kept. The others need a network.'],
  [{ wanted: 1, kept: 0, why: 'elsewhere' }, '0 of 1 kept. This book needs a network.'],
] as const)('%j is said with its reason', (problem, text) => {
  expect(problemText(problem)).toBe(text);
});
