// Checks whether the database still accepts writes. On a full disk reads keep working, so they show nothing.
import { statSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { singleFlight } from '../async/single-flight.ts';
import { upsertMark } from './marks.ts';
import type { Db } from './tables.ts';

/** Bytes that must be free: the small test write may still fit when the next real write does not. */
const MIN_FREE_BYTES = 2 ** 20;

/** How long a successful check is cached, in milliseconds: anybody may call it, and each test write costs a page. */
const CACHE_MS = 1_000;

/**
 * Returns a function that makes a test write and rejects when it fails. Concurrent calls share one test write.
 * `folder` is the folder of the SQLite file; null for another engine.
 */
export function createWriteCheck(db: Db, folder: string | null): () => Promise<void> {
  const checkFolder = folder === null ? async () => {} : createFolderCheck(folder);
  let lastSuccess = -Infinity;
  const { run } = singleFlight(async () => {
    await checkFolder();
    if (performance.now() - lastSuccess < CACHE_MS) return;
    await upsertMark(db, 'last write check', Date.now());
    lastSuccess = performance.now();
  });
  return run;
}

function createFolderCheck(folder: string): () => Promise<void> {
  const file = join(folder, 'library.sqlite');
  const { ino: openedInode } = statSync(file);
  return async () => {
    await requireRoom(folder);
    const current = await stat(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (current?.ino === openedInode) return;
    // A process can keep writing to a deleted file, and everything it writes would be lost.
    const message = 'library.sqlite was deleted or replaced while it was open. Restart the library';
    throw Object.assign(new Error(message), { code: 'ESTALE' });
  };
}

/** Throws ENOSPC when the disk of a folder has too little space left. */
export async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= MIN_FREE_BYTES) return;
  const message = `The disk of the data folder has ${bavail * bsize} bytes left`;
  throw Object.assign(new Error(message), { code: 'ENOSPC' });
}
