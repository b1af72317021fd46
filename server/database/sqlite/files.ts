import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/**
 * Creates a missing database file and its folder, and makes the file and SQLite's files beside it private to the
 * current user. SQLite creates its `-wal` and `-shm` files with the mode of the database file.
 */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Never opens an existing file: closing it would drop the locks that this process holds on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(path) && (statSync(path).mode & 0o777) !== OWNER_ONLY) {
      chmodSync(path, OWNER_ONLY);
    }
  }
}
