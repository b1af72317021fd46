// Consonants that are let go at once: p t k ch b d g j, and the two that begin with k. A stop without voice is a burst and
// breath; one with voice is a hum, a burst and 40 ms of voice, which is shorter than any vowel. Formants in Hz.
import { type Biquad, filtered } from '../filters.ts';
import { buzz, hiss, hum, roundLips } from './held-consonants.ts';
import { bursts, hisses, noise, type NoiseShape } from './noise.ts';
import { whiteNoise } from './random.ts';
import { type Formants, shaped, still } from './resonances.ts';
import { dying, faded, joined, lengthOf, mixed, type Samples, scaled } from './samples.ts';
import { onePole, oneZero, voiced } from './voice.ts';

type Normal = () => number;

const burst = (normal: Normal, shape: NoiseShape, seconds: number, time: number): Samples =>
  dying(noise(normal, seconds, shape), time);

/** Where breath is loudest before the mouth shapes it. */
const breathFilters: readonly Biquad[] = [oneZero(0.8), onePole(0.75), onePole(0.85)];

/** The breath after a burst, on its way to an open mouth. */
function breath(normal: Normal, formants: Formants, seconds: number, time: number): Samples {
  const white: Samples = whiteNoise(normal, lengthOf(seconds));
  const air = breathFilters.reduce(filtered, white);
  const mouth = scaled(shaped(air, still(formants), [220, 240, 280]), 0.5);
  return faded(dying(mouth, time), 0.004, 0.03);
}

const louder = (samples: Samples, by: number): Samples => samples.map((sample) => sample * by);

/** The voice after the burst of b, d and g. */
const OPENING = 0.05;

function voicedStop(
  normal: Normal,
  shape: NoiseShape,
  strength: number,
  [from, to]: readonly [Formants, Formants],
): Samples {
  const closed = louder(hum(normal, 0.11), 0.22);
  const released = mixed(closed, louder(burst(normal, shape, 0.015, 0.004), strength), 0.105);
  const opening = voiced(normal, {
    seconds: OPENING,
    path: [
      [0, from],
      [1, to],
    ],
    pitch: 190,
    swell: 0.003,
    decay: 0.03,
    dullAbove: 1500,
  });
  return mixed(released, louder(scaled(opening, 0.5), 0.35), 0.109);
}

const p = (normal: Normal) =>
  mixed(
    burst(normal, bursts.lips, 0.02, 0.006),
    louder(breath(normal, [450, 1000, 2500], 0.09, 0.03), 0.35),
    0.004,
  );
const t = (normal: Normal) =>
  mixed(
    burst(normal, bursts.teeth, 0.05, 0.014),
    louder(breath(normal, [450, 2000, 3000], 0.09, 0.028), 0.25),
    0.006,
  );
const k = (normal: Normal) =>
  mixed(
    burst(normal, bursts.back, 0.05, 0.012),
    louder(breath(normal, [450, 1800, 2500], 0.1, 0.032), 0.3),
    0.008,
  );

export const stops = {
  p,
  t,
  k,
  ch: (normal) =>
    mixed(
      louder(burst(normal, bursts.teeth, 0.02, 0.006), 0.7),
      louder(faded(noise(normal, 0.17, hisses.sh), 0.008, 0.09), 0.8),
      0.006,
    ),
  b: (normal) =>
    voicedStop(normal, bursts.lips, 0.6, [
      [250, 900, 2300],
      [420, 1200, 2500],
    ]),
  d: (normal) =>
    voicedStop(normal, bursts.teeth, 0.4, [
      [250, 1900, 2900],
      [420, 1700, 2800],
    ]),
  g: (normal) =>
    voicedStop(normal, bursts.back, 0.5, [
      [250, 2000, 2400],
      [420, 1700, 2600],
    ]),
  j: (normal) => {
    const closed = louder(hum(normal, 0.09), 0.25);
    const released = mixed(closed, louder(burst(normal, bursts.teeth, 0.015, 0.005), 0.4), 0.085);
    const after = faded(buzz(normal, 'sh', 0.12, 0.9, [280, 1700, 2500]), 0.004, 0.06);
    return mixed(released, louder(after, 0.6), 0.09);
  },
  x: (normal) =>
    joined(k(normal).slice(0, lengthOf(0.06)), louder(hiss(normal, 's', 0.3, 0.01), 0.8)),
  qu: (normal) => {
    const w = voiced(normal, {
      seconds: 0.25,
      path: [
        [0, roundLips],
        [1, [350, 800, 2450]],
      ],
      swell: 0.02,
      decay: 0.1,
      dullAbove: 1300,
    });
    return joined(k(normal).slice(0, lengthOf(0.05)), louder(scaled(w, 0.5), 0.8));
  },
} satisfies Record<string, (normal: Normal) => Samples>;
