import { expect, test } from 'vitest';
import { stretch } from './stretch.ts';

const RATE = 48_000;
const tone = (frequency: number, seconds: number) =>
  Float32Array.from({ length: seconds * RATE }, (_, at) =>
    Math.sin((2 * Math.PI * frequency * at) / RATE),
  );
/** Counts how often the samples rise through zero in a second. */
const pitchOf = (samples: Float32Array) => {
  let rises = 0;
  for (let at = 1; at < samples.length; at += 1)
    if (samples[at - 1]! < 0 && samples[at]! >= 0) rises += 1;
  return (rises * RATE) / samples.length;
};
const powerOf = (samples: Float32Array) =>
  samples.reduce((sum, one) => sum + one * one, 0) / samples.length;

test.each([0.6, 0.75, 1.25])(
  'at %d of its speed a recording keeps its pitch and loudness',
  (speed) => {
    const samples = tone(220, 1);
    const slow = stretch(samples, RATE, speed);
    expect(slow.length / samples.length).toBeCloseTo(1 / speed, 1);
    const middle = slow.subarray(0.1 * RATE, -0.1 * RATE);
    expect(pitchOf(middle) / 220).toBeCloseTo(1, 1);
    expect(powerOf(middle)).toBeCloseTo(0.5, 1);
  },
);

test('at its own speed it is as it was', () => {
  const samples = tone(220, 0.2);
  expect(stretch(samples, RATE, 1)).toBe(samples);
});

test('a very short recording is left as it is', () => {
  expect(stretch(new Float32Array(100), RATE, 0.5)).toHaveLength(100);
});
