import { describe, expect, test } from 'vitest';
import { ALONE_TO_LEAVE, askedFor, readUnaided, stuckPart, timeToRead } from './practice.ts';

const DAY = 86_400_000;
const asked = { asked: 1, alone: 0, lastAskedAt: DAY, leftAt: null };

/** Returns the state after `times` readings without help, a day apart. */
function readOften(times: number) {
  let word: ReturnType<typeof readUnaided> = askedFor(null, DAY);
  for (let time = 1; time <= times; time++) word = readUnaided(word, DAY + time * DAY);
  return word;
}

describe('a word to practise', () => {
  test('a help request puts it on the list', () => {
    expect(askedFor(null, DAY)).toEqual(asked);
  });

  test('another help request is counted and resets the readings without help', () => {
    expect(askedFor(readOften(2), 9 * DAY)).toEqual({ ...asked, asked: 2, lastAskedAt: 9 * DAY });
  });

  test('it leaves the list with the third reading without help', () => {
    expect(ALONE_TO_LEAVE).toBe(3);
    expect(readOften(2)).toEqual({ ...asked, alone: 2 });
    expect(readOften(3)).toEqual({ ...asked, alone: 3, leftAt: 4 * DAY });
  });

  test('another help request brings it back', () => {
    expect(askedFor(readOften(3), 9 * DAY)).toEqual({ ...asked, asked: 2, lastAskedAt: 9 * DAY });
  });

  test('a late report of a help request from before it was learned does not bring it back', () => {
    expect(askedFor(readOften(3), 2 * DAY)).toEqual({ ...readOften(3), asked: 2 });
  });

  test('a late report of a help request does not move lastAskedAt back', () => {
    expect(askedFor(asked, DAY - 1)).toEqual({ ...asked, asked: 2 });
  });

  test('a help request at the time it was learned brings it back', () => {
    expect(askedFor(readOften(3), 4 * DAY)).toEqual({ ...asked, asked: 2, lastAskedAt: 4 * DAY });
  });

  test('a reading at the time of the last help request counts', () => {
    expect(readUnaided(asked, DAY)).toEqual({ ...asked, alone: 1 });
  });

  test('a reading of a word that is not on the list does not count', () => {
    expect(readUnaided(null, DAY)).toBeNull();
    expect(readUnaided(readOften(3), 9 * DAY)).toBeNull();
  });

  test('a reading before the last help request does not count', () => {
    expect(readUnaided(asked, DAY - 1)).toBeNull();
  });
});

test.each([
  ['the part taught last', [1, 3, 2], 1],
  ['the first of two parts of the same level', [3, 1, 3], 0],
  ['a part that no level teaches, whatever else there is', [1, null, 9], 1],
])('the hardest part is %s', (_, levels, index) => {
  const parts = levels.map((level) => ({ level }));
  expect(stuckPart(parts)).toBe(parts[index]);
});

test('a word without parts has no hardest part', () => {
  expect(stuckPart([])).toBeUndefined();
});

test.each([
  [0, 3_000],
  [12, 3_000],
  [40, 10_000],
])('a page of %i words takes at least %i milliseconds to read', (words, time) => {
  expect(timeToRead(words)).toBe(time);
});
