// Whether the database still takes writes: reads go on for long on a disk that is full.
import { statSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { shareRuns } from '../async/single-flight.ts';
import { noteMark } from './marks.ts';
import type { Db } from './tables.ts';

/** Bytes that must be free: a small write may still fit where the next star does not. */
const LEAST_ROOM = 2 ** 20;

/** For how long a trial that went well holds, in milliseconds: anybody may ask, and each costs the disk a page. */
const TRIAL_HOLDS = 1_000;

/**
 * Returns a function that writes for trial and rejects where that fails; callers who come together share a
 * trial. `folder` is that of a SQLite file, null for another engine.
 */
export function createWriteCheck(db: Db, folder: string | null): () => Promise<void> {
  const checkFolder = folder === null ? async () => {} : createFolderCheck(folder);
  let wentWell = -Infinity;
  const { ask } = shareRuns(async () => {
    await checkFolder();
    if (performance.now() - wentWell < TRIAL_HOLDS) return;
    await noteMark(db, 'last write check', Date.now());
    wentWell = performance.now();
  });
  return ask;
}

function createFolderCheck(folder: string): () => Promise<void> {
  const file = join(folder, 'library.sqlite');
  const { ino: opened } = statSync(file);
  return async () => {
    await requireRoom(folder);
    const there = await stat(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (there?.ino === opened) return;
    // The system lets a process go on with a file that was deleted, and nobody would find what it writes.
    const message = 'library.sqlite was deleted or replaced while it was open. Restart the library';
    throw Object.assign(new Error(message), { code: 'ESTALE' });
  };
}

/** Rejects where the disk of a folder has too little left. */
export async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= LEAST_ROOM) return;
  const message = `The disk of the data folder has ${bavail * bsize} bytes left`;
  throw Object.assign(new Error(message), { code: 'ENOSPC' });
}
