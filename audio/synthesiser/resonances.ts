// The resonances of the mouth (formants) and of the nose. Frequencies and widths are in Hz.
import { type Biquad, filtered } from '../filters.ts';
import { type Point, valuesOf } from './curve.ts';
import { RATE, type Samples } from './samples.ts';

/** What a resonance makes of the present sample (gain) and of its own last two results. */
function weightsOf(frequency: number, width: number) {
  const radius = Math.exp((-Math.PI * width) / RATE);
  const last = 2 * radius * Math.cos((2 * Math.PI * frequency) / RATE);
  const before = -radius * radius;
  return { gain: 1 - last - before, last, before };
}

/** A resonance as a filter. */
export function resonance(frequency: number, width: number): Biquad {
  const { gain, last, before } = weightsOf(frequency, width);
  return { b: [gain, 0, 0], a: [-last, -before] };
}

/** The opposite of a resonance: what the closed mouth takes away from a sound of the nose. */
export function antiresonance(frequency: number, width: number): Biquad {
  const { gain, last, before } = weightsOf(frequency, width);
  return { b: [1 / gain, -last / gain, -before / gain], a: [0, 0] };
}

/** Lets a resonance move. It is set anew at each sample: steps would be heard as a buzz. */
function moving(samples: Samples, frequencies: Float64Array, width: number): Samples {
  let [last, before] = [0, 0];
  return samples.map((sample, index) => {
    const weights = weightsOf(frequencies[index] ?? 0, width);
    const result = weights.gain * sample + weights.last * last + weights.before * before;
    before = last;
    last = result;
    return result;
  });
}

/** The first three formants. */
export type Formants = readonly [first: number, second: number, third: number];

/** Where the formants are at moments of a sound: 0 is its start, and 1 its end. */
export type Path = readonly (readonly [at: number, formants: Formants])[];

/** Formants that stay. */
export const still = (formants: Formants): Path => [[0, formants]];

/** The formants above the third, which hardly move, and their widths. */
const higher: readonly (readonly [frequency: number, width: number])[] = [
  [4300, 250],
  [5400, 300],
  [6500, 400],
  [7600, 500],
  [8700, 600],
  [9800, 700],
  [10_900, 800],
];

/** Returns what the mouth makes of a source. */
export function shaped(source: Samples, path: Path, widths: Formants): Samples {
  const low = widths.reduce((samples, width, index) => {
    const points = path.map(([at, formants]): Point => [at, formants[index] ?? 0]);
    const isStill = points.every(([, value]) => value === points[0]?.[1]);
    if (isStill) return filtered(samples, resonance(points[0]?.[1] ?? 0, width));
    return moving(samples, valuesOf(points, samples.length), width);
  }, source);
  return higher.reduce(
    (samples, [frequency, width]) => filtered(samples, resonance(frequency, width)),
    low,
  );
}
