import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../../server/config.ts';
import { makeMark } from '../../server/database/marks/store.ts';
import { listPendingMigrations } from '../../server/database/migrate.ts';
import { connectDatabase, type Database, serverVersion } from '../../server/database/open.ts';
import { type Finding, ok, unknown, wrong } from './finding.ts';

const ABOUT = 'database';
/** PostgreSQL's own way of writing 14.0. */
const OLDEST = 140_000;

/** Thrown to take back what was written for trial. */
class TakenBack extends Error {}

async function writeForTrial({ db }: Database, now: number): Promise<void> {
  await db
    .transaction()
    .execute(async (transaction) => {
      await makeMark(transaction, `doctor ${process.pid}`, now);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
}

const refusals: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there. Start PostgreSQL, or mend host and port',
  ENOTFOUND: 'its host has no address. Mend the host',
  ETIMEDOUT: 'it does not answer. Look at the firewall between',
  '28P01': 'it refuses the password. Mend the password',
  '28000': 'it refuses the user. Mend the user, or allow her in pg_hba.conf',
  '3D000': 'it has no such database. Create it, or mend the name',
  '42501': 'the user may not write there. Grant her all rights on the schema',
  '25006': 'it takes no writes: this is a read-only copy. Name the main server',
};

export function explainDatabase(error: unknown, isPostgres: boolean): string {
  const { code = '', message } = error as Error & { code?: string };
  if (!isPostgres) return `library.sqlite in DATA_DIR cannot be used (${code || message}).`;
  const reason = refusals[code];
  return reason
    ? `PostgreSQL cannot be used (${code}): ${reason} in DATABASE_URL.`
    : `PostgreSQL cannot be used (${code || 'no answer'}). Look at DATABASE_URL.`;
}

/** Reads, and writes once inside a transaction that is taken back. Changes nothing. */
export async function examineDatabase(config: Config, now: () => number): Promise<Finding> {
  const isPostgres = config.databaseUrl !== undefined;
  const file = join(resolve(config.dataDir), 'library.sqlite');
  if (!isPostgres && !existsSync(file)) {
    return unknown(ABOUT, `There is none yet: the first start makes ${file}.`);
  }
  let database: Database | undefined;
  try {
    database = await connectDatabase(config);
    const { number, name } = await serverVersion(database);
    if (isPostgres && number < OLDEST) {
      return wrong(ABOUT, `It is ${name}, and the library needs PostgreSQL 14 or later.`);
    }
    const pending = await listPendingMigrations(database);
    if (pending.length > 0) {
      return wrong(
        ABOUT,
        `${name} answers, but its tables are not up to date (${pending.join(', ')}). Start the library once: it brings them up to date.`,
      );
    }
    await writeForTrial(database, now());
    return ok(ABOUT, `${name} answers and can be written; its tables are up to date.`);
  } catch (error) {
    return wrong(ABOUT, explainDatabase(error, isPostgres));
  } finally {
    await database?.close();
  }
}
