// A library on SQLite is served by one process: a second one would go on with the catalogue it remembers
// while the first one changes it. Scripts that run beside the library do not take the lock.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LockRefused, SQLITE_BUSY, sqliteCodeOf } from './failures.ts';
import { makePrivate } from './files.ts';

/**
 * Takes the lock of a data folder and returns how to give it back. The system gives it back when the
 * process ends, however it ends. Throws LockRefused.
 */
export function lockLibrary(folder: string): () => void {
  const file = join(folder, 'library.lock');
  makePrivate(file);
  // A file of SQLite's own, with nothing in it: no other lock of Node's dies with its process.
  const lock = new DatabaseSync(file, { timeout: 0, open: false });
  try {
    lock.open();
    // Nothing is written, so nothing lies beside it either.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    if (lock.isOpen) lock.close();
    if (sqliteCodeOf(error) !== SQLITE_BUSY) throw unusable(file, error);
    throw new LockRefused(
      `Another process serves the library in ${folder}, and SQLite serves one alone. Stop that process first. For several, set DATABASE_URL to a PostgreSQL database.`,
    );
  }
  return () => lock.close();
}

const unusable = (file: string, error: unknown) =>
  new LockRefused(
    `${file} cannot be locked (${(error as Error).message}). This user must be allowed to write it, and it holds nothing: while no library runs it may be deleted.`,
    { cause: error },
  );
