import { describe, expect, test } from 'vitest';
import { audibleOf, type Clip, mixSounding } from './mix.ts';

const RATE = 8000;

/** A tone with 20 ms of silence before it and 40 ms after. */
function tone(seconds: number, hold: Clip['hold'], frequency = 440): Clip {
  const samples = new Float32Array((seconds + 0.06) * RATE);
  const from = 0.02 * RATE;
  for (let at = 0; at < seconds * RATE; at += 1)
    samples[from + at] = 0.5 * Math.cos((2 * Math.PI * frequency * at) / RATE);
  return { samples, hold };
}
const loudest = (samples: Float32Array) =>
  samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

test('what is heard of a clip has no silence around it', () => {
  const { length } = audibleOf(tone(0.5, 'held').samples);
  expect(length / RATE).toBeCloseTo(0.5, 2);
  expect(audibleOf(new Float32Array(100))).toHaveLength(0);
});

describe('the sounds of a word are one sound', () => {
  const { samples, steps } = mixSounding(
    [[tone(0.6, 'held')], [tone(0.4, 'short vowel', 300)], [], [tone(0.1, 'stop', 200)]],
    RATE,
  );

  test('as long as the plan', () => {
    expect(samples.length / RATE).toBeCloseTo(0.6 - 0.07 + 0.4 + 0.04 + 0.1, 2);
    expect(steps.at(-1)!.end).toBeCloseTo(samples.length / RATE, 2);
  });

  test('without a jump, a clipped sample or a silence of more than sixty milliseconds', () => {
    expect(loudest(samples)).toBeLessThan(0.75);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.05);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.05);
    let silence = 0;
    for (const sample of samples) {
      silence = Math.abs(sample) > 0.005 ? 0 : silence + 1;
      expect(silence / RATE).toBeLessThan(0.06);
    }
  });

  test('that is as loud where one sound becomes the next', () => {
    const across = samples.slice(0.54 * RATE, 0.6 * RATE);
    const power = across.reduce((sum, one) => sum + one * one, 0) / across.length;
    expect(power / (0.5 * 0.5 * 0.5)).toBeGreaterThan(0.7);
    expect(power / (0.5 * 0.5 * 0.5)).toBeLessThan(1.4);
  });
});

test('silent letters alone make no sound', () => {
  expect(loudest(mixSounding([[], []], RATE).samples)).toBe(0);
});
