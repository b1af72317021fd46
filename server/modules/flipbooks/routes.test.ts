import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { dirname } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PDF_BYTES } from '../../../domain/flipbooks.ts';
import { deleteUnusedFlipbooks } from './delete-unused.ts';
import { bookOf, makePdf } from './pdf.test-support.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';
import { active } from '../../test-support/providers.ts';

// Pages are rendered by a child process with low priority, which can be slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const UNKNOWN = '0'.repeat(32);

describe.each(engines)('flipbooks over %s', (engine) => {
  let library: Library;
  let admin: string;
  let reader: string;
  /** A flipbook of two pages, and a book that shows it. */
  let made: { id: string; flipbookUrl: string; openUrl: string; coverImageUrl: string };
  let bookId: string;

  beforeAll(async () => {
    library = await openLibrary(engine, [testBook()]);
    admin = await library.adminToken();
    reader = await library.subscriber('reader');
    made = await finish(await upload(bookOf(2)));
    bookId = await addBook(made.flipbookUrl);
    const folder = await library.flipbookFiles.begin();
    await library.flipbookFiles.discard(folder);
    stored = () => readdirSync(dirname(folder)).sort();
  });
  // Some tests advance the clock by days, and an owner's session lasts for half a day.
  beforeEach(async () => {
    admin = await library.adminToken();
  });
  /** Lists the folders in the store, including working folders. */
  let stored: () => string[];
  const allDone = () =>
    vi.waitFor(() => expect(stored().filter((name) => name.startsWith('drawing'))).toEqual([]), {
      timeout: 15_000,
    });

  async function upload(payload: Buffer | string, headers: Record<string, string> = {}) {
    const response = await library.app.inject({
      method: 'POST',
      url: '/api/admin/flipbooks',
      headers: { 'admin-auth': admin, 'content-type': 'application/pdf', ...headers },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  }

  const look = (id: string) => library.call('GET', `/api/admin/flipbooks/${id}`, { admin });

  /** Polls until the flipbook is ready or refused. */
  async function finish({ status, body }: Awaited<ReturnType<typeof upload>>) {
    expect(status).toBe(200);
    return vi.waitFor(
      async () => {
        const response = await look(body.id);
        expect(response.body.state).not.toBe('drawing');
        return response.body;
      },
      { timeout: 100_000, interval: 50 },
    );
  }

  async function addBook(flipbookUrl: string): Promise<string> {
    const book = { title: 'A Book', category: 'level1', flipbookUrl };
    return (await library.call('POST', '/api/books', { admin, body: book })).body.id;
  }

  /** Returns the path of one of the library's addresses. */
  const pathOf = (address: string) => address.replace('https://library.example.com', '');
  const frame = (address: string) => library.call('GET', pathOf(address));
  const picture = (address: string, name = 'page-1.webp') =>
    frame(address.replace('?', `/${name}?`));
  const readersAddress = async (id = bookId, as = reader): Promise<string> =>
    (await library.call('GET', `/api/books/${id}`, { as })).body.flipbookUrl;
  const folders = async () => (await library.flipbookFiles.list()).map(({ id }) => id).sort();

  test('a PDF becomes a flipbook with an address, a cover and its text', async () => {
    expect(made).toEqual({
      state: 'ready',
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      pageCount: 2,
      flipbookUrl: `https://library.example.com/flipbooks/${made.id}`,
      openUrl: expect.stringContaining(`${made.flipbookUrl}?ticket=`),
      coverImageUrl: expect.stringMatching(/^\/public-objects\/flipbooks\/.*\.webp$/),
      text: 'Sam sat on mat 1.\n\nSam sat on mat 2.',
    });
    const cover = await library.call('GET', made.coverImageUrl);
    expect([cover.status, cover.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('its book has the number of rendered pages, and limits a child’s position to them', async () => {
    const read = async () =>
      (await library.call('GET', `/api/books/${bookId}`, { as: reader })).body;
    expect((await read()).totalPages).toBe(2);
    const saveProgress = async (currentPage: number) => {
      const body = { bookId, currentPage };
      return (await library.call('POST', '/api/progress', { as: reader, body })).body.currentPage;
    };
    expect([await saveProgress(2), await saveProgress(9)]).toEqual([2, 2]);

    // The pages of another host's flipbook cannot be counted, so the number is 1.
    const edit = async (flipbookUrl: string) => {
      const path = `/api/admin/books/${bookId}`;
      const { title, category, version } = (await library.call('GET', path, { admin })).body;
      const body = { title, category, version, flipbookUrl, flipbookType: 'fliphtml5' };
      return (await library.call('PUT', `/api/books/${bookId}`, { admin, body })).body.totalPages;
    };
    expect(await edit('https://books.example.com/ship')).toBe(1);
    expect(await edit(made.flipbookUrl)).toBe(2);
  });

  test('uploading the same PDF again returns the same flipbook at once', async () => {
    const first = await upload(bookOf(2));
    const again = await upload(bookOf(2));
    expect(again.body).toEqual(first.body);
    // The ticket may be from another time window.
    const { openUrl, ...same } = made;
    expect(again.body).toMatchObject(same);
    expect(pathOf(again.body.openUrl).split('?')[0]).toBe(pathOf(openUrl).split('?')[0]);
  });

  test('a reader of the book can open its frame and pictures with the ticket in its address', async () => {
    const address = await readersAddress();
    const document = await frame(address);
    expect([document.status, document.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(document.body).toContain('Sam sat on mat 1.');
    const policy = String(document.headers['content-security-policy']);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self' https://library.example.com;",
      "frame-ancestors 'self' https://library.example.com",
      'sandbox allow-scripts',
    ]) {
      expect(policy).toContain(rule);
    }
    for (const name of ['page-1.webp', 'page-2.webp', 'page-2-small.webp']) {
      const { status, headers } = await picture(address, name);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toBe('private, max-age=43200, immutable');
    }
    for (const name of [
      'page-3.webp',
      'cover.webp',
      'book.pdf',
      '..%2fpage-1.webp',
      'page-1.webp%00',
    ]) {
      expect((await picture(address, name)).status, name).toBe(404);
    }
  });

  test('without a valid ticket the frame only shows a message', async () => {
    const [plain = '', query = ''] = (await readersAddress()).split('?');
    for (const address of [
      plain,
      `${plain}?`,
      `${plain}?ticket=x`,
      `${plain}?ticket=`,
      `${plain}?${query}&${query}`,
      `${plain}?${query}x`,
    ]) {
      const document = await frame(address);
      expect([document.status, document.headers['content-type']], address).toEqual([
        403,
        'text/html; charset=utf-8',
      ]);
      expect(document.body).toContain('Please open this book again.');
      expect(document.body).not.toContain('Sam');
      expect((await frame(`${plain}/page-1.webp?${address.split('?')[1] ?? ''}`)).status).toBe(403);
    }
    // An owner's session or a reader's token does not replace a ticket.
    for (const who of [{ admin }, { as: reader }]) {
      expect((await library.call('GET', pathOf(plain), who)).status).toBe(403);
    }
    expect((await frame(plain.replace(made.id, UNKNOWN))).status).toBe(403);
  });

  test('a ticket for one flipbook does not open another', async () => {
    const other = await finish(await upload(bookOf(1)));
    const [, ticket] = (await readersAddress()).split('?');
    expect((await frame(`${other.flipbookUrl}?${ticket}`)).status).toBe(403);
  });

  test('a ticket expires after half a day, and the book then has a new one', async () => {
    const before = await readersAddress();
    library.clock.now += 12 * HOUR;
    expect((await frame(before)).status).toBe(403);
    expect((await picture(before)).status).toBe(403);
    expect((await frame(await readersAddress())).status).toBe(200);
    admin = await library.adminToken();
  });

  test('a ticket belongs to one child, hides her id, and needs an active subscription', async () => {
    const as = await library.subscriber('lapsing');
    const ownAddress = await readersAddress(bookId, as);
    expect(await readersAddress(bookId, as)).toBe(ownAddress);
    expect(await readersAddress()).not.toBe(ownAddress);
    expect(ownAddress).not.toContain(as);
    expect([(await frame(ownAddress)).status, (await picture(ownAddress)).status]).toEqual([
      200, 200,
    ]);

    const [id, { subscriptions }] = [...library.payments.customers].find(
      ([, customer]) => customer.uid === as,
    )!;
    subscriptions[0]!.status = 'canceled';
    await library.call('POST', '/api/webhooks/stripe', {
      body: { id: `evt_lapsed_${engine}`, type: 'customer.subscription.deleted', customerId: id },
      headers: { 'stripe-signature': 'good' },
    });
    const ended = await frame(ownAddress);
    expect(ended.status).toBe(403);
    expect(ended.body).toContain('Please open this book again.');
    expect(ended.body).not.toContain('Sam');
    const { status, body } = await picture(ownAddress);
    expect([status, body.code]).toEqual([403, 'ticket_expired']);
    expect((await frame(await readersAddress())).status).toBe(200);

    subscriptions.push(active());
    library.clock.now += 2_000;
    await library.call('GET', '/api/subscription/status', { as });
    expect((await frame(ownAddress)).status).toBe(200);
  });

  test('a ticket stops working when the child’s account is deleted', async () => {
    const as = await library.subscriber('deleted');
    const ownAddress = await readersAddress(bookId, as);
    expect((await picture(ownAddress)).status).toBe(200);
    expect((await library.call('DELETE', '/api/auth/user', { as })).status).toBe(204);
    expect([(await frame(ownAddress)).status, (await picture(ownAddress)).status]).toEqual([
      403, 403,
    ]);
  });

  test('tickets are invalid once the secret is deleted', async () => {
    const before = await readersAddress();
    await library.database.db.deleteFrom('secrets').execute();
    library.clock.now += HOUR / 2;
    expect((await frame(before)).status).toBe(403);
    expect((await frame(await readersAddress())).status).toBe(200);
  });

  test('tickets are neither in the list of books nor stored with a book', async () => {
    const lists = await library.call('GET', '/api/books', { as: reader });
    expect(JSON.stringify(lists.body)).not.toContain('ticket');
    const { openUrl } = (await look(made.id)).body;
    const id = await addBook(openUrl);
    const stored = await library.database.db.selectFrom('books').select('flipbook_url').execute();
    expect(JSON.stringify(stored)).not.toContain('ticket');
    const owners = (await library.call('GET', '/api/admin/books', { admin })).body;
    const book = owners.find((one: { id: string }) => one.id === id);
    expect(book).toMatchObject({ flipbookUrl: made.flipbookUrl, openUrl });
    expect((await frame(book.openUrl)).status).toBe(200);
    expect(owners.find((one: { id: string }) => one.id === 'sam').openUrl).toBeNull();
  });

  test('a flipbook stored with an old host opens at the current host', async () => {
    const id = await addBook(`https://old.example.com/flipbooks/${made.id}`);
    const address = await readersAddress(id);
    expect(address).toMatch(/^https:\/\/library\.example\.com\/flipbooks\//);
    expect((await frame(address)).status).toBe(200);
    const foreign = await addBook('https://online.fliphtml5.com/abc/def/');
    expect(await readersAddress(foreign)).toBe('https://online.fliphtml5.com/abc/def/');
  });

  test('a flipbook whose pages are missing shows a message', async () => {
    const lost = await finish(await upload(makePdf([{ lines: ['Lost.'] }])));
    await library.flipbookFiles.remove(lost.id);
    const { status, body } = await frame(lost.openUrl);
    expect(status).toBe(404);
    expect(body).toContain('The pages of this book are no longer here.');
    // Uploading the same file restores them.
    await finish(await upload(makePdf([{ lines: ['Lost.'] }])));
    expect((await frame(lost.openUrl)).status).toBe(200);
  });

  test.each<[string, () => Buffer | string, Record<string, string>, number, RegExp]>([
    ['a text', () => 'Sam sat. '.repeat(900), {}, 400, /^This file is not a PDF/],
    ['a web page', () => '<html>'.repeat(900), {}, 400, /^This file is a web page, and not a PDF/],
    ['an empty body', () => '', {}, 400, /./],
    ['JSON', () => '{}', { 'content-type': 'application/json' }, 400, /must be a PDF file/],
    [
      'a picture',
      () => Buffer.from([0xff, 0xd8]),
      { 'content-type': 'image/jpeg' },
      400,
      /must be a PDF file/,
    ],
    ['a file that is too large', () => Buffer.alloc(PDF_BYTES + 1), {}, 413, /at most 50 MB/],
  ])('%s is refused, and nothing is stored', async (_, payload, headers, status, sentence) => {
    await allDone();
    const before = stored();
    const response = await upload(payload(), headers);
    expect([response.status, response.body.message]).toEqual([
      status,
      expect.stringMatching(sentence),
    ]);
    expect(response.body.issues[0].field).toBe('body');
    expect(stored()).toEqual(before);
  });

  test('a PDF that cannot be rendered is refused with a sentence, stores no page, and can be sent again', async () => {
    const before = await folders();
    const cut = bookOf(3).subarray(0, 900);
    const refused = await finish(await upload(cut));
    expect(refused).toEqual({
      state: 'refused',
      id: refused.id,
      message: expect.stringMatching(/^This PDF ends in the middle/),
    });
    expect(await folders()).toEqual(before);
    expect((await finish(await upload(cut))).state).toBe('refused');
  });

  test('an interrupted flipbook is refused, and rendered when it is uploaded again', async () => {
    const file = makePdf([{ lines: ['Interrupted.'] }]);
    const { body } = await upload(file);
    await finish({ status: 200, body });
    const half = { pages: null, pages_done: 0, heard_at: library.clock.now - 59_000 };
    await library.database.db
      .updateTable('flipbooks')
      .set(half)
      .where('id', '=', body.id)
      .execute();
    expect((await look(body.id)).body).toEqual({
      state: 'drawing',
      id: body.id,
      pagesDone: 0,
      pageCount: 1,
    });
    library.clock.now += 1_000;
    expect((await look(body.id)).body).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('interrupted'),
    });
    expect((await finish(await upload(file))).state).toBe('ready');
  });

  test('a malformed id is refused, and an unknown id is not found', async () => {
    expect((await look('sam')).body.issues[0].field).toBe('params.flipbookId');
    expect((await look(UNKNOWN)).status).toBe(404);
  });

  test('an unused flipbook is deleted after seven days, and a used one is kept', async () => {
    const { id } = await finish(await upload(makePdf([{ lines: ['Unused.'] }])));
    await library.flipbookFiles.keep(await library.flipbookFiles.begin(), UNKNOWN);
    const tidy = (days: number) => {
      library.clock.now = Math.max(library.clock.now, Date.now()) + days * DAY;
      return deleteUnusedFlipbooks(library.database.db, library.flipbookFiles, library.clock.now);
    };
    await tidy(0);
    await tidy(6.9);
    expect(await folders()).toEqual(expect.arrayContaining([id, made.id, UNKNOWN]));
    await tidy(0.2);
    admin = await library.adminToken();
    expect(await folders()).not.toContain(id);
    expect(await folders()).not.toContain(UNKNOWN);
    expect((await look(id)).status).toBe(404);
    expect((await frame(await readersAddress())).status).toBe(200);
  });

  test('the seven days start again after a book has used the flipbook', async () => {
    const { id, flipbookUrl } = await finish(await upload(makePdf([{ lines: ['Again.'] }])));
    const tidy = (days: number) =>
      deleteUnusedFlipbooks(
        library.database.db,
        library.flipbookFiles,
        (library.clock.now += days * DAY),
      );
    await tidy(0);
    const book = await addBook(flipbookUrl);
    await tidy(8);
    admin = await library.adminToken();
    await library.call('DELETE', `/api/books/${book}`, { admin });
    await tidy(0);
    await tidy(6);
    expect(await folders()).toContain(id);
    await tidy(1);
    expect(await folders()).not.toContain(id);
  });

  test('an aborted upload leaves nothing behind', async () => {
    admin = await library.adminToken();
    await library.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = library.app.server.address() as { port: number };
    await allDone();
    const before = stored().length;
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/admin/flipbooks',
      headers: {
        'admin-auth': admin,
        'content-type': 'application/pdf',
        'content-length': '100000',
      },
    });
    sending.on('error', () => {});
    sending.write(bookOf(2));
    await vi.waitFor(() => expect(stored().length).toBe(before + 1), { timeout: 15_000 });
    sending.destroy();
    await vi.waitFor(() => expect(stored().length).toBe(before), { timeout: 15_000 });
  });
});
