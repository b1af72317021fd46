import { describe, expect, test } from 'vitest';
import {
  cleanLine,
  cleanLines,
  cleanSigns,
  cutText,
  fold,
  hasWords,
  isBlank,
  lineOf,
  normaliseWord,
  spell,
  straighten,
} from './text.ts';

describe('cleaned text', () => {
  test.each([
    ['\uFEFFSam\u200B', 'Sam'],
    ['  Sam \u00A0', 'Sam'],
    ['ﬁsh and ﬂat', 'fish and flat'],
    ['Zoe\u0308', 'Zo\u00EB'],
    ['mo\u00ADney', 'money'],
    ['a\u2028b', 'a b'],
    ['a\u202Eb', 'ab'],
    ['\u3164\u2800', ''],
    // Visible characters stay unchanged.
    ['“½ a cup”, x² … ①', '“½ a cup”, x² … ①'],
    ['ｆｉｓｈ', 'ｆｉｓｈ'],
    ['👨\u200D👩\u200D👧 ❤\uFE0F', '👨\u200D👩\u200D👧 ❤\uFE0F'],
    ['merry–go–round', 'merry–go–round'],
  ])('of one line: %j becomes %j', (typed, expected) => {
    expect(cleanLine(typed)).toBe(expected);
  });

  test('of several lines keeps its line breaks and soft hyphens', () => {
    expect(cleanLines(' a\u2028mo\u00ADney\n\nﬁsh\u200B ')).toBe('a\nmo\u00ADney\n\nfish');
    expect(cleanLines(' \n\u200B\n')).toBe('');
  });
});

test.each([
  ['Sam', 3, 'Sam'],
  ['Sam', 2, 'Sa'],
  ['a🐱', 3, 'a🐱'],
  ['a🐱b', 2, 'a'],
  ['🐱', 0, ''],
])('%j is cut to %i as %j, and never through a character', (text, most, expected) => {
  expect(cutText(text, most)).toBe(expected);
});

describe('a line of a text from elsewhere', () => {
  test.each([
    [' a\r\n\tb\u0085c\u2028d ', 'a b c d'],
    ['S\0a\u0007m\u0080', 'Sam'],
    ['Sam\uD83D', 'Sam'],
    ['\uDC31Sam', 'Sam'],
    ['🐱'.repeat(5), '🐱🐱🐱🐱🐱'],
    ['🐱'.repeat(6), '🐱🐱🐱🐱🐱'],
    [`a${'🐱'.repeat(6)}`, 'a🐱🐱🐱🐱'],
    ['Sam and the ship', 'Sam and th'],
    ['Sam and a ship', 'Sam and a'],
    [`${'\u2800'.repeat(10)}Sam`, ''],
    ['\n\u0001\t', ''],
    ['ﬁ'.repeat(10), 'fi'.repeat(5)],
  ])('%j of at most ten becomes %j', (text, line) => {
    expect(lineOf(text, 10)).toBe(line);
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
])('%j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

test('hasWords does not count a filler as a letter', () => {
  expect(['\u3164', '...', 'a', '7', '狐'].map(hasWords)).toEqual([false, false, true, true, true]);
});

test('spell keeps capitals, and normaliseWord does not', () => {
  expect(['Fi\u00ADsh', 'ﬁsh', 'ＦＩＳＨ', 'Don`t'].map(spell)).toEqual([
    ...['Fish', 'fish', 'FISH', 'Don’t'],
  ]);
  expect(['ﬁsh', 'Don‛t', 'CAFE\u0301', '…'].map(normaliseWord)).toEqual([
    ...['fish', "don't", 'caf\u00E9', '…'],
  ]);
});

test('straighten replaces quotes and apostrophes of all kinds', () => {
  expect(straighten('“a” „b‟ «c» ‹d› 〝e〞 ＂f＂ ″')).toBe('"a" "b" "c" "d" "e" "f" "');
  expect(straighten('‘a’ ‛b´ `c` ʼ ′ ＇')).toBe("'a' 'b' 'c' ' ' '");
});

/** Inputs that take minutes if the time is quadratic: unordered marks and long runs of one character. */
test.each(['\u0301\u0323', '\u200B', "'", '“', '–', ' ', 'ﬁ', '\u3164', '\u1100\u1161', 'a\u00AD'])(
  'half a million of %j are normalised in linear time',
  (sign) => {
    const text = sign.repeat(500_000 / sign.length);
    const before = process.threadCpuUsage();
    for (const normalise of [cleanSigns, cleanLine, cleanLines, fold, spell, normaliseWord]) {
      normalise(text);
    }
    // Takes seconds at most in linear time; hours in quadratic time.
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(10_000);
  },
);
