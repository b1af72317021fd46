import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../../server/config/config.ts';
import { explainDatabase } from '../../server/database/explain.ts';
import { isDiskFull } from '../../server/database/failures.ts';
import { insertMark } from '../../server/database/marks.ts';
import { listPendingMigrations } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations.ts';
import { connectDatabase, type Database } from '../../server/database/open.ts';
import { serverVersion } from '../../server/database/server-version.ts';
import { requireRoom } from '../../server/database/write-check.ts';
import { type Finding, ok, unknown, wrong } from './finding.ts';
import type { Db } from '../../server/database/tables.ts';

const ABOUT = 'database';
/** PostgreSQL 14.0, as `server_version_num` writes it. */
const OLDEST = 140_000;

/** Thrown to roll back a test write. */
class RolledBack extends Error {}

/** Runs `work` in a transaction and rolls it back. */
async function runAndRollBack(
  { db }: Database,
  work: (transaction: Db) => Promise<void>,
): Promise<void> {
  await db
    .transaction()
    .execute(async (transaction) => {
      await work(transaction);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
}

/** Reads, and writes once in a transaction that it rolls back. Changes nothing. */
export async function examineDatabase(config: Config, now: () => number): Promise<Finding> {
  const isPostgres = config.databaseUrl !== undefined;
  const file = join(resolve(config.dataDir), 'library.sqlite');
  if (!isPostgres && !existsSync(file)) {
    return unknown(ABOUT, `There is none yet: the first start makes ${file}.`);
  }
  let database: Database | undefined;
  try {
    if (!isPostgres) await requireRoom(config.dataDir);
    database = await connectDatabase(config);
    const { number, name } = await serverVersion(database);
    if (isPostgres && number < OLDEST) {
      return wrong(ABOUT, `It is ${name}, and the library needs PostgreSQL 14 or later.`);
    }
    const pending = await listPendingMigrations(database);
    if (pending.length === Object.keys(migrations).length) {
      await runAndRollBack(database, ({ schema }) =>
        schema.createTable('doctor').addColumn('made_at', 'bigint').execute(),
      );
      return unknown(ABOUT, `${name} has no library yet: the first start makes its tables.`);
    }
    if (pending.length > 0) {
      return wrong(
        ABOUT,
        `${name} answers, but its tables are not up to date (${pending.join(', ')}). Start the library once: it brings them up to date.`,
      );
    }
    await runAndRollBack(database, (transaction) =>
      insertMark(transaction, `doctor ${process.pid}`, now()),
    );
    return ok(ABOUT, `${name} answers and can be written; its tables are up to date.`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (isDiskFull(error)) return wrong(ABOUT, `It has no room (${message}). Make room.`);
    return wrong(ABOUT, explainDatabase(error) ?? `It cannot be used (${code ?? message}).`);
  } finally {
    await database?.close();
  }
}
