// The store of flipbooks' pages: a folder of pictures for each, which none but the server reads. Unlike
// the objects behind /public-objects/, they hold a book's words.
import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FlipbookFiles {
  /** A new, empty folder on this machine, to draw in; it is kept or thrown away when that is done. */
  begin(): Promise<string>;
  /** Stores a drawn folder's files as those of a flipbook, in the place of any it had: all, or none. */
  keep(folder: string, flipbookId: string): Promise<void>;
  /** Throws away a folder of `begin`. */
  discard(folder: string): Promise<void>;
  /** Throws away what was begun before `time` (epoch milliseconds) and never ended. */
  discardBefore(time: number): Promise<void>;
  has(flipbookId: string): boolean;
  /** One file's bytes, or null where it is not there. */
  read(flipbookId: string, name: string): Promise<Buffer | null>;
  /** Each flipbook that is stored, and since when, in epoch milliseconds. */
  list(): Promise<{ id: string; storedAt: number }[]>;
  remove(flipbookId: string): Promise<void>;
}

const SAFE_ID = /^[0-9a-f]{32}$/;
const SAFE_NAME = /^[a-z0-9-]{1,40}\.[a-z0-9]{1,8}$/;
/** Beside the flipbooks: what is being drawn. */
const DRAWING = 'drawing-';

/** Flipbooks in a local folder. */
export function openFlipbookFolder(folder: string): FlipbookFiles {
  mkdirSync(folder, { recursive: true });

  function placeOf(flipbookId: string): string {
    if (!SAFE_ID.test(flipbookId)) throw new Error(`Not the id of a flipbook: ${flipbookId}`);
    return join(folder, flipbookId);
  }

  return {
    begin: () => mkdtemp(join(folder, DRAWING)),
    async keep(drawn, flipbookId) {
      const place = placeOf(flipbookId);
      await rm(place, { recursive: true, force: true });
      await rename(drawn, place);
    },
    discard: (drawn) => rm(drawn, { recursive: true, force: true }),
    async discardBefore(time) {
      for (const name of await readdir(folder)) {
        const drawn = join(folder, name);
        if (!name.startsWith(DRAWING) || (await stat(drawn)).mtimeMs >= time) continue;
        await rm(drawn, { recursive: true, force: true });
      }
    },
    has: (flipbookId) => existsSync(placeOf(flipbookId)),
    async read(flipbookId, name) {
      if (!SAFE_NAME.test(name)) return null;
      try {
        return await readFile(join(placeOf(flipbookId), name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async list() {
      const ids = (await readdir(folder)).filter((name) => SAFE_ID.test(name));
      return Promise.all(
        ids.map(async (id) => ({ id, storedAt: (await stat(placeOf(id))).mtimeMs })),
      );
    },
    remove: (flipbookId) => rm(placeOf(flipbookId), { recursive: true, force: true }),
  };
}
