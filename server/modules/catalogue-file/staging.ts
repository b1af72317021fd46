// Where the pictures of a file wait until the whole of it was looked at: on the disk, for there may be many.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Flipbooks } from '../flipbooks/flipbooks.ts';
import type { FlipbookFiles } from '../../providers/storage/flipbook-files.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { someAtATime } from '../../async/some-at-a-time.ts';
import type { CheckedFile } from './check-file.ts';
import { readPageAddress } from './flipbooks.ts';
import { storePicture } from './pictures.ts';

/** A bucket takes its time for each. */
const STORED_AT_ONCE = 4;

export interface Staging {
  keep(address: string, bytes: Buffer): Promise<void>;
  /** Stores those that are wanted. One that no book names does no harm. */
  store(checked: Pick<CheckedFile, 'pictures' | 'flipbooks'>): Promise<void>;
  /** Throws away what is left. */
  discard(): Promise<void>;
}

export function openStaging(
  files: FlipbookFiles,
  objects: ObjectStore,
  flipbooks: Flipbooks,
): Staging {
  /** The folder of each flipbook's pages, and under '' the one of all other pictures. */
  const folders = new Map<string, string>();
  const pictures = new Map<string, string>();

  async function folderOf(id: string): Promise<string> {
    const folder = folders.get(id) ?? (await files.begin());
    folders.set(id, folder);
    return folder;
  }

  return {
    async keep(address, bytes) {
      const page = readPageAddress(address);
      if (page) return writeFile(join(await folderOf(page.id), page.name), bytes);
      const file = join(await folderOf(''), String(pictures.size));
      pictures.set(address, file);
      await writeFile(file, bytes);
    },
    async store(wanted) {
      await someAtATime(STORED_AT_ONCE, pictures, async ([address, file]) => {
        if (wanted.pictures.has(address))
          await storePicture(objects, address, await readFile(file));
      });
      for (const [id, drawn] of wanted.flipbooks) {
        await flipbooks.adopt(id, await folderOf(id), drawn);
        folders.delete(id);
      }
    },
    async discard() {
      for (const folder of folders.values()) await files.discard(folder);
    },
  };
}
