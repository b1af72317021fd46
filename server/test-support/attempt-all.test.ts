import { expect, test } from 'vitest';
import { attemptAll } from './attempt-all.ts';

const named = (...tries: string[]) => tries.map((one) => [one, one] as const);

test('makes every attempt and reports all failures with their reasons', async () => {
  const made: string[] = [];
  const trying = attemptAll(named('one', 'two', 'three', 'four'), async (one) => {
    made.push(one);
    if (one !== 'three') throw new Error(`no ${one}`);
  });
  await expect(trying).rejects.toThrow('3 of 4 failed:\none: no one\ntwo: no two\nfour: no four');
  expect(made).toEqual(['one', 'two', 'three', 'four']);
});

test('resolves if no attempt fails', async () => {
  await expect(attemptAll(named('one', 'two'), () => {})).resolves.toBeUndefined();
});

test('fails without attempts', async () => {
  await expect(attemptAll([], () => {})).rejects.toThrow('nothing to try');
});
