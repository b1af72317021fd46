// Opens the picture stores: local folders, or a bucket that several machines share.
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { FlipbookFiles } from './flipbook-files.ts';
import { openFlipbookFolder } from './flipbook-folder.ts';
import { openObjectFolder } from './object-folder.ts';
import type { ObjectStore } from './objects.ts';

export interface Stores {
  objects: ObjectStore;
  flipbookFiles: FlipbookFiles;
}

/** The folders in the data folder. A bucket also needs them, for files that are being made. */
export const storeFolders = (dataDir: string) => ({
  objects: join(dataDir, 'objects'),
  flipbooks: join(dataDir, 'flipbooks'),
});

export async function openStores({
  dataDir,
  bucket: settings,
}: Pick<Config, 'dataDir' | 'bucket'>): Promise<Stores> {
  const folders = storeFolders(dataDir);
  if (settings === null) {
    return {
      objects: openObjectFolder(folders.objects),
      flipbookFiles: openFlipbookFolder(folders.flipbooks),
    };
  }
  const [{ openBucket }, { openObjectBucket }, { openFlipbookBucket }] = await Promise.all([
    import('./bucket.ts'),
    import('./object-bucket.ts'),
    import('./flipbook-bucket.ts'),
  ]);
  const bucket = openBucket(settings);
  return {
    objects: openObjectBucket(bucket),
    flipbookFiles: openFlipbookBucket(bucket, folders.flipbooks),
  };
}
