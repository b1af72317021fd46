import { describe, expect, test } from 'vitest';
import { categories, groupOf, levelGroups, levelNames, levelOf, levelTitle } from './levels.ts';

describe('levels', () => {
  test.each([
    ['level1', 1],
    ['level9', 9],
    ['level12', 12],
    ['', 1],
    ['other', 1],
    ['sublevel5', 1],
    [null, 1],
    [undefined, 1],
  ])('the level of %s is %i', (category, level) => {
    expect(levelOf(category)).toBe(level);
  });

  test('there are nine levels with distinct names', () => {
    expect(categories.map(levelOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(Object.values(levelNames)).size).toBe(9);
  });

  test('a title has the number and the name', () => {
    expect(levelTitle('level2')).toBe('Level 2: Consonant Digraphs');
  });

  test('the names are those of the specification', () => {
    expect(categories.map((category) => levelNames[category])).toEqual([
      'Single Letter Phonograms 1st Sound',
      'Consonant Digraphs',
      'SFE and Common Vowel Digraphs',
      'Single Letter Long Vowels',
      'Three Letter Phonograms',
      'Less Common Vowel Digraphs',
      'Four Letter Phonograms',
      'Least Common Vowel Digraphs',
      'Single Letter 2nd & 3rd Sound Phonograms',
    ]);
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

  test('each group chip shows its levels and selects the first one', () => {
    const chips = levelGroups.map(({ group, label, firstCategory }) => [
      group,
      label,
      firstCategory,
    ]);
    expect(chips).toEqual([
      ['beginner', 'Beginner (Levels 1-3)', 'level1'],
      ['intermediate', 'Intermediate (Levels 4-6)', 'level4'],
      ['advanced', 'Advanced (Levels 7-9)', 'level7'],
    ]);
  });
});
