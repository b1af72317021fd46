// Makes a take ready to keep: cuts out the speech, brings it to the library's loudness, and says what is wrong with it.
// Nothing is refused here: the person who spoke decides.
import { RECORDING_LOUDNESS, RECORDING_RATE } from '../domain/recordings.ts';
import { holdLimits, type Hold } from '../domain/single-sounds.ts';
import { highPass } from './filters.ts';
import { levelOf } from './levels.ts';
import { factorTo } from './loudness.ts';
import { resample } from './resample.ts';
import { speechIn, type Speech } from './speech.ts';
import { releaseOf, voiceAfter } from './voicing.ts';

/** What a take is of: a single sound of some kind, or words. */
export type TakeKind = Hold | 'prompt' | 'word' | 'sentence' | 'page';

/** What can be wrong with a take. */
export type TakeFault =
  | 'silent'
  | 'too quiet'
  | 'too loud'
  | 'noisy room'
  | 'too short'
  | 'too long'
  | 'uh after it'
  | 'cut off';

/** A take that is ready to keep. */
export interface FinishedTake {
  samples: Float32Array;
  rate: number;
  /** How long somebody speaks, without the silence around it. */
  seconds: number;
  faults: TakeFault[];
}

/** The loudness of a take, and its highest true peak: a little below what the library allows. */
const LEVEL = { loudness: RECORDING_LOUDNESS, peak: -1.5 };

/** What is lower is the room and the table, in Hz. */
const RUMBLE = 60;
/** What is left before and after the speech, and how long it fades, in seconds. */
const BEFORE = 0.02;
const AFTER = 0.04;
const FADE = 0.005;
/** What is left before a stop is let go: its hum may be too soft to be found. In seconds. */
const HUM = 0.06;

/** From where on something is wrong, in dB or seconds. */
const QUIET_BELOW = -40;
const ROOM_APART = 30;
const VOICE_AFTER_STOP = 0.08;
const EDGE = 0.01;
/** A sample at full scale, and how many of them are heard as a crackle. */
const FULL_SCALE = 0.9999;
const CRACKLE = 3;

const wordLimits: Partial<Record<TakeKind, { least: number; most: number }>> = {
  prompt: { least: 0.2, most: 10 },
  word: { least: 0.15, most: 4 },
  sentence: { least: 0.2, most: 20 },
  page: { least: 0.2, most: 120 },
};

/** Returns how long a take of this kind should be, in seconds. */
export const limitsOf = (kind: TakeKind): { least: number; most: number } =>
  wordLimits[kind] ?? holdLimits[kind as Hold];

function fadeEnds(samples: Float32Array): Float32Array {
  const length = Math.min(Math.round(RECORDING_RATE * FADE), Math.floor(samples.length / 2));
  const last = samples.length - 1;
  return samples.map((sample, at) => sample * Math.min(1, at / length, (last - at) / length));
}

function faultsOf(
  heard: Float32Array,
  { start, end, aboveRoom }: Speech,
  kind: TakeKind,
  release: number,
): TakeFault[] {
  const { least, most } = limitsOf(kind);
  const length = heard.length / RECORDING_RATE;
  const level = levelOf(
    heard,
    Math.round(start * RECORDING_RATE),
    Math.round(end * RECORDING_RATE),
  );
  const isStopWithVoice =
    kind === 'stop' && voiceAfter(heard, RECORDING_RATE, release) > VOICE_AFTER_STOP;
  const found: Partial<Record<TakeFault, boolean>> = {
    'too quiet': level < QUIET_BELOW,
    'noisy room': aboveRoom < ROOM_APART,
    'uh after it': isStopWithVoice,
    'too short': end - start < least,
    'too long': end - start > most && !isStopWithVoice,
    'cut off': start < EDGE || end > length - EDGE,
  };
  return Object.entries(found)
    .filter(([, isFound]) => isFound)
    .map(([fault]) => fault as TakeFault);
}

/**
 * Returns the take ready to keep, at 48 kHz. `samples` are raw, at `rate`. `room` is what the microphone heard before
 * anybody spoke; null if that is not known, as with a file.
 */
export function finishTake(
  samples: Float32Array,
  rate: number,
  kind: TakeKind,
  room: Float32Array | null = null,
): FinishedTake {
  const crackles = samples.filter((sample) => Math.abs(sample) >= FULL_SCALE).length >= CRACKLE;
  const loud: TakeFault[] = crackles ? ['too loud'] : [];
  const clean = (raw: Float32Array) =>
    highPass(resample(raw, rate, RECORDING_RATE), RECORDING_RATE, RUMBLE);
  const heard = clean(samples);
  const speech = speechIn(heard, RECORDING_RATE, room && clean(room));
  if (speech === null) {
    return { samples: heard, rate: RECORDING_RATE, seconds: 0, faults: ['silent', ...loud] };
  }
  const release = kind === 'stop' ? releaseOf(heard, RECORDING_RATE) : Infinity;
  const start = Math.max(0, Math.min(speech.start - BEFORE, release - HUM));
  const end = speech.end + AFTER;
  const cut = heard.slice(Math.round(start * RECORDING_RATE), Math.round(end * RECORDING_RATE));
  const faded = fadeEnds(cut);
  const factor = factorTo(LEVEL, faded, RECORDING_RATE);
  return {
    samples: faded.map((sample) => sample * factor),
    rate: RECORDING_RATE,
    seconds: speech.end - speech.start,
    faults: [...loud, ...faultsOf(heard, speech, kind, release)],
  };
}
