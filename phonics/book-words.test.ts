import { expect, it } from 'vitest';
import { openEngine } from './engine.ts';

const { describe } = openEngine();

it('every word of a book has its parts, shared among words, with their examples', () => {
  const { words } = describe('Cake!\fSam’s cat.', 3, []);
  const spell = (word: string) => words.splits[word]?.map((part) => words.parts[part]);
  expect(Object.keys(words.splits)).toEqual(['cake', "sam's", 'cat']);
  expect(spell('cake')).toEqual([
    { letters: 'c', sound: 'k', level: 1, example: 'cup', phonogram: 'c:cup' },
    { letters: 'a', sound: 'eɪ', level: 3, example: 'cake', phonogram: 'a-e:cake' },
    { letters: 'k', sound: 'k', level: 1, example: 'kid', phonogram: 'k:kid' },
    { letters: 'e', sound: '', level: 3, example: 'cake', phonogram: null },
  ]);
  expect(words.splits['cat']?.[0]).toBe(words.splits['cake']?.[0]);
});

it('a heart word is one that the level cannot sound out; what is to be learnt by heart has no level', () => {
  const { words } = describe('He said it is night.', 4, ['he', 'said', 'it', 'night']);
  expect(words.heartWords).toEqual(['said', 'night']);
  expect(words.splits['said']?.map((part) => words.parts[part])).toContainEqual({
    letters: 'ai',
    sound: 'ɛ',
    level: null,
    example: null,
    phonogram: null,
  });
});

it('a word that is in no dictionary has no parts', () => {
  expect(describe('zog', 1, []).words).toEqual({ parts: [], splits: { zog: [] }, heartWords: [] });
});

it('a child meets the phonograms of the words it sounds out, in the order of teaching', () => {
  expect(describe('cake shed zog', 3, []).phonograms).toEqual([
    'c:cup',
    'd:dog',
    'e:hen',
    'k:kid',
    'sh:ship',
    'a-e:cake',
  ]);
  // Those of 'night' are met as one whole word, and 'ai' of 'said' is nowhere taught.
  expect(describe('night said', 4, ['night']).phonograms).toEqual([]);
});
