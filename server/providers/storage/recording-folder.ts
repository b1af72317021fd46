// Stores the owner's recordings in a local folder.
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedName, isRecordingName, type RecordingFiles } from './recording-files.ts';

/** What an interrupted write leaves. It does not count as a file, and the next write replaces it. */
const PARTIAL = '.partial';

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

export function openRecordingFolder(folder: string): RecordingFiles {
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: Parameters<RecordingFiles['read']>[0]) => join(folder, checkedName(name));

  return {
    async put(name, bytes) {
      const file = fileOf(name);
      const partial = file + PARTIAL;
      try {
        await writeFile(partial, bytes);
        await rename(partial, file);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    read: (name) => readFile(fileOf(name)).catch(nullIfMissing),
    async list() {
      const names = (await readdir(folder)).filter(isRecordingName);
      const found = names.map(async (name) => {
        const stats = await stat(fileOf(name)).catch(nullIfMissing);
        return stats === null ? [] : [{ name, storedAt: stats.mtimeMs }];
      });
      return (await Promise.all(found)).flat();
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
