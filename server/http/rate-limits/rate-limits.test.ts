import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../contracts/endpoints.ts';
import { calls, exampleOf, isReading } from '../../test-support/calls.ts';
import { engines, newTestDatabase } from '../../test-support/databases.ts';
import { type Library, openLibrary } from '../../test-support/library.ts';
import { createLimiter } from './limiter.ts';

const MINUTE = 60_000;
const PORTAL = 'POST /api/create-portal-session';
const PROFILE = 'PATCH /api/auth/user';
const limited = calls().filter((name) => endpoints[name].limit !== null);

test('reads have no limit, and calls that reach the payment provider have one', () => {
  for (const name of calls()) {
    const isUncounted = isReading(name) || name.includes('/api/progress');
    if (isUncounted) expect(endpoints[name].limit, name).toBeNull();
    if (name.includes('-session')) expect(endpoints[name].limit, name).not.toBeNull();
  }
});

describe.each(engines)('limits over %s', (engine) => {
  /** Two processes that share one database. */
  let one: Library;
  let other: Library;
  beforeAll(async () => {
    const open = await newTestDatabase(engine);
    one = await openLibrary(engine, [], { database: await open() });
    other = await openLibrary(engine, [], { database: await open() });
  });
  beforeEach(() => advance(60 * MINUTE));

  function advance(milliseconds: number): void {
    one.clock.now += milliseconds;
    other.clock.now += milliseconds;
  }

  const open = (library: Library, as = 'kim') =>
    library.call('POST', '/api/create-portal-session', { as });
  const counts = () => one.database.db.selectFrom('call_counts').selectAll().execute();

  /** Makes calls to both processes alternately until the limit is reached. */
  async function exhaust(as: string): Promise<void> {
    const { calls } = endpoints[PORTAL].limit;
    for (let i = 0; i < calls; i++) expect((await open(i % 2 ? one : other, as)).status).toBe(404);
  }

  test('apply across processes, and to each caller separately', async () => {
    await exhaust('kim');
    for (const library of [one, other, one]) {
      const { status, body, headers } = await open(library);
      expect(status).toBe(429);
      expect(headers['retry-after']).toBe('900');
      expect(body).toEqual({
        code: 'too_many_attempts',
        message:
          'That was tried too many times in a short time. Nothing is lost. Please wait 15 minutes and try again.',
      });
    }
    expect((await open(one, 'another')).status).toBe(404);
    // Her reads and other calls are not limited.
    expect((await one.call('GET', '/api/auth/user', { as: 'kim' })).status).toBe(200);
    const body = { readingLevel: 3 };
    expect((await one.call('PATCH', '/api/auth/user', { as: 'kim', body })).status).toBe(200);
  });

  test('end with their window, which further attempts do not extend', async () => {
    await exhaust('kim');
    advance(14 * MINUTE);
    const { status, headers } = await open(one);
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    advance(MINUTE);
    expect((await open(one)).status).toBe(404);
    expect(await counts()).toMatchObject([{ calls: 1 }]);
  });

  test('apply to concurrent calls', async () => {
    const { calls } = endpoints[PORTAL].limit;
    const answers = await Promise.all(
      Array.from({ length: calls + 20 }, (_, i) => open(i % 2 ? one : other)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('write nothing for a caller who is already refused', async () => {
    await exhaust('kim');
    await open(one);
    const before = await counts();
    for (let i = 0; i < 5; i++) expect((await open(one)).status).toBe(429);
    expect(await counts()).toEqual(before);
  });

  test('delete expired counts, and never store who the caller was', async () => {
    await open(one, 'somebody');
    await open(one, 'somebody-else');
    expect(await counts()).toHaveLength(2);
    expect(JSON.stringify(await counts())).not.toContain('somebody');
    advance(15 * MINUTE);
    await open(one, 'a third');
    expect(await counts()).toHaveLength(1);
  });

  test('refuse a call without changing anything', async () => {
    const { calls } = endpoints[PROFILE].limit;
    const change = (readingLevel: number) =>
      one.call('PATCH', '/api/auth/user', { as: 'kim', body: { readingLevel } });
    for (let i = 0; i < calls; i++) await change(3);
    expect((await change(4)).status).toBe(429);
    expect((await one.call('GET', '/api/auth/user', { as: 'kim' })).body.readingLevel).toBe(3);
  });

  test('do not count unauthorized calls', async () => {
    const before = await counts();
    for (const name of limited) {
      if (endpoints[name].access === 'anyone') continue;
      const { method, path } = exampleOf(name);
      const { status } = await one.call(method, path);
      expect(status).toBe(401);
    }
    expect(await counts()).toEqual(before);
  });

  test('do not count reads', async () => {
    const as = await one.subscriber('reader');
    const before = await counts();
    for (const path of ['/api/books', '/api/progress', '/api/achievements', '/api/auth/user']) {
      expect((await one.call('GET', path, { as })).status).toBe(200);
    }
    expect(await counts()).toEqual(before);
  });

  test('count each call and each address separately', async () => {
    const limiter = createLimiter(one.database.db, () => one.clock.now);
    const again = createLimiter(other.database.db, () => one.clock.now);
    const limit = { calls: 1, minutes: 1 };
    await limiter.count('a call', limit, '203.0.113.9');
    await limiter.count('another call', limit, '203.0.113.9');
    await limiter.count('a call', limit, '203.0.113.10');
    await expect(again.count('a call', limit, '203.0.113.9')).rejects.toMatchObject({
      code: 'too_many_attempts',
      retryAfter: 60,
      message: expect.stringContaining('Please wait a minute and try again.'),
    });
  });
});
