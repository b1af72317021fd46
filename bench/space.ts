// `node bench/space.ts`: what a family's year weighs in the database, table by table with its indexes, on
// SQLite and on PostgreSQL. The rows are as the product writes them; how many is said below.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../server/database/open.ts';
import { preparePostgres } from '../server/test-support/postgres-server.ts';

const CHILDREN = 2_000;
/** Three books a week. */
const SESSIONS = 156;
const WORDS = 40;
const ACHIEVEMENTS = 12;
/** Practice is noted for as long as a tablet may send it twice; these are there at one time. */
const EVENTS = 10;
const BATCH = 500;

const books = Array.from({ length: 500 }, () => randomUUID());
const time = (n: number) => 1_800_000_000_000 + n * 1_000;
const making = JSON.stringify({
  printed: 'ship',
  parts: [
    ['sh', 3],
    ['i', 1],
    ['p', 1],
  ].map(([letters, level]) => ({
    ...{ letters, sound: letters, level, example: 'ship', phonogram: `${letters}:ship` },
  })),
  isHeartWord: false,
  sentence: 'The ship is in the bath with a fish and a hen.',
});

/** The rows of a year by table; the columns are those of the product. */
const year: Record<string, { each: number; row: (user: string, n: number) => object }> = {
  users: {
    each: 1,
    row: (id, n) => ({
      ...{ id, email: `somebody.${n}@example.com`, first_name: 'Kim', parent_first_name: 'Robin' },
      ...{ parent_last_name: 'Reader', age: 6, reading_level: 2, favorite_genre: 'Animals' },
      ...{ created_at: time(n), updated_at: time(n) },
    }),
  },
  subscriptions: {
    each: 1,
    row: (user_id, n) => ({
      ...{
        user_id,
        account: 'acct_1PabcDEFghiJKLmn:test',
        customer_id: `cus_${user_id.slice(0, 14)}`,
      },
      ...{ subscription_id: `sub_${user_id.slice(0, 24)}`, status: 'active', version: 370 },
      ...{ period_ends_at: time(n), synced_at: time(n) },
    }),
  },
  progress: {
    each: SESSIONS,
    row: (user_id, n) => ({
      ...{
        user_id,
        book_id: books[n],
        current_page: 9,
        completed_at: time(n),
        updated_at: time(n),
      },
    }),
  },
  stars: {
    each: SESSIONS,
    row: (user_id, n) => ({
      ...{ user_id, book_id: books[n], category: 'level2', stars: 1, awarded_at: time(n) },
    }),
  },
  reading_days: {
    each: SESSIONS,
    row: (user_id, n) => ({
      ...{
        user_id,
        day: new Date(time(n * 200_000)).toISOString().slice(0, 10),
        book_id: books[n],
      },
      ...{ first_page: 1, last_page: 9, finished_at: time(n), updated_at: time(n) },
    }),
  },
  achievements: {
    each: ACHIEVEMENTS,
    row: (user_id, n) => ({ user_id, achievement_id: `level${n}-first`, earned_at: time(n) }),
  },
  practice_words: {
    each: WORDS,
    row: (user_id, n) => ({
      ...{ user_id, word: `ship${n}`, book_id: books[n], asked: 1, alone: 0, making },
      ...{ last_asked_at: time(n) },
    }),
  },
  practice_events: {
    each: EVENTS,
    row: (user_id, n) => ({ user_id, id: randomUUID(), noted_at: time(n) }),
  },
};

async function fill({ db }: Database): Promise<void> {
  const shelf = books.map((id) => ({
    ...{ id, title: 'Ship', category: 'level1' as const, flipbook_type: 'html' as const },
    ...{ total_pages: 9, star_reward: 1, created_at: time(0) },
  }));
  await db.insertInto('books').values(shelf).execute();
  // As long as those of the identity provider.
  const users = Array.from({ length: CHILDREN }, () => randomBytes(21).toString('base64url'));
  for (const [table, { each, row }] of Object.entries(year)) {
    for (let n = 0; n < each; n++) {
      await db.transaction().execute(async (transaction) => {
        for (let at = 0; at < CHILDREN; at += BATCH) {
          const rows = users.slice(at, at + BATCH).map((user) => row(user, n));
          await transaction
            .insertInto(table as 'users')
            .values(rows as never)
            .execute();
        }
      });
    }
  }
}

/** Bytes of a table and its indexes. */
async function weigh({ engine, db }: Database, table: string): Promise<number> {
  const { rows } = await (
    engine === 'sqlite'
      ? sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat where name in
          (select name from sqlite_schema where tbl_name = ${table})`
      : sql<{ bytes: number }>`select pg_total_relation_size(${table}::regclass) as bytes`
  ).execute(db);
  return rows[0]?.bytes ?? NaN;
}

async function measure(databaseUrl: string | undefined): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'library-space-'));
  const database = await openDatabase({ dataDir, databaseUrl });
  await fill(database);
  const bytes: Record<string, number> = {};
  for (const table of Object.keys(year)) bytes[table] = await weigh(database, table);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return bytes;
}

const postgres = await preparePostgres();
await postgres.start();
try {
  const sqlite = await measure(undefined);
  const other = await measure(`${postgres.url}/postgres`);
  console.log(
    '| Table | Rows a child and year | SQLite, bytes a row | PostgreSQL, bytes a row |\n| --- | --- | --- | --- |',
  );
  const sums = { rows: 0, sqlite: 0, postgres: 0 };
  for (const [table, { each }] of Object.entries(year)) {
    const [here, there] = [sqlite[table] ?? NaN, other[table] ?? NaN];
    const a = (bytes: number) => (bytes / CHILDREN / each).toFixed(0);
    console.log(`| \`${table}\` | ${each} | ${a(here)} | ${a(there)} |`);
    sums.rows += each;
    sums.sqlite += here / CHILDREN;
    sums.postgres += there / CHILDREN;
  }
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB in all`;
  console.log(
    `| together | ${sums.rows} | ${kilobytes(sums.sqlite)} | ${kilobytes(sums.postgres)} |`,
  );
} finally {
  await postgres.remove();
}
