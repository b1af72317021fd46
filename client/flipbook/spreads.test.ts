import { describe, expect, test } from 'vitest';
import { opensWide, pageStatus, shownSize, spreadOf, turned, type Way } from './spreads.ts';

const portrait = { width: 1200, height: 1600 };
const landscape = { width: 2000, height: 1125 };

describe('whether two pages are side by side', () => {
  test.each([
    ['a phone', portrait, 390, 640, false],
    ['a phone in landscape', portrait, 800, 300, true],
    ['a tablet in portrait', portrait, 820, 900, false],
    ['a tablet in landscape', portrait, 1180, 650, true],
    ['a screen', portrait, 1440, 700, true],
    ['a screen, with landscape pages', landscape, 1440, 700, false],
    ['a wide screen, with landscape pages', landscape, 2560, 700, true],
  ])('on %s', (_, page, width, height, isWide) => {
    expect(opensWide(page, { width, height })).toBe(isWide);
  });
});

test('a page is scaled to fit the room', () => {
  expect(shownSize(portrait, { width: 390, height: 900 }, false)).toEqual({
    width: 390,
    height: 520,
  });
  expect(shownSize(portrait, { width: 1200, height: 600 }, true)).toEqual({
    width: 450,
    height: 600,
  });
});

test('a wide book shows the cover alone, then pairs of pages', () => {
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
])('%i pages, wide: %s, can be turned to the end and back', (count, isWide, on, back) => {
  const walk = (from: number, way: Way, steps: number) =>
    Array.from({ length: steps }).reduce<number[]>(
      (pages) => [...pages, turned(pages.at(-1)!, way, count, isWide)],
      [from],
    );
  expect(walk(on[0]!, 'next', on.length - 1)).toEqual(on);
  expect(walk(back[0]!, 'previous', back.length - 1)).toEqual(back);
});

test('pageStatus names the visible pages', () => {
  expect(pageStatus({ left: null, right: 0 }, 5)).toBe('Page 1 of 5');
  expect(pageStatus({ left: 1, right: 2 }, 5)).toBe('Pages 2 and 3 of 5');
  expect(pageStatus({ left: 3, right: null }, 4)).toBe('Page 4 of 4');
});
