// Checks a WAV file, and makes of it what the library keeps. Nothing of the file but its samples is kept.
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { RecordingKind } from '../../../domain/recordings.ts';
import { runApart } from '../../async/run-apart.ts';
import { badBody, Problem } from '../../problems/problem.ts';

export interface Examined {
  /** A WAV file of the same samples. */
  wav: Buffer;
  milliseconds: number;
  /** In hundredths of LUFS. */
  loudness: number;
}

/** The first line of the process's output, as JSON; the WAV follows it. */
export type FirstLine = Omit<Examined, 'wav'> | { refusal: string };

/** In milliseconds. Two minutes of sound take some seconds. */
const TIMEOUT = 60_000;

const programs = {
  check: fileURLToPath(new URL('sound-process.ts', import.meta.url)),
  mp3: fileURLToPath(new URL('mp3-process.ts', import.meta.url)),
};

/** A process needs some 100 MB for the longest recording. */
const twoAtOnce = pLimit(2);

function run<T>(program: string, args: readonly string[], input: Uint8Array, timeout: number) {
  return twoAtOnce(() => runApart<T>({ program, args, input, timeout })).catch((cause: unknown) => {
    const message = 'The recording could not be checked. Please try again in a moment.';
    throw new Problem('unavailable', message, { cause });
  });
}

export interface SoundTools {
  /** Throws `invalid_request` with a sentence about what is wrong, and `unavailable` if the check fails. */
  examine(bytes: Uint8Array, kind: RecordingKind): Promise<Examined>;
  /** Returns the MP3 of a WAV file. Throws `unavailable`. */
  makeMp3(wav: Uint8Array): Promise<Buffer>;
}

/** Returns tools that run each file in a process of its own. */
export function createSoundTools({ program = programs.check, timeout = TIMEOUT } = {}): SoundTools {
  return {
    async examine(bytes, kind) {
      const { first, rest } = await run<FirstLine>(program, [kind], bytes, timeout);
      if ('refusal' in first) throw badBody(first.refusal);
      return { ...first, wav: rest };
    },
    makeMp3: async (wav) => (await run(programs.mp3, [], wav, TIMEOUT)).rest,
  };
}
