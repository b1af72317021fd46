import { expect, test } from 'vitest';
import { mergeHeartWords, mergeSoundings } from './merge-phonics.ts';

test('keeps the heart words either owner added, and removes those either owner removed', () => {
  const found = [['a', 'the', 'was'], ['of']];
  const { summary, merge } = mergeHeartWords(
    found,
    ['a the said', ''],
    [['the', 'was', 'she'], ['of']],
  );
  expect(merge.conflicts).toEqual([]);
  expect(merge.merge([])).toEqual(['the she said', '']);
  expect(summary).toBe(
    'What is stored has changed in ‘she’ and ‘a’. You have changed ‘was’, ‘of’ and ‘said’.',
  );
});

test('moving a heart word is a conflict only if both owners moved it', () => {
  const { summary, merge } = mergeHeartWords(
    [['was', 'of'], [], []],
    ['', 'was of', ''],
    [['of'], [], ['was']],
  );
  expect(merge.conflicts).toEqual([
    { name: '‘was’', mine: 'Level 2', theirs: 'Level 3', canKeepBoth: false },
  ]);
  expect(merge.merge(['mine'])).toEqual(['', 'of was', '']);
  expect(merge.merge(['theirs'])).toEqual(['', 'of', 'was']);
  expect(summary).toBe('What is stored has changed in ‘was’. You have changed ‘of’ and ‘was’.');
});

const row = (word: string, sounding: string) => ({ word, sounding });

test('a sounding is a conflict only if both owners changed its word', () => {
  const found = [row('zib', 'z-i-b'), row('zob', 'z-o-b'), row('zub', 'z-u-b')];
  const mine = [row('Zib', 'z-ie-b'), row('zub', 'z-u-b'), row('new', 'n-ew')];
  const theirs = [row('zib', 'z-igh-b'), row('zob', 'z-oa-b'), row('zub', 'z-ue-b')];
  const { merge } = mergeSoundings(found, mine, theirs);
  expect(merge.conflicts).toEqual([
    { name: '‘zib’', mine: 'z-ie-b', theirs: 'z-igh-b', canKeepBoth: false },
    { name: '‘zob’', mine: '', theirs: 'z-oa-b', canKeepBoth: false },
  ]);
  expect(merge.merge(['theirs', 'mine'])).toEqual([
    row('zib', 'z-igh-b'),
    row('zub', 'z-ue-b'),
    row('new', 'n-ew'),
  ]);
});

test('without a base, keeps the soundings of both owners', () => {
  const { merge } = mergeSoundings([], [row('zib', 'z-i-b')], [row('zob', 'z-o-b')]);
  expect([merge.conflicts, merge.merge([])]).toEqual([
    [],
    [row('zob', 'z-o-b'), row('zib', 'z-i-b')],
  ]);
});
