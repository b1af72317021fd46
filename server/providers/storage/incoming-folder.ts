// The folder in which files arrive from owners' browsers until drafts are made of them. It is always local: a file is
// read often, and by one process. A process with a folder of its own makes the files that are in it.
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface IncomingFiles {
  /** The id of this folder. Processes that share the folder share the id. */
  readonly folderId: string;
  pathOf(id: string): string;
  /** Creates an empty file. */
  create(id: string): Promise<void>;
  /** Returns how many bytes are here; null if the file is not in this folder. */
  sizeOf(id: string): Promise<number | null>;
  /** Opens a file to append to it. `offset` is its size. */
  append(id: string, offset: number): Promise<Appending>;
  /** Deletes a file, if it is here. */
  remove(id: string): Promise<void>;
  /** Lists the files, and when each was last written, in epoch milliseconds. */
  list(): Promise<{ id: string; writtenAt: number }[]>;
  /** Returns how many bytes are free on the disk of the folder. */
  freeBytes(): Promise<number>;
}

export interface Appending {
  write(bytes: Buffer): Promise<void>;
  /** Flushes the file to the disk. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const SAFE_ID = /^[0-9a-f]{32}$/;
const FOLDER_ID = 'folder-id';

export function openIncomingFolder(folder: string): IncomingFiles {
  mkdirSync(folder, { recursive: true });
  const folderId = readFolderId(join(folder, FOLDER_ID));

  function pathOf(id: string): string {
    if (!SAFE_ID.test(id)) throw new Error(`Not the id of an incoming file: ${id}`);
    return join(folder, id);
  }

  return {
    folderId,
    pathOf,
    create: (id) => writeFile(pathOf(id), '', { flag: 'wx' }),
    async sizeOf(id) {
      try {
        return (await stat(pathOf(id))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async append(id, offset) {
      // Not `a`: another process may write the same bytes at the same place, and must not double them.
      const file = await open(pathOf(id), 'r+');
      let position = offset;
      return {
        async write(bytes) {
          let from = 0;
          while (from < bytes.length) {
            const { bytesWritten } = await file.write(bytes, from, bytes.length - from, position);
            from += bytesWritten;
            position += bytesWritten;
          }
        },
        flush: () => file.datasync(),
        close: () => file.close(),
      };
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async list() {
      const ids = (await readdir(folder)).filter((name) => SAFE_ID.test(name));
      const files = ids.map(async (id) => {
        const found = await stat(pathOf(id)).catch(() => null);
        return found ? [{ id, writtenAt: found.mtimeMs }] : [];
      });
      return (await Promise.all(files)).flat();
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

/** Returns the id that the folder got from the first process that opened it. */
function readFolderId(file: string): string {
  const known = idIn(file);
  if (known) return known;
  // Written beside it and put into place as a whole: a process that ends here, or a full disk, leaves no half of an id.
  const beside = `${file}.${randomUUID()}`;
  try {
    writeFileSync(beside, randomUUID(), { flush: true });
    putInPlace(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
  return readFileSync(file, 'utf8');
}

/** Puts an id into place, unless another process was first. */
function putInPlace(beside: string, file: string): void {
  try {
    linkSync(beside, file);
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    // The file is empty, or the file system knows no links.
    if (!isThere || !idIn(file)) renameSync(beside, file);
  }
}

/** Returns the id in a file; '' if it is empty or not there. */
function idIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
