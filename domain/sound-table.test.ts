import { describe, expect, test } from 'vitest';
import { newSoundsOf } from './fit.ts';
import { tabulateSounds } from './sound-table.ts';

/** Enough sounds for three 32-bit words. */
const sounds = Array.from({ length: 70 }, (_, number) => `s${number}`);
const books = [
  { sounds: ['s0', 's31', 's32', 's69'] },
  { sounds: null },
  { sounds: [] },
  { sounds },
  { sounds: ['s31', 's64'] },
];
const table = tabulateSounds(books);
const indexes = [...books.keys()];

describe('the sound table', () => {
  test.each([
    ['nothing', []],
    ['the first sounds', ['s0', 's1']],
    ['sounds at the boundaries of 32-bit words', ['s31', 's32', 's63', 's64']],
    ['all', sounds],
    ['sounds that no book has', ['unheard of', 's5']],
  ])('counts the new sounds for a child who has met %s', (_, met) => {
    const known = new Set(met);
    const countNew = table.countNew(known);
    const expected = books.map((book) => newSoundsOf(book, known)?.length ?? null);
    expect(indexes.map(countNew)).toEqual(expected);
  });

  test.each(['s0', 's31', 's32', 's64', 's69'])('knows which books have %s', (sound) => {
    const expected = books.map((book) => book.sounds?.includes(sound) ?? false);
    expect(indexes.map(table.having(sound))).toEqual(expected);
  });

  test('knows that no book has an unknown sound', () => {
    expect(indexes.map(table.having('unheard of'))).toEqual(indexes.map(() => false));
  });

  test('of no books is empty', () => {
    expect(tabulateSounds([]).having('s0')(0)).toBe(false);
    expect(tabulateSounds([]).countNew(new Set())(0)).toBeNull();
  });
});
