import { describe, expect, test } from 'vitest';
import { resample } from './resample.ts';

const sine = (hertz: number, rate: number, seconds = 0.5) =>
  Float32Array.from(
    { length: rate * seconds },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / rate),
  );

/** The greatest difference away from the ends. */
const difference = (one: Float32Array, other: Float32Array) =>
  Math.max(...one.slice(2000, -2000).map((sample, at) => Math.abs(sample - other[at + 2000]!)));

describe.each([16_000, 22_050, 44_100, 96_000])('samples at %d Hz', (rate) => {
  test('keep their tone and their length at 48,000 Hz', () => {
    const result = resample(sine(997, rate), rate, 48_000);
    expect(result.length / 48_000).toBeCloseTo(0.5, 3);
    expect(difference(result, sine(997, 48_000))).toBeLessThan(0.002);
  });
});

test('what the lower rate cannot hold is left out', () => {
  const result = resample(sine(20_000, 48_000), 48_000, 16_000);
  expect(Math.max(...result.slice(500, -500).map(Math.abs))).toBeLessThan(0.005);
});

test('samples at the right rate are returned as they are', () => {
  const samples = sine(997, 48_000);
  expect(resample(samples, 48_000, 48_000)).toBe(samples);
});
