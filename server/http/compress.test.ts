import { gunzipSync, gzip } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Library, openLibrary, testBook } from '../test-support/library.ts';

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  return { ...zlib, gzip: vi.fn(zlib.gzip) };
});

describe('a response', () => {
  let library: Library;
  let as: string;
  beforeAll(async () => {
    const books = Array.from({ length: 60 }, (_, index) =>
      testBook({ id: `boat-${index}`, title: 'Böat', description: `${index} böats. `.repeat(120) }),
    );
    library = await openLibrary('sqlite', books);
    as = await library.subscriber('reader');
  });

  const ask = async (url: string, encoding?: string, headers: Record<string, string> = {}) =>
    library.app.inject({
      url,
      headers: {
        ...headers,
        authorization: `Bearer ${await library.identity.sign(as)}`,
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
      },
    });

  const lists: [string, Record<string, string>][] = [
    ['a short page of the shelf', { prefer: 'maxpagesize=6' }],
    ['a long page of the shelf', { prefer: 'maxpagesize=60' }],
    ['the whole shelf', {}],
  ];
  test.each(lists)('%s is compressed for a browser that accepts gzip', async (_, headers) => {
    const plain = await ask('/api/books', undefined, headers);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const short = await ask('/api/books', 'gzip, deflate, br, zstd', headers);
    expect(short.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(short.rawPayload).toString()).toBe(plain.body);
    expect(Number(short.headers['content-length'])).toBeLessThan(plain.rawPayload.length / 5);
  });

  test('a prepared response is compressed once, and again after a change', async () => {
    await ask('/api/books', 'gzip');
    vi.mocked(gzip).mockClear();
    const again = await ask('/api/books', 'gzip');
    expect(gunzipSync(again.rawPayload).toString()).toBe((await ask('/api/books')).body);
    expect(gzip).not.toHaveBeenCalled();
    const removed = await library.call('DELETE', '/api/books/boat-1', {
      admin: await library.adminToken(),
    });
    expect(removed.status).toBe(204);
    const changed = await ask('/api/books', 'gzip');
    expect(gunzipSync(changed.rawPayload).toString()).not.toContain('"boat-1"');
  });

  test('has a Vary header for Accept-Encoding', async () => {
    expect((await ask('/api/books', 'br')).headers).toMatchObject({ vary: 'accept-encoding' });
  });

  test('is not compressed when it is short', async () => {
    const answer = await ask('/api/subscription/status', 'gzip');
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json()).toHaveProperty('hasSubscription', true);
  });
});
