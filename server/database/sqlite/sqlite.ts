// Kysely's dialect for SQLite over node:sqlite.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { retryWhileLocked, SharedConnectionDriver } from './driver.ts';
import { makePrivate } from './files.ts';

class LibrarySqliteAdapter extends SqliteAdapter {
  /** A migration is applied completely or not at all. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver shares its connection. Kysely would not let others read while one waits for a lock. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Opens `library.sqlite` in `folder`; creates both if absent. Waits up to `timeout` milliseconds for a lock of
 * another process. Every commit is on the disk before it is acknowledged: with `synchronous = normal` SQLite leaves
 * that to the driver, which lets another thread wait for the disk (docs/decisions/0002-sqlite-then-postgresql.md).
 */
export async function openSqlite(folder: string, timeout: number): Promise<Dialect> {
  const file = join(folder, 'library.sqlite');
  makePrivate(file);
  const connection = new DatabaseSync(file, { timeout: 0 });
  // The first read creates the log file.
  await retryWhileLocked(timeout, async () =>
    connection.exec('pragma journal_mode = wal; select name from sqlite_schema'),
  );
  connection.exec('pragma synchronous = normal; pragma foreign_keys = on');
  return {
    createAdapter: () => new LibrarySqliteAdapter(),
    createDriver: () => new SharedConnectionDriver(connection, `${file}-wal`, timeout),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
