import { expect, it } from 'vitest';
import { isAbout } from './issues.ts';

it.each([
  ['heartWords.2', 'heartWords.2', true],
  ['heartWords.2.10', 'heartWords.2', true],
  ['soundings.1.word', 'soundings', true],
  ['soundings.10.word', 'soundings.1', false],
  ['soundings.1.word', 'soundings.1.sounding', false],
  ['soundings', 'soundings.1', false],
])('whether an issue at %s is about %s: %s', (field, path, expected) => {
  expect(isAbout({ field, message: 'No' }, path)).toBe(expected);
});
