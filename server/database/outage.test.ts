// The database stops, hangs, is full or locked, and recovers.
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
  onTestFinished,
} from 'vitest';
import { statusOf, toProblem } from '../http/errors.ts';
import { copyPostgresTemplate, engines, openTestDatabase } from '../test-support/databases.ts';
import { type TcpProxy, openTcpProxy } from '../test-support/tcp-proxy.ts';
import { type PostgresServer, preparePostgres } from '../test-support/postgres-server.ts';
import { isDiskFull } from './failures.ts';
import { connectDatabase, type Database, openDatabase } from './open.ts';
import { withAccount } from '../modules/students/lock.ts';

const mark = (name: string) => ({ name, made_at: 1 });
const marksIn = async ({ db }: Database) =>
  (await db.selectFrom('marks').select('name').orderBy('name').execute()).map(({ name }) => name);
const insert = (database: Database, name: string) =>
  withAccount(database, 'kim', 1, (transaction) =>
    transaction.insertInto('marks').values(mark(name)).execute(),
  );
/** Returns the HTTP status and error code that a parent gets for failing work. */
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it succeeded',
    (error: Error) => {
      const { code } = toProblem(error);
      return `${statusOf[code]} ${code}`;
    },
  );

describe('a PostgreSQL that stops and starts again', () => {
  let server: PostgresServer;
  let database: Database;
  beforeAll(async () => {
    server = await preparePostgres();
    await server.start();
    database = await openDatabase({ dataDir: '', databaseUrl: `${server.url}/postgres` });
  });
  afterAll(async () => {
    await database.close();
    await server.remove();
  });

  test('fails with 503 and rolls back an open transaction, and works again after the restart', async () => {
    const interrupted = withAccount(database, 'kim', 1, async (transaction) => {
      await transaction.insertInto('marks').values(mark('half')).execute();
      await server.stop();
      await transaction.insertInto('marks').values(mark('whole')).execute();
    });
    expect(await outcomeOf(interrupted)).toBe('503 unavailable');
    expect(await outcomeOf(database.check())).toBe('503 unavailable');
    expect(await outcomeOf(insert(database, 'away'))).toBe('503 unavailable');

    await server.start();
    await insert(database, 'back');
    expect(await marksIn(database)).toEqual(['back']);
  });
});

describe('a PostgreSQL that no longer answers', () => {
  let proxy: TcpProxy;
  let database: Database;
  /** Reads the database over a direct connection. */
  let witness: Database;
  beforeEach(async () => {
    const direct = await copyPostgresTemplate();
    witness = await connectDatabase({ dataDir: '', databaseUrl: direct });
    proxy = await openTcpProxy(direct);
    const through = new URL(direct);
    through.port = String(proxy.port);
    database = await connectDatabase({ dataDir: '', databaseUrl: through.href, timeout: 1000 });
  });
  afterEach(async () => {
    proxy.resume();
    await Promise.all([database.close(), witness.close()]);
    await proxy.close();
  });

  test('fails with 503 for a read and for a transaction, and works again afterwards', async () => {
    await database.check();
    proxy.pause();
    expect(await outcomeOf(database.check())).toBe('503 unavailable');
    expect(await outcomeOf(insert(database, 'new'))).toBe('503 unavailable');
    proxy.resume();
    await insert(database, 'back');
    expect(await marksIn(database)).toEqual(['back']);
  });

  test('leaves no open transaction in which the next write would be lost', async () => {
    await database.check();
    proxy.pause();
    expect(await outcomeOf(insert(database, 'unheard'))).toBe('503 unavailable');
    proxy.resume();
    await database.db.insertInto('marks').values(mark('alone')).execute();
    expect(await marksIn(witness)).toEqual(['alone']);
  });

  test('stores no part of an interrupted transaction', async () => {
    const interrupted = withAccount(database, 'kim', 1, async (transaction) => {
      await transaction.insertInto('marks').values(mark('half')).execute();
      proxy.pause();
      await transaction.insertInto('marks').values(mark('whole')).execute();
    });
    expect(await outcomeOf(interrupted)).toBe('503 unavailable');
    proxy.resume();
    await Promise.all(['a', 'b', 'c'].map((name) => insert(database, name)));
    expect(await marksIn(witness)).toEqual(['a', 'b', 'c']);
  });

  test('releases the student lock of a process that is no longer connected', async () => {
    const holding = Promise.withResolvers<void>();
    const forgotten = Promise.withResolvers<void>();
    const interrupted = withAccount(database, 'kim', 1, () => {
      holding.resolve();
      return forgotten.promise;
    });
    const outcome = outcomeOf(interrupted);
    await holding.promise;
    proxy.pause();
    await insert(witness, 'next');
    expect(await marksIn(witness)).toEqual(['next']);
    forgotten.resolve();
    expect(await outcome).toBe('503 unavailable');
  });
});

describe.each(engines)('a full disk on %s', (engine) => {
  let database: Database;
  /** SQLite may not allocate another page; PostgreSQL raises the error of a full disk for each new mark. */
  const full = {
    sqlite: () => sql`pragma max_page_count = 1`,
    postgres: () =>
      sql`create function full_disk() returns trigger language plpgsql as $$
            begin raise exception using errcode = 'disk_full'; end $$;
          create trigger full_disk before insert on marks for each row execute function full_disk()`,
  };
  const roomy = {
    sqlite: () => sql`pragma max_page_count = 1000000`,
    postgres: () => sql`drop trigger full_disk on marks`,
  };
  /** Longer than the free space in the table's pages. */
  const long = (name: string) => name + '.'.repeat(20_000);
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await full[engine]().execute(database.db);
  });

  test('fails with 503 and stores nothing, and writes succeed once there is room', async () => {
    const works = [
      () => insert(database, long('in a transaction')),
      () =>
        database.db
          .insertInto('marks')
          .values(mark(long('alone')))
          .execute(),
    ];
    for (const work of works) {
      const error = await work().catch((error: Error) => error);
      expect(isDiskFull(error)).toBe(true);
      const problem = toProblem(error as Error);
      expect(statusOf[problem.code]).toBe(503);
      expect(problem).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('cannot save anything'),
        cause: error,
      });
    }
    expect(await marksIn(database)).toEqual([]);
    await roomy[engine]().execute(database.db);
    await insert(database, 'back');
    expect(await marksIn(database)).toEqual(['back']);
  });
});

test.each(engines)(
  'checkWrites on %s rejects when the database no longer accepts writes, and caches a success for a second',
  async (engine) => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const database = await openTestDatabase(engine);
    await database.checkWrites();
    await database.db.updateTable('marks').set({ made_at: 0 }).execute();
    // A second check within a second writes nothing.
    await database.checkWrites();
    const { made_at } = await database.db
      .selectFrom('marks')
      .select('made_at')
      .executeTakeFirstOrThrow();
    expect(made_at).toBe(0);
    vi.advanceTimersByTime(1_000);
    const [stop, goOn] = {
      sqlite: ['pragma query_only = on', 'pragma query_only = off'],
      postgres: ['alter table marks rename to away', 'alter table away rename to marks'],
    }[engine];
    await sql.raw(stop!).execute(database.db);
    await expect(database.checkWrites()).rejects.toThrow();
    await sql.raw(goOn!).execute(database.db);
    await database.checkWrites();
  },
);

test('checkWrites rejects after the open SQLite file was deleted or replaced, until a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'library-replaced-'));
  const file = join(dataDir, 'library.sqlite');
  const running = await openDatabase({ dataDir });
  await running.checkWrites();
  copyFileSync(file, `${file}.backup`);
  for (const swap of [() => rmSync(file), () => renameSync(`${file}.backup`, file)]) {
    swap();
    const error = await running.checkWrites().catch((error: Error) => error);
    expect(error).toMatchObject({ message: expect.stringContaining('Restart the library') });
    const problem = toProblem(error as Error);
    expect(statusOf[problem.code]).toBe(503);
    expect(problem.cause).toBe(error);
  }
  await running.close();
  const restarted = await openDatabase({ dataDir });
  await restarted.checkWrites();
  await restarted.close();
  rmSync(dataDir, { recursive: true });
});

describe('a SQLite file that another process has locked', () => {
  let folder: string;
  let database: Database;
  let other: DatabaseSync;
  const open = async (timeout: number) => {
    database = await openDatabase({ dataDir: folder, timeout });
    other = new DatabaseSync(join(folder, 'library.sqlite'));
    other.exec('begin immediate');
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'library-locked-'));
  });
  afterEach(async () => {
    other.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('makes writes wait, while reads continue', async () => {
    await open(60_000);
    const waiting = Promise.all([
      insert(database, 'in a transaction'),
      database.db.insertInto('marks').values(mark('alone')).execute(),
    ]);
    expect(await marksIn(database)).toEqual([]);
    other.exec('commit');
    await waiting;
    expect(await marksIn(database)).toEqual(['alone', 'in a transaction']);
  });

  test('fails with 503 after the timeout, and works again afterwards', async () => {
    await open(0);
    expect(await outcomeOf(insert(database, 'locked'))).toBe('503 unavailable');
    other.exec('commit');
    await insert(database, 'back');
    expect(await marksIn(database)).toEqual(['back']);
  });
});
