// Measures where the noise of a sound lies.
import { spectrumOf } from '../synthesiser/fourier.ts';

/** Below this a voice is louder than any noise, in Hz. */
const ABOVE = 500;

/** Returns the centre of gravity of the sound's power above 500 Hz, in Hz. */
export function centreOf(samples: Float32Array, rate: number): number {
  const { real, imaginary } = spectrumOf(samples);
  let [weighted, whole] = [0, 0];
  for (let index = 0; index <= real.length / 2; index++) {
    const hz = (index * rate) / real.length;
    if (hz < ABOVE) continue;
    const power = (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2;
    weighted += hz * power;
    whole += power;
  }
  return weighted / whole;
}
