// Makes the single sounds (docs/sounds.md): a voice, or noise, through the formants of a mouth.
import { RECORDING_LOUDNESS } from '../../domain/recordings.ts';
import type { SoundId } from '../../domain/single-sounds.ts';
import { filtered, highPassOf } from '../filters.ts';
import { factorTo } from '../loudness.ts';
import { heldConsonants } from './held-consonants.ts';
import { normalNumbers } from './random.ts';
import { joined, RATE, type Samples, silence } from './samples.ts';
import { stops } from './stops.ts';
import { vowelMakers } from './vowels.ts';

/** The loudness of every sound, in LUFS, unless its peak would be higher than this, in dBTP: that of stops would be. */
const LEVEL = { loudness: RECORDING_LOUDNESS, peak: -2 };
/** The silence around a sound, in seconds. */
const BEFORE = 0.02;
const AFTER = 0.03;
/** What is lower is no part of a sound, in Hz. */
const RUMBLE = 60;

const makers: Readonly<Record<SoundId, (normal: () => number) => Samples>> = {
  ...heldConsonants,
  ...stops,
  ...vowelMakers,
};

/** Brings samples to the loudness of all sounds, and to the 16 bits that files have. */
function levelled(samples: Samples): Float32Array {
  const raw = Float32Array.from(samples);
  const factor = factorTo(LEVEL, raw, RATE);
  // Whole numbers are the same on every machine, whatever the last digit of a sine is there.
  return raw.map((sample) => Math.round(sample * factor * 32_768) / 32_768);
}

/** Makes a single sound: its samples at RATE, the same each time. */
export function makeSound(id: SoundId): Float32Array {
  const made = makers[id](normalNumbers(id));
  const mean = made.reduce((sum, sample) => sum + sample, 0) / made.length;
  const level = filtered(
    made.map((sample) => sample - mean),
    highPassOf(RUMBLE, RATE),
  );
  return levelled(joined(silence(BEFORE), level, silence(AFTER)));
}
