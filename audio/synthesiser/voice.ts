// A voiced sound: pulses and breath, through the formants.
import { type Biquad, filtered } from '../filters.ts';
import { whiteNoise } from './random.ts';
import { type Formants, type Path, shaped } from './resonances.ts';
import { faded, lengthOf, RATE, type Samples } from './samples.ts';
import { pulsesOf } from './voice-source.ts';

/** The pitch of the voice, in Hz: a woman's. */
const PITCH = 205;
/** How loud the breath is against the pulses. */
const BREATH = 0.12;

/** One pole or one zero at `weight`. */
export const onePole = (weight: number, gain = 1): Biquad => ({ b: [gain, 0, 0], a: [-weight, 0] });
export const oneZero = (weight: number): Biquad => ({ b: [1, -weight, 0], a: [0, 0] });

/** How a voiced sound is made. Times are in seconds, frequencies and widths in Hz. */
export interface Voiced {
  seconds: number;
  path: Path;
  pitch?: number;
  /** The share of breath. */
  breath?: number;
  swell?: number;
  decay?: number;
  /** Above this the voice is softer by 6 dB an octave. */
  dullAbove?: number;
  widths?: Formants;
  /** What the nose adds. */
  nose?: readonly Biquad[];
}

/** Makes a voiced sound. */
export function voiced(normal: () => number, sound: Voiced): Samples {
  const { seconds, path, pitch = PITCH, breath = 0.04, dullAbove = 2600 } = sound;
  const length = lengthOf(seconds);
  const { pulses, openness } = pulsesOf(pitch, length, normal);
  const weight = Math.exp((-2 * Math.PI * dullAbove) / RATE);
  const dull = filtered(pulses, onePole(weight, 1 - weight));
  const noise = filtered(whiteNoise(normal, length), oneZero(0.9));
  const source = dull.map(
    (sample, index) => sample + (noise[index] ?? 0) * (openness[index] ?? 0) * breath * BREATH,
  );
  const mouth = shaped(source, path, sound.widths ?? [70, 95, 140]);
  const whole = (sound.nose ?? []).reduce(filtered, mouth);
  return faded(whole, sound.swell ?? 0.03, sound.decay ?? 0.09);
}
