import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { afterFile } from '../../../../test-support/after-file.ts';
import { openStores } from '../../../providers/storage/stores.ts';
import { openTestBucket, type TestBucket } from '../../../test-support/bucket.ts';
import { openTestDatabase } from '../../../test-support/databases.ts';
import { openLibraryOn } from '../../../test-support/library.ts';
import { createTestPayments } from '../../../test-support/providers.ts';
import {
  openTestStores,
  storeKinds,
  temporaryFolder,
  type TestStores,
} from '../../../test-support/stores.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${'<rect/>'.repeat(99)}</svg>`;
const LONG = Buffer.from(Uint8Array.from({ length: 400_000 }, (_, place) => place % 251));

const openOn = async (stores: object) =>
  openLibraryOn(await openTestDatabase('sqlite'), createTestPayments(), [], stores);

describe.each(storeKinds)('pictures from a %s', (kind) => {
  let stores: TestStores;
  let library: Awaited<ReturnType<typeof openOn>>;
  let drawing: string;
  let picture: string;
  beforeAll(async () => {
    stores = await openTestStores(kind);
    library = await openOn(stores);
    drawing = await stores.objects.put('books/sam/cover.svg', DRAWING);
    picture = await stores.objects.put('books/sam/page.webp', LONG);
  });

  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    library.app.inject({ method, url, headers });

  test('are sent whole, with their type, and cached forever', async () => {
    const { statusCode, headers, rawPayload } = await ask(picture);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(LONG)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '400000',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'last-modified': expect.stringMatching(/ GMT$/),
    });
    const [, hash] = /\.([0-9a-f]{16})\./.exec(picture) ?? [];
    expect(headers.etag).toBe(`"${hash}"`);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });

  test('that are SVG are compressed if the browser accepts it, and run no scripts', async () => {
    const short = await ask(drawing, { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(short.rawPayload).toString()).toBe(DRAWING);
    const plain = await ask(drawing, { 'accept-encoding': 'gzip' });
    expect(plain.body).toBe(DRAWING);
    for (const { headers } of [short, plain]) {
      expect(headers).toMatchObject({
        vary: 'accept-encoding',
        'content-type': 'image/svg+xml',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'unsafe-inline';.* sandbox$/,
        ),
        'x-content-type-options': 'nosniff',
      });
    }
    expect(short.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(short.rawPayload.length),
    });
    expect(short.headers.etag).not.toBe(plain.headers.etag);
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  test('that are SVG without a compressed form are sent uncompressed', async () => {
    const address = await stores.objects.put('books/sam/raw.svg', Buffer.from(DRAWING));
    const response = await ask(address, { 'accept-encoding': 'br' });
    expect([response.statusCode, response.body]).toEqual([200, DRAWING]);
    expect(response.headers).not.toHaveProperty('content-encoding');
  });

  test('that were put in by hand are revalidated after an hour', async () => {
    await stores.lay('mine.svg', DRAWING);
    await stores.lay('mine.svg.br', 'of an older one');
    const { body, headers } = await ask('/public-objects/mine.svg', { 'accept-encoding': 'br' });
    expect(body).toBe(DRAWING);
    expect(headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=2592000');
    const again = { 'if-none-match': String(headers.etag) };
    expect((await ask('/public-objects/mine.svg', again)).statusCode).toBe(304);
    const since = { 'if-modified-since': String(headers['last-modified']) };
    expect((await ask('/public-objects/mine.svg', since)).statusCode).toBe(304);
    await stores.lay('mine.svg', `${DRAWING}<!---->`);
    expect((await ask('/public-objects/mine.svg', again)).statusCode).toBe(200);
  });

  test.each(['webp', 'svg'])(
    'of type %s are not sent again to a browser that has them',
    async (type) => {
      const address = type === 'svg' ? drawing : picture;
      const first = await ask(address, { 'accept-encoding': 'br' });
      const etag = String(first.headers.etag);
      const { statusCode, headers, body } = await ask(address, {
        'accept-encoding': 'br',
        'if-none-match': etag,
      });
      expect([statusCode, body]).toEqual([304, '']);
      expect(headers).toMatchObject({ etag, 'cache-control': first.headers['cache-control'] });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers['vary']).toBe(first.headers['vary']);
    },
  );

  test('can be requested in parts', async () => {
    const { headers } = await ask(picture);
    for (const [range, first, last] of [
      ['bytes=10-19', 10, 19],
      ['bytes=399990-', 399_990, 399_999],
      ['bytes=-300000', 100_000, 399_999],
    ] as const) {
      const response = await ask(picture, { range, 'if-range': String(headers.etag) });
      expect(response.statusCode).toBe(206);
      expect(response.rawPayload.equals(LONG.subarray(first, last + 1))).toBe(true);
      expect(response.headers).toMatchObject({
        'content-range': `bytes ${first}-${last}/400000`,
        'content-length': String(last - first + 1),
        'content-type': 'image/webp',
        'cache-control': headers['cache-control'],
      });
    }
    const stale = await ask(picture, { range: 'bytes=10-19', 'if-range': '"another"' });
    expect([stale.statusCode, stale.rawPayload.length]).toEqual([200, 400_000]);
    const beyond = await ask(picture, { range: 'bytes=400000-' });
    expect([beyond.statusCode, beyond.body]).toEqual([416, '']);
    expect(beyond.headers['content-range']).toBe('bytes */400000');
    expect(beyond.headers).not.toHaveProperty('content-type');
  });

  test('have the same headers for HEAD as for GET', async () => {
    const whole = await ask(drawing, { 'accept-encoding': 'br' });
    const head = await ask(drawing, { 'accept-encoding': 'br', range: 'bytes=0-1' }, 'HEAD');
    // These headers differ for every request.
    const { date, 'x-request-id': id } = head.headers;
    const headers = { ...whole.headers, date, 'x-request-id': id };
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      ...headers,
      'content-length': String(headers['content-length']),
    });
  });

  test.each([
    ['that does not exist', 'books/sam/none.webp'],
    ['of a folder', 'books/sam'],
    ['of an HTML page', 'page.html'],
    ['of a script', 'page.js'],
    ['of a PDF', 'page.pdf'],
    ['of a compressed form', 'laid.svg.br'],
    ['without a type', 'page'],
    ['with a type that is a property of every object', 'page.constructor'],
    ['with a type in upper case', 'page.SVG'],
    ['that is hidden', '.page.svg'],
    ['that leads to the parent folder', '..%2flaid.svg'],
    ['with an encoded dot segment', '.%2flaid.svg'],
    ['that leaves a folder again', 'books%2f..%2flaid.svg'],
    ['with a backslash', '..%5claid.svg'],
    ['with a NUL character', 'laid.svg%00.svg'],
    ['with two slashes', 'books//laid.svg'],
  ])('are not found for a name %s', async (_, name) => {
    for (const file of ['laid.svg', 'laid.svg.br', 'page.html', 'page.js', 'page.pdf', 'page']) {
      await stores.lay(file, DRAWING);
    }
    const url = `/public-objects/${name}`;
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await ask(url, {}, method);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('a bucket', () => {
  let bucket: TestBucket;
  let library: Awaited<ReturnType<typeof openOn>>;
  let picture: string;
  beforeAll(async () => {
    bucket = await openTestBucket();
    library = await openOn(await openTestStores('bucket', bucket));
    picture = await library.objects.put('page.webp', LONG);
  });

  test('that is unavailable fails its pictures with a sentence, and the server keeps running', async () => {
    const settings = { ...bucket.settings, endpoint: 'http://127.0.0.1:1' };
    const stores = await openStores({ dataDir: temporaryFolder(), bucket: settings });
    const away = await openOn(stores);
    for (const headers of [{}, { 'if-none-match': '"x"' }, { 'accept-encoding': 'br' }]) {
      const {
        statusCode,
        headers: said,
        body,
      } = await away.app.inject({ url: picture.replace('webp', 'svg'), headers });
      expect(statusCode).toBe(503);
      expect(JSON.parse(body)).toMatchObject({
        code: 'unavailable',
        message: 'The library is very busy. Please try again in a moment.',
      });
      expect(said).toMatchObject({ 'cache-control': 'no-store' });
      expect(said).not.toHaveProperty('etag');
      expect(said).not.toHaveProperty('content-encoding');
    }
    expect(away.log.join()).toContain('ECONNREFUSED');
    expect((await away.call('GET', '/healthz')).status).toBe(200);
  });

  /** Starts a store that begins every response and never ends it. `held` counts its open responses. */
  async function openEndless(): Promise<{ server: Server; endpoint: string; held: () => number }> {
    const held = new Set<object>();
    const server = createServer((_, response) => {
      held.add(response);
      response.on('close', () => held.delete(response));
      response.writeHead(200, { 'content-length': LONG.length, etag: '"x"' });
      response.write(LONG.subarray(0, 200_000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    afterFile(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return { server, endpoint: `http://127.0.0.1:${port}`, held: () => held.size };
  }

  async function listenOn(endpoint: string): Promise<{ address: string; log: string[] }> {
    const settings = { ...bucket.settings, endpoint };
    const stores = await openStores({ dataDir: temporaryFolder(), bucket: settings });
    const { app, log } = await openOn(stores);
    return { address: (await app.listen({ port: 0 })) + picture, log };
  }

  test('loses its connection when the browser disconnects', async () => {
    const store = await openEndless();
    const { address } = await listenOn(store.endpoint);
    const browser = request(address).end();
    const response = await new Promise<NodeJS.ReadableStream>((resolve) =>
      browser.once('response', resolve),
    );
    response.on('error', () => {});
    expect(store.held()).toBe(1);
    browser.destroy();
    await vi.waitFor(() => expect(store.held()).toBe(0), { timeout: 15_000 });
  });

  test('that drops the connection breaks off the response, and the server keeps running', async () => {
    const store = await openEndless();
    const { address } = await listenOn(store.endpoint);
    const response = await fetch(address);
    expect(response.status).toBe(200);
    store.server.closeAllConnections();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await fetch(new URL('/healthz', address))).status).toBe(200);
  });
});
