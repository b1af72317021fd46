import { expect, it } from 'vitest';
import type { Achievement } from '../../../contracts/progress.ts';
import { FIRST_ROW, firstMedals, orderMedals } from './medals.ts';

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
