// Measures the files that children hear. What they should be stands in docs/sounds.md.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import { describe, expect, it, test } from 'vitest';
import { holdLimits, singleSounds, type SoundId } from '../../domain/single-sounds.ts';
import { levelsOf } from '../levels.ts';
import { loudnessOf, truePeakOf } from '../loudness.ts';
import { decodeMp3 } from '../test-support/decode.ts';
import { formantsOf } from '../test-support/formants.ts';
import { centreOf } from '../test-support/friction.ts';
import { releaseOf, voiceAfter } from '../voicing.ts';
import { makeClip } from './clip.ts';
import { valueAt } from './curve.ts';
import { RATE } from './samples.ts';
import { makeSound } from './sounds.ts';
import { vowels } from './vowels.ts';

const folder = join(import.meta.dirname, '..', 'clips');
const fileOf = (id: SoundId) => join(folder, `${id}.mp3`);
const ids = singleSounds.map(({ id }) => id);

const clips = new Map(
  await Promise.all(
    ids.map(async (id) => [id, await decodeMp3(readFileSync(fileOf(id)))] as const),
  ),
);
const samplesOf = (id: SoundId) => clips.get(id)?.samples ?? new Float32Array();
const noFurtherThan = (share: number, found: number, target: number) =>
  expect(Math.abs(found / target - 1), `${found.toFixed(0)} for ${target}`).toBeLessThan(share);

describe('the files of the single sounds', () => {
  it('are one for each sound', () => {
    expect(readdirSync(folder).sort()).toEqual(ids.map((id) => `${id}.mp3`).sort());
  });

  it('are smaller than 250 kB together', () => {
    expect(ids.reduce((sum, id) => sum + statSync(fileOf(id)).size, 0)).toBeLessThan(250_000);
  });

  it('are what the program makes', async () => {
    const differ = await pMap(
      ids,
      async (id) => (readFileSync(fileOf(id)).equals(await makeClip(id)) ? [] : [id]),
      { concurrency: 4 },
    );
    expect(differ.flat()).toEqual([]);
  }, 240_000);
});

/** Where a clip is heard, in seconds: where its level is within 40 dB of its loudest moment. */
function heardIn(samples: Float32Array) {
  const levels = [...levelsOf(samples, RATE)];
  const isHeard = (level: number) => level > Math.max(...levels) - 40;
  const each = samples.length / RATE / levels.length;
  return {
    from: levels.findIndex(isHeard) * each,
    to: (levels.findLastIndex(isHeard) + 1) * each,
  };
}

describe.each(singleSounds)('the clip of $id', ({ id, hold }) => {
  const samples = samplesOf(id);
  const made = makeSound(id);

  it('is as long as what was made, and begins with it', () => {
    expect(clips.get(id)?.rate).toBe(RATE);
    expect(samples.length).toBe(made.length);
    const alike = (lag: number) => {
      let sum = 0;
      for (let index = 0; index < made.length; index++) {
        sum += (samples[index + lag] ?? 0) * (made[index] ?? 0);
      }
      return sum;
    };
    const lags = Array.from({ length: 9 }, (_, index) => index - 4);
    expect(lags.toSorted((one, other) => alike(other) - alike(one))[0]).toBe(0);
  });

  it('is as long as a sound of its kind', () => {
    const { from, to } = heardIn(samples);
    expect(to - from).toBeGreaterThanOrEqual(holdLimits[hold].least);
    expect(to - from).toBeLessThanOrEqual(holdLimits[hold].most);
  });

  it('has a moment of silence before it and after it', () => {
    const levels = levelsOf(samples, RATE);
    expect(Math.max(...levels.slice(0, 2))).toBeLessThan(-48);
    expect(Math.max(...levels.slice(-4))).toBeLessThan(-48);
    expect(heardIn(samples).from).toBeLessThan(0.05);
    expect(samples.length / RATE - heardIn(samples).to).toBeLessThan(0.1);
  });

  it('is as loud as all others, or as loud as its peak allows', () => {
    const [loudness, peak] = [loudnessOf(samples, RATE), truePeakOf(samples)];
    expect(peak).toBeLessThan(-1.5);
    expect(loudness).toBeLessThan(-18.25);
    if (peak < -2.7) expect(loudness).toBeGreaterThan(-19.3);
    expect(loudness).toBeGreaterThan(-25);
  });
});

describe('no vowel follows a stop', () => {
  test.each(['p', 't', 'k', 'ch'] as const)('%s has no voice', (id) => {
    expect(voiceAfter(samplesOf(id), RATE, releaseOf(samplesOf(id), RATE))).toBe(0);
  });
  test.each(['b', 'd', 'g', 'j'] as const)('%s has voice for less than 60 ms', (id) => {
    expect(voiceAfter(samplesOf(id), RATE, releaseOf(samplesOf(id), RATE))).toBeLessThan(0.06);
  });
});

type VowelId = keyof typeof vowels;
const glides = ['ay', 'igh', 'oy', 'oa', 'ow', 'ear'] as const;
const singleVowels = (Object.keys(vowels) as VowelId[]).filter(
  (id) => !glides.some((glide) => glide === id),
);

/** They reach their targets at a third. */
const startsLower = new Set<VowelId>(['ee', 'oo-moon']);

/** Returns the formants of a clip and those it should have, from one share of the vowel to another. */
function formants(id: VowelId, from: number, to: number) {
  const { seconds, path } = vowels[id];
  const at = (share: number) => 0.02 + share * seconds;
  const target = (index: 0 | 1) =>
    valueAt(
      path.map(([place, values]) => [place, values[index]]),
      (from + to) / 2,
    );
  return {
    found: formantsOf(samplesOf(id), RATE, at(from), at(to)),
    first: target(0),
    second: target(1),
  };
}

describe('the vowels are Australian', () => {
  test.each(singleVowels)('%s: both formants are within 5 percent of their targets', (id) => {
    const { found, first, second } = formants(id, startsLower.has(id) ? 0.3 : 0.15, 0.9);
    noFurtherThan(0.05, found.first, first);
    noFurtherThan(0.05, found.second, second);
  });

  test.each(
    glides.flatMap((id) => [
      { id, end: 'first', from: 0.12, to: 0.28 },
      { id, end: 'second', from: 0.82, to: 0.92 },
    ]),
  )('$id: the $end end', ({ id, from, to }) => {
    const { found, first, second } = formants(id, from, to);
    noFurtherThan(0.05, found.second, second);
    // In so short a time an overtone of the voice draws the first formant to itself, by up to a quarter of the pitch.
    expect(Math.abs(found.first - first)).toBeLessThan(50);
  });
});

describe('the noise lies where people have it', () => {
  // Jongman, Wayland & Wong 2000.
  test.each([
    ['s', 6133],
    ['sh', 4229],
    ['f', 5108],
    ['th-thin', 5137],
    ['z', 6133],
    ['zh', 4229],
    ['v', 5108],
    ['th-this', 5137],
  ] as const)('%s: %d Hz', (id, centre) => {
    noFurtherThan(0.2, centreOf(samplesOf(id), RATE), centre);
  });

  it('sh lies lower than f, and s higher than th', () => {
    const order = (['sh', 'f', 'th-thin', 's'] as const).map((id) => centreOf(samplesOf(id), RATE));
    expect(order.toSorted((one, other) => one - other)).toEqual(order);
  });
});
