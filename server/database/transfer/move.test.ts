import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresDatabase } from '../../test-support/databases.ts';
import { everyRow, fillEveryTable, tablesOf } from '../../test-support/filled-tables.ts';
import { connectDatabase, type Database, openDatabase } from '../open.ts';
import { moveLibrary } from './move.ts';

const home = mkdtempSync(join(tmpdir(), 'library-move-'));
const full = join(home, 'full');
const closing: Database[] = [];
beforeAll(async () => {
  const library = await openDatabase({ dataDir: full });
  await fillEveryTable(library);
  await library.close();
});
afterAll(async () => {
  for (const database of closing) await database.close();
  rmSync(home, { recursive: true, force: true });
});

const opened = async (databaseUrl?: string, dataDir = full) => {
  const database = await connectDatabase({ dataDir, databaseUrl });
  closing.push(database);
  return database;
};
let copies = 0;
/** Copies the full library and runs these statements on the copy. Returns its data folder. */
function copyOf(...statements: string[]): string {
  const dataDir = join(home, `copy-${++copies}`);
  cpSync(full, dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'library.sqlite'));
  database.exec('pragma foreign_keys = off');
  for (const statement of statements) database.exec(statement);
  database.close();
  return dataDir;
}
const rowsAt = async (databaseUrl: string) => {
  const rows = await everyRow(await opened(databaseUrl));
  return Object.values(rows).flat().length;
};

test('every row of every table is moved unchanged, and the source stays as it is', async () => {
  const dataDir = copyOf();
  const before = readFileSync(join(dataDir, 'library.sqlite'));
  const databaseUrl = await createPostgresDatabase();
  const counts = await moveLibrary({ dataDir, databaseUrl });
  expect(readFileSync(join(dataDir, 'library.sqlite')).equals(before)).toBe(true);

  const source = await opened(undefined, dataDir);
  const target = await opened(databaseUrl);
  const rows = await everyRow(source);
  expect(await everyRow(target)).toEqual(rows);
  const names = (await tablesOf(source)).map(({ name }) => name);
  expect([...counts.keys()].toSorted()).toEqual(names);
  for (const name of names) {
    expect(rows[name]?.length, name).toBeGreaterThan(20);
    expect(counts.get(name)).toBe(rows[name]?.length);
  }
});

test('a library with a table that the target lacks is not moved', async () => {
  const dataDir = copyOf('create table toys (id text primary key)');
  const databaseUrl = await createPostgresDatabase();
  await expect(moveLibrary({ dataDir, databaseUrl })).rejects.toThrow(
    'The table toys is not the same in both databases.',
  );
});

test('a library without a table of the target is not moved', async () => {
  const databaseUrl = await createPostgresDatabase();
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
  await sql`create table toys (id text primary key)`.execute((await opened(databaseUrl)).db);
  await expect(moveLibrary({ dataDir: copyOf(), databaseUrl })).rejects.toThrow(
    'library.sqlite has no table toys.',
  );
});

test('large rows and many rows are moved, and progress is reported', async () => {
  const dataDir = copyOf(
    `update books set content = printf('%.*c', 3000000, 'x') || id`,
    `with recursive n (n) as (select 1 union all select n + 1 from n where n < 100001)
     insert into webhook_events select 'event ' || n, 'invoice.paid', n from n`,
  );
  const messages: string[] = [];
  const databaseUrl = await createPostgresDatabase();
  const counts = await moveLibrary({
    dataDir,
    databaseUrl,
    say: (message) => messages.push(message),
  });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect(messages).toEqual([
    `100000 of ${all} rows are moved.`,
    `100000 of ${all} rows are compared.`,
  ]);
  expect(await rowsAt(databaseUrl)).toBe(all);
});

test('a library that is open elsewhere is not moved', async () => {
  const dataDir = copyOf();
  const running = await connectDatabase({ dataDir });
  await running.check();
  const databaseUrl = await createPostgresDatabase();
  await expect(moveLibrary({ dataDir, databaseUrl })).rejects.toThrow(
    'library.sqlite is open in another process. Stop the library first.',
  );
  await running.close();
  await moveLibrary({ dataDir, databaseUrl });
});

test('rows in the write-ahead log of a killed server are moved too', async () => {
  const running = await connectDatabase({ dataDir: copyOf() });
  await running.db.insertInto('marks').values({ name: 'the last word', made_at: 1 }).execute();
  const dataDir = join(home, 'killed');
  cpSync(join(home, `copy-${copies}`), dataDir, { recursive: true });
  await running.close();
  expect(statSync(join(dataDir, 'library.sqlite-wal')).size).toBeGreaterThan(0);
  const databaseUrl = await createPostgresDatabase();
  await moveLibrary({ dataDir, databaseUrl });
  const { db } = await opened(databaseUrl);
  const last = db.selectFrom('marks').selectAll().where('name', '=', 'the last word');
  expect(await last.execute()).toHaveLength(1);
});

test('no other process can open the library during the move', async () => {
  const dataDir = copyOf();
  const databaseUrl = await createPostgresDatabase();
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
  const { db } = await opened(databaseUrl);
  const moving = await db.transaction().execute(async (transaction) => {
    await sql`lock table marks in access exclusive mode`.execute(transaction);
    const attempt = moveLibrary({ dataDir, databaseUrl });
    await expect
      .poll(async () => {
        const waiting = sql<{ n: number }>`
          select count(*) as n from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()`;
        return (await waiting.execute(transaction)).rows[0]?.n;
      })
      .toBeGreaterThan(0);
    const other = await connectDatabase({ dataDir, timeout: 1 }).catch((error: Error) => error);
    expect(other).toMatchObject({ message: 'database is locked' });
    return { attempt };
  });
  await moving.attempt;
});

test('a database that is not empty is not written', async () => {
  const databaseUrl = await createPostgresDatabase();
  const target = await openDatabase({ dataDir: '', databaseUrl });
  await target.db.insertInto('marks').values({ name: 'here', made_at: 1 }).execute();
  await target.close();
  await expect(moveLibrary({ dataDir: copyOf(), databaseUrl })).rejects.toThrow(
    'The database of DATABASE_URL is not empty: "marks" holds rows. Name a new one.',
  );
  expect(await rowsAt(databaseUrl)).toBe(1);
});

test('a database in another encoding is not written', async () => {
  const databaseUrl = await createPostgresDatabase('latin1');
  await expect(moveLibrary({ dataDir: copyOf(), databaseUrl })).rejects.toThrow(
    'The database of DATABASE_URL keeps text in LATIN1. Create one with encoding UTF8.',
  );
});

test('a library with pending migrations is not moved', async () => {
  const dataDir = copyOf("delete from kysely_migration where name = '0010_workshop'");
  const databaseUrl = await createPostgresDatabase();
  await expect(moveLibrary({ dataDir, databaseUrl })).rejects.toThrow(
    'The library has not been upgraded to this release (0010_workshop). Start it once on SQLite',
  );
});

test('a missing library is an error', async () => {
  const databaseUrl = await createPostgresDatabase();
  await expect(moveLibrary({ dataDir: join(home, 'none'), databaseUrl })).rejects.toThrow(
    `There is no library at ${join(home, 'none', 'library.sqlite')}. Set DATA_DIR.`,
  );
});

test.each([
  [
    "first_name = 'a' || char(0) || 'b'",
    'first_name in the row [" 0"] of users holds a NUL character',
  ],
  [
    "email = cast(x'ff41' as text)",
    'email in the row [" 0"] of users holds bytes that are not text',
  ],
  ["email = x'41'", 'email in the row [" 0"] of users holds bytes'],
  ['age = 1.5', 'age in the row [" 0"] of users holds something that is not a whole number'],
  ['age = 2147483648', 'age in the row [" 0"] of users holds a number that is too large'],
])('a user with %s is not moved, and the message names the row', async (change, sentence) => {
  const dataDir = copyOf(`update users set ${change} where id = ' 0'`);
  const databaseUrl = await createPostgresDatabase();
  await expect(moveLibrary({ dataDir, databaseUrl })).rejects.toThrow(sentence);
  expect(await rowsAt(databaseUrl)).toBe(0);
});

test('a primary key that is not valid text is named', async () => {
  const dataDir = copyOf("insert into marks values (cast(x'ff' as text), 1)");
  const databaseUrl = await createPostgresDatabase();
  await expect(moveLibrary({ dataDir, databaseUrl })).rejects.toThrow(
    'name in the row ["\ufffd"] of marks holds bytes that are not text',
  );
});

test('a row with a missing reference is named with its table', async () => {
  const dataDir = copyOf("insert into achievements values ('nobody', 'first', 1)");
  const databaseUrl = await createPostgresDatabase();
  await expect(moveLibrary({ dataDir, databaseUrl })).rejects.toThrow(
    /^PostgreSQL refuses rows between the row \[.*\] of achievements and the row \[.*\] of achievements: .*achievements_student/,
  );
  expect(await rowsAt(databaseUrl)).toBe(0);
});

/** Creates a target whose trigger runs `body` for each inserted row. */
async function targetWithTrigger(body: string, table: string): Promise<string> {
  const databaseUrl = await createPostgresDatabase();
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
  const { db } = await opened(databaseUrl);
  await sql
    .raw(
      `create function spoil() returns trigger language plpgsql as $$ begin ${body} end $$;
       create trigger spoil before insert on ${table} for each row execute function spoil()`,
    )
    .execute(db);
  return databaseUrl;
}

test.each([
  ['stars', 'new.stars = new.stars / 2; return new;', /of stars has become another: stars differs/],
  ['stars', "if new.user_id = ' 0' then return null; end if; return new;", /user_id differs/],
  ['stars', "if new.user_id >= '🦊' then return null; end if; return new;", /user_id differs/],
  [
    'marks',
    `if pg_trigger_depth() = 1 then
       insert into marks values ('\u{10ffff}', 1) on conflict do nothing;
     end if; return new;`,
    'PostgreSQL has more rows in marks: the row ["\u{10ffff}"] of marks.',
  ],
])(
  'a target that changes the rows of %s is detected, and stores nothing: %s',
  async (table, body, message) => {
    const databaseUrl = await targetWithTrigger(body, table);
    await expect(moveLibrary({ dataDir: copyOf(), databaseUrl })).rejects.toThrow(message);
    expect(await rowsAt(databaseUrl)).toBe(0);
  },
);

test('a move whose connection breaks in the middle stores nothing', async () => {
  const databaseUrl = await targetWithTrigger(
    'perform pg_terminate_backend(pg_backend_pid()); return new;',
    'stars',
  );
  await expect(moveLibrary({ dataDir: copyOf(), databaseUrl })).rejects.toThrow(/terminat/);
  expect(await rowsAt(databaseUrl)).toBe(0);
});

test('a move whose commit is not confirmed throws Unconfirmed', async () => {
  const databaseUrl = await createPostgresDatabase();
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
  const { db } = await opened(databaseUrl);
  await sql
    .raw(
      `create function leave() returns trigger language plpgsql as $$
         begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
       create constraint trigger leave after insert on secrets
         deferrable initially deferred for each row execute function leave()`,
    )
    .execute(db);
  await expect(moveLibrary({ dataDir: copyOf(), databaseUrl })).rejects.toThrow(
    'The connection broke while the move was being confirmed.',
  );
});
