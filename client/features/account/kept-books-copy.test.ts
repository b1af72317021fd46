import { expect, test } from 'vitest';
import { opensText, roomText, sizeText } from './kept-books-copy.ts';

test.each([
  [0, 'less than 0.1\u00a0MB'],
  [49_999, 'less than 0.1\u00a0MB'],
  [50_000, '0.1\u00a0MB'],
  [2_140_000, '2.1\u00a0MB'],
  [1_234_000_000, '1,234.0\u00a0MB'],
])('%i bytes are said as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('the room of one book and of several is said with their number', () => {
  expect(roomText(1, 2_100_000)).toBe('1 book on this device, 2.1\u00a0MB');
  expect(roomText(2, 2_500_000)).toBe('2 books on this device, 2.5\u00a0MB');
});

test('kept books open until a day that is said with its weekday, in the parent’s time zone', () => {
  const until = Date.UTC(2026, 11, 3, 20);
  expect(opensText(until, until - 1, 'Australia/Sydney')).toMatch(
    /^They open without a network until Friday 4 December\./,
  );
  expect(opensText(until, until - 1, 'UTC')).toContain('until Thursday 3 December.');
});

test.each([null, 1_000])(
  'after that day, or when it is unknown (%s), they open after a network',
  (until) => {
    expect(opensText(until, 1_000)).toContain('again once the library has been opened online');
  },
);
