// SQLite through node:sqlite, in the shape Kysely's dialect expects (that of better-sqlite3).
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
import { SQLITE_BUSY, sqliteCodeOf } from './failures.ts';
import { CHECKPOINT_PAGES } from './checkpoints.ts';
import { type Retry, SharedConnectionDriver } from './driver.ts';
import { makePrivate } from './files.ts';

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
class LibrarySqliteDialect extends SqliteDialect {
  readonly #createDriver: () => Driver;

  constructor(database: SqliteDatabase, createDriver: () => Driver) {
    super({ database });
    this.#createDriver = createDriver;
  }

  override createAdapter(): SqliteAdapter {
    return new LibrarySqliteAdapter();
  }

  override createDriver(): Driver {
    return this.#createDriver();
  }
}

const PREPARED_STATEMENTS = 200;
/** Before a lock is asked for again, in milliseconds. */
const LOCK_PAUSE = 20;

/**
 * Opens `library.sqlite` in `folder`; both are made when absent. A lock that another process holds is
 * waited for `patience` milliseconds. Every commit is on the disk before it is acknowledged: what
 * `synchronous=full` does in the thread of the server, once for each commit, the log does in another, once
 * for all that were made meanwhile (https://sqlite.org/pragma.html#pragma_synchronous).
 */
export async function openSqlite(folder: string, patience: number): Promise<SqliteDialect> {
  const file = join(folder, 'library.sqlite');
  makePrivate(file);
  const retry: Retry = (work) => retryContended(work, patience);
  // SQLite itself must not wait for a lock: the whole process would stand still meanwhile.
  const connection = new DatabaseSync(file, { timeout: 0 });
  // Its first read makes the log.
  await retry(async () =>
    connection.exec('pragma journal_mode = wal; select name from sqlite_schema'),
  );
  // SQLite's own checkpoint, at which the process stands still, comes where the other thread's does not.
  connection.exec(`
    pragma synchronous = normal;
    pragma wal_autocheckpoint = ${4 * CHECKPOINT_PAGES};
    pragma foreign_keys = on;
  `);
  const database = adaptDatabase(connection);
  const log = connection.prepare('pragma wal_checkpoint(noop)');
  const pagesInLog = () => Number(log.get()?.['log']);
  const isInTransaction = () => connection.isTransaction;
  const createDriver = () =>
    new SharedConnectionDriver(database, { file, pagesInLog, isInTransaction, retry });
  return new LibrarySqliteDialect(database, createDriver);
}

function adaptDatabase(connection: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      // A transaction that will write takes the lock at once instead of failing half-way.
      const statement = adapt(connection.prepare(sql === 'begin' ? 'begin immediate' : sql));
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
      if (sqliteCodeOf(error) !== SQLITE_BUSY || Date.now() - start >= patience) throw error;
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
