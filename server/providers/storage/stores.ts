// Opens the stores of pictures and recordings: local folders, or a bucket that several machines share.
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { FlipbookFiles } from './flipbook-files.ts';
import { openFlipbookFolder } from './flipbook-folder.ts';
import { type IncomingFiles, openIncomingFolder } from './incoming-folder.ts';
import { openObjectFolder } from './object-folder.ts';
import type { ObjectStore } from './objects.ts';
import type { RecordingFiles } from './recording-files.ts';
import { openRecordingFolder } from './recording-folder.ts';

export interface Stores {
  objects: ObjectStore;
  flipbookFiles: FlipbookFiles;
  recordingFiles: RecordingFiles;
  incomingFiles: IncomingFiles;
}

/** The folders in the data folder. A bucket also needs them, for files that are being made. */
export const storeFolders = (dataDir: string) => ({
  objects: join(dataDir, 'objects'),
  flipbooks: join(dataDir, 'flipbooks'),
  recordings: join(dataDir, 'recordings'),
  incoming: join(dataDir, 'incoming'),
});

export async function openStores({
  dataDir,
  bucket: settings,
}: Pick<Config, 'dataDir' | 'bucket'>): Promise<Stores> {
  const folders = storeFolders(dataDir);
  const incomingFiles = openIncomingFolder(folders.incoming);
  if (settings === null) {
    return {
      objects: openObjectFolder(folders.objects),
      flipbookFiles: openFlipbookFolder(folders.flipbooks),
      recordingFiles: openRecordingFolder(folders.recordings),
      incomingFiles,
    };
  }
  const [{ openBucket }, { openObjectBucket }, { openFlipbookBucket }, { openRecordingBucket }] =
    await Promise.all([
      import('./bucket.ts'),
      import('./object-bucket.ts'),
      import('./flipbook-bucket.ts'),
      import('./recording-bucket.ts'),
    ]);
  const bucket = openBucket(settings);
  return {
    objects: openObjectBucket(bucket),
    flipbookFiles: openFlipbookBucket(bucket, folders.flipbooks),
    recordingFiles: openRecordingBucket(bucket),
    incomingFiles,
  };
}
