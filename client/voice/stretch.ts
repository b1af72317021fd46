// Says a recording slower without lowering the voice: overlapping pieces of it, each moved to where it fits the last one
// best (WSOLA). Pure.

/** In seconds: the length of a piece, and how far it may be moved. */
const PIECE = 0.04;
const SEARCH = 0.01;
/** Every so many samples are compared, at every so many places; then at nearer places around the best of these. */
const COARSE = 12;
const FINE = 3;

/** Returns how like the samples at `start` are to those at `like`. */
function fitOf(samples: Float32Array, start: number, like: number, size: number): number {
  let fit = 0;
  for (let at = 0; at < size; at += COARSE) fit += samples[start + at]! * samples[like + at]!;
  return fit;
}

/** Returns where near `near` the samples are most like those at `like`. */
function bestMatch(samples: Float32Array, like: number, near: number, reach: number, size: number) {
  let best = near;
  let bestFit = -Infinity;
  const search = (first: number, last: number, step: number) => {
    for (let start = first; start <= last; start += step) {
      const fit = fitOf(samples, start, like, size);
      if (fit <= bestFit) continue;
      bestFit = fit;
      best = start;
    }
  };
  const first = Math.max(0, near - reach);
  const last = Math.min(near + reach, samples.length - size);
  search(first, last, COARSE);
  search(Math.max(first, best - COARSE + FINE), Math.min(last, best + COARSE - FINE), FINE);
  return best;
}

/** Returns the samples at another speed: 0.75 is slower. The pitch stays. */
export function stretch(
  samples: Float32Array<ArrayBuffer>,
  rate: number,
  speed: number,
): Float32Array<ArrayBuffer> {
  const half = Math.round((PIECE * rate) / 2);
  const size = half * 2;
  if (speed === 1 || samples.length < size * 2) return samples;
  const reach = Math.round(SEARCH * rate);
  const pieces = Math.floor((samples.length / speed - size) / half);
  const whole = new Float32Array((pieces + 1) * half);
  const weights = Float32Array.from(
    { length: size },
    (_, at) => 0.5 - 0.5 * Math.cos((Math.PI * (at + 0.5)) / half),
  );
  let from = 0;
  for (let piece = 0; piece < pieces; piece += 1) {
    const near = Math.min(Math.round(piece * half * speed), samples.length - size);
    // What came right after the last piece fits best.
    const like = Math.min(from + half, samples.length - size);
    from = piece === 0 ? 0 : bestMatch(samples, like, near, reach, size);
    for (let at = 0; at < size; at += 1) {
      whole[piece * half + at]! += samples[from + at]! * weights[at]!;
    }
  }
  return whole;
}
