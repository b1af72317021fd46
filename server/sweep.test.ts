import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSweeping } from './sweep.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;
const silent = { error: () => {} };

test('sweeps five seconds after the start, then every hour, and stops when told to', async () => {
  const run = vi.fn(async () => {});
  const stop = startSweeping([{ name: 'a', run }], silent);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(run).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a chore that fails is named in the log and counted, and the others are done', async () => {
  const error = vi.fn();
  const run = vi.fn(async () => {});
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no')) };
  const choreDone = vi.fn();
  const stop = startSweeping([broken, { name: 'a', run }], { error }, { choreDone });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith({ err: new Error('no') }, 'Not swept: broken');
  expect(choreDone.mock.calls).toEqual([
    ['broken', 'failed'],
    ['a', 'done'],
  ]);
  stop();
});

test('a sweep that takes longer than an hour is not overtaken by the next', async () => {
  let finish = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = startSweeping([{ name: 'slow', run }], silent);
  await vi.advanceTimersByTimeAsync(5_000 + 3 * HOUR);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(run).toHaveBeenCalledTimes(2);
  stop();
});
