import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  flipbookChanges,
  inlineBookChanges,
  newBook,
  newFlipbook,
  newInlineBook,
} from './book-form.ts';
import { bulkBody } from './bulk-changes.ts';
import { levelOrder } from './level-order.ts';

const said = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const NUMBER = 'Number in the series must be a whole number from 1 to 999';
const NO_NAME = 'Name the series, or leave the number empty';

const flipbook = {
  ...{ title: 'Sam', category: 'level1', flipbookUrl: 'https://books.example.com/a' },
};
const inline = {
  ...{ title: 'Sam', category: 'level1', flipbookType: 'html', content: [{ words: 'Sam sat.' }] },
};
const forms: [string, z.ZodType, object][] = [
  ['a new book', newBook, flipbook],
  ['a new flipbook', newFlipbook, flipbook],
  ['a new inline book', newInlineBook, inline],
  ['a changed flipbook', flipbookChanges, { ...flipbook, flipbookType: 'fliphtml5', version: 1 }],
  ['a changed inline book', inlineBookChanges, { ...inline, version: 1 }],
];

describe.each(forms)('the series of %s', (_, schema, book) => {
  test.each([
    [{}],
    [{ series: 'Ships' }],
    [{ series: 'x'.repeat(120), seriesNumber: 999 }],
    [{ series: '', seriesNumber: null }],
    [{ seriesNumber: 2 }, `seriesNumber: ${NO_NAME}`],
    [{ series: ' ', seriesNumber: 2 }, `seriesNumber: ${NO_NAME}`],
    [{ series: 'x'.repeat(121) }, 'series: Series can have at most 120 characters'],
    [{ series: 5 }, 'series: Series must be text'],
    ...[0, 1000, 1.5, '2', NaN].map((seriesNumber) => [
      { series: 'Ships', seriesNumber },
      `seriesNumber: ${NUMBER}`,
    ]),
  ] as [object, ...string[]][])('with %j', (fields, ...issues) => {
    expect(said(schema, { ...book, ...fields })).toEqual(issues);
  });
});

test('an empty name is no series', () => {
  expect(newBook.parse({ ...flipbook, series: ' ' }).series).toBeNull();
  expect(newBook.parse(flipbook)).not.toHaveProperty('series');
});

test.each([
  [{ series: 'Ships' }],
  [{ series: null }],
  [{ series: 'Ships', firstNumber: 998 }],
  [
    { series: 'Ships', firstNumber: 999 },
    'change.firstNumber: The last of these books would have a number over 999',
  ],
  [{ series: null, firstNumber: 1 }, `change.firstNumber: ${NO_NAME}`],
  [{ series: 'Ships', firstNumber: 0 }, `change.firstNumber: ${NUMBER}`],
  [{ firstNumber: 1 }, 'change.series: Series must be text'],
] as [object, ...string[]][])('a change of two books with %j', (fields, ...issues) => {
  expect(said(bulkBody, { ids: ['a', 'b'], change: { kind: 'series', ...fields } })).toEqual(
    issues,
  );
});

test.each([
  [['b', 'a']],
  [[], 'ids: ids must name every book of the level'],
  [['a', 'a'], 'ids: A book is named twice'],
  ['a', 'ids: ids must be a list of the ids of books'],
  [
    Array.from({ length: 1001 }, (_, index) => `b${index}`),
    'ids: At most 1000 books of a level can be put in order',
  ],
] as [unknown, ...string[]][])('an order of a level with %j', (ids, ...issues) => {
  expect(said(levelOrder, { ids })).toEqual(issues);
});
