// Content negotiation of the three kinds of compressed responses: API calls, documents and SVG pictures.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';
import { type Library, openLibrary, testBook } from '../test-support/library.ts';

/** The expected encoding when brotli and gzip, gzip alone, or brotli alone are available. */
const table: [accepted: string | undefined, all: string, gzip: string, br: string][] = [
  [undefined, 'identity', 'identity', 'identity'],
  ['', 'identity', 'identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br', 'gzip', 'br'],
  ['gzip', 'gzip', 'gzip', 'identity'],
  ['GZIP', 'gzip', 'gzip', 'identity'],
  ['gzip,BR;q=0.5', 'gzip', 'gzip', 'br'],
  ['br; q=1.0', 'br', 'identity', 'br'],
  ['gzip;q=0', 'identity', 'identity', 'identity'],
  ['gzip;q=0.000, br;q=0', 'identity', 'identity', 'identity'],
  ['gzip;q=0, *', 'br', 'identity', 'br'],
  ['br;q=0, *', 'gzip', 'gzip', 'identity'],
  ['*', 'br', 'gzip', 'br'],
  ['*;q=0', 'identity', 'identity', 'identity'],
  ['identity;q=0, gzip', 'gzip', 'gzip', 'identity'],
  ['identity, gzip;q=0.5', 'identity', 'identity', 'identity'],
  ['identity;q=0.5, gzip;q=0.4, br;q=0.6', 'br', 'identity', 'br'],
  ['gzipped, x-br, brotli', 'identity', 'identity', 'identity'],
];

test.each(table)('%s', (accepted, all, gzip, br) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  expect([
    chooseEncoding(headers, 'br', 'gzip', 'identity'),
    chooseEncoding(headers, 'gzip', 'identity'),
    chooseEncoding(headers, 'br', 'identity'),
  ]).toEqual([all, gzip, br]);
});

describe('a response', () => {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`;
  let library: Library;
  let as: string;
  let svgUrl: string;
  beforeAll(async () => {
    const books = Array.from({ length: 40 }, (_, n) =>
      testBook({ id: `b${n}`, title: `Sam ${n}` }),
    );
    library = await openLibrary('sqlite', books);
    as = await library.subscriber('reader');
    svgUrl = await library.objects.put('books/sam/cover.svg', picture);
  });

  async function ask(url: string, accepted: string | undefined) {
    const answer = await library.app.inject({
      url,
      headers: {
        authorization: `Bearer ${await library.identity.sign(as)}`,
        ...(accepted !== undefined && { 'accept-encoding': accepted }),
      },
    });
    const encoding = String(answer.headers['content-encoding'] ?? 'identity');
    const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
    return {
      encoding,
      text: String(decompress ? decompress(answer.rawPayload) : answer.rawPayload),
      answer,
    };
  }

  test.each(table)(
    'to Accept-Encoding %s has an accepted encoding and the same content',
    async (accepted, all, gzip, br) => {
      const expectations = [
        ['/', all],
        ['/api/books', gzip],
        [svgUrl, br],
      ] as const;
      for (const [url, expected] of expectations) {
        const plain = await ask(url, undefined);
        const { encoding, text, answer } = await ask(url, accepted);
        expect([url, encoding]).toEqual([url, expected]);
        expect(text).toBe(plain.text);
        expect(answer.headers['vary']).toContain('accept-encoding');
      }
    },
  );

  test('that is short is uncompressed, unless identity is refused', async () => {
    const askShort = (accepted: string) => ask('/api/subscription/status', accepted);
    expect(await askShort('gzip')).toMatchObject({ encoding: 'identity' });
    const refused = await askShort('gzip, identity;q=0');
    expect(refused.encoding).toBe('gzip');
    expect(refused.text).toBe((await askShort('gzip')).text);
  });
});
