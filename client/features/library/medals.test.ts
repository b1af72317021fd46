import { expect, it } from 'vitest';
import type { Achievement } from '../../../contracts/progress.ts';
import { FIRST_ROW, firstMedals, medalOf, orderMedals, type Medal } from './medals.ts';

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

function achievement(id: string, earnedAt: number | null): Achievement {
  return { id, title: id, description: id, earnedAt };
}

it('earned medals come first, the latest one at the front; the others keep their order', () => {
  const list = [
    achievement('a', null),
    achievement('b', 10),
    achievement('c', null),
    achievement('d', 20),
  ];
  expect(orderMedals(list).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});

it('the shelf shows one row of medals, however many were earned', () => {
  const list = Array.from({ length: 24 }, (_, i) => achievement(`m${i}`, 24 - i));
  expect(firstMedals(list)).toEqual(list.slice(0, FIRST_ROW));
});
