import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Metrics } from '../observability/metrics/metrics.ts';
import { openTestDatabase } from '../test-support/databases.ts';
import { watchDisk } from '../test-support/disk.ts';
import { type Chore, startSweeping } from './scheduler.ts';
import type { Db } from '../database/tables.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let db: Db;
beforeAll(async () => {
  const database = await openTestDatabase('sqlite');
  db = database.db;
  // No file is waited for from here on: only the timers' time goes by.
  await database.check();
  (await watchDisk()).mockResolvedValue();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await db.deleteFrom('leases').execute();
});

const sweep = (
  chores: Chore[],
  log = { error: (): void => {} },
  metrics?: Pick<Metrics, 'choreKnown' | 'choreDone'>,
) => startSweeping(chores, { db, now: Date.now, log, ...(metrics && { metrics }) });

test('sweeps five seconds after the start, then every hour, and stops when told to', async () => {
  const run = vi.fn(async () => {});
  const stop = sweep([{ name: 'a', run }]);
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
  const metrics = { choreKnown: vi.fn(), choreDone: vi.fn() };
  const stop = sweep([broken, { name: 'a', run }], { error }, metrics);
  expect(metrics.choreKnown.mock.calls).toEqual([['broken'], ['a']]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith({ err: new Error('no') }, 'Not swept: broken');
  expect(metrics.choreDone.mock.calls).toEqual([
    ['broken', 'failed'],
    ['a', 'done'],
  ]);
  stop();
});

test('a sweep that takes longer than an hour is not overtaken by the next', async () => {
  let finish = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = sweep([{ name: 'slow', run }]);
  await vi.advanceTimersByTimeAsync(5_000 + 3 * HOUR);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(run).toHaveBeenCalledTimes(2);
  stop();
});

test('of two processes one does a chore at a time, and the other looks in soon after', async () => {
  let finish = () => {};
  const first = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = vi.fn(async () => {});
  const stops = [sweep([{ name: 'a', run: first }])];
  await vi.advanceTimersByTimeAsync(1);
  stops.push(sweep([{ name: 'a', run: second }]));
  // Longer than a lease: the first holds on to its own.
  await vi.advanceTimersByTimeAsync(5_000 + 3 * MINUTE);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(0);
  finish();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(second).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

test('a chore whose process has vanished is done by another within two minutes', async () => {
  const vanished = { name: 'chore a', holder: 'vanished' };
  await db
    .insertInto('leases')
    .values({ ...vanished, held_until: Date.now() + MINUTE })
    .execute();
  const run = vi.fn(async () => {});
  const stop = sweep([{ name: 'a', run }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});
