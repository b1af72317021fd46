// Recordings for tests: tones as loud as a recording must be.
import { writeWav } from '../../audio/wav.ts';
import { RECORDING_RATE } from '../../domain/recordings.ts';
import { checkSound } from '../modules/recordings/check-sound.ts';
import type { SoundTools } from '../modules/recordings/examine.ts';
import { badBody } from '../problems/problem.ts';

const MP3_START = Buffer.from([0xff, 0xfb]);

interface Tone {
  seconds?: number;
  /** In Hz. Another one makes another recording. */
  pitch?: number;
  /** Of the peak. About -19 LUFS. */
  amplitude?: number;
  rate?: number;
}

export const tone = ({
  seconds = 0.2,
  pitch = 440,
  amplitude = 0.16,
  rate = RECORDING_RATE,
}: Tone = {}): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * pitch * index) / rate),
  );

/** Returns the WAV file of a tone. */
export const wavOf = (wanted: Tone = {}): Buffer =>
  Buffer.from(writeWav(tone(wanted), wanted.rate ?? RECORDING_RATE));

/** Checks as the server's tools do, in the test's own process: to start one for each file takes long. Its MP3 is none. */
export const quickSoundTools: SoundTools = {
  async examine(bytes, kind) {
    const checked = checkSound(bytes, kind);
    if (typeof checked === 'string') throw badBody(checked);
    const { samples, ...measured } = checked;
    return { ...measured, wav: Buffer.from(writeWav(samples, RECORDING_RATE)) };
  },
  makeMp3: async (wav) => Buffer.concat([MP3_START, wav.subarray(44, 2044)]),
};
