// A copy of a library on SQLite while it is being used: all that was committed before it began, nothing
// half done, and known to be readable before it gets its name.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isDiskFull } from './failures.ts';

/** Why there is no backup, in a sentence for the person at the terminal. */
export class CannotBackUp extends Error {}

/** In one piece: between two, a write of another process would have it begin anew. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies `library.sqlite` of a data folder to `file`, which is not there yet and which nobody else may
 * read. Writers go on meanwhile. Answers its size in bytes. Throws CannotBackUp.
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
      `${partial} is there already: another backup is being made, or was broken off. Delete it, or name another file.`,
    );
  }
  try {
    closeSync(openSync(partial, 'wx', 0o600));
  } catch (error) {
    throw told(error, file);
  }
  try {
    const source = new DatabaseSync(library, { readOnly: true });
    try {
      await backup(source, partial, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    check(partial);
    sync(partial);
    renameSync(partial, file);
    sync(dirname(resolve(file)));
    return statSync(file).size;
  } catch (error) {
    throw told(error, file);
  } finally {
    removeAll(partial);
  }
}

/** The library itself is read by SQLite, whose errors are no calls of the system: those are about the copy. */
function told(error: unknown, file: string): unknown {
  if (isDiskFull(error)) {
    return new CannotBackUp(
      `The disk has no room for ${file}. Make room, or name a file elsewhere.`,
    );
  }
  const { syscall, code } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return new CannotBackUp(`${file} cannot be written (${code}). Name a file elsewhere.`);
}

/** Throws CannotBackUp for a copy that could not be restored. */
function check(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    const [integrity] = copy.prepare('pragma integrity_check').all();
    const orphans = copy.prepare('pragma foreign_key_check').all();
    if (integrity?.['integrity_check'] === 'ok' && orphans.length === 0) return;
    const found = orphans.length > 0 ? 'rows refer to nothing' : integrity?.['integrity_check'];
    throw new CannotBackUp(
      `library.sqlite is damaged (${found}), and so would be its copy. Restore the last backup.`,
    );
  } finally {
    copy.close();
  }
}

/** With what SQLite lays beside a file. */
function removeAll(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

/** Waits until the disk has what was written. */
function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
