// The signals and limits of EBU Tech 3341, for one channel: one is 3 LU softer than two.
import { describe, expect, it } from 'vitest';
import { loudnessOf, truePeakOf } from './loudness.ts';

const RATE = 48_000;

/** A tone with a peak of `dbfs`. */
const tone = (hz: number, dbfs: number, seconds: number, rate = RATE, phase = 0) =>
  Float32Array.from(
    { length: seconds * rate },
    (_, index) => 10 ** (dbfs / 20) * Math.sin((2 * Math.PI * hz * index) / rate + phase),
  );
function joined(...parts: readonly Float32Array[]): Float32Array {
  const result = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

describe('loudness', () => {
  it.each([24_000, 44_100, 48_000])('of a tone of 997 Hz is 3 below its peak, at %d Hz', (rate) => {
    expect(loudnessOf(tone(997, -20, 3, rate), rate)).toBeCloseTo(-23.01, 1);
    expect(loudnessOf(tone(997, -33, 3, rate), rate)).toBeCloseTo(-36.01, 1);
  });

  it('weighs high tones more, and low ones less', () => {
    expect(loudnessOf(tone(6000, -20, 3), RATE)).toBeCloseTo(-19.7, 1);
    expect(loudnessOf(tone(38, -20, 3), RATE)).toBeLessThan(-28);
  });

  it('leaves out what is far softer than the rest, and silence', () => {
    const softer = tone(1000, -36, 5);
    const silence = new Float32Array(5 * RATE);
    const loud = tone(1000, -20, 20);
    // The limit of EBU Tech 3341: a tenth.
    expect(Math.abs(loudnessOf(joined(softer, loud, softer), RATE) + 23)).toBeLessThan(0.1);
    expect(Math.abs(loudnessOf(joined(silence, loud, silence), RATE) + 23)).toBeLessThan(0.1);
  });

  it('of a short sound is that of the sound again and again', () => {
    const short = tone(1000, -20, 0.15);
    const often = joined(...Array.from({ length: 20 }, () => short));
    expect(loudnessOf(short, RATE)).toBeCloseTo(loudnessOf(often, RATE), 5);
    expect(loudnessOf(short, RATE)).toBeCloseTo(-23, 1);
  });

  it('of silence, or of nothing, is minus infinity', () => {
    expect(loudnessOf(new Float32Array(RATE), RATE)).toBe(-Infinity);
    expect(loudnessOf(new Float32Array(), RATE)).toBe(-Infinity);
  });
});

describe('the true peak', () => {
  /** A tone that swells and dies away, since a sudden start has peaks of its own. */
  const swelling = (hz: number, phase: number) =>
    tone(hz, -6, 0.1, RATE, phase).map(
      (sample, index, all) => sample * Math.sin((Math.PI * index) / all.length) ** 2,
    );

  it.each([0, 45, 67.5])(
    'of a quarter of the rate is found between the samples: %d°',
    (degrees) => {
      const peak = truePeakOf(swelling(RATE / 4, (degrees * Math.PI) / 180));
      expect(peak).toBeGreaterThan(-6.4);
      expect(peak).toBeLessThan(-5.8);
    },
  );

  it.each([6, 3])('of a %dth of the rate', (part) => {
    expect(truePeakOf(swelling(RATE / part, 1))).toBeCloseTo(-6, 0);
  });

  it('of one sample is not below that sample', () => {
    expect(truePeakOf(Float32Array.of(0, 0.5, 0))).toBeCloseTo(-6.02, 2);
  });

  it('of silence is minus infinity', () => {
    expect(truePeakOf(new Float32Array(100))).toBe(-Infinity);
  });
});
