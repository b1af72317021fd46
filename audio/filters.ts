// Filters of second order, for samples at any rate.

/** A filter: what it makes of the present and the last two samples (b) and of its own last two results (a). */
export interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** Returns what a filter makes of `samples`. */
export function filtered(samples: ArrayLike<number>, { b, a }: Biquad): Float64Array {
  const result = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    result[index] = y;
  }
  return result;
}

/** Butterworth's: the pass band is as flat as can be. */
const FLAT = Math.SQRT1_2;

/** A filter that keeps what is above `hz`. `q` is its resonance there. */
export function highPassOf(hz: number, rate: number, q = FLAT): Biquad {
  const k = Math.tan((Math.PI * hz) / rate);
  const norm = 1 / (1 + k / q + k * k);
  return {
    b: [norm, -2 * norm, norm],
    a: [2 * (k * k - 1) * norm, (1 - k / q + k * k) * norm],
  };
}

/** A filter that keeps what is below `hz`. `q` is its resonance there. */
export function lowPassOf(hz: number, rate: number, q = FLAT): Biquad {
  const k = Math.tan((Math.PI * hz) / rate);
  const norm = 1 / (1 + k / q + k * k);
  return {
    b: [k * k * norm, 2 * k * k * norm, k * k * norm],
    a: [2 * (k * k - 1) * norm, (1 - k / q + k * k) * norm],
  };
}

/** Returns `samples` without what is below `hz`. */
export const highPass = (samples: Float32Array, rate: number, hz: number): Float32Array =>
  Float32Array.from(filtered(samples, highPassOf(hz, rate)));
