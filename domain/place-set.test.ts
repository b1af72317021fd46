import { describe, expect, test } from 'vitest';
import { countBits, PlaceSet } from './place-set.ts';

const LENGTH = 100;
const setOf = (...indexes: number[]) => {
  const set = new PlaceSet(LENGTH);
  for (const index of indexes) set.add(index);
  return set;
};
const indexesIn = (set: PlaceSet, from = 0, to = LENGTH) => [...set.between(from, to)];

describe('PlaceSet', () => {
  test('contains the added indexes, in order', () => {
    const set = setOf(99, 0, 31, 32, 32);
    expect(indexesIn(set)).toEqual([0, 31, 32, 99]);
    expect([0, 31, 32, 99].every((index) => set.has(index))).toBe(true);
    expect([1, 30, 33, 64, 98].some((index) => set.has(index))).toBe(false);
  });

  test('and() returns the intersection', () => {
    expect(indexesIn(setOf(1, 31, 32, 64).and(setOf(0, 31, 64, 65)))).toEqual([31, 64]);
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
  ])('counts and iterates from %i up to %i', (from, to, expected) => {
    const set = setOf(0, 31, 32, 63, 64, 99);
    expect(indexesIn(set, from, to)).toEqual(expected);
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
])('%i has %i bits set', (bits, count) => {
  expect(countBits(bits)).toBe(count);
});
