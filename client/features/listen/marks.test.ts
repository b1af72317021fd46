import { expect, test } from 'vitest';
import { heardWords, markRest, type Marks, toggleMark, wordsBySentence } from './marks.ts';

const sentences = wordsBySentence(['“Sam’s hat!”', 'A hat-box.'], 2);
const words = sentences.flat();
const [sams, hat, a] = words;
const none: Marks = new Map();

test('the words of a page stand by sentence, printed and normalised, each at its own place', () => {
  expect(sentences.map((line) => line.map(({ printed }) => printed))).toEqual([
    ['Sam’s', 'hat'],
    ['A', 'hat', 'box'],
  ]);
  expect(words.map(({ word }) => word)).toEqual(["sam's", 'hat', 'a', 'hat', 'box']);
  expect(new Set(words.map(({ place }) => place)).size).toBe(5);
});

test('the same mark again takes it away, another one replaces it', () => {
  const well = toggleMark(none, hat!, 'well');
  expect(heardWords(well, words)).toEqual([{ word: 'hat', mark: 'well' }]);
  expect(heardWords(toggleMark(well, hat!, 'well'), words)).toEqual([]);
  expect(heardWords(toggleMark(well, hat!, 'missed'), words)).toEqual([
    { word: 'hat', mark: 'missed' },
  ]);
  expect(well.size).toBe(1);
});

test('the rest are read well, and marks that were given stay', () => {
  const some = toggleMark(toggleMark(none, sams!, 'helped'), a!, 'missed');
  expect(heardWords(markRest(some, words), words).map(({ mark }) => mark)).toEqual([
    'helped',
    'well',
    'missed',
    'well',
    'well',
  ]);
});
