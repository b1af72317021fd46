import { expect, test } from 'vitest';
import { categories, levelNames } from '../../../domain/levels.ts';
import { readLevel } from './level.ts';

test.each(['3', ' 3 ', '3.0', 'Level 3', 'level3', 'LEVEL  3', 'L3', 'level-3', '３'])(
  '%j is level 3',
  (text) => {
    expect(readLevel(text)).toBe('level3');
  },
);

test('every level is known by its name, and by its number and name', () => {
  for (const [index, category] of categories.entries()) {
    const name = levelNames[category];
    for (const text of [
      name,
      name.toUpperCase(),
      `${index + 1} ${name}`,
      `Level ${index + 1}: ${name}`,
    ]) {
      expect(readLevel(text), text).toBe(category);
    }
  }
});

test.each([
  '',
  '0',
  '10',
  '33',
  'level',
  'Level 3a',
  '3.5',
  '1-3',
  'Beginner',
  '3 Consonant Digraphs',
  'x'.repeat(1e6),
])('%j is no level', (text) => {
  expect(readLevel(text)).toBeNull();
});
