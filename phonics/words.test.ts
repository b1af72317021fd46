import { describe, expect, it } from 'vitest';
import { normalise, wordsOf } from './words.ts';

describe('the words of a text', () => {
  it('keep their apostrophes, lose their quotes, and are parted by hyphens', () => {
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

  it('are not parted by a soft hyphen', () => {
    const text = 'Mo\u00ADney';
    expect(wordsOf(text)).toEqual([{ text, start: 0 }]);
  });
});

it('a word is looked up in lower case, with a straight apostrophe and whole letters', () => {
  expect(['Don’t', 'MO\u00ADNEY', 'cafe\u0301'].map(normalise)).toEqual([
    "don't",
    'money',
    'caf\u00e9',
  ]);
});
