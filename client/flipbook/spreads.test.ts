import { describe, expect, test } from 'vitest';
import { opensWide, placeWords, shownSize, spreadOf, turned, type Way } from './spreads.ts';

const upright = { width: 1200, height: 1600 };
const lying = { width: 2000, height: 1125 };

describe('two pages lie side by side', () => {
  test.each([
    ['a phone', upright, 390, 640, false],
    ['a phone on its side', upright, 800, 300, true],
    ['an upright tablet', upright, 820, 900, false],
    ['a tablet on its side', upright, 1180, 650, true],
    ['a screen', upright, 1440, 700, true],
    ['a screen, where the pages lie', lying, 1440, 700, false],
    ['a wide screen, where the pages lie', lying, 2560, 700, true],
  ])('on %s', (_, page, width, height, isWide) => {
    expect(opensWide(page, { width, height })).toBe(isWide);
  });
});

test('a page fills its room in one direction, and never more', () => {
  expect(shownSize(upright, { width: 390, height: 900 }, false)).toEqual({
    width: 390,
    height: 520,
  });
  expect(shownSize(upright, { width: 1200, height: 600 }, true)).toEqual({
    width: 450,
    height: 600,
  });
});

test('a wide book opens as paper does: the cover alone, then two and two', () => {
  const spreads = [0, 1, 2, 3, 4].map((page) => Object.values(spreadOf(page, 5, true)));
  expect(spreads).toEqual([
    [null, 0],
    [1, 2],
    [1, 2],
    [3, 4],
    [3, 4],
  ]);
  expect(spreadOf(3, 4, true)).toEqual({ left: 3, right: null });
  expect(spreadOf(3, 5, false)).toEqual({ left: null, right: 3 });
});

test.each([
  [5, true, [0, 1, 3, 3], [4, 1, 0, 0]],
  [4, true, [0, 1, 3, 3], [3, 1, 0, 0]],
  [1, true, [0, 0], [0, 0]],
  [3, false, [0, 1, 2, 2], [2, 1, 0, 0]],
])('%i pages, wide: %s, are turned through to the end and back', (count, isWide, on, back) => {
  const walk = (from: number, way: Way, steps: number) =>
    Array.from({ length: steps }).reduce<number[]>(
      (places) => [...places, turned(places.at(-1)!, way, count, isWide)],
      [from],
    );
  expect(walk(on[0]!, 'next', on.length - 1)).toEqual(on);
  expect(walk(back[0]!, 'previous', back.length - 1)).toEqual(back);
});

test('the place is said in words', () => {
  expect(placeWords({ left: null, right: 0 }, 5)).toBe('Page 1 of 5');
  expect(placeWords({ left: 1, right: 2 }, 5)).toBe('Pages 2 and 3 of 5');
  expect(placeWords({ left: 3, right: null }, 4)).toBe('Page 4 of 4');
});
