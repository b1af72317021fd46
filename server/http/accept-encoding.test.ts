// What a browser says it takes, as each of the three places answers it: calls, documents and drawings.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';
import { type Library, openLibrary, testBook } from '../test-support/library.ts';

/** By what is there: brotli and gzip, gzip alone, brotli alone. */
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

describe('an answer', () => {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`;
  let library: Library;
  let as: string;
  let drawing: string;
  beforeAll(async () => {
    const books = Array.from({ length: 40 }, (_, n) =>
      testBook({ id: `b${n}`, title: `Sam ${n}` }),
    );
    library = await openLibrary('sqlite', books);
    as = await library.subscriber('reader');
    drawing = await library.objects.put('books/sam/cover.svg', picture);
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
    const undo = { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
    return { encoding, text: String(undo ? undo(answer.rawPayload) : answer.rawPayload), answer };
  }

  test.each(table)(
    'to %s is in what is taken, and is the same',
    async (accepted, all, gzip, br) => {
      const places = [
        ['/', all],
        ['/api/books', gzip],
        [drawing, br],
      ] as const;
      for (const [url, expected] of places) {
        const plain = await ask(url, undefined);
        const { encoding, text, answer } = await ask(url, accepted);
        expect([url, encoding]).toEqual([url, expected]);
        expect(text).toBe(plain.text);
        expect(answer.headers['vary']).toContain('accept-encoding');
      }
    },
  );

  test('that is short leaves as it is, unless that is refused', async () => {
    const short = (accepted: string) => ask('/api/subscription/status', accepted);
    expect(await short('gzip')).toMatchObject({ encoding: 'identity' });
    const refused = await short('gzip, identity;q=0');
    expect(refused.encoding).toBe('gzip');
    expect(refused.text).toBe((await short('gzip')).text);
  });
});
