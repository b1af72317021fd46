import { describe, expect, test } from 'vitest';
import { ALONE_TO_LEAVE, askedFor, readAlone, stuckPart, timeToRead } from './practice.ts';

const DAY = 86_400_000;
const asked = { asked: 1, alone: 0, lastAskedAt: DAY, leftAt: null };

/** After `times` readings without help, a day apart. */
function readOften(times: number) {
  let word: ReturnType<typeof readAlone> = askedFor(null, DAY);
  for (let time = 1; time <= times; time++) word = readAlone(word, DAY + time * DAY);
  return word;
}

describe('a word to practise', () => {
  test('an asking puts it on the list', () => {
    expect(askedFor(null, DAY)).toEqual(asked);
  });

  test('another asking counts one more, and its readings begin anew', () => {
    expect(askedFor(readOften(2), 9 * DAY)).toEqual({ ...asked, asked: 2, lastAskedAt: 9 * DAY });
  });

  test('it leaves the list with the third reading without help, and not before', () => {
    expect(ALONE_TO_LEAVE).toBe(3);
    expect(readOften(2)).toEqual({ ...asked, alone: 2 });
    expect(readOften(3)).toEqual({ ...asked, alone: 3, leftAt: 4 * DAY });
  });

  test('asked for again it comes back', () => {
    expect(askedFor(readOften(3), 9 * DAY)).toEqual({ ...asked, asked: 2, lastAskedAt: 9 * DAY });
  });

  test('an asking told after it was learned, for before, does not bring it back', () => {
    expect(askedFor(readOften(3), 2 * DAY)).toEqual({ ...readOften(3), asked: 2 });
  });

  test('an asking told late does not turn the time of the last one back', () => {
    expect(askedFor(asked, DAY - 1)).toEqual({ ...asked, asked: 2 });
  });

  test('asked for in the moment in which it was learned it comes back', () => {
    expect(askedFor(readOften(3), 4 * DAY)).toEqual({ ...asked, asked: 2, lastAskedAt: 4 * DAY });
  });

  test('a reading in the moment in which it was asked for counts', () => {
    expect(readAlone(asked, DAY)).toEqual({ ...asked, alone: 1 });
  });

  test('a word that is not on the list is not counted', () => {
    expect(readAlone(null, DAY)).toBeNull();
    expect(readAlone(readOften(3), 9 * DAY)).toBeNull();
  });

  test('a reading before it was last asked for does not count', () => {
    expect(readAlone(asked, DAY - 1)).toBeNull();
  });
});

test.each([
  ['the latest taught', [1, 3, 2], 1],
  ['the first of two that are taught together', [3, 1, 3], 0],
  ['what no level teaches, whatever else there is', [1, null, 9], 1],
])('a child is stuck on %s', (_, levels, index) => {
  const parts = levels.map((level) => ({ level }));
  expect(stuckPart(parts)).toBe(parts[index]);
});

test('a word that nobody can split has no part to be stuck on', () => {
  expect(stuckPart([])).toBeUndefined();
});

test.each([
  [0, 3_000],
  [12, 3_000],
  [40, 10_000],
])('a page of %i words is read after %i milliseconds at the earliest', (words, time) => {
  expect(timeToRead(words)).toBe(time);
});
