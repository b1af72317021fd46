import { expect, test } from 'vitest';
import type { ImportPlan } from '../../../../contracts/catalogue-file.ts';
import { importLabel, locationOf, planSentences } from './import-copy.ts';

const nothing = {
  ...{ new: 0, changed: 0, unchanged: 0, kept: 0 },
  ...{ newPictures: 0, newFlipbooks: 0, newRecordings: 0 },
};

const plan = (counts: Partial<ImportPlan['counts']>, changes: Partial<ImportPlan> = {}) => ({
  ...{ digest: '', books: [], kept: [], problems: [], warnings: [] },
  ...{ heartWordsChange: false, soundingsChange: false },
  counts: { ...nothing, problems: 0, warnings: 0, ...counts },
  ...changes,
});

test.each([
  ['books.12.category', 'Book 13, category'],
  ['books.0', 'Book 1'],
  ['heartWords.2.0', 'Heart words, level 3'],
  ['soundings.4.sounding', 'Sounding 5'],
  [
    'pictures./public-objects/a.0123456789abcdef.png',
    'Picture /public-objects/a.0123456789abcdef.png',
  ],
  ['body', 'The file'],
  ['format', 'format'],
])('locationOf(%s) is %s', (field, written) => {
  expect(locationOf(field)).toBe(written);
});

test('importLabel counts what is imported, and is null if nothing changes', () => {
  expect(importLabel(plan({ new: 1200, changed: 3 }))).toBe('Import 1,203 books');
  expect(importLabel(plan({ changed: 1 }))).toBe('Import 1 book');
  expect(importLabel(plan({ unchanged: 9 }, { soundingsChange: true }))).toBe('Import the words');
  expect(importLabel(plan({ unchanged: 9, newPictures: 1 }))).toBe('Import the pictures');
  expect(importLabel(plan({ unchanged: 9, newFlipbooks: 1 }))).toBe('Import the pictures');
  expect(importLabel(plan({ unchanged: 9, newRecordings: 1 }))).toBe('Import the recordings');
  expect(importLabel(plan({ unchanged: 9, kept: 2 }))).toBeNull();
});

test('planSentences describes what changes and what stays', () => {
  expect(
    planSentences(
      plan(
        { new: 1, unchanged: 2, kept: 1, newFlipbooks: 1, newRecordings: 2 },
        { heartWordsChange: true },
      ),
    ),
  ).toEqual([
    '1 book new.',
    '2 books just as here.',
    '1 book of this library is not in the file: it stays.',
    'The pages of 1 flipbook made of a PDF.',
    '2 recordings of your voice, in place of those that this library has of the same sounds and words.',
    'The heart words are replaced by those of the file.',
  ]);
});

test('planSentences says that a recording replaces another', () => {
  expect(planSentences(plan({ newRecordings: 1 }))).toEqual([
    '1 recording of your voice, in place of any that this library has of the same sound or words.',
  ]);
});
