import { beforeEach, expect, test } from 'vitest';
import { createThrottledSync } from './throttled-sync.ts';

let now: number;
/** Each ends one running sync. */
let finish: (() => void)[];
let throttled: ReturnType<typeof createThrottledSync>;

function create(maxWait: number) {
  const sync = () => new Promise<void>((resolve) => finish.push(resolve));
  return createThrottledSync(sync, () => now, maxWait);
}

beforeEach(() => {
  now = 1_000_000;
  finish = [];
  throttled = create(60_000);
});

test('calls during a sync wait for it', async () => {
  const waiting = [throttled.run('kim')];
  now += 30_000;
  waiting.push(throttled.run('kim'));
  expect(finish).toHaveLength(1);
  finish[0]!();
  await Promise.all(waiting);
});

test('a new sync starts at the earliest 1.5 seconds after the last one', async () => {
  const first = throttled.run('kim');
  finish[0]!();
  await first;
  now += 1_499;
  await throttled.run('kim');
  expect(finish).toHaveLength(1);
  now += 1;
  const second = throttled.run('kim');
  expect(finish).toHaveLength(2);
  finish[1]!();
  await second;
});

test('each student has a separate sync', async () => {
  const both = [throttled.run('kim'), throttled.run('sam')];
  expect(finish).toHaveLength(2);
  for (const end of finish) end();
  await Promise.all(both);
});

test('after a reset the next call starts a new sync', async () => {
  const first = throttled.run('kim');
  finish[0]!();
  await first;
  throttled.reset('kim');
  const second = throttled.run('kim');
  expect(finish).toHaveLength(2);
  finish[1]!();
  await second;
});

test('no call waits longer than maxWait, and the sync goes on', async () => {
  const hasty = create(0);
  await hasty.run('kim');
  await hasty.run('kim');
  expect(finish).toHaveLength(1);
  finish[0]!();
});
