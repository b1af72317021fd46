// What a recording must be: the browser has cut and levelled it, and any other program can do the same.
import { loudnessOf, truePeakOf } from '../../../audio/loudness.ts';
import { readWav, WavError } from '../../../audio/wav.ts';
import {
  longestRecording,
  LOUDEST_PEAK,
  LOUDNESS_TOLERANCE,
  RECORDING_LOUDNESS,
  RECORDING_RATE,
  type RecordingKind,
  SHORTEST_RECORDING,
} from '../../../domain/recordings.ts';

/** Nobody hears what is quieter, in LUFS. */
const SILENCE = -60;
/** A peak from here on is at its limit, so the recording cannot be made louder. In dBTP. */
const HIGH_PEAK = -4;

export interface CheckedSound {
  samples: Float32Array;
  milliseconds: number;
  /** In hundredths of LUFS. */
  loudness: number;
}

/** Returns the sound of a WAV file, or a sentence that says what is wrong with it and what is allowed. */
export function checkSound(bytes: Uint8Array, kind: RecordingKind): CheckedSound | string {
  const sound = readSound(bytes);
  if (typeof sound === 'string') return sound;
  const { samples, rate } = sound;
  if (rate !== RECORDING_RATE) {
    return `This recording has ${rate} samples a second. It must have ${RECORDING_RATE}.`;
  }
  const seconds = samples.length / rate;
  if (seconds < SHORTEST_RECORDING) {
    return `This recording is too short. It must have at least ${SHORTEST_RECORDING} seconds.`;
  }
  if (seconds > longestRecording[kind]) return tooLong(kind);
  const loudness = loudnessOf(samples, rate);
  return (
    findLoudnessFault(loudness, () => truePeakOf(samples)) ?? {
      samples,
      milliseconds: Math.round(seconds * 1000),
      loudness: Math.round(loudness * 100),
    }
  );
}

export const tooLong = (kind: RecordingKind): string =>
  `This recording is too long: a ${kind} can have at most ${longestRecording[kind]} seconds.`;

function readSound(bytes: Uint8Array) {
  try {
    return readWav(bytes);
  } catch (error) {
    if (error instanceof WavError) return error.message;
    throw error;
  }
}

function findLoudnessFault(loudness: number, peak: () => number): string | null {
  if (loudness < SILENCE) return 'There is nothing to hear in this recording.';
  const found = `It has ${loudness.toFixed(1)} LUFS, and must have ${RECORDING_LOUDNESS}, give or take ${LOUDNESS_TOLERANCE}.`;
  if (loudness > RECORDING_LOUDNESS + LOUDNESS_TOLERANCE) {
    return `This recording is too loud. ${found}`;
  }
  const highest = peak();
  if (highest > LOUDEST_PEAK) {
    return `This recording is too loud. Its peak is ${highest.toFixed(1)} dBTP, and can be at most ${LOUDEST_PEAK}.`;
  }
  const isQuiet = loudness < RECORDING_LOUDNESS - LOUDNESS_TOLERANCE;
  return isQuiet && highest < HIGH_PEAK ? `This recording is too quiet. ${found}` : null;
}
