import { expect, it } from 'vitest';
import { medalOf, type Medal } from './medal-kinds.ts';

it.each<[string, Medal]>([
  ['first-book', { tone: 'sea', sign: '1', crowned: false }],
  ['three-days', { tone: 'sea', sign: '3', crowned: false }],
  ['stars-25', { tone: 'gold', sign: '25', crowned: false }],
  ['level2-first', { tone: 'beginner', sign: '2', crowned: false }],
  ['level5-all', { tone: 'intermediate', sign: '5', crowned: true }],
  ['level9-all', { tone: 'advanced', sign: '9', crowned: true }],
  ['something-new', { tone: 'sea', sign: '✓', crowned: false }],
])('the medal of %s', (id, medal) => {
  expect(medalOf(id)).toEqual(medal);
});
