import { expect, it } from 'vitest';
import { filtered, highPass, lowPassOf } from './filters.ts';

const RATE = 48_000;
const tone = (hz: number) =>
  Float32Array.from({ length: RATE }, (_, index) => Math.sin((2 * Math.PI * hz * index) / RATE));

/** The gain of a filter for a tone, in dB, once it has settled. */
function gainFor(hz: number, filter: (samples: Float32Array) => ArrayLike<number>): number {
  const peak = Array.from(filter(tone(hz)))
    .slice(RATE / 2)
    .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return 20 * Math.log10(peak);
}

it.each([
  [30, -12.3],
  [60, -3],
  [600, 0],
])('a high pass of 60 Hz: %d Hz by %d dB', (hz, gain) => {
  expect(gainFor(hz, (samples) => highPass(samples, RATE, 60))).toBeCloseTo(gain, 1);
});

it.each([
  [65, 0],
  [650, -3],
  [6500, -40.8],
])('a low pass of 650 Hz: %d Hz by %d dB', (hz, gain) => {
  expect(gainFor(hz, (samples) => filtered(samples, lowPassOf(650, RATE)))).toBeCloseTo(gain, 0);
});
