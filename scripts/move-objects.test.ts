import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inherited } from '../e2e/support/config.ts';
import type { BucketSettings } from '../server/config/storage-settings.ts';
import { openBucket } from '../server/providers/storage/bucket.ts';
import { readObject } from '../server/providers/storage/objects.ts';
import { openStores, type Stores } from '../server/providers/storage/stores.ts';
import { openTestBucket, type TestBucket } from '../server/test-support/bucket.ts';
import { temporaryFolder } from '../server/test-support/stores.ts';

const ID = 'a'.repeat(32);

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await openTestBucket();
});

let dataDir: string;
let settings: BucketSettings;
let before: Stores;
let after: Stores;
beforeEach(async () => {
  dataDir = temporaryFolder();
  settings = bucket.another();
  before = await openStores({ dataDir, bucket: null });
  after = await openStores({ dataDir: temporaryFolder(), bucket: settings });
});

function move(change: Partial<BucketSettings> = {}): Promise<{ code: number; lines: string[] }> {
  const { name, endpoint, credentials, prefix } = { ...settings, ...change };
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: credentials?.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
    S3_PREFIX: prefix,
  };
  return new Promise((resolve) => {
    const file = join(import.meta.dirname, 'move-objects.ts');
    execFile(process.execPath, [file], { env }, (error, stdout, stderr) =>
      resolve({
        code: error === null ? 0 : Number(error.code),
        lines: (stdout + stderr).trim().split('\n'),
      }),
    );
  });
}

function lay(name: string, text: string): string {
  const file = join(dataDir, 'objects', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

async function addFlipbook(pages: readonly string[]): Promise<void> {
  const folder = await before.flipbookFiles.begin();
  pages.forEach((text, page) => writeFileSync(join(folder, `page-${page + 1}.webp`), text));
  await before.flipbookFiles.keep(folder, ID);
}

describe('npm run move-objects', () => {
  test('uploads everything, and skips it the second time', async () => {
    const cover = await before.objects.put('books/sam/cover.svg', '<svg/>');
    const page = await before.objects.put('uploads/page.webp', Buffer.from('RIFF'));
    lay('mine.png', 'mine');
    await addFlipbook(['one', 'two']);
    await before.flipbookFiles.begin();
    for (const kind of ['wav', 'mp3'] as const) {
      await before.recordingFiles.put(`${ID}.${kind}`, Buffer.from(kind));
    }

    expect(await move()).toEqual({
      code: 0,
      lines: [
        `From ${dataDir} into the bucket library/${settings.prefix}`,
        'Covers and pictures: 4 copied, 0 already there.',
        'Flipbooks: 1 copied, 0 already there.',
        'Recordings: 2 copied, 0 already there.',
        'All of it is in the bucket now. Nothing was changed in the data folder.',
      ],
    });
    expect((await readObject(after.objects, cover))?.toString()).toBe('<svg/>');
    expect((await readObject(after.objects, page))?.toString()).toBe('RIFF');
    expect(await after.objects.find(`${cover.replace('/public-objects/', '')}.br`)).not.toBeNull();
    expect(await after.objects.find('mine.png')).toMatchObject({ size: 4 });
    expect((await after.flipbookFiles.list()).map(({ id }) => id)).toEqual([ID]);
    expect((await after.flipbookFiles.read(ID, 'page-2.webp'))?.toString()).toBe('two');
    expect((await after.recordingFiles.read(`${ID}.wav`))?.toString()).toBe('wav');
    expect(await before.objects.has(cover)).toBe(true);
    expect(await before.flipbookFiles.has(ID)).toBe(true);

    const stored = await openBucket(settings).list('');
    expect((await move()).lines.slice(1, 4)).toEqual([
      'Covers and pictures: 0 copied, 4 already there.',
      'Flipbooks: 0 copied, 1 already there.',
      'Recordings: 0 copied, 2 already there.',
    ]);
    expect(await openBucket(settings).list('')).toEqual(stored);
  });

  test('continues an interrupted upload', async () => {
    const raw = openBucket(settings);
    await addFlipbook(['one', 'two', 'three']);
    await raw.put(`flipbooks/${ID}/page-1.webp`, Buffer.from('one'));
    await raw.put(`flipbooks/${ID}/page-2.webp`, Buffer.from('half'));
    const cover = await before.objects.put('cover.webp', Buffer.from('RIFF'));
    await raw.put(`objects/${cover.replace('/public-objects/', '')}`, Buffer.from('RI'));
    expect((await move()).lines.slice(1, 3)).toEqual([
      'Covers and pictures: 1 copied, 0 already there.',
      'Flipbooks: 1 copied, 0 already there.',
    ]);
    expect((await readObject(after.objects, cover))?.toString()).toBe('RIFF');
    expect((await after.flipbookFiles.read(ID, 'page-2.webp'))?.toString()).toBe('two');
    expect(await after.flipbookFiles.has(ID)).toBe(true);
  });

  test('replaces a picture without a content hash only by a newer one', async () => {
    const raw = openBucket(settings);
    const hour = 3_600;
    const now = Date.now() / 1000;
    for (const name of ['older.png', 'newer.png']) {
      await raw.put(`objects/${name}`, Buffer.from('bucket'));
      const time = now + (name === 'newer.png' ? hour : -hour);
      utimesSync(lay(name, 'folder'), time, time);
    }
    expect((await move()).lines.slice(1, 3)).toEqual([
      'Covers and pictures: 1 copied, 0 already there.',
      '  Left, because the bucket has newer ones (1): older.png',
    ]);
    expect((await raw.read('objects/older.png'))?.toString()).toBe('bucket');
    expect((await raw.read('objects/newer.png'))?.toString()).toBe('folder');
  });

  test('lists files with invalid names, and ignores partial files', async () => {
    lay('my cover.png', 'x');
    lay('.hidden.png', 'x');
    lay('cover.png.partial', 'x');
    expect((await move()).lines.slice(1, 3)).toEqual([
      'Covers and pictures: 0 copied, 0 already there.',
      '  Left, because no address can name them (2): .hidden.png, my cover.png',
    ]);
    expect((await openBucket(settings).list('')).entries).toEqual([]);
    expect(readdirSync(join(dataDir, 'objects'))).toHaveLength(3);
  });

  test('uploads nothing from a data folder without pictures', async () => {
    dataDir = temporaryFolder();
    expect((await move()).code).toBe(0);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('refuses to run without a bucket', async () => {
    const nowhere = { name: '', endpoint: null, credentials: null, prefix: '' };
    expect(await move(nowhere)).toEqual({
      code: 2,
      lines: ['S3_BUCKET names no bucket. Nothing was copied.'],
    });
  });

  test('says why a bucket refuses the upload', async () => {
    lay('mine.png', 'mine');
    const credentials = { accessKeyId: 'unknown', secretAccessKey: 'sesame' };
    const { code, lines } = await move({ credentials });
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/^The bucket library does not take it \(InvalidAccessKeyId\)\./);
    expect(lines.join()).not.toContain('sesame');
  });
});
