import { expect, test } from 'vitest';
import type { ImportPlan } from '../../../contracts/catalogue-file.ts';
import { importLabel, placeOf, planSentences, remarkOf } from './import-words.ts';

const nothing = { new: 0, changed: 0, unchanged: 0, kept: 0, newPictures: 0 };

const plan = (counts: Partial<ImportPlan['counts']>, changes: Partial<ImportPlan> = {}) => ({
  ...{ digest: '', books: [], kept: [], problems: [], warnings: [] },
  ...{ heartWordsChange: false, soundingsChange: false },
  counts: { ...nothing, problems: 0, warnings: 0, ...counts },
  ...changes,
});

test.each([
  ['books.12.category', 'books[12].category'],
  ['heartWords.2.0', 'heartWords[2][0]'],
  [
    'pictures./public-objects/a.0123456789abcdef.png',
    'pictures./public-objects/a.0123456789abcdef.png',
  ],
])('the place %s is written %s', (field, written) => {
  expect(placeOf(field)).toBe(written);
});

test('the button says how much is imported, and is none where nothing changes', () => {
  expect(importLabel(plan({ new: 1200, changed: 3 }))).toBe('Import 1,203 books');
  expect(importLabel(plan({ changed: 1 }))).toBe('Import 1 book');
  expect(importLabel(plan({ unchanged: 9 }, { soundingsChange: true }))).toBe('Import the words');
  expect(importLabel(plan({ unchanged: 9, newPictures: 1 }))).toBe('Import the pictures');
  expect(importLabel(plan({ unchanged: 9, kept: 2 }))).toBeNull();
});

test('what would change is said in sentences, and what stays', () => {
  expect(
    planSentences(plan({ new: 1, unchanged: 2, kept: 1 }, { heartWordsChange: true })),
  ).toEqual([
    '1 book new.',
    '2 books just as here.',
    '1 book of this library is not in the file: it stays.',
    'The heart words are replaced by those of the file.',
  ]);
});

test('what is wrong with the body of the call is said of the file', () => {
  const message = 'The body is not valid JSON: it breaks off after 500 characters';
  const said =
    'This is not the whole of a file that was downloaded as a catalogue: it breaks off after 500 characters';
  expect(remarkOf({ field: 'body', message })).toEqual({ field: 'file', message: said });
  const other = { field: 'books.1.id', message: 'The body is not valid JSON' };
  expect(remarkOf(other)).toEqual(other);
});
