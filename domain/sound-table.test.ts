import { describe, expect, test } from 'vitest';
import { newSoundsOf } from './fit.ts';
import { tabulateSounds } from './sound-table.ts';

/** As many sounds as take three numbers of 32 bits. */
const sounds = Array.from({ length: 70 }, (_, number) => `s${number}`);
const books = [
  { sounds: ['s0', 's31', 's32', 's69'] },
  { sounds: null },
  { sounds: [] },
  { sounds },
  { sounds: ['s31', 's64'] },
];
const table = tabulateSounds(books);
const places = [...books.keys()];

describe('the table of sounds', () => {
  test.each([
    ['nothing', []],
    ['the first sounds', ['s0', 's1']],
    ['sounds at the ends of numbers', ['s31', 's32', 's63', 's64']],
    ['all', sounds],
    ['sounds that no book has', ['unheard of', 's5']],
  ])('counts what is new to a child who has met %s', (_, met) => {
    const known = new Set(met);
    const countNew = table.countNew(known);
    const expected = books.map((book) => newSoundsOf(book, known)?.length ?? null);
    expect(places.map(countNew)).toEqual(expected);
  });

  test.each(['s0', 's31', 's32', 's64', 's69'])('knows which books have %s', (sound) => {
    const expected = books.map((book) => book.sounds?.includes(sound) ?? false);
    expect(places.map(table.having(sound))).toEqual(expected);
  });

  test('knows that no book has a sound that is not among them', () => {
    expect(places.map(table.having('unheard of'))).toEqual(places.map(() => false));
  });

  test('of no books has nothing', () => {
    expect(tabulateSounds([]).having('s0')(0)).toBe(false);
    expect(tabulateSounds([]).countNew(new Set())(0)).toBeNull();
  });
});
