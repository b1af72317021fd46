// Noise of air through a narrow place: hissing, and the bursts of stops.
import { type Point, valueAt } from './curve.ts';
import { powerFrom, spectrumOf, transform } from './fourier.ts';
import { whiteNoise } from './random.ts';
import { lengthOf, RATE, type Samples, scaled } from './samples.ts';

/** A spectrum: how loud the noise is at some frequencies, in Hz and dB. */
export type NoiseShape = readonly Point[];

/**
 * The noise of held sounds. Peaks and centres follow Jongman, Wayland & Wong 2000 ('Acoustic characteristics of English
 * fricatives'), of 20 speakers: s peaks at 6839 Hz, sh at 3820, f at 7733, th at 7470.
 */
export const hisses = {
  s: [
    [0, -60],
    [2200, -45],
    [3600, -20],
    [4800, -5],
    [6200, 0],
    [7600, -2],
    [9000, -7],
    [11_000, -16],
    [12_000, -26],
  ],
  sh: [
    [0, -60],
    [1500, -40],
    [2300, -12],
    [3000, 0],
    [3800, -2],
    [5200, -4],
    [6500, -10],
    [9000, -20],
    [12_000, -34],
  ],
  f: [
    [0, -40],
    [500, -14],
    [1200, -4],
    [2500, -3],
    [4500, -3],
    [6500, -2],
    [7700, 0],
    [9000, -6],
    [11_000, -14],
    [12_000, -20],
  ],
  th: [
    [0, -45],
    [900, -16],
    [1800, -6],
    [3500, -5],
    [5500, -2],
    [7000, 0],
    [8000, -3],
    [10_000, -12],
    [12_000, -22],
  ],
} satisfies Record<string, NoiseShape>;

/** The bursts of stops, by the place that lets go: low at the lips, high behind the teeth, in the middle at the back. */
export const bursts = {
  lips: [
    [0, -12],
    [350, 0],
    [1000, -2],
    [2000, -10],
    [4000, -20],
    [12_000, -36],
  ],
  teeth: [
    [0, -40],
    [2000, -26],
    [3200, -8],
    [4500, 0],
    [6500, -2],
    [9000, -8],
    [12_000, -18],
  ],
  back: [
    [0, -40],
    [1000, -16],
    [1600, -2],
    [2000, 0],
    [2600, -5],
    [3600, -16],
    [5500, -18],
    [9000, -30],
    [12_000, -40],
  ],
} satisfies Record<string, NoiseShape>;

/** Makes noise with a spectrum, and a highest peak of a half. */
export function noise(normal: () => number, seconds: number, shape: NoiseShape): Samples {
  const length = lengthOf(seconds);
  const whole = powerFrom(length);
  const spectrum = spectrumOf(whiteNoise(normal, whole));
  for (let index = 0; index < whole; index++) {
    const hz = (Math.min(index, whole - index) * RATE) / whole;
    const factor = 10 ** (valueAt(shape, hz) / 20);
    spectrum.real[index] = (spectrum.real[index] ?? 0) * factor;
    spectrum.imaginary[index] = (spectrum.imaginary[index] ?? 0) * factor;
  }
  transform(spectrum, 1);
  return scaled(spectrum.real.slice(0, length), 0.5);
}
