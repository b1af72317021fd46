import { expect, it } from 'vitest';
import { textOf, wordsIn } from './heart-words-text.ts';

it.each([
  ['the said was', ['the', 'said', 'was']],
  [' The, I;\n don’t\tOf ', ['the', 'i', 'don’t', 'of']],
  ['\uFEFFthe\u200B ﬁsh', ['the', 'fish']],
  ['', []],
  [' \n ', []],
])('the words in %j are %j', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

it('words come out of their field as they went in', () => {
  const words = ['the', "don't", 'i'];
  expect(wordsIn(textOf(words))).toEqual(words);
});
