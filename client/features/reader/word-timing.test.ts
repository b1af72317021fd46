import { expect, test } from 'vitest';
import { createWordTiming } from './word-timing.ts';

const WORDS = '“Tap it,” said Pat.';
const read = (...reported: number[]) => {
  const wordAt = createWordTiming(WORDS);
  return reported.map((at) => {
    const word = wordAt(at);
    return word && WORDS.slice(word.start, word.end);
  });
};

test('words are known where the voice reports them from the first or second word on', () => {
  expect(read(0, 5, 10, 15)).toEqual(['Tap', 'it', 'said', 'Pat']);
  expect(read(1)).toEqual(['Tap']);
  expect(read(5, 15)).toEqual(['it', 'Pat']);
});

test('a voice that reports its first word late reports none', () => {
  expect(read(10, 15)).toEqual([null, null]);
});

test('what lies behind the last word is no word', () => {
  expect(read(0, 18)).toEqual(['Tap', null]);
});
