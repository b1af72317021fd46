// `node bench/space.ts`: measures the space that a family takes in the database after one year, by table with its
// indexes, on SQLite and on PostgreSQL. The rows are like those of the product. Prints a section of the results.
// It has no limit.
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
const BATCH = 500;

const books = Array.from({ length: 500 }, () => randomUUID());
const time = (n: number) => 1_800_000_000_000 + n * 1_000;
const dayOf = (n: number) => new Date(time(n * 200_000)).toISOString().slice(0, 10);
const part = (letters: string, level: number) => {
  return { letters, sound: letters, level, example: 'ship', phonogram: `${letters}:ship` };
};
const making = JSON.stringify({
  ...{ printed: 'ship', parts: [part('sh', 3), part('i', 1), part('p', 1)], isHeartWord: false },
  sentence: 'The ship is in the bath with a fish and a hen.',
});

/** For each table: the number of rows of a child in a year, and a function that returns the child's `n`th row. */
const rowsOfYear: Record<string, [each: number, row: (user: string, n: number) => object]> = {
  users: [
    1,
    (id, n) => ({
      ...{ id, email: `somebody.${n}@example.com`, first_name: 'Kim', parent_first_name: 'Robin' },
      ...{ parent_last_name: 'Reader', age: 6, reading_level: 2, favorite_genre: 'Animals' },
      ...{ created_at: time(n), updated_at: time(n) },
    }),
  ],
  subscriptions: [
    1,
    (user_id, n) => ({
      ...{ user_id, account: 'acct_1PabcDEFghiJKLmn:test', status: 'active', version: 370 },
      ...{ customer_id: `cus_${user_id.slice(0, 14)}`, period_ends_at: time(n) },
      ...{ subscription_id: `sub_${user_id.slice(0, 24)}`, synced_at: time(n) },
    }),
  ],
  progress: [
    SESSIONS,
    (user_id, n) => ({
      ...{ user_id, book_id: books[n], current_page: 9, completed_at: time(n) },
      updated_at: time(n),
    }),
  ],
  stars: [
    SESSIONS,
    (user_id, n) => ({
      ...{ user_id, book_id: books[n], category: 'level2', stars: 1, awarded_at: time(n) },
    }),
  ],
  reading_days: [
    SESSIONS,
    (user_id, n) => ({
      ...{ user_id, day: dayOf(n), book_id: books[n], first_page: 1, last_page: 9 },
      ...{ finished_at: time(n), updated_at: time(n) },
    }),
  ],
  achievements: [
    12,
    (user_id, n) => ({ user_id, achievement_id: `level${n}-first`, earned_at: time(n) }),
  ],
  practice_words: [
    40,
    (user_id, n) => ({
      ...{ user_id, word: `ship${n}`, book_id: books[n], asked: 1, alone: 0, making },
      last_asked_at: time(n),
    }),
  ],
  // The product keeps practice events only while a tablet may resend them. About this many exist at one time.
  practice_events: [10, (user_id, n) => ({ user_id, id: randomUUID(), noted_at: time(n) })],
  heard_words: [
    200,
    (user_id, n) => ({
      ...{ user_id, word: `ship${n}`, mark: 'well', book_id: books[n % books.length] },
      heard_at: time(n),
    }),
  ],
  // The product keeps letters for a hundred days.
  letters: [
    14,
    (user_id, n) => ({
      ...{ user_id, kind: 'weekly', period: dayOf(n), state: 'sent', tries: 1 },
      ...{ due_at: time(n), made_at: time(n) },
    }),
  ],
};

async function insertRows({ db }: Database): Promise<void> {
  const shelf = books.map((id) => ({
    ...{ id, title: 'Ship', category: 'level1' as const, flipbook_type: 'html' as const },
    ...{ total_pages: 9, star_reward: 1, created_at: time(0) },
  }));
  await db.insertInto('books').values(shelf).execute();
  // The ids are as long as those of the identity provider.
  const users = Array.from({ length: CHILDREN }, () => randomBytes(21).toString('base64url'));
  for (const [name, [each, row]] of Object.entries(rowsOfYear)) {
    const table = name as 'users';
    for (let n = 0; n < each; n++) {
      await db.transaction().execute(async (transaction) => {
        for (let at = 0; at < CHILDREN; at += BATCH) {
          const rows = users.slice(at, at + BATCH).map((user) => row(user, n));
          await transaction
            .insertInto(table)
            .values(rows as never)
            .execute();
        }
      });
    }
  }
}

/** Returns the bytes of a table and its indexes. */
async function tableBytes({ engine, db }: Database, table: string): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat where name in
          (select name from sqlite_schema where tbl_name = ${table})`
      : sql<{ bytes: number }>`select pg_total_relation_size(${table}::regclass) as bytes`;
  return (await query.execute(db)).rows[0]?.bytes ?? NaN;
}

/** Returns the bytes of a child's year for each table. */
async function measure(databaseUrl?: string): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'library-space-'));
  const database = await openDatabase({ dataDir, databaseUrl });
  await insertRows(database);
  const bytes: number[] = [];
  for (const table of Object.keys(rowsOfYear))
    bytes.push((await tableBytes(database, table)) / CHILDREN);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return bytes;
}

const postgres = await preparePostgres();
await postgres.start();
try {
  const found = [await measure(), await measure(`${postgres.url}/postgres`)];
  const rows = Object.entries(rowsOfYear).map(([table, [each]], index) => {
    const cells = found.map((bytes) => ((bytes[index] ?? NaN) / each).toFixed(0));
    return `| \`${table}\` | ${each} | ${cells.join(' | ')} |`;
  });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const sums = found.map((bytes) => `${(sum(bytes) / 1024).toFixed(0)} kB a year`);
  console.log(`## A child's year

${SESSIONS / 52} books a week, with indexes.

| Table | Rows | SQLite, bytes a row | PostgreSQL, bytes a row |
| --- | --- | --- | --- |
${rows.join('\n')}
| together | ${sum(Object.values(rowsOfYear).map(([each]) => each))} | ${sums.join(' | ')} |
`);
} finally {
  await postgres.remove();
}
