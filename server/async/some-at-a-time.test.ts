import { expect, test } from 'vitest';
import { someAtATime } from './some-at-a-time.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('every item has its turn, so many at once and no more', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await someAtATime(3, new Set([1, 2, 3, 4, 5, 6, 7]), async (item) => {
    most = Math.max(most, ++running);
    await nextTurn();
    running--;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('nothing is begun after a failure, and what was begun has ended when it is thrown', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = someAtATime(2, [1, 2, 3, 4], async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('no');
    await nextTurn();
    ended.push(item);
  });
  await expect(work).rejects.toThrow('no');
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});

test('of no items there is nothing to do', async () => {
  await expect(someAtATime(2, [], () => Promise.reject(new Error()))).resolves.toBeUndefined();
});
