// Local temporary folders, to render or collect files in before they go to a store.
import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface WorkFolders {
  /** Creates an empty local folder. The caller must store or discard it. */
  begin(): Promise<string>;
  /** Deletes a folder of `begin`. */
  discard(folder: string): Promise<void>;
  /** Deletes the folders that were last written before `time` (epoch milliseconds) and never stored or discarded. */
  discardBefore(time: number): Promise<void>;
}

const PREFIX = 'drawing-';

export function openWorkFolders(folder: string): WorkFolders {
  mkdirSync(folder, { recursive: true });
  return {
    begin: () => mkdtemp(join(folder, PREFIX)),
    discard: (path) => rm(path, { recursive: true, force: true }),
    async discardBefore(time) {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (!name.startsWith(PREFIX) || (await stat(path)).mtimeMs >= time) continue;
        await rm(path, { recursive: true, force: true });
      }
    },
  };
}
