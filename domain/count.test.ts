import { expect, test } from 'vitest';
import { count } from './count.ts';

test('one thing is singular', () => {
  expect([0, 1, 25].map((stars) => count(stars, 'gold star'))).toEqual([
    '0 gold stars',
    '1 gold star',
    '25 gold stars',
  ]);
});
