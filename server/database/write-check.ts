// Whether the database still takes writes: reads go on for long on a disk that is full.
import { statfs } from 'node:fs/promises';
import { shareRuns } from '../shared-runs.ts';
import { noteMark } from './marks/store.ts';
import type { Db } from './open.ts';

/** Bytes that must be free: a small write may still fit where the next star does not. */
const LEAST_ROOM = 2 ** 20;

/**
 * Returns a function that writes for trial and rejects where that fails; callers who come together share a
 * trial. `folder` is that of a SQLite file, null for another engine.
 */
export function createWriteCheck(db: Db, folder: string | null): () => Promise<void> {
  const { ask } = shareRuns(async () => {
    if (folder !== null) await requireRoom(folder);
    await noteMark(db, 'last write check', Date.now());
  });
  return ask;
}

async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= LEAST_ROOM) return;
  const message = `The disk of the data folder has ${bavail * bsize} bytes left`;
  throw Object.assign(new Error(message), { code: 'ENOSPC' });
}
