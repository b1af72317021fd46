// Takes for the tests, as a microphone would give them: a sound in a room.
import type { SoundId } from '../../domain/single-sounds.ts';
import { resample } from '../resample.ts';
import { makeSound } from '../synthesiser/sounds.ts';
import { RATE as SYNTHESISER_RATE } from '../synthesiser/samples.ts';

export const RATE = 48_000;

/** Returns even noise, the same each time: a room. `level` is its peak. */
export function roomNoise(seconds: number, level = 0.0005): Float32Array {
  let state = 1;
  return Float32Array.from({ length: Math.round(seconds * RATE) }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return level * (state / 1_073_741_824 - 1);
  });
}

/** Joins parts; a number is a silence of so many seconds. */
export function joined(...parts: readonly (Float32Array | number)[]): Float32Array {
  const pieces = parts.map((part) =>
    typeof part === 'number' ? new Float32Array(Math.round(part * RATE)) : part,
  );
  const result = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    result.set(piece, at);
    at += piece.length;
  }
  return result;
}

/** Returns samples in a room of this noise. */
export function inRoom(samples: Float32Array, level = 0.0005): Float32Array {
  const room = roomNoise(samples.length / RATE, level);
  return samples.map((sample, at) => sample + (room[at] ?? 0));
}

/** Returns a single sound as somebody would say it, `gain` times as loud as the library's clip. */
export const said = (id: SoundId, gain = 0.5): Float32Array =>
  resample(makeSound(id), SYNTHESISER_RATE, RATE).map((sample) => sample * gain);

/** Returns a stop with a vowel after it: 'buh'. */
export function saidWithVowel(id: SoundId): Float32Array {
  const stop = said(id);
  return joined(stop.slice(0, -0.035 * RATE), said('uh').slice(0.03 * RATE, 0.25 * RATE));
}
