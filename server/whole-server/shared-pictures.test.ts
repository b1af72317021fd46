// Two machines of one library that share only a database and a bucket.
import { beforeAll, expect, test, vi } from 'vitest';
import { insertBook } from '../modules/catalogue/store.ts';
import { bookOf } from '../modules/flipbooks/pdf.test-support.ts';
import { openStores } from '../providers/storage/stores.ts';
import { openTestBucket } from '../test-support/bucket.ts';
import { newTestDatabase } from '../test-support/databases.ts';
import { openLibraryOn, testBook } from '../test-support/library.ts';
import { createTestPayments } from '../test-support/providers.ts';
import { temporaryFolder } from '../test-support/stores.ts';

// Pages are rendered by a low-priority process, which takes time.
vi.setConfig({ testTimeout: 120_000 });

type Machine = Awaited<ReturnType<typeof openLibraryOn>>;
let one: Machine;
let other: Machine;
let admin: string;
beforeAll(async () => {
  const open = await newTestDatabase('postgres');
  const { settings } = await openTestBucket();
  const start = async () => {
    const stores = await openStores({ dataDir: temporaryFolder(), bucket: settings });
    return openLibraryOn(await open(), createTestPayments(), [], stores);
  };
  one = await start();
  other = await start();
  admin = await one.adminToken();
});

const send = async (url: string, type: string, payload: Buffer) =>
  (
    await one.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { 'admin-auth': admin, 'content-type': type },
    })
  ).json();

test('a picture uploaded to one machine is served by the other', async () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
  const { address } = await send('/api/admin/pictures?for=cover', 'image/gif', gif);
  const shown = await other.app.inject(address);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-type']).toBe('image/webp');
  expect(shown.rawPayload.toString('latin1', 0, 4)).toBe('RIFF');
});

test('a flipbook rendered on one machine reports its progress and opens on the other', async () => {
  const { id } = await send('/api/admin/flipbooks', 'application/pdf', bookOf(2));
  const ready = await vi.waitFor(
    async () => {
      const { body } = await other.call('GET', `/api/admin/flipbooks/${id}`, { admin });
      expect(body.state).toBe('ready');
      return body;
    },
    { timeout: 60_000, interval: 200 },
  );
  const path = ready.openUrl.replace('https://library.example.com', '');
  expect((await other.call('GET', path)).body).toContain('Sam sat on mat 2.');
  const page = await other.app.inject(path.replace('?', '/page-2-small.webp?'));
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await other.app.inject(ready.coverImageUrl)).statusCode).toBe(200);
  // The pages contain the words of the book, so they require a ticket.
  const name = `flipbooks/${id}/page-1.webp`;
  expect((await other.app.inject(`/public-objects/${name}`)).statusCode).toBe(404);
  expect((await other.app.inject(`/${name}`)).statusCode).toBe(403);
});

test('a catalogue exported from one machine includes the pictures that the other uploaded', async () => {
  const cover = await one.objects.put('covers/sam.svg', '<svg></svg>');
  await insertBook(one.database.db, testBook({ cover_image_url: cover }));
  const { body: file } = await other.call('GET', '/api/admin/catalogue', { admin });
  expect(Object.keys(JSON.parse(JSON.stringify(file)).pictures)).toContain(cover);
  const check = await other.call('POST', '/api/admin/catalogue/check', { admin, body: file });
  expect(check.body.counts).toMatchObject({ unchanged: 1, newPictures: 0, problems: 0 });
});
