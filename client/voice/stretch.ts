// Says a recording slower without lowering the voice: overlapping pieces of it, each moved to where it fits the last one
// best (WSOLA). Pure.

/** In seconds: the length of a piece, and how far it may be moved. */
const PIECE = 0.04;
const SEARCH = 0.01;
/** Every so many samples are compared. */
const COARSE = 4;

/** Returns where near `near` the samples are most like those at `like`. */
function bestMatch(samples: Float32Array, like: number, near: number, reach: number, size: number) {
  let best = near;
  let bestFit = -Infinity;
  const last = Math.min(near + reach, samples.length - size);
  for (let start = Math.max(0, near - reach); start <= last; start += COARSE) {
    let fit = 0;
    for (let at = 0; at < size; at += COARSE) fit += samples[start + at]! * samples[like + at]!;
    if (fit > bestFit) {
      bestFit = fit;
      best = start;
    }
  }
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
  let from = 0;
  for (let piece = 0; piece < pieces; piece += 1) {
    const near = Math.min(Math.round(piece * half * speed), samples.length - size);
    // What came right after the last piece fits best.
    const like = Math.min(from + half, samples.length - size);
    from = piece === 0 ? 0 : bestMatch(samples, like, near, reach, size);
    for (let at = 0; at < size; at += 1) {
      const weight = 0.5 - 0.5 * Math.cos((Math.PI * (at + 0.5)) / half);
      whole[piece * half + at]! += samples[from + at]! * weight;
    }
  }
  return whole;
}
