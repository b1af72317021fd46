import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { engines, newEmptyDatabase } from '../test-support/databases.ts';
import { listPendingMigrations } from './migrate.ts';
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
