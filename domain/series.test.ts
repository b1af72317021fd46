import { expect, test } from 'vitest';
import { searchableText, searchFor } from './search.ts';
import { shownText } from './owner-table.ts';
import { seriesKey, seriesText } from './series.ts';

test.each([
  [{}, null],
  [{ series: null, seriesNumber: null }, null],
  [{ series: 'Ships' }, 'Ships'],
  [{ series: 'Ships', seriesNumber: 2 }, 'Ships, book 2'],
])('the series of %j is %j', (book, text) => {
  expect(seriesText(book)).toBe(text);
});

test('names that differ in case, accents, quotes or spaces are of one series', () => {
  expect(seriesKey(' The “Cafe”  Cats')).toBe(seriesKey('the "Café" cats '));
  expect(seriesKey('Cats')).not.toBe(seriesKey('Cat'));
});

test('a family and an owner find a book by its series', () => {
  const book = {
    ...{ title: 'Sam', author: null, description: null, category: 'level1' as const },
    ...{ series: 'Ships', seriesNumber: 2 },
  };
  expect(searchFor('ships sam')(searchableText(book))).toBe(true);
  expect(searchFor('ships')(searchableText({ ...book, series: null }))).toBe(false);
  const row = { ...book, state: 'published' as const, levelReason: null, report: null };
  expect(searchFor('ships book 2')(shownText(row))).toBe(true);
  expect(searchFor('ships')(shownText({ ...row, series: null }))).toBe(false);
});
