// The voice before the mouth has shaped it: pulses of air from the larynx.
import { RATE, type Samples } from './samples.ts';

/** Pulses are made at so many times the rate, and filtered, because their edges are sharp. */
const FINER = 4;
/** The share of a pulse in which the larynx is open. */
const OPEN = 0.62;
/** How unlike its neighbour a pulse is: in the time it is open, and in strength. */
const UNEVEN_TIME = 0.008;
const UNEVEN_STRENGTH = 0.05;
/** The breath that passes while the larynx is closed. */
const LEAK = 0.25;
/** The filter's length at the finer rate, and where it ends, as a share of half the rate. */
const TAPS = 129;
const PASS = 0.9;

/** The pitch falls evenly, as at the end of a sentence, with a slight vibrato from a third on. */
const FALL = { from: 1.15, by: 0.34 };
const VIBRATO = { hz: 5.1, depth: 0.006 };

/** A low pass of windowed sinc, with a sum of 1. */
const lowPass = (() => {
  const cutoff = PASS / FINER;
  const weights = Array.from({ length: TAPS }, (_, tap) => {
    const distance = tap - (TAPS - 1) / 2;
    const angle = Math.PI * cutoff * distance;
    const hamming = 0.54 - 0.46 * Math.cos((2 * Math.PI * tap) / (TAPS - 1));
    return hamming * (distance === 0 ? 1 : Math.sin(angle) / angle);
  });
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((weight) => weight / sum);
})();

/** Returns the pitch at each sample, in Hz, of a sound around `pitch`. */
function pitches(pitch: number, length: number): Float64Array {
  return Float64Array.from({ length }, (_, index) => {
    const share = index / (length - 1);
    const vibrato = Math.sin((2 * Math.PI * VIBRATO.hz * index) / RATE) * Math.min(1, share * 3);
    return pitch * (FALL.from - FALL.by * share) * (1 + VIBRATO.depth * vibrato);
  });
}

/** Pulses, and at each sample how far the larynx is open, from LEAK to 1. */
export interface Pulses {
  pulses: Samples;
  openness: Samples;
}

/** Returns every FINER-th of the samples, filtered. */
function coarser(fine: Float64Array): Samples {
  const result = new Float64Array(fine.length / FINER);
  for (let index = 0; index < result.length; index++) {
    const first = index * FINER - (TAPS - 1) / 2;
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) sum += (lowPass[tap] ?? 0) * (fine[first + tap] ?? 0);
    result[index] = sum;
  }
  return result;
}

/**
 * Returns pulses of the larynx: the derivative of the flow x² - x³ (Klatt & Klatt 1990, 'KLGLOTT88'). `pitch` is in Hz.
 */
export function pulsesOf(pitch: number, length: number, normal: () => number): Pulses {
  const pitchAt = pitches(pitch, length);
  const fine = new Float64Array(length * FINER);
  const openness = new Float64Array(length);
  let [phase, open, strength] = [0, OPEN, 1];
  for (let index = 0; index < fine.length; index++) {
    phase += (pitchAt[Math.floor(index / FINER)] ?? 0) / (RATE * FINER);
    if (phase >= 1 || index === 0) {
      phase %= 1;
      open = OPEN * Math.min(1.1, Math.max(0.9, 1 + UNEVEN_TIME * normal()));
      strength = 1 + UNEVEN_STRENGTH * normal();
    }
    const isOpen = phase < open;
    const x = phase / open;
    fine[index] = isOpen ? (2 * x - 3 * x * x) * strength : 0;
    if (index % FINER === 0) openness[index / FINER] = isOpen ? 1 : LEAK;
  }
  return { pulses: coarser(fine), openness };
}
