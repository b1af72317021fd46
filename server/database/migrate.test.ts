import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { engines, newEmptyDatabase } from '../test-support/databases.ts';
import { testBook } from '../test-support/library.ts';
import { insertBook } from '../modules/catalogue/store.ts';
import { getPhonics, savePhonics } from '../modules/phonics/service.ts';
import { insertStudent } from '../modules/students/store.ts';
import { listPendingMigrations } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { Db } from './tables.ts';

const insertMigration = ({ db }: { db: Db }, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${'2027-01-01'})`.execute(db);

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
    await savePhonics(db, { heartWords, soundings: [] });
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
    await vi.waitUntil(isWaiting);
    return { opening };
  });
  await (await opening).check();
});
