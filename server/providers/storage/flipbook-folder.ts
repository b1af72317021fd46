// The store of flipbooks' pages in a local folder.
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDrawings } from './drawings.ts';
import { type FlipbookFiles, flipbookIdOf, isFlipbookId, isPageName } from './flipbook-files.ts';

export function openFlipbookFolder(folder: string): FlipbookFiles {
  const placeOf = (flipbookId: string) => join(folder, flipbookIdOf(flipbookId));

  return {
    ...openDrawings(folder),
    async keep(drawn, flipbookId) {
      const place = placeOf(flipbookId);
      await rm(place, { recursive: true, force: true });
      await rename(drawn, place);
    },
    has: async (flipbookId) => existsSync(placeOf(flipbookId)),
    async read(flipbookId, name) {
      if (!isPageName(name)) return null;
      try {
        return await readFile(join(placeOf(flipbookId), name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async list() {
      const ids = (await readdir(folder)).filter(isFlipbookId);
      return Promise.all(
        ids.map(async (id) => ({ id, storedAt: (await stat(placeOf(id))).mtimeMs })),
      );
    },
    remove: (flipbookId) => rm(placeOf(flipbookId), { recursive: true, force: true }),
  };
}
