import { expect, test } from 'vitest';
import { AFTER_EMAIL, AFTER_GOOGLE, timeLeft } from './redirect-delay.ts';

const NOW = 1_800_000_000_000;

test('a screen stays 1000 ms after an e-mail sign-in and 500 ms after one with Google', () => {
  expect([AFTER_EMAIL, AFTER_GOOGLE]).toEqual([1000, 500]);
});

test.each([
  ['at the success the whole stay is left', NOW, 1000],
  ['what the subscription status took is not waited for again', NOW - 400, 600],
  ['a status that took longer than the stay leads on at once', NOW - 1500, 0],
  ['whom the browser knew is led on at once', null, 0],
])('%s', (_fact, since, left) => {
  expect(timeLeft(since, AFTER_EMAIL, NOW)).toBe(left);
});
