import { describe, expect, test } from 'vitest';
import { type Failure, waitFor } from './throttle.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 0, 5);
const HOME = 'home';

/** Failures, the newest of them `age` minutes old and the others a minute apart before it. */
const failures = (count: number, username: string, network: string, age = 0): Failure[] =>
  Array.from({ length: count }, (_, i) => ({
    username,
    network,
    failedAt: NOW - (age + i) * MINUTE,
  }));
const strangers = (count: number) =>
  Array.from({ length: count }, (_, i) => failures(1, 'owner', `stranger ${i}`)).flat();
const others = (count: number) =>
  Array.from({ length: count }, (_, i) => failures(1, `name ${i}`, HOME)).flat();

describe('a login of the owner waits', () => {
  const rows: [what: string, failed: Failure[], known: number, unknown: number][] = [
    ['after none', [], 0, 0],
    ['after four of hers', failures(4, 'owner', HOME), 0, 0],
    ['after five of hers', failures(5, 'owner', HOME), 11, 11],
    ['after five of hers, a while ago', failures(5, 'owner', HOME, 10), 1, 1],
    ['after five of strangers', strangers(5), 0, 15],
    ['after a thousand of strangers', strangers(1000), 0, 15],
    [
      'after two of hers and three of strangers',
      [...failures(2, 'owner', HOME), ...strangers(3)],
      0,
      14,
    ],
    ['after five for another name here', failures(5, 'other', HOME), 0, 0],
    ['after nineteen for other names here', others(19), 0, 0],
    ['after twenty for other names here', others(20), 15, 15],
    ['after eight of hers at once', failures(8, 'owner', HOME), 11, 11],
  ];
  test.each(rows)('%s', (_, failed, known, unknown) => {
    const login = { username: 'owner', network: HOME };
    expect(waitFor(login, failed, true, NOW) / MINUTE).toBe(known);
    expect(waitFor(login, failed, false, NOW) / MINUTE).toBe(unknown);
  });
});
