import { expect, test } from 'vitest';
import { drawSum, MOST_DIGITS } from './sums.ts';

const NUMBERS = 'zero one two three four five six seven eight nine'.split(' ');
const draws = Array.from({ length: 200 }, (_, at) => drawSum(() => at / 200));

test('a sum is of two numbers from two to nine, in words, and more than ten', () => {
  for (const { words, total } of draws) {
    const [first, second] = words.split(' plus ').map((word) => NUMBERS.indexOf(word));
    expect(Math.min(first!, second!)).toBeGreaterThanOrEqual(2);
    expect([words, total]).toEqual([words, first! + second!]);
    expect(total).toBeGreaterThan(10);
    expect(String(total)).toHaveLength(MOST_DIGITS);
  }
});

test('every such sum can be drawn', () => {
  expect(new Set(draws.map(({ words }) => words)).size).toBe(36);
});

test('a new sum has another answer than the last one', () => {
  for (const last of draws) {
    for (const random of [0, 0.5, 0.999]) {
      expect(drawSum(() => random, last).total).not.toBe(last.total);
    }
  }
});
