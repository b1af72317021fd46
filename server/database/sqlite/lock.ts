// Only one process may serve a library on SQLite: a second one would use an outdated catalogue cache after the
// first one changes a book. Scripts that run beside the library do not take the lock.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LockRefused, SQLITE_BUSY, sqliteCodeOf } from './failures.ts';
import { makePrivate } from './files.ts';

/**
 * Takes the lock of a data folder and returns a function that releases it. The operating system releases it when
 * the process ends, even after a crash. Throws LockRefused.
 */
export function lockLibrary(folder: string): () => void {
  const file = join(folder, 'library.lock');
  makePrivate(file);
  // The lock is an empty SQLite database: Node has no other file lock that is released when the process dies.
  const lock = new DatabaseSync(file, { timeout: 0, open: false });
  try {
    lock.open();
    // Nothing is written, so SQLite creates no other files beside it.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    if (lock.isOpen) lock.close();
    if (sqliteCodeOf(error) !== SQLITE_BUSY) throw unusable(file, error);
    throw new LockRefused(
      `Another process serves the library in ${folder}, and SQLite serves only one. Stop that process first. To run several, set DATABASE_URL to a PostgreSQL database.`,
    );
  }
  return () => lock.close();
}

const unusable = (file: string, error: unknown) =>
  new LockRefused(
    `${file} cannot be locked (${(error as Error).message}). This user must be allowed to write it, and it holds nothing: while no library runs it may be deleted.`,
    { cause: error },
  );
