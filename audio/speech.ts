// Finds where in a take somebody speaks.
import { levelOf, levelsOf, loudestMoment, MOMENT, SILENCE } from './levels.ts';

/** Speech is at most so far below the loudest moment, and at least so far above the room, in dB. */
const BELOW_LOUDEST = 40;
const ABOVE_ROOM = 10;
/** In a file, this long a silence shows how loud the room is, in seconds. */
const PAUSE = 0.05;
/** The quietest part of a file that is not so far below the loudest moment is speech itself, in dB. */
const PAUSE_BELOW = 30;

/** Where somebody speaks, in seconds. */
export interface Speech {
  start: number;
  end: number;
  /** How far the loudest moment is above the room, in dB. */
  aboveRoom: number;
}

/** Returns the level of the quietest part; SILENCE for a file that was cut so closely that it has no pause. */
function quietestLevel(samples: Float32Array, rate: number, loudest: number): number {
  const size = Math.round(rate * PAUSE);
  let quietest = 0;
  for (let start = 0; start + size <= samples.length; start += Math.round(size / 2)) {
    quietest = Math.min(quietest, levelOf(samples, start, start + size));
  }
  return quietest > loudest - PAUSE_BELOW ? SILENCE : quietest;
}

/**
 * Returns where somebody speaks; null where nothing is louder than the room. `room` is what the microphone heard before;
 * without it, as with a file, the quietest part of `samples` counts.
 */
export function speechIn(
  samples: Float32Array,
  rate: number,
  room: Float32Array | null,
): Speech | null {
  const levels = levelsOf(samples, rate);
  const loudest = levels[loudestMoment(levels)] ?? SILENCE;
  const roomLevel = room === null ? quietestLevel(samples, rate, loudest) : levelOf(room);
  const threshold = Math.max(loudest - BELOW_LOUDEST, roomLevel + ABOVE_ROOM);
  const isSpeech = (one: number) => one >= threshold && one > SILENCE;
  const first = levels.findIndex(isSpeech);
  if (first === -1) return null;
  return {
    start: first * MOMENT,
    end: (levels.findLastIndex(isSpeech) + 1) * MOMENT,
    aboveRoom: loudest - roomLevel,
  };
}
