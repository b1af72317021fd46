import { describe, expect, test } from 'vitest';
import { writeWav } from '../../../audio/wav.ts';
import { tone, wavOf } from '../../test-support/sounds.ts';
import { checkSound } from './check-sound.ts';

test('a recording as it must be is measured', () => {
  expect(checkSound(wavOf({ seconds: 1 }), 'sentence')).toMatchObject({
    milliseconds: 1000,
    loudness: expect.closeTo(-1960, -1),
    samples: expect.objectContaining({ length: 48_000 }),
  });
});

test('a stop may be quiet if its peak is at the limit', () => {
  const pop = Float32Array.from({ length: 9_600 }, (_, index) => {
    return 0.8 * Math.exp(-index / 300) * Math.sin(index / 6);
  });
  expect(checkSound(writeWav(pop, 48_000), 'sound')).toMatchObject({ milliseconds: 200 });
  expect(
    checkSound(
      writeWav(
        pop.map((sample) => sample / 2),
        48_000,
      ),
      'sound',
    ),
  ).toMatch(
    /^This recording is too quiet\. It has -28\.\d LUFS, and must have -19, give or take 2\.$/,
  );
});

const silence = writeWav(new Float32Array(48_000), 48_000);
const clipped = writeWav(
  tone({ amplitude: 3 }).map((sample) => Math.max(-1, Math.min(1, sample))),
  48_000,
);
const rare = tone({ seconds: 3, amplitude: 0.15 });
rare.fill(0.99, 1000, 1010);

describe('is refused with a sentence:', () => {
  test.each([
    ['no sound at all', Buffer.from('<html>'), 'This file is not a WAV file.'],
    ['an MP3', Buffer.from('ID3\u0004'.padEnd(400, '\0')), 'This file is not a WAV file.'],
    [
      'a length that is not true',
      wavOf({ seconds: 1 }).subarray(0, 50_000),
      'This WAV file says that it is longer than it is.',
    ],
    [
      'another rate',
      wavOf({ rate: 44_100 }),
      'This recording has 44100 samples a second. It must have 48000.',
    ],
    [
      'a click',
      wavOf({ seconds: 0.05 }),
      'This recording is too short. It must have at least 0.1 seconds.',
    ],
    ['silence', silence, 'There is nothing to hear in this recording.'],
    ['a loud one', wavOf({ amplitude: 0.4 }), /^This recording is too loud\. It has -1\d\.\d LUFS/],
    ['a clipped one', clipped, /^This recording is too loud\. It has -?\d\.\d LUFS/],
    [
      'a high peak',
      writeWav(rare, 48_000),
      /^This recording is too loud\. Its peak is -?\d\.\d dBTP, and can be at most -1\.$/,
    ],
    ['a quiet one', wavOf({ amplitude: 0.05 }), /^This recording is too quiet\. It has -29\.\d/],
  ])('%s', (_, file, sentence) => {
    expect(checkSound(file, 'sentence')).toEqual(expect.stringMatching(sentence));
  });
});

test.each([
  ['sound', 15],
  ['prompt', 15],
  ['sentence', 25],
] as const)('a %s of more than %i seconds is refused', (kind, most) => {
  expect(checkSound(wavOf({ seconds: most + 0.1 }), kind)).toBe(
    `This recording is too long: a ${kind} can have at most ${most} seconds.`,
  );
});
