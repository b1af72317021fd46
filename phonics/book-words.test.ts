import { expect, it } from 'vitest';
import type { StepId } from '../domain/teaching-steps.ts';
import { openEngine } from './engine.ts';

/** `heartWords` are taught whole from the first step on. */
const describe = (text: string, step: StepId, heartWords: string[]) =>
  openEngine({ heartWords: [heartWords] }).describe(text, step);

it('every word has its parts with examples, shared between words', () => {
  const { words } = describe('Cake!\fSam’s cat.', '3.6', []);
  const spell = (word: string) => words.splits[word]?.map((part) => words.parts[part]);
  expect(Object.keys(words.splits)).toEqual(['cake', "sam's", 'cat']);
  expect(spell('cake')).toEqual([
    { letters: 'c', sound: 'k', level: 1, example: 'cat', phonogram: 'c:cat' },
    { letters: 'a', sound: 'eɪ', level: 3, example: 'cake', phonogram: 'a-e:cake' },
    { letters: 'k', sound: 'k', level: 1, example: 'kid', phonogram: 'k:kid' },
    { letters: 'e', sound: '', level: 3, example: 'cake', phonogram: null },
  ]);
  expect(words.splits['cat']?.[0]).toBe(words.splits['cake']?.[0]);
});

it('a heart word counts only if the step cannot sound it out; irregular parts have no level', () => {
  const { words } = describe('He said it is night.', '4.5', ['he', 'said', 'it', 'night']);
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
  expect(describe('zog', '1.10', []).words).toEqual({
    parts: [],
    splits: { zog: [] },
    heartWords: [],
  });
});

it('phonograms are those of words that are sounded out, in teaching order', () => {
  expect(describe('cake shed zog', '3.6', []).phonograms).toEqual([
    'd:dog',
    'c:cat',
    'k:kid',
    'e:hen',
    'sh:ship',
    'a-e:cake',
  ]);
  // 'night' is read as a whole word, and the 'ai' of 'said' is not taught at any step.
  expect(describe('night said', '4.5', ['night']).phonograms).toEqual([]);
});

it('the ending of a form of a heart word is a phonogram that is sounded out', () => {
  expect(describe("I'm I'd we've", '3.1', ['i', 'we']).phonograms).toEqual([
    "'m:I'm",
    "'d:I'd",
    "'ve:I've",
  ]);
});

it('y with a silent e is another phonogram than y alone', () => {
  expect(describe('sky', '4.1', []).phonograms).toContain('y:sky');
  expect(describe('type', '4.1', []).phonograms).toEqual(['t:tin', 'p:pan', 'y-e:type']);
});
