import { describe, expect, test } from 'vitest';
import { categories, groupOf, levelGroups, levelNames, levelOf } from './levels.ts';

describe('levels', () => {
  test.each([
    ['level1', 1],
    ['level9', 9],
    ['level12', 12],
    ['', 1],
    ['other', 1],
    [null, 1],
    [undefined, 1],
  ])('the level of %s is %i', (category, level) => {
    expect(levelOf(category)).toBe(level);
  });

  test('there are nine, each with a name of its own', () => {
    expect(categories.map(levelOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(Object.values(levelNames)).size).toBe(9);
  });

  test.each([
    [1, 'beginner'],
    [3, 'beginner'],
    [4, 'intermediate'],
    [6, 'intermediate'],
    [7, 'advanced'],
    [9, 'advanced'],
  ])('level %i is for %s readers', (level, group) => {
    expect(groupOf(level)).toBe(group);
  });

  test('a group chip selects the first level of its group', () => {
    expect(levelGroups.map(({ group, firstCategory }) => [group, firstCategory])).toEqual([
      ['beginner', 'level1'],
      ['intermediate', 'level4'],
      ['advanced', 'level7'],
    ]);
  });
});
