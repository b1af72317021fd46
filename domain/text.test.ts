import { describe, expect, test } from 'vitest';
import {
  cleanLine,
  cleanLines,
  cleanSigns,
  fold,
  hasWords,
  isBlank,
  normaliseWord,
  spell,
  straighten,
} from './text.ts';

describe('text that is kept', () => {
  test.each([
    ['\uFEFFSam\u200B', 'Sam'],
    ['  Sam \u00A0', 'Sam'],
    ['ﬁsh and ﬂat', 'fish and flat'],
    ['Zoe\u0308', 'Zo\u00EB'],
    ['mo\u00ADney', 'money'],
    ['a\u2028b', 'a b'],
    ['a\u202Eb', 'ab'],
    ['\u3164\u2800', ''],
    // What people see stays as it is.
    ['“½ a cup”, x² … ①', '“½ a cup”, x² … ①'],
    ['ｆｉｓｈ', 'ｆｉｓｈ'],
    ['👨\u200D👩\u200D👧 ❤\uFE0F', '👨\u200D👩\u200D👧 ❤\uFE0F'],
    ['merry–go–round', 'merry–go–round'],
  ])('in a line: %j as %j', (typed, kept) => {
    expect(cleanLine(typed)).toBe(kept);
  });

  test('of several lines keeps its lines, and where a word may be broken', () => {
    expect(cleanLines(' a\u2028mo\u00ADney\n\nﬁsh\u200B ')).toBe('a\nmo\u00ADney\n\nfish');
    expect(cleanLines(' \n\u200B\n')).toBe('');
  });
});

test.each([
  ['', true],
  [' \u200B\u2800\u3164', true],
  ['\u0301', true],
  ['a', false],
  ['.', false],
  ['\u3164é', false],
  ['👍', false],
])('that nothing of %j can be seen is %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

test('a filler is no letter', () => {
  expect(['\u3164', '...', 'a', '7', '狐'].map(hasWords)).toEqual([false, false, true, true, true]);
});

test('a word is spelled with its own capitals, and looked up without', () => {
  expect(['Fi\u00ADsh', 'ﬁsh', 'ＦＩＳＨ', 'Don`t'].map(spell)).toEqual([
    ...['Fish', 'fish', 'FISH', 'Don’t'],
  ]);
  expect(['ﬁsh', 'Don‛t', 'CAFE\u0301', '…'].map(normaliseWord)).toEqual([
    ...['fish', "don't", 'caf\u00E9', '…'],
  ]);
});

test('quotes and apostrophes of all kinds are straight ones', () => {
  expect(straighten('“a” „b‟ «c» ‹d› 〝e〞 ＂f＂ ″')).toBe('"a" "b" "c" "d" "e" "f" "');
  expect(straighten('‘a’ ‛b´ `c` ʼ ′ ＇')).toBe("'a' 'b' 'c' ' ' '");
});

/** What takes a careless reading minutes: marks out of order, and long rows of one kind. */
test.each(['\u0301\u0323', '\u200B', "'", '“', '–', ' ', 'ﬁ', '\u3164', '\u1100\u1161', 'a\u00AD'])(
  'half a million of %j are read at once',
  (sign) => {
    const text = sign.repeat(500_000 / sign.length);
    const before = performance.now();
    for (const read of [cleanSigns, cleanLine, cleanLines, fold, spell, normaliseWord]) read(text);
    // Seconds where the time grew with the square of the length: then it would be hours.
    expect(performance.now() - before).toBeLessThan(10_000);
  },
);
