// Holds the pictures and recordings of a file on disk until the whole file has been checked, because there may be many.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Flipbooks } from '../flipbooks/service.ts';
import type { FlipbookFiles } from '../../providers/storage/flipbook-files.ts';
import type { Recordings } from '../recordings/service.ts';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { mapAndSettle } from '../../async/map-and-settle.ts';
import type { CheckedFile } from './checked-file.ts';
import { readPageAddress } from './flipbooks.ts';
import { storePicture } from './pictures.ts';

/** Each upload to a bucket has latency, so a few run in parallel. */
const CONCURRENT_UPLOADS = 4;

export interface Staging {
  add(address: string, bytes: Buffer): Promise<void>;
  addRecording(take: string, wav: Buffer): Promise<void>;
  /** Stores the checked pictures, flipbooks and recordings. A file that nothing refers to does no harm. */
  store(checked: Pick<CheckedFile, 'pictures' | 'flipbooks' | 'recordings'>): Promise<void>;
  /** Deletes everything that was not stored. */
  discard(): Promise<void>;
}

export function openStaging(
  files: FlipbookFiles,
  objects: ObjectStore,
  flipbooks: Flipbooks,
  recordings: Pick<Recordings, 'storeMaster'>,
): Staging {
  /** The folder of each flipbook by its id; the folder of everything else has the key ''. */
  const folders = new Map<string, string>();
  const pictures = new Map<string, string>();

  async function folderOf(id: string): Promise<string> {
    const folder = folders.get(id) ?? (await files.begin());
    folders.set(id, folder);
    return folder;
  }

  return {
    async add(address, bytes) {
      const page = readPageAddress(address);
      if (page) return writeFile(join(await folderOf(page.id), page.name), bytes);
      const file = join(await folderOf(''), String(pictures.size));
      pictures.set(address, file);
      await writeFile(file, bytes);
    },
    async addRecording(take, wav) {
      await writeFile(join(await folderOf(''), `${take}.wav`), wav);
    },
    async store(checked) {
      const storeChecked = async ([address, file]: [string, string]) => {
        if (checked.pictures.has(address))
          await storePicture(objects, address, await readFile(file));
      };
      await mapAndSettle(pictures, storeChecked, { concurrency: CONCURRENT_UPLOADS });
      for (const { take } of checked.recordings) {
        const wav = await readFile(join(await folderOf(''), `${take}.wav`));
        await recordings.storeMaster(take, wav);
      }
      for (const [id, flipbook] of checked.flipbooks) {
        await flipbooks.adopt(id, await folderOf(id), flipbook);
        folders.delete(id);
      }
    },
    async discard() {
      for (const folder of folders.values()) await files.discard(folder);
    },
  };
}
