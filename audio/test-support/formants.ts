// Measures the formants of a voice, as Praat does: Burg's linear prediction of a windowed stretch, at 11 kHz.
import { resample } from '../resample.ts';

/** Five formants up to half of this rate, in Hz: a woman's. */
const RATE = 11_000;
const ORDER = 10;
/** The length of a stretch, and how far apart stretches begin, in seconds. */
const STRETCH = 0.05;
const STEP = 0.005;
/** Highs are raised from here on, in Hz. */
const RAISED_FROM = 50;

/** Returns the coefficients a[1..order] of the prediction error filter 1 + a1/z + ... (Burg's method). */
function burg(samples: Float64Array, order: number): number[] {
  let forward = Float64Array.from(samples);
  let backward = Float64Array.from(samples);
  let coefficients = [1];
  for (let step = 1; step <= order; step++) {
    let [across, energy] = [0, 0];
    for (let index = step; index < samples.length; index++) {
      const [f, b] = [forward[index] ?? 0, backward[index - 1] ?? 0];
      across += f * b;
      energy += f * f + b * b;
    }
    const reflection = energy === 0 ? 0 : (-2 * across) / energy;
    const nextForward = forward.slice();
    const nextBackward = backward.slice();
    for (let index = step; index < samples.length; index++) {
      const [f, b] = [forward[index] ?? 0, backward[index - 1] ?? 0];
      nextForward[index] = f + reflection * b;
      nextBackward[index] = b + reflection * f;
    }
    [forward, backward] = [nextForward, nextBackward];
    const padded = [...coefficients, 0];
    coefficients = padded.map((one, index) => one + reflection * (padded[step - index] ?? 0));
  }
  return coefficients.slice(1);
}

type Complex = readonly [real: number, imaginary: number];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const minus = ([a, b]: Complex, [c, d]: Complex): Complex => [a - c, b - d];
function over([a, b]: Complex, [c, d]: Complex): Complex {
  const size = c * c + d * d;
  return [(a * c + b * d) / size, (b * c - a * d) / size];
}

/** Returns the roots of z^n + a1 z^(n-1) + ... (Durand and Kerner's method). */
function rootsOf(coefficients: readonly number[]): Complex[] {
  const valueAt = (z: Complex) =>
    coefficients.reduce<Complex>(
      (sum, one) => {
        const [real, imaginary] = times(sum, z);
        return [real + one, imaginary];
      },
      [1, 0],
    );
  let roots = coefficients.map((_, index): Complex => {
    const angle = (2 * Math.PI * index) / coefficients.length + 0.4;
    return [0.95 * Math.cos(angle), 0.95 * Math.sin(angle)];
  });
  for (let round = 0; round < 60; round++) {
    roots = roots.map((root, index) => {
      const others = roots.filter((_, other) => other !== index);
      const product = others.reduce<Complex>(
        (all, other) => times(all, minus(root, other)),
        [1, 0],
      );
      return minus(root, over(valueAt(root), product));
    });
  }
  return roots;
}

/** Returns the frequencies of one stretch's formants, in Hz, the lowest first. */
function formantsOfStretch(stretch: Float64Array): number[] {
  return rootsOf(burg(stretch, ORDER))
    .filter(([, imaginary]) => imaginary > 0)
    .map(([real, imaginary]) => (Math.atan2(imaginary, real) * RATE) / (2 * Math.PI))
    .filter((hz) => hz > 50 && hz < RATE / 2 - 50)
    .sort((one, other) => one - other);
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * Returns the first two formants from one time to another, in Hz: the mean over all stretches between them, because in each
 * the overtones of the voice draw them a little to themselves.
 */
export function formantsOf(
  samples: Float32Array,
  rate: number,
  from: number,
  to: number,
): { first: number; second: number } {
  const low = resample(samples, rate, RATE);
  const weight = Math.exp((-2 * Math.PI * RAISED_FROM) / RATE);
  const raised = low.map((sample, index) => sample - weight * (low[index - 1] ?? 0));
  const length = Math.round(STRETCH * RATE);
  const found: number[][] = [];
  for (let at = from; at <= to; at += STEP) {
    const start = Math.round(at * RATE - length / 2);
    const stretch = Float64Array.from({ length }, (_, index) => {
      const place = (index - (length - 1) / 2) / (length / 2);
      return (raised[start + index] ?? 0) * Math.exp(-6 * place * place);
    });
    found.push(formantsOfStretch(stretch));
  }
  return {
    first: mean(found.map(([first = 0]) => first)),
    second: mean(found.map(([, second = 0]) => second)),
  };
}
