// Changes the rate of samples: a windowed sinc, with one table of weights for each position between two samples.

/** How many samples on each side have a part in a new sample. */
const REACH = 24;
/** The pass band ends here, as a share of half the lower rate. */
const PASS = 0.94;

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** The weights of the samples around a position, with a Blackman window and a sum of 1. */
function weightsAt(fraction: number, cutoff: number, reach: number): Float64Array {
  const weights = new Float64Array(2 * reach);
  let sum = 0;
  for (let index = 0; index < weights.length; index++) {
    const distance = index - reach + 1 - fraction;
    const angle = Math.PI * cutoff * distance;
    const sinc = distance === 0 ? 1 : Math.sin(angle) / angle;
    const around = (Math.PI * distance) / reach;
    const window = 0.42 + 0.5 * Math.cos(around) + 0.08 * Math.cos(2 * around);
    weights[index] = sinc * window;
    sum += sinc * window;
  }
  return weights.map((weight) => weight / sum);
}

/** Returns the same sound at the rate `to`, in Hz. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const divisor = commonDivisor(Math.round(from), Math.round(to));
  const [up, down] = [Math.round(to) / divisor, Math.round(from) / divisor];
  const cutoff = PASS * Math.min(1, to / from);
  const reach = Math.ceil(REACH / Math.min(1, to / from));
  const tables = new Map<number, Float64Array>();
  const result = new Float32Array(Math.floor((samples.length * up) / down));
  for (let index = 0; index < result.length; index++) {
    const at = Math.floor((index * down) / up);
    const phase = (index * down) % up;
    const weights = tables.get(phase) ?? weightsAt(phase / up, cutoff, reach);
    tables.set(phase, weights);
    let sum = 0;
    for (let tap = 0; tap < weights.length; tap++) {
      sum += (samples[at - reach + 1 + tap] ?? 0) * (weights[tap] ?? 0);
    }
    result[index] = sum;
  }
  return result;
}
