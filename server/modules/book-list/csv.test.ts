import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Delimiter, delimiters, readRows } from './csv.ts';

const read = (text: string, delimiter: Delimiter = ',') => [...readRows(text, delimiter)];

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,\n,b\n,',
    [
      ['a', ''],
      ['', 'b'],
      ['', ''],
    ],
  ],
  ['a\n\n \nb', [['a'], [''], [' '], ['b']]],
  ['"a,b","c\r\nd","e ""f"""\n', [['a,b', 'c\r\nd', 'e "f"']]],
  ['"","a"', [['', 'a']]],
  ['"a" ,b', [['a', 'b']]],
  ['the "big" cat,5" x 6"', [['the "big" cat', '5" x 6"']]],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(read(text)).toEqual(rows);
});

test('another delimiter makes a comma an ordinary sign', () => {
  expect(read('a;b,c', ';')).toEqual([['a', 'b,c']]);
  expect(read('a\tb;c', '\t')).toEqual([['a', 'b;c']]);
});

test('rows are read as they were written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', 'é') });
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, fc.constantFrom(...delimiters), (given, delimiter) => {
      const quoted = (one: string) => `"${one.replaceAll('"', '""')}"`;
      const text = given.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
      expect(read(text, delimiter)).toEqual(given);
    }),
  );
});

test.each([
  ['a,b\n"c,d\ne', 'Row 2'],
  ['"a"b,c', 'Row 1'],
  ['"', 'Row 1'],
  ['a\n"b', 'Row 2'],
])('%j is refused, and the row is named', (text, row) => {
  expect(() => read(text)).toThrow(
    `${row} has a quotation mark that is not closed, or has text after it.`,
  );
});

test('a row has at most 200 cells', () => {
  expect(read(','.repeat(199))[0]).toHaveLength(200);
  expect(() => read(`a\n${','.repeat(1_000_000)}`)).toThrow('Row 2 has more than 200 cells.');
});

describe('a megabyte is read in a moment', () => {
  const MB = 1_048_576;
  test.each([
    [
      'quotes that are followed by text and spaces',
      `"${'"a'.repeat(MB / 8)}${' '.repeat(MB / 2)},`,
    ],
    ['quotes', '"'.repeat(MB)],
    ['one cell', 'a'.repeat(MB)],
    ['one quoted cell', `"${'""'.repeat(MB / 2)}"`],
    ['spaces after a quote', `"a"${' '.repeat(MB)}`],
    ['empty rows', '\n'.repeat(MB)],
    ['cells', 'a,b,c\n'.repeat(MB / 6)],
  ])('of %s', (_, text) => {
    let cells = 0;
    const before = process.threadCpuUsage();
    try {
      for (const row of readRows(text, ',')) cells += row.length;
      expect(cells).toBeGreaterThan(0);
    } catch (error) {
      expect(String(error)).toContain('quotation mark');
    }
    const { user, system } = process.threadCpuUsage(before);
    // A reader that takes more than linear time takes minutes.
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });
});
