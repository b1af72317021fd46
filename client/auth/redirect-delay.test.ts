import { expect, test } from 'vitest';
import { AFTER_EMAIL, AFTER_GOOGLE, timeLeft } from './redirect-delay.ts';

const NOW = 1_800_000_000_000;

test('a screen stays 1000 ms after an e-mail sign-in and 500 ms after one with Google', () => {
  expect([AFTER_EMAIL, AFTER_GOOGLE]).toEqual([1000, 500]);
});

test.each([
  ['right after the sign-in the whole delay is left', NOW, 1000],
  ['time spent loading the subscription status counts towards the delay', NOW - 400, 600],
  ['a status that took longer than the delay leaves no delay', NOW - 1500, 0],
  ['a session restored by the browser has no delay', null, 0],
])('%s', (_fact, since, left) => {
  expect(timeLeft(since, AFTER_EMAIL, NOW)).toBe(left);
});
