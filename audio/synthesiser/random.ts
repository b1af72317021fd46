// Random numbers that are the same each time, so that the sounds can be made again.

/** Returns a source of numbers with a normal distribution (mean 0, variance 1), which begins with `seed`, a text. */
export function normalNumbers(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  /** Mulberry32, a generator of Tommy Ettinger's in the public domain: from 0 to 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mix = Math.imul(state ^ (state >>> 15), state | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
  };
  // Box and Muller's way from even numbers to normal ones.
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** Returns `length` normal numbers: white noise. */
export const whiteNoise = (normal: () => number, length: number): Float64Array =>
  Float64Array.from({ length }, normal);
