import { describe, expect, test } from 'vitest';
import { type Failure, waitFor } from './throttle.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 0, 5);
const HOME = 'home';

/** Failures one minute apart, the newest of them `age` minutes old. */
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

describe('the wait of an owner’s login', () => {
  const rows: [what: string, failed: Failure[], known: number, unknown: number][] = [
    ['after no failure', [], 0, 0],
    ['after four of the owner’s', failures(4, 'owner', HOME), 0, 0],
    ['after five of the owner’s', failures(5, 'owner', HOME), 11, 11],
    ['after five of the owner’s ten minutes ago', failures(5, 'owner', HOME, 10), 1, 1],
    ['after five of strangers’', strangers(5), 0, 15],
    ['after a thousand of strangers’', strangers(1000), 0, 15],
    [
      'after two of the owner’s and three of strangers’',
      [...failures(2, 'owner', HOME), ...strangers(3)],
      0,
      14,
    ],
    ['after five for another username from the same address', failures(5, 'other', HOME), 0, 0],
    ['after nineteen for other usernames from the same address', others(19), 0, 0],
    ['after twenty for other usernames from the same address', others(20), 15, 15],
    ['after eight of the owner’s', failures(8, 'owner', HOME), 11, 11],
  ];
  test.each(rows)('%s', (_, failed, known, unknown) => {
    const login = { username: 'owner', network: HOME };
    expect(waitFor(login, failed, true, NOW) / MINUTE).toBe(known);
    expect(waitFor(login, failed, false, NOW) / MINUTE).toBe(unknown);
  });
});
