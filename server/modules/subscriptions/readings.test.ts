import { beforeEach, expect, test } from 'vitest';
import { createReadings } from './readings.ts';

let now: number;
/** Ends the readings that are under way. */
let answers: (() => void)[];
let readings: ReturnType<typeof createReadings>;

function create(patience: number) {
  const read = () => new Promise<void>((resolve) => answers.push(resolve));
  return createReadings(read, () => now, patience);
}

beforeEach(() => {
  now = 1_000_000;
  answers = [];
  readings = create(60_000);
});

test('whoever asks while a reading is under way waits for it, however long it takes', async () => {
  const waiting = [readings.wait('kim')];
  now += 30_000;
  waiting.push(readings.wait('kim'));
  expect(answers).toHaveLength(1);
  answers[0]!();
  await Promise.all(waiting);
});

test('from one reading to the next it takes a second and a half', async () => {
  const first = readings.wait('kim');
  answers[0]!();
  await first;
  now += 1_499;
  await readings.wait('kim');
  expect(answers).toHaveLength(1);
  now += 1;
  const second = readings.wait('kim');
  expect(answers).toHaveLength(2);
  answers[1]!();
  await second;
});

test('each family has a reading of its own', async () => {
  const both = [readings.wait('kim'), readings.wait('sam')];
  expect(answers).toHaveLength(2);
  for (const answer of answers) answer();
  await Promise.all(both);
});

test('who is on her way to the provider is read anew', async () => {
  const first = readings.wait('kim');
  answers[0]!();
  await first;
  readings.renew('kim');
  const second = readings.wait('kim');
  expect(answers).toHaveLength(2);
  answers[1]!();
  await second;
});

test('nobody waits longer than patience allows, and the reading goes on', async () => {
  const hasty = create(0);
  await hasty.wait('kim');
  await hasty.wait('kim');
  expect(answers).toHaveLength(1);
  answers[0]!();
});
