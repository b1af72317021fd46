import { describe, expect, test } from 'vitest';
import { finish, percentRead, turnTo } from './progress.ts';

const finished = { currentPage: 8, completedAt: 5, updatedAt: 5 };

describe('progress', () => {
  test.each([
    [1, 8, 1],
    [8, 8, 8],
    [9, 8, 8],
    [0, 8, 1],
    [3, 0, 1],
  ])('turning to page %i of %i shows page %i', (page, total, shown) => {
    expect(turnTo(null, page, total, 7)).toEqual({
      currentPage: shown,
      completedAt: null,
      updatedAt: 7,
    });
  });

  test('turning a page of a finished book leaves it finished', () => {
    expect(turnTo(finished, 2, 8, 9)).toEqual({ currentPage: 2, completedAt: 5, updatedAt: 9 });
  });

  test('finishing puts the place on the last page and keeps the first time', () => {
    expect(finish(null, 8, 7)).toEqual({ currentPage: 8, completedAt: 7, updatedAt: 7 });
    expect(finish(finished, 8, 9)).toEqual({ currentPage: 8, completedAt: 5, updatedAt: 9 });
  });

  test.each([
    [1, 8, 13],
    [4, 8, 50],
    [8, 8, 100],
    [9, 8, 100],
    [1, 0, 0],
  ])('page %i of %i is %i per cent', (page, total, percent) => {
    expect(percentRead(page, total)).toBe(percent);
  });
});
