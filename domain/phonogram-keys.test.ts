import { expect, test } from 'vitest';
import { splitPhonogram } from './phonogram-keys.ts';

test('a key is split into letters and example', () => {
  expect(splitPhonogram('ea:head')).toEqual({ letters: 'ea', example: 'head' });
  expect(splitPhonogram("'s:it's")).toEqual({ letters: "'s", example: "it's" });
});
