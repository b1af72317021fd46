import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type SharpOptions } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { LARGEST_PICTURE, PICTURES_ALLOWED } from '../../../contracts/pictures.ts';
import { type Library, openLibrary } from '../../test-support/library.ts';

let library: Library;
let admin: string;
beforeAll(async () => {
  library = await openLibrary('sqlite');
  admin = await library.adminToken();
});

const PNG = 'image/png';
async function upload(bytes: Uint8Array, purpose = 'page', type = PNG) {
  const response = await library.app.inject({
    method: 'POST',
    url: `/api/admin/pictures?for=${purpose}`,
    headers: { 'admin-auth': admin, 'content-type': type },
    payload: Buffer.from(bytes),
  });
  return { status: response.statusCode, body: response.json() };
}

/** A picture of random colours, which does not compress well. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: 'red' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  } as SharpOptions);

const storedAt = (address: string) =>
  readFileSync(join(library.dataDir, 'objects', address.replace('/public-objects/', '')));

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'of type %s is stored as WebP, named by its content, whatever its declared type',
    async (format) => {
      const { status, body } = await upload(await noise(60, 40).toFormat(format).toBuffer());
      expect(status).toBe(200);
      expect(body).toEqual({
        address: expect.stringMatching(/^\/public-objects\/uploads\/page\.[0-9a-f]{16}\.webp$/),
        width: 60,
        height: 40,
      });
      expect(await library.objects.has(body.address)).toBe(true);
      expect(await sharp(storedAt(body.address)).metadata()).toMatchObject({ format: 'webp' });
      const shown = await library.app.inject({ url: body.address });
      expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' });
      expect(shown.headers['cache-control']).toContain('immutable');
    },
  );

  test('is resized to the width for its purpose, and never enlarged', async () => {
    const wide = await noise(2000, 1000).png().toBuffer();
    expect((await upload(wide, 'page')).body).toMatchObject({ width: 1600, height: 800 });
    expect((await upload(wide, 'cover')).body).toMatchObject({ width: 800, height: 400 });
    const tall = await noise(200, 3000).png().toBuffer();
    expect((await upload(tall, 'cover')).body).toMatchObject({ width: 107, height: 1600 });
  });

  test('is rotated upright, and loses its metadata', async () => {
    const photo = await noise(90, 60)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Robin', Copyright: 'Robin Reader' },
        IFD3: { GPSLatitude: '33/1 52/1 0/1', GPSLatitudeRef: 'S' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const { body } = await upload(photo);
    expect(body).toMatchObject({ width: 60, height: 90 });
    const kept = await sharp(storedAt(body.address)).metadata();
    expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual(Array(4).fill(undefined));
    expect(storedAt(body.address).toString('latin1')).not.toContain('Robin');
  });

  test('that is animated is reduced to its first frame', async () => {
    const frames = await sharp(
      await Promise.all(
        ['red', 'blue'].map((background) => plain(background, 20, 10).png().toBuffer()),
      ),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { body } = await upload(frames);
    expect(body).toMatchObject({ width: 20, height: 10 });
    expect((await sharp(storedAt(body.address)).metadata()).pages).toBeUndefined();
    const { dominant } = await sharp(storedAt(body.address)).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });
});

const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } });

describe('an invalid picture is refused, and the message says what is allowed', () => {
  const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length >> 1);
  /** A small file that declares 20,000 × 20,000 pixels. */
  const bomb = async () => {
    const file = await noise(9, 9).png().toBuffer();
    file.writeUInt32BE(20_000, 16);
    file.writeUInt32BE(20_000, 20);
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
    return file;
  };

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    ['an empty file', () => new Uint8Array(0), /PNG, JPEG, WebP, GIF or AVIF/],
    ['text', () => Buffer.from('Sam sat. '.repeat(50)), /PNG, JPEG, WebP, GIF or AVIF/],
    ['a web page', () => Buffer.from('<!doctype html><p>Sam</p>'), /^This is a web page\. /],
    ['a PDF file', () => Buffer.from('%PDF-1.7\n1 0 obj'), /^This is a PDF\. Pictures can be/],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /PNG, JPEG/,
    ],
    ['TIFF', () => noise(9, 9).tiff().toBuffer(), /^This is a TIFF picture\. Pictures can be PNG/],
    [
      'HEIC, whatever its declared type',
      () => Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(200)}`, 'latin1'),
      /^This is a HEIC picture\. Pictures can be .* Save it as JPEG, and upload that\.$/,
    ],
    ['half a PNG', async () => half(await noise(90, 90).png().toBuffer()), /damaged or incomplete/],
    ['half a JPEG', async () => half(await noise(90, 90).jpeg().toBuffer()), /damaged/],
    ['half a WebP', async () => half(await noise(90, 90).webp().toBuffer()), /incomplete/],
    ['half a GIF', async () => half(await noise(90, 90).gif().toBuffer()), /incomplete/],
    ['half an AVIF', async () => half(await noise(90, 90).avif().toBuffer()), /damaged|incomplete/],
    ['a decompression bomb', bomb, /20000 × 20000 pixels\. A picture can have at most 50 million/],
    [
      'an AVIF picture that needs a gigabyte of memory to decode',
      () => plain('red', 4_300, 4_300).avif({ effort: 0 }).toBuffer(),
      /4300 × 4300 pixels\. An AVIF picture can have at most 18 million/,
    ],
  ])('%s', async (_, make, said) => {
    const { status, body } = await upload(await make());
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(said),
      issues: [{ field: 'body', message: body.message }],
    });
  });

  test('a picture that is too large', async () => {
    const { status, body } = await upload(new Uint8Array(LARGEST_PICTURE + 1));
    expect([status, body.code]).toEqual([413, 'too_large']);
    expect(body.message).toBe('A picture can have at most 20 MB.');
  });

  test.each(['application/pdf', 'image/svg+xml', 'application/json', 'text/plain', ''])(
    'an upload with the declared type "%s"',
    async (type) => {
      const { status, body } = await upload(await noise(9, 9).png().toBuffer(), 'page', type);
      expect([status, body.message]).toEqual([400, PICTURES_ALLOWED]);
    },
  );

  test('a picture for an unknown purpose', async () => {
    const { status, body } = await upload(await noise(9, 9).png().toBuffer(), 'poster');
    expect([status, body.issues[0].field]).toEqual([400, 'querystring.for']);
  });
});

test('other endpoints still require JSON', async () => {
  const response = await library.app.inject({
    method: 'POST',
    url: '/api/admin/report',
    headers: { 'admin-auth': admin, 'content-type': PNG },
    payload: 'x',
  });
  expect([response.statusCode, response.json().message]).toEqual([400, 'The body must be JSON']);
});
