import { describe, expect, test } from 'vitest';
import { singleSounds } from '../domain/single-sounds.ts';
import { loudnessOf, truePeakOf } from './loudness.ts';
import { resample } from './resample.ts';
import { finishTake, limitsOf, type TakeKind } from './take.ts';
import { inRoom, joined, RATE, roomNoise, said, saidWithVowel } from './test-support/made-takes.ts';

const room = roomNoise(0.3);
const inSilence = (samples: Float32Array) => inRoom(joined(0.5, samples, 0.6));
const finish = (samples: Float32Array, kind: TakeKind) => finishTake(samples, RATE, kind, room);
const stops = singleSounds.filter(({ hold }) => hold === 'stop').map(({ id }) => id);

describe.each(singleSounds)('$id', ({ id, hold }) => {
  test('is cut out and brought to level, and nothing is wrong with it', () => {
    const raw = said(id);
    const { samples, rate, seconds, faults } = finish(inSilence(raw), hold);
    expect(faults).toEqual([]);
    expect(rate).toBe(RATE);
    expect(Math.abs(seconds - (raw.length / RATE - 0.06))).toBeLessThan(0.02);
    expect(samples.length / RATE - seconds).toBeGreaterThan(0.055);
    expect(samples.length / RATE - seconds).toBeLessThan(hold === 'stop' ? 0.11 : 0.065);
    const [loudness, peak] = [loudnessOf(samples, RATE), truePeakOf(samples)];
    expect(peak).toBeLessThan(-1.49);
    // Only where the peak allows no more is a sound quieter.
    if (peak < -1.6) expect(Math.abs(loudness + 19)).toBeLessThan(0.1);
    else expect(loudness).toBeLessThan(-18.9);
  });
});

test.each(stops)('a vowel after %s is heard', (id) => {
  expect(finish(inSilence(saidWithVowel(id)), 'stop').faults).toEqual(['uh after it']);
});

test('60 ms before a stop is let go are left, also if they are silent', () => {
  const [b, p] = [said('b'), said('p')].map((stop) => finish(inSilence(stop), 'stop'));
  const burstOf = (samples: Float32Array) =>
    samples.findIndex((sample) => Math.abs(sample) > 0.3) / RATE;
  expect(burstOf(p!.samples)).toBeGreaterThan(0.055);
  expect(burstOf(b!.samples)).toBeGreaterThan(0.055);
});

test('the ends fade', () => {
  const { samples } = finish(inSilence(said('s')), 'held');
  expect([samples.at(0), samples.at(-1)]).toEqual([0, 0]);
  expect(Math.abs(samples[24]!)).toBeLessThan(0.01);
});

test('rumble below the voice is taken out', () => {
  const rumbling = (samples: Float32Array) =>
    samples.map((sample, at) => sample + 0.02 * Math.sin((2 * Math.PI * 15 * at) / RATE));
  const raw = inSilence(said('ee'));
  const take = finishTake(rumbling(raw), RATE, 'long vowel', rumbling(room));
  expect(take.faults).toEqual([]);
  expect(take.seconds).toBeCloseTo(finish(raw, 'long vowel').seconds, 1);
});

describe('a microphone at another rate', () => {
  test.each([16_000, 44_100])('%d Hz', (rate) => {
    const [raw, before] = [inSilence(said('ee')), room].map((one) => resample(one, RATE, rate));
    const take = finishTake(raw!, rate, 'long vowel', before);
    expect(take).toMatchObject({ rate: RATE, faults: [] });
    expect(take.seconds).toBeCloseTo(0.695, 1);
    expect(loudnessOf(take.samples, RATE)).toBeCloseTo(-19, 1);
  });
});

describe('what is wrong', () => {
  const [ee] = [said('ee')];
  test.each<[string, Float32Array, TakeKind, string[]]>([
    ['silence', inRoom(joined(1)), 'held', ['silent']],
    ['digital silence', joined(1), 'held', ['silent']],
    ['nothing', joined(0), 'held', ['silent']],
    [
      'clipped',
      inSilence(said('ee', 4)).map((sample) => Math.max(-1, Math.min(1, sample))),
      'long vowel',
      ['too loud'],
    ],
    ['too short', inSilence(ee.slice(0, 0.3 * RATE)), 'long vowel', ['too short']],
    ['too long', inSilence(ee), 'short vowel', ['too long']],
    ['begun too early', inRoom(joined(ee.slice(0.1 * RATE), 0.5)), 'long vowel', ['cut off']],
    ['stopped too early', inRoom(joined(0.5, ee.slice(0, -0.1 * RATE))), 'long vowel', ['cut off']],
  ])('%s', (_, samples, kind, faults) => {
    expect(finishTake(samples, RATE, kind, room).faults).toEqual(faults);
  });

  test('too quiet', () => {
    const [samples, before] = [joined(0.5, said('ee', 0.02), 0.5), roomNoise(0.3, 0.00005)];
    expect(finishTake(samples, RATE, 'long vowel', before).faults).toEqual(['too quiet']);
  });

  test('a noisy room', () => {
    const noisy = finishTake(
      inRoom(joined(0.5, ee, 0.5), 0.02),
      RATE,
      'long vowel',
      roomNoise(0.3, 0.02),
    );
    expect(noisy.faults).toEqual(['noisy room']);
    expect(noisy.seconds).toBeCloseTo(0.69, 1);
  });
});

describe('a file, whose room is not known', () => {
  test('its pauses show how loud the room is', () => {
    const take = finishTake(inSilence(said('ee')), RATE, 'long vowel');
    expect(take.faults).toEqual([]);
    expect(take.seconds).toBeCloseTo(0.695, 1);
  });

  test('one that was cut closely is not taken for a room', () => {
    const close = said('s').slice(0.03 * RATE, -0.04 * RATE);
    const take = finishTake(close, RATE, 'held');
    expect(take.faults).toEqual(['cut off']);
    expect(take.seconds).toBeCloseTo(0.78, 1);
    expect(loudnessOf(take.samples, RATE)).toBeCloseTo(-19, 1);
  });
});

test('the limits of a single sound are those of its kind', () => {
  expect(limitsOf('held')).toEqual({ least: 0.6, most: 1 });
  expect(limitsOf('prompt').most).toBe(10);
});
