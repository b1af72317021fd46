import { expect, test } from 'vitest';
import { heightOf, ticksOf } from './chart-scale.ts';

test.each<[number[], number, number[]]>([
  [[], 1, [0, 1]],
  [[0], 1, [0, 1]],
  [[1], 1, [0, 1]],
  [[3], 1, [0, 1, 2, 3]],
  [[9], 1, [0, 2, 4, 6, 8, 10]],
  [[17], 1, [0, 5, 10, 15, 20]],
  [[1234], 1, [0, 200, 400, 600, 800, 1000, 1200, 1400]],
  [[499], 100, [0, 100, 200, 300, 400, 500]],
  [[50], 100, [0, 100]],
  [[-200, 499], 100, [-200, 0, 200, 400, 600]],
  [[-200], 100, [-200, -100, 0, 100]],
])('the numbers beside %j', (values, smallest, ticks) => {
  expect(ticksOf(values, smallest)).toEqual(ticks);
});

test('the first number is at the bottom, the last at the top', () => {
  const ticks = [-200, 0, 200, 400];
  expect([-200, 0, 100, 400].map((value) => heightOf(value, ticks))).toEqual([
    100,
    expect.closeTo(66.67),
    50,
    0,
  ]);
});
