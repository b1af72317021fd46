// Stores the pages of flipbooks in a local folder.
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkFolders } from './work-folders.ts';
import { type FlipbookFiles, flipbookIdOf, isFlipbookId, isPageName } from './flipbook-files.ts';

export function openFlipbookFolder(folder: string): FlipbookFiles {
  const folderOf = (flipbookId: string) => join(folder, flipbookIdOf(flipbookId));

  return {
    ...openWorkFolders(folder),
    async keep(rendered, flipbookId) {
      const target = folderOf(flipbookId);
      await rm(target, { recursive: true, force: true });
      await rename(rendered, target);
    },
    has: async (flipbookId) => existsSync(folderOf(flipbookId)),
    async read(flipbookId, name) {
      if (!isPageName(name)) return null;
      try {
        return await readFile(join(folderOf(flipbookId), name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async list() {
      const ids = (await readdir(folder)).filter(isFlipbookId);
      return Promise.all(
        ids.map(async (id) => ({ id, storedAt: (await stat(folderOf(id))).mtimeMs })),
      );
    },
    remove: (flipbookId) => rm(folderOf(flipbookId), { recursive: true, force: true }),
  };
}
