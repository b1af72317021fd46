// The instruments of the other tests, held to signals that are known.
import { expect, it } from 'vitest';
import { filtered } from '../filters.ts';
import { resonance } from '../synthesiser/resonances.ts';
import { RATE } from '../synthesiser/samples.ts';
import { onePole } from '../synthesiser/voice.ts';
import { formantsOf } from './formants.ts';
import { centreOf } from './friction.ts';

/** A pulse every 10 ms, softer by 6 dB an octave like a voice, through resonances at these frequencies. */
function pulses(frequencies: readonly number[]): Float32Array {
  const source = new Float64Array(RATE / 2).map((_, index) => (index % (RATE / 100) === 0 ? 1 : 0));
  const voice = frequencies.reduce<Float64Array>(
    (samples, hz) => filtered(samples, resonance(hz, 80)),
    filtered(source, onePole(0.99)),
  );
  return Float32Array.from(voice);
}

it.each([
  [300, 2600],
  [450, 1000],
  [550, 1900],
  [850, 1600],
  [800, 2100],
])('the formants of known resonances: %d and %d Hz', (first, second) => {
  const found = formantsOf(pulses([first, second, 3000, 3900, 4900]), RATE, 0.1, 0.4);
  expect(Math.abs(found.first / first - 1)).toBeLessThan(0.025);
  expect(Math.abs(found.second / second - 1)).toBeLessThan(0.025);
});

it.each([1000, 4229, 6133])('the centre of a tone of %d Hz', (hz) => {
  const tone = Float32Array.from({ length: 16_384 }, (_, index) =>
    Math.sin((2 * Math.PI * hz * index) / RATE),
  );
  expect(Math.abs(centreOf(tone, RATE) / hz - 1)).toBeLessThan(0.02);
});
