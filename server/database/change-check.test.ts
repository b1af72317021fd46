import { expect, test, vi } from 'vitest';
import { copyPostgresTemplate, openTestDatabase } from '../test-support/databases.ts';
import { openTcpProxy } from '../test-support/tcp-proxy.ts';
import { createChangeCheck } from './change-check.ts';
import { connectDatabase } from './open.ts';
import { bumpVersion } from './version-counters.ts';

test('concurrent calls share one query, and no call gets the result of an earlier query', async () => {
  const database = await openTestDatabase('postgres');
  let queries = 0;
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries++;
      return result;
    },
  });
  const invalidate = vi.fn();
  const checkForChanges = createChangeCheck({ ...database, db: counting }, ['things'], invalidate);
  await Promise.all(Array.from({ length: 50 }, checkForChanges));
  expect(queries).toBe(1);
  invalidate.mockClear();

  const earlier = checkForChanges();
  await bumpVersion(database.db, 'things');
  await checkForChanges();
  expect(invalidate).toHaveBeenCalledOnce();
  await earlier;
});

test('a change of another version counter does not invalidate the cache', async () => {
  const database = await openTestDatabase('postgres');
  const invalidate = vi.fn();
  const checkForChanges = createChangeCheck(database, ['things', 'more'], invalidate);
  await checkForChanges();
  invalidate.mockClear();
  await bumpVersion(database.db, 'others');
  await checkForChanges();
  expect(invalidate).not.toHaveBeenCalled();
  await bumpVersion(database.db, 'more');
  await checkForChanges();
  expect(invalidate).toHaveBeenCalledOnce();
});

test('on SQLite the cache is never invalidated', async () => {
  const database = await openTestDatabase('sqlite');
  const invalidate = vi.fn();
  const checkForChanges = createChangeCheck(database, ['things'], invalidate);
  await bumpVersion(database.db, 'things');
  await checkForChanges();
  expect(invalidate).not.toHaveBeenCalled();
});

test('a call resolves after its timeout when the database does not answer', async () => {
  const direct = await copyPostgresTemplate();
  const proxy = await openTcpProxy(direct);
  const through = new URL(direct);
  through.port = String(proxy.port);
  const timeout = 60_000;
  const database = await connectDatabase({ dataDir: '', databaseUrl: through.href, timeout });
  proxy.pause();
  const invalidate = vi.fn();
  await createChangeCheck(database, ['things'], invalidate, 1)();
  expect(invalidate).not.toHaveBeenCalled();
  proxy.resume();
  await database.close();
  await proxy.close();
});
