import { describe, expect, it } from 'vitest';
import { normalise, wordsOf } from './words.ts';

describe('the words of a text', () => {
  it('keep apostrophes, lose quotes and are separated by hyphens', () => {
    expect(wordsOf("'It’s Sam's merry-go-round,' he said").map(({ text }) => text)).toEqual([
      'It’s',
      "Sam's",
      'merry',
      'go',
      'round',
      'he',
      'said',
    ]);
  });

  it.each([
    ['A ﬁsh', ['a', 'fish']],
    ['ca\u200Bt\uFEFF', ['cat']],
    ['don´t don`t don‘t don\u200B’t', ["don't", "don't", "don't", "don't"]],
    ['\u3164 \u0301 a', ['a']],
    ['‘Come,’ he said', ['come', 'he', 'said']],
    ['ｆｉｓｈ', ['fish']],
    ['The dogsʼ mat, ʼhot catʼ, donʼt', ['the', 'dogs', 'mat', 'hot', 'cat', "don't"]],
  ])('of %j are normalised to %j', (text, words) => {
    expect(wordsOf(text).map((word) => normalise(word.text))).toEqual(words);
  });

  it('are not separated by a soft hyphen', () => {
    const text = 'Mo\u00ADney';
    expect(wordsOf(text)).toEqual([{ text, start: 0 }]);
  });
});

it('normalise returns lower case, a straight apostrophe and composed letters', () => {
  expect(['Don’t', 'MO\u00ADNEY', 'cafe\u0301'].map(normalise)).toEqual([
    "don't",
    'money',
    'caf\u00e9',
  ]);
});
