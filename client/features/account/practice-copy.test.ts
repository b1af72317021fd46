import { expect, test } from 'vitest';
import type { PracticeWord } from '../../../contracts/practice.ts';
import { agoText, phonogramText, timesText } from './practice-copy.ts';

const now = new Date(2026, 10, 22, 8).getTime();
test.each([
  [new Date(2026, 10, 22, 7), 'today'],
  [new Date(2026, 10, 23, 7), 'today'],
  [new Date(2026, 10, 21, 23), 'yesterday'],
  [new Date(2026, 10, 19, 1), '3 days ago'],
  [new Date(2026, 10, 9, 1), '13 days ago'],
  [new Date(2026, 10, 8, 1), '2 weeks ago'],
  [new Date(2026, 8, 1), '2 months ago'],
])('%s is %s', (at, text) => {
  expect(agoText(at.getTime(), now)).toBe(text);
});

const part = (letters: string, level: number | null, example: string | null, key = example) => ({
  letters,
  sound: 'x',
  level,
  example,
  phonogram: key === null ? null : `${letters}:${key}`,
});
const word = (stuckOn: PracticeWord['stuckOn']) => ({ stuckOn }) as PracticeWord;

test.each([
  ['a phonogram', word(part('ea', 8, 'head')), 'ea as in head'],
  ['a split phonogram', word({ ...part('a', 3, 'cake'), phonogram: 'a-e:cake' }), 'a-e as in cake'],
  ['a phonogram whose examples give the word away', word(part('gh', 9, null, 'ghost')), 'gh'],
  ['letters that no level teaches', word(part('ai', null, null)), 'ai, to learn by heart'],
  ['a word that cannot be split', word(null), null],
])('the text of %s', (_, given, text) => {
  expect(phonogramText(given)).toBe(text);
});

test.each([
  [1, 'once'],
  [2, 'twice'],
  [3, '3 times'],
])('%i is %s', (times, text) => {
  expect(timesText(times)).toBe(text);
});
