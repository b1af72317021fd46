import { expect, test, vi } from 'vitest';
import { flipbookPagesQuery, pagesIn } from './flipbook-pages.ts';
import { ApiError, UNREACHABLE } from './api.ts';
import { queryClient } from './queries.ts';

const ID = 'a'.repeat(32);
const PAGES = [{ width: 1200, height: 1600, text: 'Sam < Pam' }];
const documentWith = (frame: object) =>
  `<!doctype html><script type="application/json" id="flipbook">${JSON.stringify(frame).replaceAll('<', '\\u003c')}</script>`;

test('the pages in the document of a frame come without its ticket', () => {
  const html = documentWith({ id: ID, ticket: 'secret', pages: PAGES });
  expect(pagesIn(html)).toEqual({ id: ID, pages: PAGES });
});

test('a document with a problem, or of a captive portal, has no pages', () => {
  expect(() => pagesIn(documentWith({ problem: 'Gone.', opensAnew: false }))).toThrow('Gone.');
  expect(() => pagesIn('<h1>Welcome to the hotel</h1>')).toThrow(UNREACHABLE);
});

test('the pages are fetched from this page’s own host with the ticket, and cached without it', async () => {
  const serve = vi.fn(async (_path: string) =>
    Promise.resolve(new Response(documentWith({ id: ID, ticket: 'secret', pages: PAGES }))),
  );
  vi.stubGlobal('fetch', serve);
  const query = flipbookPagesQuery('b1', `https://library.example/flipbooks/${ID}?ticket=secret`);
  await queryClient.fetchQuery(query);
  expect(serve.mock.calls[0]?.[0]).toBe(`/flipbooks/${ID}?ticket=secret`);
  expect(query.queryKey).toEqual(['/api/books', 'b1', 'pages']);
  expect(JSON.stringify(queryClient.getQueryData(query.queryKey))).not.toContain('secret');
});

test('a refused ticket and a lost connection are errors', async () => {
  const address = `https://library.example/flipbooks/${ID}?ticket=old`;
  vi.stubGlobal('fetch', async () => Promise.resolve(new Response('', { status: 403 })));
  await expect(queryClient.fetchQuery(flipbookPagesQuery('b1', address))).rejects.toThrow(ApiError);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(queryClient.fetchQuery(flipbookPagesQuery('b1', address))).rejects.toThrow(
    UNREACHABLE,
  );
});
