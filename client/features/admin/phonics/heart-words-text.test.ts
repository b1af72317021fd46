import { expect, it } from 'vitest';
import { joinWords, splitWords } from './heart-words-text.ts';

it.each([
  ['the said was', ['the', 'said', 'was']],
  [' The, I;\n don’t\tOf ', ['the', 'i', 'don’t', 'of']],
  ['\uFEFFthe\u200B ﬁsh', ['the', 'fish']],
  ['', []],
  [' \n ', []],
])('splitWords(%j) is %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it('splitWords reverses joinWords', () => {
  const words = ['the', "don't", 'i'];
  expect(splitWords(joinWords(words))).toEqual(words);
});
