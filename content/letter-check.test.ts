import { describe, expect, it } from 'vitest';
import { levelOfWord, readLetters, readSplit, wordsOf } from './letter-check.ts';

describe('the letter check', () => {
  it.each([
    ['cat', 1],
    ['off', 1],
    ['quit', 1],
    ['bug', 1],
    ['bed', 1],
    ['shed', 2],
    ['duck', 2],
    ['think', 2],
    ['knock', 2],
    ['boat', 3],
    ['ride', 3],
    ['wait', 3],
    ['dogs', 3],
    ['turned', 3],
    ['go', 4],
    ['fly', 4],
    ['night', 5],
    ['bridge', 5],
    ['work', 5],
    ['claw', 6],
    ['key', 6],
    ['eight', 7],
    ['enough', 7],
    ['fruit', 8],
    ['city', 9],
    ['ball', 9],
  ])('puts %s at level %i', (word, level) => {
    expect(levelOfWord(word)).toBe(level);
  });

  it.each([
    ['meat', 8],
    ['seat', 8],
    ['chin', 9],
    ['happy', 9],
  ])('assumes the latest sound of %s, level %i, until a split says otherwise', (word, level) => {
    expect(levelOfWord(word)).toBe(level);
  });

  it('believes a split', () => {
    expect(levelOfWord('seat', 's-ea-t')).toBe(3);
    expect(levelOfWord('bread', 'b-r-ea8-d')).toBe(8);
  });

  it.each(['said', 'was', 'of', 'have', 'come', 'child'])(
    'never reads the misleading word %s without a split',
    (word) => {
      expect(levelOfWord(word)).toBe(Infinity);
    },
  );

  it('refuses a split with an unknown phonogram or a level where it is not taught', () => {
    expect(readSplit('b-r-eagh-d').map(({ level }) => level)).toContain(Infinity);
    expect(readSplit('b-ea2-t').map(({ level }) => level)).toContain(Infinity);
  });

  it('returns every letter of the word', () => {
    for (const word of ['hedgehog', "snail's", 'thought', 'made']) {
      expect(
        readLetters(word)
          .map(({ letters }) => letters)
          .join(''),
      ).toBe(word);
    }
  });

  it('finds the words between punctuation', () => {
    expect(wordsOf('"Hop in," said Goat... Not me! It\'s fun.')).toEqual([
      'hop',
      'in',
      'said',
      'goat',
      'not',
      'me',
      "it's",
      'fun',
    ]);
  });
});
