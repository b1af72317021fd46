// SQLite through node:sqlite, adapted to the better-sqlite3 interface that Kysely's dialect expects.
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

/** SQLite supports DDL in transactions, so a migration is applied completely or not at all. */
class LibrarySqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver shares its single connection. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's dialect with the driver of this folder. */
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
/** Pause before another attempt to get a lock, in milliseconds. */
const LOCK_PAUSE = 20;

/**
 * Opens `library.sqlite` in `folder`; creates both if absent. Waits up to `timeout` milliseconds for a lock of
 * another process. Every commit is flushed to the disk before it is acknowledged, but not by `synchronous=full`,
 * which would block the server's thread for each commit. Instead `Log` flushes in another thread, once for all
 * commits made meanwhile (https://sqlite.org/pragma.html#pragma_synchronous).
 */
export async function openSqlite(folder: string, timeout: number): Promise<SqliteDialect> {
  const file = join(folder, 'library.sqlite');
  makePrivate(file);
  const retry: Retry = (work) => retryContended(work, timeout);
  // SQLite itself must not wait for a lock: that would block the whole process.
  const connection = new DatabaseSync(file, { timeout: 0 });
  // The first read creates the log file.
  await retry(async () =>
    connection.exec('pragma journal_mode = wal; select name from sqlite_schema'),
  );
  // SQLite's own checkpoint blocks the process, so it runs only when the worker thread's checkpoints fail.
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
      const cached = prepared.get(sql);
      if (cached) return cached;
      // A transaction takes the write lock at once instead of failing half-way.
      const statement = adapt(connection.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (prepared.size >= PREPARED_STATEMENTS) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

async function retryContended<T>(work: () => Promise<T>, timeout: number): Promise<T> {
  for (const start = Date.now(); ; await setTimeout(LOCK_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (sqliteCodeOf(error) !== SQLITE_BUSY || Date.now() - start >= timeout) throw error;
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
