import { beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../test-support/databases.ts';
import { releaseLease, extendLease, takeLease } from './leases.ts';
import type { Db } from './tables.ts';

describe.each(engines)('a lease over %s', (engine) => {
  let db: Db;
  beforeEach(async () => {
    ({ db } = await openTestDatabase(engine));
  });
  const take = (holder: string, now: number) =>
    takeLease(db, { name: 'work', holder }, { now, until: now + 100 });

  test('is taken by only one of several concurrent holders', async () => {
    const taken = await Promise.all(['a', 'b', 'c'].map((holder) => take(holder, 1_000)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('does not affect leases with other names', async () => {
    expect(await take('a', 1_000)).toBe(true);
    const other = { name: 'other work', holder: 'b' };
    expect(await takeLease(db, other, { now: 1_000, until: 1_100 })).toBe(true);
  });

  test('is free when it has expired, unless it was extended', async () => {
    await take('a', 1_000);
    expect(await take('b', 1_099)).toBe(false);
    await extendLease(db, { name: 'work', holder: 'a' }, 1_200);
    expect(await take('b', 1_199)).toBe(false);
    expect(await take('b', 1_200)).toBe(true);
  });

  test('is free when its holder releases it; others can neither release nor extend it', async () => {
    await take('a', 1_000);
    await releaseLease(db, { name: 'work', holder: 'b' });
    await extendLease(db, { name: 'work', holder: 'b' }, 9_000);
    expect(await take('b', 1_001)).toBe(false);
    await releaseLease(db, { name: 'work', holder: 'a' });
    expect(await take('b', 1_001)).toBe(true);
  });
});
