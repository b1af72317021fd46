// `npm run move-objects`: uploads covers, pictures, flipbooks and recordings from the data folder to the bucket. It can be
// interrupted and run again: it skips files that are already in the bucket.
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import pMap from 'p-map';
import { explainStartFailure } from '../server/runtime/start-failure.ts';
import { withoutSecrets } from '../server/observability/log.ts';
import { type Bucket, openBucket } from '../server/providers/storage/bucket.ts';
import { BucketFailure } from '../server/providers/storage/bucket-failure.ts';
import { md5Tag, uploadFlipbook } from '../server/providers/storage/flipbook-bucket.ts';
import { isFlipbookId } from '../server/providers/storage/flipbook-files.ts';
import { headersOf, OBJECT_KEYS } from '../server/providers/storage/object-bucket.ts';
import {
  contentHashIn,
  isObjectName,
  type StoredObject,
} from '../server/providers/storage/objects.ts';
import { RECORDING_KEYS } from '../server/providers/storage/recording-bucket.ts';
import {
  isRecordingName,
  type RecordingName,
  typeOfRecording,
} from '../server/providers/storage/recording-files.ts';
import { storeFolders } from '../server/providers/storage/stores.ts';
import { LOCAL, newCommand, REFUSED } from './command.ts';
import { readLibrarySettings } from './config.ts';

const CONCURRENT_UPLOADS = 8;

interface Tally {
  copied: number;
  there: number;
  /** Names of files that are older than a different file in the bucket. */
  older: string[];
  /** Names of files that are not valid object names, so no address leads to them. */
  nameless: string[];
}

/** Returns the names of a folder's files, as paths with slashes; none if there is no folder. */
async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

async function uploadObjects(bucket: Bucket, folder: string): Promise<Tally> {
  const tally: Tally = { copied: 0, there: 0, older: [], nameless: [] };
  const { entries } = await bucket.list(OBJECT_KEYS);
  const stored = new Map(entries.map((entry) => [entry.key.slice(OBJECT_KEYS.length), entry]));
  const upload = async (name: string) => {
    if (!isObjectName(name)) return void tally.nameless.push(name);
    const there = stored.get(name);
    const file = join(folder, name);
    const verdict = there ? await compare(there, file, name) : 'missing';
    if (verdict === 'same') tally.there += 1;
    else if (verdict === 'older') tally.older.push(name);
    else {
      const { type, cache } = headersOf(name);
      const hasContentHash = contentHashIn(name) !== null;
      await bucket.put(OBJECT_KEYS + name, await readFile(file), {
        type,
        ...(hasContentHash && { cache }),
      });
      tally.copied += 1;
    }
  };
  await pMap(await listFiles(folder), upload, { concurrency: CONCURRENT_UPLOADS });
  return tally;
}

/**
 * Compares a file with the object of the same name. If the name contains a content hash, the same length is enough;
 * otherwise the bytes must be equal. `missing` means that the file must be uploaded.
 */
async function compare(
  there: StoredObject,
  file: string,
  name: string,
): Promise<'same' | 'older' | 'missing'> {
  const { size, mtimeMs } = await stat(file);
  const hasContentHash = contentHashIn(name) !== null;
  if (there.size === size && (hasContentHash || there.etag === md5Tag(await readFile(file)))) {
    return 'same';
  }
  return !hasContentHash && there.modifiedAt > mtimeMs ? 'older' : 'missing';
}

async function uploadFlipbooks(bucket: Bucket, folder: string): Promise<Tally> {
  const tally: Tally = { copied: 0, there: 0, older: [], nameless: [] };
  const ids = existsSync(folder) ? (await readdir(folder)).filter(isFlipbookId) : [];
  for (const id of ids.sort()) {
    if (await uploadFlipbook(bucket, join(folder, id), id)) tally.copied += 1;
    else tally.there += 1;
  }
  return tally;
}

async function uploadRecordings(bucket: Bucket, folder: string): Promise<Tally> {
  const tally: Tally = { copied: 0, there: 0, older: [], nameless: [] };
  const { entries } = await bucket.list(RECORDING_KEYS, true);
  const stored = new Map(entries.map((entry) => [entry.key, entry.size]));
  const upload = async (name: RecordingName) => {
    const file = join(folder, name);
    const key = RECORDING_KEYS + name;
    // The name of a take stands for its content, so the same length is enough.
    if (stored.get(key) === (await stat(file)).size) return void (tally.there += 1);
    await bucket.put(key, await readFile(file), { type: typeOfRecording(name) });
    tally.copied += 1;
  };
  const names = existsSync(folder) ? (await readdir(folder)).filter(isRecordingName) : [];
  await pMap(names.sort(), upload, { concurrency: CONCURRENT_UPLOADS });
  return tally;
}

const MAX_NAMED = 5;
const firstNames = (names: readonly string[]) =>
  names.slice(0, MAX_NAMED).join(', ') + (names.length > MAX_NAMED ? ', …' : '');

function report(what: string, { copied, there, older, nameless }: Tally): void {
  console.log(`${what}: ${copied} copied, ${there} already there.`);
  if (older.length > 0) {
    console.log(
      `  Left, because the bucket has newer ones (${older.length}): ${firstNames(older)}`,
    );
  }
  if (nameless.length > 0) {
    console.log(
      `  Left, because no address can name them (${nameless.length}): ${firstNames(nameless)}`,
    );
  }
}

const command = newCommand(
  'npm run move-objects --',
  'Copies covers, pictures, flipbooks and recordings from DATA_DIR into the bucket of S3_BUCKET.',
)
  .option(...LOCAL)
  .action(moveObjects);

async function moveObjects(chosen: { local?: boolean }): Promise<void> {
  const { dataDir, bucket: settings } = readLibrarySettings(chosen, ['DATA_DIR']).server;
  if (settings === null) {
    console.error('S3_BUCKET names no bucket. Nothing was copied.');
    process.exitCode = REFUSED;
    return;
  }
  const bucket = openBucket(settings);
  const folders = storeFolders(dataDir);
  try {
    console.log(`From ${dataDir} into the bucket ${settings.name}/${settings.prefix}`);
    report('Covers and pictures', await uploadObjects(bucket, folders.objects));
    report('Flipbooks', await uploadFlipbooks(bucket, folders.flipbooks));
    report('Recordings', await uploadRecordings(bucket, folders.recordings));
    console.log('All of it is in the bucket now. Nothing was changed in the data folder.');
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof BucketFailure)) throw error;
    console.error(
      `The bucket ${settings.name} does not take it (${cause.code}). npm run doctor says why. What was copied stays there: run this again to continue.`,
    );
    process.exitCode = 1;
  }
}

command.parseAsync().catch((error: unknown) => {
  console.error(withoutSecrets(explainStartFailure(error)));
  process.exitCode = 1;
});
