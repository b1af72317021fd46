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

test('a part is like the example of the level that teaches it, whatever the book has', () => {
  expect(likenessOf(2, 'said', words())).toEqual({ letters: 'd', example: 'dog' });
  expect(likenessOf(2, 'said', words({ ds: [2, 0] }))).toEqual({ letters: 'd', example: 'dog' });
});

test.each([
  ['sun', null],
  ['suns', null],
  ['un', 'sun'],
  ['uns', 'sun'],
])(
  'which is never the word itself, nor stands in it: in %s the s is like that of %s',
  (word, example) => {
    expect(likenessOf(0, word, words())?.example ?? null).toBe(example);
  },
);

test('a word that is heard in the example would be given away by it', () => {
  expect(likenessOf(5, 'eat', words())).toBeNull();
  expect(likenessOf(5, 'break', words())).toEqual({ letters: 'ea', example: 'great' });
});

test('else the shortest word of the book with the very part is taken, of one length the first', () => {
  const splits = { staff: [0, 6], stem: [6, 0], tent: [6, 3, 6], told: [6, 2] };
  expect(likenessOf(6, 'ten', words(splits))).toEqual({ letters: 't', example: 'stem' });
});

test.each([
  ['does not have the part', { sad: [0, 2] }],
  ['gives the word away', { tents: [6, 3, 0] }],
  ['cannot be sounded out whole', { taid: [6, 1, 2] }],
])('a word of the book that %s is no help', (_, splits) => {
  expect(likenessOf(6, 'tent', words(splits))).toBeNull();
});

test('nor is one that is learned by heart', () => {
  expect(likenessOf(6, 'ten', words({ two: [6] }, ['two']))).toBeNull();
  expect(likenessOf(6, 'ten', words({ two: [6] }, ['to']))).toEqual({
    letters: 't',
    example: 'two',
  });
});

test('nor is one with a part that the book does not tell of', () => {
  expect(likenessOf(6, 'ten', words({ top: [6, 99] }))).toEqual({ letters: 't', example: 'top' });
});

test('what no level teaches is like other letters that say the same', () => {
  expect(likenessOf(1, 'said', words({ paid: [1] }))).toEqual({ letters: 'e', example: 'hen' });
});

test('... of which the first that gives nothing away is taken, and none that no level teaches', () => {
  const untaught = part('ue', 'e', null, 'guess');
  const other = part('ea', 'e', 6, 'head');
  const all = [untaught, ai, e, other];
  expect(likenessOf(1, 'hens', words({}, [], all))).toEqual({ letters: 'ea', example: 'head' });
  expect(likenessOf(1, 'said', words({}, [], all))).toEqual({ letters: 'e', example: 'hen' });
  expect(likenessOf(1, 'said', words({}, [], [untaught, ai]))).toBeNull();
});

test('what is silent, or no part of the book, is like nothing', () => {
  expect(likenessOf(4, 'lamb', words())).toBeNull();
  expect(likenessOf(4, 'lamb', words({}, [], [...parts, part('h', '', 1, 'ghost')]))).toBeNull();
  expect(likenessOf(99, 'lamb', words())).toBeNull();
});
