// SQLite through node:sqlite, in the shape Kysely's dialect expects (that of better-sqlite3).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { isContention } from './failures.ts';
import { SharedConnectionDriver } from './sqlite-driver.ts';

/** SQLite changes tables inside transactions, so a migration is whole or not there at all. */
class LibrarySqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver shares the one there is. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's dialect over a database opened here. */
export class LibrarySqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #patience: number;

  /** A lock that another process holds is waited for `patience` milliseconds. */
  constructor(database: SqliteDatabase, patience: number) {
    super({ database });
    this.#database = database;
    this.#patience = patience;
  }

  override createAdapter(): SqliteAdapter {
    return new LibrarySqliteAdapter();
  }

  override createDriver(): Driver {
    return new SharedConnectionDriver({ database: this.#database }, (work) =>
      retryContended(work, this.#patience),
    );
  }
}

const PREPARED_STATEMENTS = 200;
/** Before a lock is asked for again, in milliseconds. */
const LOCK_PAUSE = 20;

/**
 * Opens `library.sqlite` in `folder` (created with mode 0700 when absent). Every commit is on the
 * disk before it is acknowledged (WAL, synchronous=FULL).
 */
export async function openSqlite(folder: string, patience: number): Promise<SqliteDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // SQLite itself must not wait for a lock: the whole process would stand still meanwhile.
  const database = new DatabaseSync(join(folder, 'library.sqlite'), { timeout: 0 });
  await retryContended(async () => database.exec('pragma journal_mode = wal'), patience);
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

async function retryContended<T>(work: () => Promise<T>, patience: number): Promise<T> {
  for (const start = Date.now(); ; await setTimeout(LOCK_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (!isContention(error) || Date.now() - start >= patience) throw error;
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
