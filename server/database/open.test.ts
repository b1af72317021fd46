import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import {
  createPostgresDatabase,
  engines,
  newTestDatabase,
  openTestDatabase,
} from '../test-support/databases.ts';
import { type Database, openDatabase } from './open.ts';
import { withAccount } from '../modules/students/lock.ts';

const run = promisify(execFile);
const OPEN = pathToFileURL(join(import.meta.dirname, 'open.ts')).href;

/** Returns how many transactions of this PostgreSQL database wait for a lock. */
async function countWaiting({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

describe.each(engines)('the database on %s', (engine) => {
  test('answers, and returns times beyond 32 bits as numbers', async () => {
    const { db, check } = await openTestDatabase(engine);
    await check();
    await db.insertInto('marks').values({ name: 'm', made_at: 1_800_000_000_000 }).execute();
    expect(await db.selectFrom('marks').selectAll().execute()).toEqual([
      { name: 'm', made_at: 1_800_000_000_000 },
    ]);
  });

  test('several processes may start at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'library-open-'));
    const databaseUrl = engine === 'postgres' ? await createPostgresDatabase() : undefined;
    const open = `const { openDatabase } = await import(${JSON.stringify(OPEN)});
      const database = await openDatabase(${JSON.stringify({ dataDir: folder, databaseUrl })});
      await database.check();
      await database.close();`;
    const start = () => run(process.execPath, ['--input-type=module', '-e', open]);
    await Promise.all(Array.from({ length: 6 }, start));
    rmSync(folder, { recursive: true });
  });

  test('transactions of one student never overlap', async () => {
    const database = await openTestDatabase(engine);
    const inside: string[] = [];
    await Promise.all(
      Array.from({ length: 10 }, () =>
        withAccount(database, 'one', 1, async (transaction) => {
          inside.push('in');
          await transaction.selectFrom('users').selectAll().execute();
          inside.push('out');
        }),
      ),
    );
    expect(inside).toEqual(Array.from({ length: 10 }, () => ['in', 'out']).flat());
  });

  test('locking a known student takes one statement', async () => {
    const asked: string[] = [];
    const open = await newTestDatabase(engine, { onQuery: ({ query }) => asked.push(query.sql) });
    const database = await open();
    await withAccount(database, 'one', 1, () => Promise.resolve());
    asked.length = 0;
    await withAccount(database, 'one', 2, () => Promise.resolve());
    expect(asked.filter((statement) => !/^(begin|commit)/.test(statement))).toHaveLength(1);
  });

  test('a failed transaction stores nothing', async () => {
    const database = await openTestDatabase(engine);
    const work = withAccount(database, 'one', 1, async (transaction) => {
      await transaction.insertInto('marks').values({ name: 'half', made_at: 1 }).execute();
      throw new Error('half done');
    });
    await expect(work).rejects.toThrow('half done');
    expect(await database.db.selectFrom('marks').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('transactions that waited for the row of a deleted student are refused and do not create it again', async () => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    const work = vi.fn(async () => undefined);
    let waiting: Promise<PromiseSettledResult<void>[]> | undefined;
    await withAccount(database, 'gone', 1, async (transaction) => {
      // These wait for the row while this transaction deletes it.
      waiting = Promise.allSettled([2, 3, 4].map((at) => withAccount(database, 'gone', at, work)));
      if (engine === 'postgres') await expect.poll(() => countWaiting(database)).toBe(3);
      await transaction
        .insertInto('leavings')
        .values({ user_id: 'gone', signed_in_at: 1, noted_at: 1 })
        .execute();
      await transaction.deleteFrom('users').where('id', '=', 'gone').execute();
    });
    const refused = { status: 'rejected', reason: { code: 'account_deleted' } };
    expect(await waiting).toMatchObject([refused, refused, refused]);
    await expect(withAccount(database, 'gone', 5, work)).rejects.toMatchObject(refused.reason);
    expect(work).not.toHaveBeenCalled();
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('a transaction with a serialization failure is retried once', async () => {
    const database = await openTestDatabase(engine);
    let attempts = 0;
    const refused = () => Promise.reject(Object.assign(new Error('again'), { code: '40001' }));
    const once = withAccount(database, 'one', 1, () =>
      ++attempts === 1 ? refused() : Promise.resolve('done'),
    );
    expect(await once).toBe('done');
    await expect(withAccount(database, 'one', 1, () => (attempts++, refused()))).rejects.toThrow();
    expect(attempts).toBe(4);
  });
});

test('PostgreSQL connections stay open for ten idle minutes, and are then closed', async () => {
  const database = await openTestDatabase('postgres');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await Promise.all(Array.from({ length: 5 }, () => database.check()));
    expect(database.connections?.()).toMatchObject({ open: 5, idle: 5 });
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(database.connections?.()).toMatchObject({ open: 5, idle: 5 });
    vi.advanceTimersByTime(1);
    expect(database.connections?.()).toMatchObject({ open: 0 });
  } finally {
    vi.useRealTimers();
  }
});

test('connections to PostgreSQL use TCP keep-alive', async () => {
  using keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  await (await openTestDatabase('postgres')).check();
  expect(keepAlive).toHaveBeenCalledWith(true, 60_000);
});

test('other users of the machine cannot open the data folder', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'library-mode-'));
  const folder = join(parent, 'data');
  const database = await openDatabase({ dataDir: folder });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await database.close();
  rmSync(parent, { recursive: true });
});
