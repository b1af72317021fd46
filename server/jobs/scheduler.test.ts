import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Metrics } from '../observability/metrics/metrics.ts';
import { openTestDatabase } from '../test-support/databases.ts';
import { spyOnDatasync } from '../test-support/datasync-spy.ts';
import { type ScheduledJob, startScheduler } from './scheduler.ts';
import type { Db } from '../database/tables.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let db: Db;
beforeAll(async () => {
  const database = await openTestDatabase('sqlite');
  db = database.db;
  // From here on nothing waits for the disk, so that fake timers are enough.
  await database.check();
  (await spyOnDatasync()).mockResolvedValue();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await db.deleteFrom('leases').execute();
});

const start = (
  jobs: ScheduledJob[],
  log = { error: (): void => {} },
  metrics?: Pick<Metrics, 'jobRegistered' | 'jobFinished'>,
) => startScheduler(jobs, { db, now: Date.now, log, ...(metrics && { metrics }) });

test('runs five seconds after the start and then every hour, until it is stopped', async () => {
  const run = vi.fn(async () => {});
  const stop = start([{ name: 'a', run }]);
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

test('a job that is due runs within a minute, and the others wait for the hour', async () => {
  let isDue = false;
  const due = { name: 'due', run: vi.fn(async () => {}), isDue: async () => isDue };
  const other = { name: 'other', run: vi.fn(async () => {}) };
  const stop = start([due, other]);
  const runs = () => [due.run.mock.calls.length, other.run.mock.calls.length];
  await vi.advanceTimersByTimeAsync(5_000 + 10 * MINUTE);
  expect(runs()).toEqual([1, 1]);
  isDue = true;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs()).toEqual([2, 1]);
  isDue = false;
  await vi.advanceTimersByTimeAsync(48 * MINUTE);
  expect(runs()).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs()).toEqual([3, 2]);
  stop();
});

test('a job that is due and fails is tried again when the hour is over', async () => {
  const error = vi.fn();
  const run = vi.fn(() => Promise.reject(new Error('no')));
  const stop = start([{ name: 'a', run, isDue: async () => true }], { error });
  await vi.advanceTimersByTimeAsync(5_000 + HOUR - MINUTE);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(run).toHaveBeenCalledTimes(2);
  run.mockImplementation(async () => undefined as never);
  await vi.advanceTimersByTimeAsync(HOUR + MINUTE);
  expect(run).toHaveBeenCalledTimes(4);
  expect(error).toHaveBeenCalledTimes(2);
  stop();
});

test('a job that cannot say whether it is due is asked again, and has not failed', async () => {
  const error = vi.fn();
  const run = vi.fn(async () => {});
  const isDue = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(true);
  const metrics = { jobRegistered: vi.fn(), jobFinished: vi.fn() };
  const stop = start([{ name: 'a', run, isDue }], { error }, metrics);
  await vi.advanceTimersByTimeAsync(5_000 + MINUTE);
  expect(run).toHaveBeenCalledTimes(1);
  expect(error.mock.calls).toEqual([
    [{ err: new Error('no') }, 'A scheduled job did not say whether it is due: a'],
  ]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(run).toHaveBeenCalledTimes(2);
  expect(metrics.jobFinished.mock.calls).toEqual([
    ['a', 'done'],
    ['a', 'done'],
  ]);
  stop();
});

test('a failed job is logged and counted, and the other jobs still run', async () => {
  const error = vi.fn();
  const run = vi.fn(async () => {});
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no')) };
  const metrics = { jobRegistered: vi.fn(), jobFinished: vi.fn() };
  const stop = start([broken, { name: 'a', run }], { error }, metrics);
  expect(metrics.jobRegistered.mock.calls).toEqual([['broken'], ['a']]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith({ err: new Error('no') }, 'Scheduled job failed: broken');
  expect(metrics.jobFinished.mock.calls).toEqual([
    ['broken', 'failed'],
    ['a', 'done'],
  ]);
  stop();
});

test('a run that takes longer than an hour does not overlap with the next', async () => {
  let finish = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = start([{ name: 'slow', run }]);
  await vi.advanceTimersByTimeAsync(5_000 + 3 * HOUR);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(run).toHaveBeenCalledTimes(2);
  stop();
});

test('only one of two processes runs a job at a time, and the other retries soon', async () => {
  let finish = () => {};
  const first = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = vi.fn(async () => {});
  const stops = [start([{ name: 'a', run: first }])];
  await vi.advanceTimersByTimeAsync(1);
  stops.push(start([{ name: 'a', run: second }]));
  // Longer than a lease: the first process renews its lease.
  await vi.advanceTimersByTimeAsync(5_000 + 3 * MINUTE);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(0);
  finish();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(second).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

test('another process runs the job of a dead process when its lease has expired', async () => {
  const deadLease = { name: 'chore a', holder: 'vanished' };
  await db
    .insertInto('leases')
    .values({ ...deadLease, held_until: Date.now() + MINUTE })
    .execute();
  const run = vi.fn(async () => {});
  const stop = start([{ name: 'a', run }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});
