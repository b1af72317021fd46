import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ALONE = 0o600;

/**
 * Makes a database file (with its folder) where there is none, and closes it and what SQLite lays beside
 * it to other users of the machine. SQLite gives its log and its index the mode of the database.
 */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Never opened where it is there: closing it again would drop the locks of this process.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ALONE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(path) && (statSync(path).mode & 0o777) !== OWNER_ALONE) {
      chmodSync(path, OWNER_ALONE);
    }
  }
}
