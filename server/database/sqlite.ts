// SQLite through node:sqlite, in the shape Kysely's dialect expects (that of better-sqlite3).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { isContention } from './failures.ts';

/** SQLite changes tables inside transactions, so a migration is whole or not there at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect over a database opened here. */
export class LibrarySqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

const PREPARED_STATEMENTS = 200;
/** How long to wait for a lock, and before asking for it again, in milliseconds. */
const LOCK_PATIENCE = 5_000;
const LOCK_PAUSE = 20;

/**
 * Opens `library.sqlite` in `folder` (created with mode 0700 when absent), or a database in memory.
 * Every commit is on the disk before it is acknowledged (WAL, synchronous=FULL).
 */
export async function openSqlite(folder: string | ':memory:'): Promise<SqliteDatabase> {
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = folder === ':memory:' ? folder : join(folder, 'library.sqlite');
  // A lock that another process holds is waited for from the first statement on.
  const database = new DatabaseSync(file, { timeout: LOCK_PATIENCE });
  await retryContended(() => database.exec('pragma journal_mode = wal'));
  database.exec(`
    pragma synchronous = full;
    pragma foreign_keys = on;
  `);
  const prepared = new Map<string, SqliteStatement>();

  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      // A transaction that will write takes the lock at once instead of failing half-way.
      const statement = adapt(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (prepared.size >= PREPARED_STATEMENTS) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** To change the journal mode, as all do that start together, SQLite does not wait for a lock. */
async function retryContended(work: () => void): Promise<void> {
  for (const start = Date.now(); ; await setTimeout(LOCK_PAUSE)) {
    try {
      return work();
    } catch (error) {
      if (!isContention(error) || Date.now() - start > LOCK_PATIENCE) throw error;
    }
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
