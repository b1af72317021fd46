import { expect, test } from 'vitest';
import { shownText, sortRows, type TableColumn, type TableRow } from './owner-table.ts';
import { searchFor } from './search.ts';

const rowOf = (title: string, changes: Partial<TableRow> = {}): TableRow => ({
  title,
  author: 'Pat Reed',
  category: 'level3',
  state: 'published',
  levelReason: null,
  report: { decodable: 1, failing: 0 },
  ...changes,
});

const misfit = rowOf('Zoë’s 4 Hens', {
  author: null,
  levelReason: 'A name.',
  report: { decodable: 0.9, failing: 1 },
});
const textless = rowOf('Sam', { report: null, levelReason: 'Kept from before.' });

test.each<[string, TableRow, boolean]>([
  ['zoe', misfit, true],
  ['unknown', misfit, true],
  ['level 3', misfit, true],
  ['common vowel', misfit, true],
  // The 4 of the title is not a level.
  ['level 4', misfit, false],
  ['does not fit', misfit, true],
  ['a name', misfit, true],
  ['no text', misfit, false],
  ['reed', textless, true],
  ['unknown', textless, false],
  ['no text', textless, true],
  ['does not fit', textless, false],
  // The level reason is shown only for a book that does not fit.
  ['from before', textless, false],
  ['draft sam', rowOf('Sam', { state: 'draft' }), true],
  ['scheduled', rowOf('Sam', { state: 'scheduled' }), true],
  ['hidden', rowOf('Sam', { state: 'hidden' }), true],
  // A published book has no chip.
  ['published', textless, false],
])('a search for %j matches %j: %s', (search, row, finds) => {
  expect(searchFor(search)(shownText(row))).toBe(finds);
});

const rows = [
  rowOf('book 10', { author: 'Écho', category: 'level2', report: null }),
  rowOf('Book 9', { author: null, category: 'level2', report: { decodable: 0.5, failing: 2 } }),
  rowOf('ant', { author: 'adam', category: 'level1' }),
  rowOf('Éric', { author: 'Fred', category: 'level1', report: { decodable: 0.9, failing: 1 } }),
];

test.each<[TableColumn, string[], ('up' | 'down')?]>([
  ['title', ['ant', 'Book 9', 'book 10', 'Éric']],
  ['title', ['Éric', 'book 10', 'Book 9', 'ant'], 'down'],
  ['author', ['ant', 'book 10', 'Éric', 'Book 9']],
  ['author', ['Éric', 'book 10', 'ant', 'Book 9'], 'down'],
  // Equal rows keep their order.
  ['category', ['ant', 'Éric', 'book 10', 'Book 9']],
  ['category', ['book 10', 'Book 9', 'ant', 'Éric'], 'down'],
  ['words', ['Book 9', 'Éric', 'ant', 'book 10']],
  ['words', ['ant', 'Éric', 'Book 9', 'book 10'], 'down'],
])('sorts by %s: %j %s', (column, titles, order = 'up') => {
  expect(sortRows(rows, column, order).map(({ title }) => title)).toEqual(titles);
});
