// Folders on this machine to draw in, or to collect in, until what was made is kept in a store.
import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface Drawings {
  /** A new, empty folder on this machine; it is kept or thrown away when that is done. */
  begin(): Promise<string>;
  /** Throws away a folder of `begin`. */
  discard(folder: string): Promise<void>;
  /** Throws away what was begun before `time` (epoch milliseconds) and never ended. */
  discardBefore(time: number): Promise<void>;
}

const DRAWING = 'drawing-';

export function openDrawings(folder: string): Drawings {
  mkdirSync(folder, { recursive: true });
  return {
    begin: () => mkdtemp(join(folder, DRAWING)),
    discard: (drawn) => rm(drawn, { recursive: true, force: true }),
    async discardBefore(time) {
      for (const name of await readdir(folder)) {
        const drawn = join(folder, name);
        if (!name.startsWith(DRAWING) || (await stat(drawn)).mtimeMs >= time) continue;
        await rm(drawn, { recursive: true, force: true });
      }
    },
  };
}
