// Consonants that can be held, and the two that glide: hissing, buzzing, humming, l, r, w, y and h. Formants in Hz.
import { filtered, lowPassOf } from '../filters.ts';
import { type Point, valueAt } from './curve.ts';
import { hisses, noise } from './noise.ts';
import { whiteNoise } from './random.ts';
import { antiresonance, type Formants, type Path, resonance, shaped, still } from './resonances.ts';
import { faded, lengthOf, RATE, type Samples, scaled } from './samples.ts';
import { onePole, voiced } from './voice.ts';
import { pulsesOf } from './voice-source.ts';

type Make = (normal: () => number) => Samples;
type Hiss = keyof typeof hisses;

/** The pitch of the voice in a buzz, and in the closed mouth of a stop, in Hz. */
const BUZZ_PITCH = 195;
const HUM_PITCH = 190;

/** How often a hiss swells and ebbs a little, in seconds, and how much. */
const EBB = { each: 0.1, by: 0.06 };

/** A hiss without voice. */
export function hiss(normal: () => number, name: Hiss, seconds: number, swell = 0.06): Samples {
  const even = noise(normal, seconds, hisses[name]);
  const points = Array.from({ length: Math.ceil(seconds / EBB.each) + 1 }, (_, index): Point => [
    index * EBB.each,
    1 + EBB.by * normal(),
  ]);
  const uneven = even.map((sample, index) => sample * valueAt(points, index / RATE));
  return faded(uneven, swell, 0.12);
}

/** A hiss with voice: louder while the larynx is open. `share` is that of the hiss. */
export function buzz(
  normal: () => number,
  name: Hiss,
  seconds: number,
  share: number,
  formants: Formants,
): Samples {
  const { openness } = pulsesOf(BUZZ_PITCH, lengthOf(seconds), normal);
  const voice = voiced(normal, {
    seconds,
    path: still(formants),
    pitch: BUZZ_PITCH,
    swell: 0.05,
    decay: 0.1,
    dullAbove: 1400,
  });
  const air = faded(noise(normal, seconds, hisses[name]), 0.06, 0.12);
  return scaled(voice, 0.5).map(
    (sample, index) => sample + (air[index] ?? 0) * (0.45 + 0.55 * (openness[index] ?? 0)) * share,
  );
}

/** A hum through the nose. The closed mouth takes `gap` away: the further back it is closed, the higher. */
const nasal =
  (gap: number, formants: Formants): Make =>
  (normal) =>
    voiced(normal, {
      seconds: 0.8,
      path: still(formants),
      breath: 0.01,
      swell: 0.05,
      decay: 0.12,
      widths: [110, 160, 220],
      nose: [antiresonance(gap, 120), resonance(3600, 900)],
    });

const glide =
  (seconds: number, path: Path, dullAbove: number, breath: number): Make =>
  (normal) =>
    voiced(normal, { seconds, path, breath, dullAbove, swell: 0.05, decay: 0.08 });

/** The voice in a closed mouth, before it lets go. */
export function hum(normal: () => number, seconds: number): Samples {
  const { pulses } = pulsesOf(HUM_PITCH, lengthOf(seconds), normal);
  // Butterworth's filter of fourth order, in two steps.
  const low = [0.5412, 1.3066].reduce(
    (samples, q) => filtered(samples, lowPassOf(650, RATE, q)),
    pulses,
  );
  return faded(scaled(low, 0.5), 0.03, 0.012);
}

/** Round lips, as in w and qu. */
export const roundLips: Formants = [330, 720, 2450];

export const heldConsonants = {
  s: (normal) => hiss(normal, 's', 0.8),
  sh: (normal) => hiss(normal, 'sh', 0.8),
  f: (normal) => hiss(normal, 'f', 0.8),
  'th-thin': (normal) => hiss(normal, 'th', 0.8),
  h: (normal) => {
    const breath = filtered(whiteNoise(normal, lengthOf(0.45)), onePole(0.7));
    return faded(shaped(breath, still([608, 1755, 2995]), [180, 200, 250]), 0.06, 0.2);
  },
  z: (normal) => buzz(normal, 's', 0.8, 0.45, [260, 1500, 2600]),
  zh: (normal) => buzz(normal, 'sh', 0.8, 0.5, [270, 1700, 2500]),
  v: (normal) => buzz(normal, 'f', 0.7, 0.6, [420, 1100, 2300]),
  'th-this': (normal) => buzz(normal, 'th', 0.7, 0.6, [420, 1400, 2700]),
  m: nasal(820, [270, 1150, 2350]),
  n: nasal(1650, [275, 1300, 2600]),
  ng: nasal(3200, [285, 1050, 2500]),
  l: (normal) =>
    voiced(normal, {
      seconds: 0.75,
      path: [
        [0, [390, 1250, 2950]],
        [1, [390, 1200, 2950]],
      ],
      breath: 0.01,
      swell: 0.05,
      decay: 0.12,
      dullAbove: 1500,
      widths: [80, 120, 180],
    }),
  r: (normal) =>
    voiced(normal, {
      seconds: 0.7,
      path: still([380, 1300, 1850]),
      breath: 0.01,
      swell: 0.05,
      decay: 0.12,
      dullAbove: 1500,
      widths: [80, 110, 140],
    }),
  w: glide(
    0.4,
    [
      [0.75, roundLips],
      [1, [360, 830, 2450]],
    ],
    1300,
    0.01,
  ),
  y: glide(
    0.4,
    [
      [0.75, [310, 2720, 3350]],
      [1, [340, 2600, 3300]],
    ],
    2000,
    0.02,
  ),
} satisfies Record<string, Make>;
