import { expect, test } from 'vitest';
import { likenessOf } from './likeness.ts';

const part = (letters: string, sound: string, level: number | null, example: string | null) => ({
  letters,
  sound,
  level,
  example,
});

const ai = part('ai', 'e', null, null);
const s = part('s', 's', 1, 'sun');
const d = part('d', 'd', 1, 'dog');
const e = part('e', 'e', 1, 'hen');
const silent = part('b', '', null, null);
const ea = part('ea', 'ā', 3, 'great');
const t = part('t', 't', 1, null);
const parts = [s, ai, d, e, silent, ea, t];
const words = (
  splits: Record<string, number[]> = {},
  heartWords: string[] = [],
  all: typeof parts = parts,
) => ({ parts: all, splits, heartWords });

test("takes the phonogram's own example, whatever words the book has", () => {
  expect(likenessOf(2, 'said', words())).toEqual({ letters: 'd', example: 'dog' });
  expect(likenessOf(2, 'said', words({ ds: [2, 0] }))).toEqual({ letters: 'd', example: 'dog' });
});

test.each([
  ['sun', null],
  ['suns', null],
  ['un', 'sun'],
  ['uns', 'sun'],
])(
  'takes no example that is the word itself or part of it: for %s the example is %s',
  (word, example) => {
    expect(likenessOf(0, word, words())?.example ?? null).toBe(example);
  },
);

test('takes no example that contains the word', () => {
  expect(likenessOf(5, 'eat', words())).toBeNull();
  expect(likenessOf(5, 'break', words())).toEqual({ letters: 'ea', example: 'great' });
});

test('otherwise takes the shortest word of the book with the same part; among equals, the first', () => {
  const splits = { staff: [0, 6], stem: [6, 0], tent: [6, 3, 6], told: [6, 2] };
  expect(likenessOf(6, 'ten', words(splits))).toEqual({ letters: 't', example: 'stem' });
});

test.each([
  ['lacks the part', { sad: [0, 2] }],
  ['contains the word', { tents: [6, 3, 0] }],
  ['cannot be sounded out completely', { taid: [6, 1, 2] }],
])('takes no word of the book that %s', (_, splits) => {
  expect(likenessOf(6, 'tent', words(splits))).toBeNull();
});

test('takes no heart word of the book', () => {
  expect(likenessOf(6, 'ten', words({ two: [6] }, ['two']))).toBeNull();
  expect(likenessOf(6, 'ten', words({ two: [6] }, ['to']))).toEqual({
    letters: 't',
    example: 'two',
  });
});

test('accepts a word of the book with an unknown part', () => {
  expect(likenessOf(6, 'ten', words({ top: [6, 99] }))).toEqual({ letters: 't', example: 'top' });
});

test('for a part that no level teaches, takes other letters with the same sound', () => {
  expect(likenessOf(1, 'said', words({ paid: [1] }))).toEqual({ letters: 'e', example: 'hen' });
});

test('takes the first of them that does not reveal the word, and none that no level teaches', () => {
  const untaught = part('ue', 'e', null, 'guess');
  const other = part('ea', 'e', 6, 'head');
  const all = [untaught, ai, e, other];
  expect(likenessOf(1, 'hens', words({}, [], all))).toEqual({ letters: 'ea', example: 'head' });
  expect(likenessOf(1, 'said', words({}, [], all))).toEqual({ letters: 'e', example: 'hen' });
  expect(likenessOf(1, 'said', words({}, [], [untaught, ai]))).toBeNull();
});

test('returns null for a silent part and for an index that is not in the book', () => {
  expect(likenessOf(4, 'lamb', words())).toBeNull();
  expect(likenessOf(4, 'lamb', words({}, [], [...parts, part('h', '', 1, 'ghost')]))).toBeNull();
  expect(likenessOf(99, 'lamb', words())).toBeNull();
});
