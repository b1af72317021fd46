import { describe, expect, test } from 'vitest';
import { countBits, PlaceSet } from './place-set.ts';

const LENGTH = 100;
const setOf = (...places: number[]) => {
  const set = new PlaceSet(LENGTH);
  for (const place of places) set.add(place);
  return set;
};
const placesIn = (set: PlaceSet, from = 0, to = LENGTH) => [...set.between(from, to)];

describe('some places of a list', () => {
  test('are those that were added, in order', () => {
    const set = setOf(99, 0, 31, 32, 32);
    expect(placesIn(set)).toEqual([0, 31, 32, 99]);
    expect([0, 31, 32, 99].every((place) => set.has(place))).toBe(true);
    expect([1, 30, 33, 64, 98].some((place) => set.has(place))).toBe(false);
  });

  test('of two sets are those that are in both', () => {
    expect(placesIn(setOf(1, 31, 32, 64).and(setOf(0, 31, 64, 65)))).toEqual([31, 64]);
  });

  test.each([
    [0, 100, [0, 31, 32, 63, 64, 99]],
    [1, 99, [31, 32, 63, 64]],
    [31, 33, [31, 32]],
    [32, 64, [32, 63]],
    [33, 63, []],
    [32, 32, []],
    [40, 20, []],
    [64, 65, [64]],
  ])('from %i up to %i are counted and walked', (from, to, expected) => {
    const set = setOf(0, 31, 32, 63, 64, 99);
    expect(placesIn(set, from, to)).toEqual(expected);
    expect(set.count(from, to)).toBe(expected.length);
  });
});

test.each([
  [0, 0],
  [1, 1],
  [-1, 32],
  [1 << 31, 1],
  [0x55555555, 16],
  [0xf0f0f0f0, 16],
])('of the bits of %i there are %i set', (bits, count) => {
  expect(countBits(bits)).toBe(count);
});
