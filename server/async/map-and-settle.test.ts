import { expect, test } from 'vitest';
import { mapAndSettle } from './map-and-settle.ts';

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve));

test('processes every item, at most the given number at once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = async (item: number) => {
    most = Math.max(most, ++running);
    await nextTick();
    running--;
    done.push(item);
  };
  await mapAndSettle(new Set([1, 2, 3, 4, 5, 6, 7]), work, { concurrency: 3 });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('starts no items after a failure, and throws it when the started items have ended', async () => {
  const started: number[] = [];
  const ended: number[] = [];
  const work = async (item: number) => {
    started.push(item);
    await nextTick();
    if (item === 1) throw new Error('no');
    await nextTick();
    ended.push(item);
  };
  await expect(mapAndSettle([1, 2, 3, 4], work, { concurrency: 2 })).rejects.toThrow('no');
  expect([started, ended]).toEqual([[1, 2], [2]]);
});

test('starts nothing after an item that fails at once', async () => {
  const started: number[] = [];
  const work = async (item: number) => {
    started.push(item);
    if (item === 1) throw new Error('no');
  };
  await expect(mapAndSettle([1, 2, 3, 4], work, { concurrency: 2 })).rejects.toThrow('no');
  expect(started).toEqual([1]);
});

test('resolves when there are no items', async () => {
  const work = () => Promise.reject(new Error());
  await expect(mapAndSettle([], work, { concurrency: 2 })).resolves.toBeUndefined();
});
