import { expect, test } from 'vitest';
import { mergeHeartWords, mergeSoundings } from './merge-phonics.ts';

test('heart words of both are kept, and those gone that either has taken out', () => {
  const found = [['a', 'the', 'was'], ['of']];
  const { said, merge } = mergeHeartWords(
    found,
    ['a the said', ''],
    [['the', 'was', 'she'], ['of']],
  );
  expect(merge.clashes).toEqual([]);
  expect(merge.merge([])).toEqual(['the she said', '']);
  expect(said).toBe('They have changed ‘she’ and ‘a’. You have changed ‘was’, ‘of’ and ‘said’.');
});

test('of a heart word that both have moved the level is chosen; one that a single owner has moved is moved', () => {
  const { said, merge } = mergeHeartWords(
    [['was', 'of'], [], []],
    ['', 'was of', ''],
    [['of'], [], ['was']],
  );
  expect(merge.clashes).toEqual([
    { name: '‘was’', mine: 'Level 2', theirs: 'Level 3', hasBoth: false },
  ]);
  expect(merge.merge(['mine'])).toEqual(['', 'of was', '']);
  expect(merge.merge(['theirs'])).toEqual(['', 'of', 'was']);
  expect(said).toBe('They have changed ‘was’. You have changed ‘of’ and ‘was’.');
});

const row = (word: string, sounding: string) => ({ word, sounding });

test('of soundings only a word that both have changed is chosen', () => {
  const found = [row('zib', 'z-i-b'), row('zob', 'z-o-b'), row('zub', 'z-u-b')];
  const mine = [row('Zib', 'z-ie-b'), row('zub', 'z-u-b'), row('new', 'n-ew')];
  const theirs = [row('zib', 'z-igh-b'), row('zob', 'z-oa-b'), row('zub', 'z-ue-b')];
  const { merge } = mergeSoundings(found, mine, theirs);
  expect(merge.clashes).toEqual([
    { name: '‘zib’', mine: 'z-ie-b', theirs: 'z-igh-b', hasBoth: false },
    { name: '‘zob’', mine: '', theirs: 'z-oa-b', hasBoth: false },
  ]);
  expect(merge.merge(['theirs', 'mine'])).toEqual([
    row('zib', 'z-igh-b'),
    row('zub', 'z-ue-b'),
    row('new', 'n-ew'),
  ]);
});

test('where the beginning is not known, nothing that either has is gone', () => {
  const { merge } = mergeSoundings([], [row('zib', 'z-i-b')], [row('zob', 'z-o-b')]);
  expect([merge.clashes, merge.merge([])]).toEqual([
    [],
    [row('zob', 'z-o-b'), row('zib', 'z-i-b')],
  ]);
});
