// How loud samples are, as ITU-R BS.1770-4 and EBU R 128 measure it.
import { type Biquad, filtered } from './filters.ts';

/** Loudness is measured over blocks of 400 ms, a new one each 100 ms. In seconds. */
const BLOCK = 0.4;
const STEP = 0.1;
/** What is shorter is repeated to this length, in seconds: a stop is over before a block is. */
const LEAST = 3;
/** Blocks below this count as silence, in LUFS, and then those so far below the others, in LU. */
const GATE = -70;
const BELOW = 10;

/** The two filters of BS.1770, for any rate: the head's, which raises what is high, and one against what is low. */
function weighting(rate: number): readonly Biquad[] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / rate);
  const [high, q] = [10 ** (3.999843853973347 / 20), 0.7071752369554196];
  const middle = high ** 0.4996667741545416;
  const one = 1 + shelf / q + shelf * shelf;
  const low = Math.tan((Math.PI * 38.13547087602444) / rate);
  const lowQ = 0.5003270373238773;
  const two = 1 + low / lowQ + low * low;
  return [
    {
      b: [
        (high + (middle * shelf) / q + shelf * shelf) / one,
        (2 * (shelf * shelf - high)) / one,
        (high - (middle * shelf) / q + shelf * shelf) / one,
      ],
      a: [(2 * (shelf * shelf - 1)) / one, (1 - shelf / q + shelf * shelf) / one],
    },
    { b: [1, -2, 1], a: [(2 * (low * low - 1)) / two, (1 - low / lowQ + low * low) / two] },
  ];
}

function repeated(samples: Float32Array, length: number): Float32Array {
  if (samples.length >= length) return samples;
  const result = new Float32Array(Math.ceil(length / samples.length) * samples.length);
  for (let at = 0; at < result.length; at += samples.length) result.set(samples, at);
  return result;
}

/** Returns the mean square of each block. */
function powersOf(weighted: Float64Array, rate: number): number[] {
  const [size, step] = [Math.round(BLOCK * rate), Math.round(STEP * rate)];
  const powers: number[] = [];
  for (let start = 0; start + size <= weighted.length; start += step) {
    let sum = 0;
    for (let index = start; index < start + size; index++) sum += (weighted[index] ?? 0) ** 2;
    powers.push(sum / size);
  }
  return powers;
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Returns the loudness in LUFS; minus infinity for silence. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  if (samples.length === 0) return -Infinity;
  const weighted = weighting(rate).reduce<ArrayLike<number>>(
    filtered,
    repeated(samples, LEAST * rate),
  );
  const heard = powersOf(Float64Array.from(weighted), rate).filter((power) => lufs(power) > GATE);
  if (heard.length === 0) return -Infinity;
  const gate = lufs(mean(heard)) - BELOW;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
}

/** True peaks are looked for at this many places from one sample to the next, with so many samples on each side. */
const PLACES = 4;
const REACH = 24;

/** The weights of the samples around each place between two samples: a windowed sinc. */
const weightsOfPlaces = Array.from({ length: PLACES - 1 }, (_, place) =>
  Float64Array.from({ length: 2 * REACH }, (_one, tap) => {
    const distance = tap - REACH + 1 - (place + 1) / PLACES;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (REACH + 1));
    return (window * Math.sin(Math.PI * distance)) / (Math.PI * distance);
  }),
);

/** How much higher than the samples around it a peak between them can be. */
const HIGHEST_RISE = Math.max(
  ...weightsOfPlaces.map((weights) => weights.reduce((sum, one) => sum + Math.abs(one), 0)),
);

const highestOf = (samples: Float32Array) =>
  samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);

/** Returns the highest peak of the sound between the samples too, in dBTP; minus infinity for silence. */
export function truePeakOf(samples: Float32Array): number {
  let peak = highestOf(samples);
  const padded = new Float32Array(samples.length + 2 * REACH);
  padded.set(samples, REACH);
  for (let start = 0; start < samples.length; start += 2 * REACH) {
    const around = padded.subarray(start, start + 4 * REACH);
    if (highestOf(around) * HIGHEST_RISE <= peak) continue;
    for (let index = 1; index <= 2 * REACH; index++) {
      for (const weights of weightsOfPlaces) {
        let sum = 0;
        for (let tap = 0; tap < 2 * REACH; tap++) {
          sum += (around[index + tap] ?? 0) * (weights[tap] ?? 0);
        }
        peak = Math.max(peak, Math.abs(sum));
      }
    }
  }
  return 20 * Math.log10(peak);
}

/**
 * Returns the factor that brings samples to `loudness`, in LUFS, or as near to it as a highest true peak of `peak`, in
 * dBTP, allows; 1 for silence.
 */
export function factorTo(
  { loudness, peak }: { loudness: number; peak: number },
  samples: Float32Array,
  rate: number,
): number {
  const gain = Math.min(loudness - loudnessOf(samples, rate), peak - truePeakOf(samples));
  return Number.isFinite(gain) ? 10 ** (gain / 20) : 1;
}
