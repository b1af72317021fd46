import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { engines, newEmptyDatabase } from '../test-support/databases.ts';
import { testBook } from '../test-support/library.ts';
import { insertBook } from '../modules/catalogue/store.ts';
import { getPhonics } from '../modules/phonics/service.ts';
import { replacePhonics } from '../modules/phonics/store.ts';
import { deleteOrphans } from '../modules/accounts/deletion/store.ts';
import { countStars, insertChild, insertStudent, listFamily } from '../modules/students/store.ts';
import { bumpVersion } from './version-counters.ts';
import { listPendingMigrations } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { Db } from './tables.ts';

const insertMigration = ({ db }: { db: Db }, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${'9999-01-01'})`.execute(db);

describe.each(engines)('migrations on %s', (engine) => {
  test('an older release starts on the tables of a later one', async () => {
    const open = await newEmptyDatabase(engine);
    await insertMigration(await open(), '9000_of_a_later_release');
    const database = await open();
    await database.check();
    expect(await listPendingMigrations(database)).toEqual([]);
  });

  test('an unknown migration that is not newer than this release is an error', async () => {
    const open = await newEmptyDatabase(engine);
    await insertMigration(await open(), '0000_of_nobody');
    await expect(open()).rejects.toThrow('0000_of_nobody');
  });
});

describe.each(engines)('the step of books on %s', (engine) => {
  /** Opens a library as it was before the migration. */
  async function openBefore() {
    const { db } = await (await newEmptyDatabase(engine))();
    await sql`alter table books drop column step`.execute(db);
    await sql`alter table books drop column different_words`.execute(db);
    await sql`alter table stars drop column phonograms`.execute(db);
    return db;
  }
  const migrate = (db: Db) => migrations['0018_steps']?.up(db);

  test('a star keeps the sounds that its book had', async () => {
    const db = await openBefore();
    await insertBook(db, { ...testBook(), phonograms: '["s:sun"]' });
    await insertStudent(db, { userId: 'kim', now: 1 });
    for (const id of ['sam', 'gone']) {
      await sql`insert into stars (user_id, book_id, category, stars, awarded_at)
        values ('kim', ${id}, 'level1', 1, 1)`.execute(db);
    }
    await migrate(db);
    const stars = await db.selectFrom('stars').select(['book_id', 'phonograms']).execute();
    expect(new Map(stars.map((star) => [star.book_id, star.phonograms]))).toEqual(
      new Map([
        ['sam', '["s:sun"]'],
        ['gone', null],
      ]),
    );
  });

  test('new heart words join those that an owner has saved, where she has not placed them', async () => {
    const db = await openBefore();
    const heartWords = [['said'], ['fast'], [], [], [], [], [], [], []];
    await replacePhonics(db, { heartWords, soundings: [] });
    await bumpVersion(db, 'phonics');
    await migrate(db);
    const { heartWords: after } = await getPhonics(db);
    expect(after.slice(0, 4)).toEqual([
      ["can't", 'said'],
      ["don't", 'fast'],
      ['after', 'ask', 'class', 'last', "won't"],
      ['bath', 'father', 'glass', 'grass', 'pass', 'past', 'path'],
    ]);
  });

  test('a library with the default heart words gets those of the steps', async () => {
    const db = await openBefore();
    await migrate(db);
    expect(await db.selectFrom('heart_words').selectAll().execute()).toEqual([]);
    expect((await getPhonics(db)).heartWords[0]).toContain("can't");
  });
});

describe.each(engines)('families on %s', (engine) => {
  /** Opens a library of the last release with one that reads and one that does not. */
  async function openBefore() {
    const database = await (await newEmptyDatabase(engine))();
    const run = (statement: string) =>
      sql.raw<Record<string, unknown>>(statement).execute(database.db);
    await run('drop table heard_words');
    await run('alter table reading_days drop column finished_by');
    await run('drop index users_by_account');
    for (const column of ['account_id', 'avatar', 'child_removed_at', 'asks_grown_up']) {
      await run(`alter table users drop column ${column}`);
    }
    await insertBook(database.db, testBook());
    for (const statement of ofLastRelease('kim')) await run(statement);
    await run(
      `insert into users (id, email, created_at, updated_at) values ('lou', 'lou@x.org', 3, 4)`,
    );
    return { database, run };
  }
  const migrate = async (db: Db) => {
    for (const name of ['0023_families', '0024_heard_words', '0025_ways_to_finish']) {
      await migrations[name]?.up(db);
    }
  };
  const ADDED = { account_id: null, avatar: null, child_removed_at: null, asks_grown_up: null };

  /** What the last release writes of a student who signs up, reads and changes its settings. */
  const ofLastRelease = (id: string) => [
    `insert into users (id, created_at, updated_at) values ('${id}', 1, 1) on conflict (id) do nothing`,
    `update users set first_name = 'Kim', age = 6, reading_level = 2, email = '${id}@x.org', updated_at = 2 where id = '${id}'`,
    `insert into progress (user_id, book_id, current_page, completed_at, updated_at) values ('${id}', 'sam', 2, 5, 5)
       on conflict (user_id, book_id) do update set current_page = 2, completed_at = 5, updated_at = 5`,
    `insert into reading_days (user_id, day, book_id, first_page, last_page, finished_at, listened, updated_at)
       values ('${id}', '2026-01-05', 'sam', 1, 2, 5, 0, 5)
       on conflict (user_id, day, book_id) do update set last_page = 2, updated_at = 5`,
    `insert into stars (user_id, book_id, category, stars, awarded_at, phonograms)
       values ('${id}', 'sam', 'level1', 1, 5, null) on conflict (user_id, book_id) do nothing`,
    `insert into achievements (user_id, achievement_id, earned_at) values ('${id}', 'first-book', 5)
       on conflict (user_id, achievement_id) do nothing`,
  ];

  test('every row of the last release stays as it is, and a student is its own account', async () => {
    const { database, run } = await openBefore();
    const where = engine === 'postgres' ? ', ctid::text, xmin::text' : '';
    const users = () => run(`select *${where} from users order by id`);
    const before = await users();
    const days = await run('select * from reading_days');
    await migrate(database.db);
    const after = await users();
    expect(after.rows).toEqual(before.rows.map((row) => ({ ...row, ...ADDED })));
    expect((await run('select * from reading_days')).rows).toEqual(
      days.rows.map((row) => ({ ...row, finished_by: null })),
    );
    expect((await listFamily(database.db, 'kim')).map(({ id }) => id)).toEqual(['kim']);
    expect(await countStars(database.db, 'kim')).toBe(1);
  });

  test('the last release serves on, while another one has families', async () => {
    const { database, run } = await openBefore();
    await migrate(database.db);
    const { db } = database;
    await insertChild(db, { id: 'alex', account_id: 'kim', now: 6, first_name: 'Alex' });
    for (const statement of ofLastRelease('kim')) await run(statement);
    for (const statement of ofLastRelease('new')) await run(statement);
    expect((await run(`select * from users where id = 'kim'`)).rows).toMatchObject([
      { first_name: 'Kim', reading_level: 2, ...ADDED },
    ]);
    expect((await listFamily(db, 'kim')).map(({ id }) => id)).toEqual(['kim', 'alex']);
    expect((await listFamily(db, 'new')).map(({ id }) => id)).toEqual(['new']);
    await run(`delete from users where id = 'kim'`);
    await deleteOrphans(db);
    expect((await run('select id from users order by id')).rows).toEqual([
      { id: 'lou' },
      { id: 'new' },
    ]);
  });

  test('the last release writes while the tables are migrated', async () => {
    const { database, run } = await openBefore();
    const writes = Array.from({ length: 20 }, (_, nth) => ofLastRelease(`family-${nth}`));
    const writing = Promise.all(
      writes.map(async (statements) => {
        for (const statement of statements) await run(statement);
      }),
    );
    await migrate(database.db);
    await writing;
    expect((await run('select id from users')).rows).toHaveLength(22);
    expect((await run('select * from stars')).rows).toHaveLength(21);
  });
});

/** Kysely's lock, with which one process at a time migrates the tables. */
const LOCK = sql`select pg_advisory_xact_lock(3853314791062309107)`;

test('a later release may migrate the tables while this one waits for the lock', async () => {
  const open = await newEmptyDatabase('postgres');
  const { db } = await open();
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      db,
    );
    return rows.length > 0;
  };
  const { opening } = await db.transaction().execute(async (transaction) => {
    await LOCK.execute(transaction);
    await insertMigration({ db: transaction }, '9000_of_a_later_release');
    const opening = open();
    await vi.waitUntil(isWaiting, { timeout: 15_000 });
    return { opening };
  });
  await (await opening).check();
});
