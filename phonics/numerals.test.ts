import { describe, expect, it } from 'vitest';
import { wordsOfNumeral } from './numerals.ts';

describe('a whole number up to a thousand', () => {
  it.each([
    ['0', 'zero'],
    ['10', 'ten'],
    ['21', 'twenty one'],
    ['100', 'one hundred'],
    ['115', 'one hundred and fifteen'],
    ['999', 'nine hundred and ninety nine'],
    ['1000', 'one thousand'],
    ['1,000', 'one thousand'],
  ])('%s has its words', (numeral, words) => {
    expect(wordsOfNumeral(numeral)?.join(' ')).toBe(words);
  });
});

it.each(['3rd', '1.5', '1⁄2', '007', '1001', 'ten', ''])('any other has none: "%s"', (numeral) => {
  expect(wordsOfNumeral(numeral)).toBeNull();
});
