import { describe, expect, test } from 'vitest';
import { starPercent, totalStars } from './stars.ts';

describe('stars', () => {
  test.each([
    [0, 0],
    [1, 2],
    [25, 50],
    [49, 98],
    [50, 100],
    [51, 100],
  ])('%i stars fill the bar to %i per cent', (stars, percent) => {
    expect(starPercent(stars)).toBe(percent);
  });

  test('the total is the sum of the ledger', () => {
    expect(totalStars([{ stars: 1 }, { stars: 2 }])).toBe(3);
    expect(totalStars([])).toBe(0);
  });
});
