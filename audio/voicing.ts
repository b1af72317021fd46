// Hears whether a voice goes on after a stop has been let go: 'buh' instead of 'b'.
import { highPass } from './filters.ts';
import { levelOf, levelsOf, loudestMoment, MOMENT } from './levels.ts';

/** Pitches of a voice, in Hz. */
const LOWEST = 75;
const HIGHEST = 400;
/** The window in which a pitch is looked for, in seconds: two periods of a low voice. */
const WINDOW = 0.03;
/** How alike two periods of a voice are, at least. Noise is far below. */
const LIKENESS = 0.5;
/** A voice more than this below the loudest moment is not heard beside it, in dB. */
const HEARD = 20;
/** The burst of a stop is loudest above this, in Hz. */
const BURST_ABOVE = 1500;

/** Returns how alike `samples` from `start` are to themselves `lag` later, from -1 to 1. */
function likeness(samples: Float32Array, start: number, length: number, lag: number): number {
  let [both, one, other] = [0, 0, 0];
  for (let index = start; index < start + length - lag; index++) {
    const [a, b] = [samples[index] ?? 0, samples[index + lag] ?? 0];
    both += a * b;
    one += a * a;
    other += b * b;
  }
  return one === 0 || other === 0 ? 0 : both / Math.sqrt(one * other);
}

function isVoiced(samples: Float32Array, start: number, rate: number): boolean {
  const length = Math.round(rate * WINDOW);
  const step = Math.max(1, Math.round(rate / 12_000));
  for (let lag = Math.round(rate / HIGHEST); lag <= Math.round(rate / LOWEST); lag += step) {
    if (likeness(samples, start, length, lag) > LIKENESS) return true;
  }
  return false;
}

/** Returns when a stop is let go, in seconds: the loudest moment above 1.5 kHz. */
export function releaseOf(samples: Float32Array, rate: number): number {
  const above = highPass(samples, rate, BURST_ABOVE);
  return loudestMoment(levelsOf(above, rate)) * MOMENT;
}

/** Returns how long a voice goes on after the release, in seconds. */
export function voiceAfter(samples: Float32Array, rate: number, release: number): number {
  const levels = levelsOf(samples, rate);
  const loudest = levels[loudestMoment(levels)] ?? 0;
  const half = Math.round((rate * WINDOW) / 2);
  let last = release;
  for (let at = release + MOMENT; at < samples.length / rate; at += MOMENT) {
    const middle = Math.round(at * rate);
    const level = levelOf(samples, middle, middle + Math.round(rate * MOMENT));
    if (level < loudest - HEARD) continue;
    if (isVoiced(samples, Math.max(0, middle - half), rate)) last = at;
  }
  return last - release;
}
