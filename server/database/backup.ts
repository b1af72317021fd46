// Makes a consistent copy of a SQLite library while the server runs. The copy has every transaction that was
// committed before the backup began. It is checked before it gets its final name.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isDiskFull } from './failures.ts';

/** The backup failed. The message is for the person at the terminal. */
export class CannotBackUp extends Error {}

/** Copies all pages in one step: a write by another process between two steps would restart the backup. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies `library.sqlite` of a data folder to `file`, which must not exist and which only its owner may read.
 * The library stays writable during the backup. Returns the size of the copy in bytes. Throws CannotBackUp.
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  const library = join(resolve(dataDir), 'library.sqlite');
  if (!existsSync(library)) {
    throw new CannotBackUp(`There is no library at ${library}. Set DATA_DIR.`);
  }
  if (existsSync(file)) throw new CannotBackUp(`${file} is there already. Name a new file.`);
  if (!existsSync(dirname(resolve(file)))) {
    throw new CannotBackUp(`There is no folder ${dirname(resolve(file))}.`);
  }
  const partial = `${file}.partial`;
  if (existsSync(partial)) {
    throw new CannotBackUp(
      `${partial} is there already: another backup is being made, or was interrupted. Delete it, or name another file.`,
    );
  }
  try {
    closeSync(openSync(partial, 'wx', 0o600));
  } catch (error) {
    throw toBackupError(error, file);
  }
  try {
    const source = new DatabaseSync(library, { readOnly: true });
    try {
      await backup(source, partial, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    checkCopy(partial);
    flushToDisk(partial);
    renameSync(partial, file);
    flushToDisk(dirname(resolve(file)));
    return statSync(file).size;
  } catch (error) {
    throw toBackupError(error, file);
  } finally {
    removeDatabase(partial);
  }
}

/** A system error (one with a `syscall`) is about the copy: only SQLite reads the library, and its errors have none. */
function toBackupError(error: unknown, file: string): unknown {
  if (isDiskFull(error)) {
    return new CannotBackUp(
      `The disk is full: it has no room for ${file}. Make room, or name a file elsewhere.`,
    );
  }
  const { syscall, code } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return new CannotBackUp(`${file} cannot be written (${code}). Name a file elsewhere.`);
}

/** Throws CannotBackUp when the copy is damaged. */
function checkCopy(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    const [integrity] = copy.prepare('pragma integrity_check').all();
    const orphans = copy.prepare('pragma foreign_key_check').all();
    if (integrity?.['integrity_check'] === 'ok' && orphans.length === 0) return;
    const found = orphans.length > 0 ? 'rows refer to nothing' : integrity?.['integrity_check'];
    throw new CannotBackUp(
      `library.sqlite is damaged (${found}), so a copy of it would be damaged too. Restore the last backup.`,
    );
  } finally {
    copy.close();
  }
}

/** Removes a database file and the files that SQLite creates beside it. */
function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

/** Flushes a file or folder to the disk. */
function flushToDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
