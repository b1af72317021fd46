import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { engines, newEmptyDatabase } from '../test-support/databases.ts';
import { listPendingMigrations } from './migrate.ts';
import type { Db } from './tables.ts';

const note = ({ db }: { db: Db }, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${'2027-01-01'})`.execute(db);

describe.each(engines)('tables on %s', (engine) => {
  test('an older release starts on those of a later one', async () => {
    const open = await newEmptyDatabase(engine);
    await note(await open(), '9000_of_a_later_release');
    const database = await open();
    await database.check();
    expect(await listPendingMigrations(database)).toEqual([]);
  });

  test('what no release has changed is not taken for theirs', async () => {
    const open = await newEmptyDatabase(engine);
    await note(await open(), '0000_of_nobody');
    await expect(open()).rejects.toThrow('0000_of_nobody');
  });
});

/** By which Kysely lets one process at a time change the tables. */
const LOCK = sql`select pg_advisory_xact_lock(3853314791062309107)`;

test('a later release may be changing them while this one waits for its turn', async () => {
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
    await note({ db: transaction }, '9000_of_a_later_release');
    const opening = open();
    await vi.waitUntil(isWaiting);
    return { opening };
  });
  await (await opening).check();
});
