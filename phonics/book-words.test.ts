import { expect, it } from 'vitest';
import { openEngine } from './engine.ts';

const { describe } = openEngine();

it('every word has its parts with examples, shared between words', () => {
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

it('a heart word counts only if the level cannot sound it out; irregular parts have no level', () => {
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

it('phonograms are those of words that are sounded out, in teaching order', () => {
  expect(describe('cake shed zog', 3, []).phonograms).toEqual([
    'c:cup',
    'd:dog',
    'e:hen',
    'k:kid',
    'sh:ship',
    'a-e:cake',
  ]);
  // 'night' is read as a whole word, and the 'ai' of 'said' is not taught at any level.
  expect(describe('night said', 4, ['night']).phonograms).toEqual([]);
});
