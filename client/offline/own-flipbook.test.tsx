import { expect, test, vi } from 'vitest';
import { filesOfFlipbook } from './own-flipbook.ts';

const ID = 'a'.repeat(32);

test('the files of an own flipbook are its large pictures, fetched with the ticket and kept without', async () => {
  const page = { width: 1200, height: 1600, text: '' };
  const frame = JSON.stringify({ id: ID, ticket: 'secret', pages: [page, page] });
  vi.stubGlobal('fetch', async () =>
    Promise.resolve(
      new Response(`<script type="application/json" id="flipbook">${frame}</script>`),
    ),
  );
  const flipbookUrl = `https://library.example/flipbooks/${ID}?ticket=secret`;
  expect(await filesOfFlipbook({ id: 'b1', flipbookUrl })).toEqual(
    [1, 2].map((page) => ({
      address: `/flipbooks/${ID}/page-${page}.webp?ticket=secret`,
      key: `/flipbooks/${ID}/page-${page}.webp`,
    })),
  );
});

test('a flipbook of another host, and a book without one, have no such files', async () => {
  const flipbookUrl = 'https://online.fliphtml5.com/abcd/efgh';
  expect(await filesOfFlipbook({ id: 'b1', flipbookUrl })).toEqual([]);
  expect(await filesOfFlipbook({ id: 'b1', flipbookUrl: null })).toEqual([]);
});
