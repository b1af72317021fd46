import { expect, test } from 'vitest';
import { someAtATime } from './some-at-a-time.ts';

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve));

test('processes every item, at most the given number at once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await someAtATime(3, new Set([1, 2, 3, 4, 5, 6, 7]), async (item) => {
    most = Math.max(most, ++running);
    await nextTick();
    running--;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('starts no items after a failure, and throws it when the started items have ended', async () => {
  const started: number[] = [];
  const ended: number[] = [];
  const work = someAtATime(2, [1, 2, 3, 4], async (item) => {
    started.push(item);
    if (item === 1) throw new Error('no');
    await nextTick();
    ended.push(item);
  });
  await expect(work).rejects.toThrow('no');
  expect([started, ended]).toEqual([[1, 2], [2]]);
});

test('resolves when there are no items', async () => {
  await expect(someAtATime(2, [], () => Promise.reject(new Error()))).resolves.toBeUndefined();
});
