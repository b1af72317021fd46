import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStores } from './stores.ts';
import { openTestBucket, type TestBucket } from '../../test-support/bucket.ts';
import {
  openTestStores,
  storeKinds,
  temporaryFolder,
  type TestStores,
} from '../../test-support/stores.ts';
import { openBucket } from './bucket.ts';
import { READ_AT_ONCE, readObject } from './objects.ts';

const ID = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const nameIn = (address: string) => address.replace('/public-objects/', '');

describe.each(storeKinds)('the stores in a %s', (kind) => {
  let stores: TestStores;
  beforeAll(async () => {
    stores = await openTestStores(kind);
  });

  const read = async (name: string, range?: { first: number; last: number }) => {
    const opened = await stores.objects.open(name, { range });
    return (
      opened && buffer(Buffer.isBuffer(opened.body) ? Readable.from(opened.body) : opened.body)
    );
  };
  /** Creates a local work folder with these pages. */
  async function render(pages: Record<string, string>): Promise<string> {
    const folder = await stores.flipbookFiles.begin();
    for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
    return folder;
  }

  test('store text with a compressed copy, and bytes without one', async () => {
    const { objects } = stores;
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const text = await objects.put('books/sam/cover.svg', drawing);
    const bytes = await objects.put('books/sam/page.webp', Buffer.from('RIFF'));
    expect(text).toMatch(/^\/public-objects\/books\/sam\/cover\.[0-9a-f]{16}\.svg$/);
    expect((await readObject(objects, text))?.toString()).toBe(drawing);
    const compressed = await read(`${nameIn(text)}.br`);
    expect(brotliDecompressSync(compressed ?? '').toString()).toBe(drawing);
    expect(await read(nameIn(bytes))).toEqual(Buffer.from('RIFF'));
    expect(await read(`${nameIn(bytes)}.br`)).toBeNull();
  });

  test('return the same address for the same content, and another for other content', async () => {
    const { objects } = stores;
    const first = await objects.put('books/pam/cover.svg', 'one');
    expect(await objects.put('books/pam/cover.svg', 'one')).toBe(first);
    expect(await objects.put('books/pam/cover.svg', 'two')).not.toBe(first);
    expect((await readObject(objects, first))?.toString()).toBe('one');
  });

  test('find objects of put on every machine, and nothing else', async () => {
    const { objects } = stores;
    const address = await objects.put('covers/tim.webp', Buffer.from('tim'));
    await stores.lay('mine.webp', 'mine');
    const elsewhere = await stores.elsewhere();
    expect(await elsewhere.objects.has(address)).toBe(true);
    for (const other of [
      address.replace('tim.', 'tom.'),
      address.replace('covers/', 'covers/../covers/'),
      address.replace('/public-objects', ''),
      '/public-objects/mine.webp',
      '/public-objects/covers',
      '',
    ]) {
      expect(await objects.has(other), other).toBe(false);
      expect(await readObject(objects, other), other).toBeNull();
    }
  });

  test('return the size, etag and time of an object, and null if there is none', async () => {
    const since = Date.now() - 60_000;
    await stores.lay('laid.webp', 'twelve bytes');
    const found = await stores.objects.find('laid.webp');
    expect(found).toMatchObject({ size: 12, etag: expect.stringMatching(/^"[^"]+"$/) });
    expect(found?.modifiedAt).toBeGreaterThan(since);
    await stores.lay('laid.webp', 'thirteen byte');
    expect((await stores.objects.find('laid.webp'))?.etag).not.toBe(found?.etag);
    const long = 'x'.repeat(kind === 'folder' ? 300 : 2_000);
    for (const none of ['none.webp', 'laid.webp/none.webp', `${long}.webp`]) {
      expect(await stores.objects.find(none), none).toBeNull();
      expect(await stores.objects.open(none), none).toBeNull();
    }
  });

  test.each([
    ['a small object', 1_000],
    ['a large object', READ_AT_ONCE * 3],
  ])('read %s as a whole and in ranges', async (_, size) => {
    const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, index) => index % 251));
    await stores.lay('long.webp', bytes);
    expect(await read('long.webp')).toEqual(bytes);
    for (const [first, last] of [
      [0, 9],
      [10, 99],
      [1, size - 1],
    ] as const) {
      expect(await read('long.webp', { first, last })).toEqual(bytes.subarray(first, last + 1));
    }
    const opened = await stores.objects.open('long.webp', { range: { first: 1, last: 5 } });
    expect(opened?.size).toBe(size);
  });

  test('refuse paths that lead elsewhere', async () => {
    for (const path of ['../secret.svg', '/etc/secret.svg', 'a//b.svg', 'no-type', '.hidden.svg']) {
      await expect(stores.objects.put(path, '')).rejects.toThrow('Not a path of the object store');
      expect(await stores.objects.find(path)).toBeNull();
      expect(await stores.objects.open(path)).toBeNull();
    }
    await expect(stores.flipbookFiles.has('../objects')).rejects.toThrow('Not the id');
  });

  test('store recordings for every machine, and nothing of another name', async () => {
    const { recordingFiles } = stores;
    const since = Date.now() - 60_000;
    await recordingFiles.put(`${ID}.wav`, Buffer.from('one'));
    await recordingFiles.put(`${ID}.wav`, Buffer.from('two'));
    await recordingFiles.put(`${ID}.mp3`, Buffer.from('three'));
    const elsewhere = (await stores.elsewhere()).recordingFiles;
    expect((await elsewhere.read(`${ID}.wav`))?.toString()).toBe('two');
    expect(await elsewhere.read(`${OTHER}.wav`)).toBeNull();
    const listed = (await elsewhere.list()).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(listed).toEqual([
      { name: `${ID}.mp3`, storedAt: expect.any(Number) },
      { name: `${ID}.wav`, storedAt: expect.any(Number) },
    ]);
    expect(listed.every(({ storedAt }) => storedAt > since)).toBe(true);
    await elsewhere.remove(`${ID}.wav`);
    await elsewhere.remove(`${ID}.wav`);
    expect(await recordingFiles.read(`${ID}.wav`)).toBeNull();
    const outside = '../objects/a.wav' as `${string}.wav`;
    await expect(async () => recordingFiles.read(outside)).rejects.toThrow('Not the file');
    await expect(async () => recordingFiles.put(outside, ID as never)).rejects.toThrow(
      'Not the file',
    );
    // Nothing of it is served like a picture.
    expect(await stores.objects.find(`../recordings/${ID}.mp3`)).toBeNull();
    expect(await stores.objects.find(`recordings/${ID}.mp3`)).toBeNull();
  });

  test('store a whole flipbook for every machine, and replace its earlier pages', async () => {
    const { flipbookFiles } = stores;
    const since = Date.now() - 60_000;
    const first = await render({ 'page-1.webp': 'one', 'page-2.webp': 'two' });
    await flipbookFiles.keep(first, ID);
    expect(readdirSync(dirname(first))).not.toContain(first);
    const elsewhere = (await stores.elsewhere()).flipbookFiles;
    expect(await elsewhere.has(ID)).toBe(true);
    expect((await elsewhere.read(ID, 'page-2.webp'))?.toString()).toBe('two');
    const listed = (await elsewhere.list()).filter(({ id }) => id === ID);
    expect(listed).toEqual([{ id: ID, storedAt: expect.any(Number) }]);
    expect(listed[0]?.storedAt).toBeGreaterThan(since);

    await flipbookFiles.keep(await render({ 'page-1.webp': 'new' }), ID);
    expect((await elsewhere.read(ID, 'page-1.webp'))?.toString()).toBe('new');
    expect(await elsewhere.read(ID, 'page-2.webp')).toBeNull();
  });

  test('read no files but the pages of a flipbook', async () => {
    const { flipbookFiles } = stores;
    await flipbookFiles.keep(await render({ 'page-1.webp': 'one' }), OTHER);
    for (const name of ['page-9.webp', '../x.webp', `../${ID}/page-1.webp`, 'Page.webp', '']) {
      expect(await flipbookFiles.read(OTHER, name), name).toBeNull();
    }
    expect(await flipbookFiles.read('c'.repeat(32), 'page-1.webp')).toBeNull();
  });

  test('remove a flipbook', async () => {
    const { flipbookFiles } = stores;
    await flipbookFiles.keep(await render({ 'page-1.webp': 'one' }), OTHER);
    await flipbookFiles.remove(OTHER);
    await flipbookFiles.remove(OTHER);
    expect(await flipbookFiles.has(OTHER)).toBe(false);
    expect(await flipbookFiles.read(OTHER, 'page-1.webp')).toBeNull();
    expect((await flipbookFiles.list()).map(({ id }) => id)).not.toContain(OTHER);
  });

  test('delete old work folders that were never stored', async () => {
    const { flipbookFiles } = stores;
    const folder = await render({ 'page-1.webp': 'one' });
    const left = () => readdirSync(dirname(folder)).filter((name) => name.startsWith('drawing-'));
    expect(left()).toHaveLength(1);
    await flipbookFiles.discardBefore(Date.now() - 60_000);
    expect(left()).toHaveLength(1);
    await flipbookFiles.discardBefore(Date.now() + 60_000);
    expect(left()).toEqual([]);
  });
});

describe('the stores in a bucket', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await openTestBucket();
  });

  test('ignore an incomplete flipbook, and delete its old pages', async () => {
    const settings = bucket.another();
    const { flipbookFiles } = await openStores({ dataDir: temporaryFolder(), bucket: settings });
    const raw = openBucket(settings);
    await raw.put(`flipbooks/${ID}/page-1.webp`, Buffer.from('one'));
    expect(await flipbookFiles.has(ID)).toBe(false);
    expect(await flipbookFiles.list()).toEqual([]);
    await flipbookFiles.discardBefore(Date.now() - 60_000);
    expect(await flipbookFiles.read(ID, 'page-1.webp')).not.toBeNull();

    const whole = await flipbookFiles.begin();
    writeFileSync(join(whole, 'page-1.webp'), 'whole');
    await flipbookFiles.keep(whole, OTHER);
    await flipbookFiles.discardBefore(Date.now() + 60_000);
    expect(await flipbookFiles.read(ID, 'page-1.webp')).toBeNull();
    expect((await flipbookFiles.read(OTHER, 'page-1.webp'))?.toString()).toBe('whole');
  });

  test('do not mark a flipbook as complete when an upload fails, and leave its folder', async () => {
    const { flipbookFiles } = await openStores({
      dataDir: temporaryFolder(),
      bucket: bucket.another(),
    });
    const folder = await flipbookFiles.begin();
    writeFileSync(join(folder, 'page-1.webp'), 'one');
    // A folder cannot be uploaded.
    mkdirSync(join(folder, 'page-2.webp'));
    await expect(flipbookFiles.keep(folder, ID)).rejects.toThrow('EISDIR');
    expect(await flipbookFiles.has(ID)).toBe(false);
    expect(readdirSync(folder)).toContain('page-1.webp');
  });

  test('store objects with their content type and cache header', async () => {
    const settings = bucket.another();
    const { objects } = await openStores({ dataDir: temporaryFolder(), bucket: settings });
    const address = await objects.put('cover.svg', '<svg/>');
    const url = `${settings.endpoint}/${settings.name}/${settings.prefix}objects/${nameIn(address)}`;
    bucket.isPublic = true;
    const { headers } = await fetch(url);
    bucket.isPublic = false;
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('list objects over several pages of results', async () => {
    const pages: Record<string, string> = {
      none: '<IsTruncated>true</IsTruncated><NextContinuationToken>next</NextContinuationToken>',
      next: '<IsTruncated>false</IsTruncated>',
    };
    const store = createServer(({ url = '' }, answer) => {
      const page = new URL(url, 'http://store').searchParams.get('continuation-token') ?? 'none';
      const entry = `<Contents><Key>library/a/${page}</Key><Size>3</Size><ETag>"x"</ETag></Contents>`;
      const prefixes = `<CommonPrefixes><Prefix>library/b/${page}/</Prefix></CommonPrefixes>`;
      answer.setHeader('content-type', 'application/xml');
      answer.end(`<ListBucketResult>${entry}${prefixes}${pages[page]}</ListBucketResult>`);
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const { port } = store.address() as AddressInfo;
    const settings = { ...bucket.settings, endpoint: `http://127.0.0.1:${port}` };
    const listed = await openBucket({ ...settings, prefix: 'library/' }).list('');
    store.closeAllConnections();
    store.close();
    expect(listed.entries.map(({ key }) => key)).toEqual(['a/none', 'a/next']);
    expect(listed.prefixes).toEqual(['b/none/', 'b/next/']);
  });

  test.each([
    [
      'with an unknown access key',
      { credentials: { accessKeyId: 'X', secretAccessKey: 'Y' } },
      'InvalidAccessKeyId',
    ],
    ['at an address where no server runs', { endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
    ['that do not exist', { name: 'no-such-bucket' }, 'NoSuchBucket'],
  ])('%s throw a friendly problem with the store error as its cause', async (_, change, code) => {
    const { objects, flipbookFiles } = await openStores({
      dataDir: temporaryFolder(),
      bucket: { ...bucket.another(), ...change },
    });
    const unavailable = {
      code: 'unavailable',
      message: 'The library is very busy. Please try again in a moment.',
      cause: { code },
    };
    await expect(objects.open('cover.svg')).rejects.toMatchObject(unavailable);
    await expect(objects.put('cover.svg', '')).rejects.toMatchObject(unavailable);
    await expect(flipbookFiles.read(ID, 'page-1.webp')).rejects.toMatchObject(unavailable);
    await expect(flipbookFiles.list()).rejects.toMatchObject(unavailable);
  });

  test('time out when the store stops responding', async () => {
    const own = await openTestBucket();
    const timeouts = { connectionTimeout: 1000, requestTimeout: 1000, socketTimeout: 1000 };
    const raw = openBucket(own.settings, timeouts);
    await raw.put('there', Buffer.from('there'));
    own.proxy.pause();
    await expect(raw.find('there')).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'TimeoutError' },
    });
    own.proxy.resume();
    expect((await raw.read('there'))?.toString()).toBe('there');
  });
});
