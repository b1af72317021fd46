// What becomes of the files that have arrived.
import { readdirSync } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import {
  EDITOR,
  type Library,
  openLibrary,
  openLibraryOn,
  testBook,
} from '../../test-support/library.ts';
import { openSession } from '../admins/sessions/sessions.ts';
import { saveAdmin } from '../admins/store.ts';
import type { Renderer } from '../flipbooks/renderer.ts';
import { RenderRefused } from '../flipbooks/renderer.ts';
import { aPdf, allMade, quickRenderer, type Sender, senderTo } from './incoming.test-support.ts';
import { epubOf, xhtml } from './makers/epub.test-support.ts';
import { zipOf } from './makers/zip/zip.test-support.ts';

const HOUR = 3_600_000;
const WORD = Buffer.from('d0cf11e0a1b11ae1'.padEnd(2000, '0'), 'hex');

describe.each(engines)('drafts of files, over %s', (engine) => {
  interface Opened {
    library: Library;
    admin: string;
    sender: Sender;
  }
  const open = async (renderer: Renderer = quickRenderer()): Promise<Opened> => {
    const library = await openLibrary(engine, [testBook()], { renderer });
    const admin = await library.adminToken();
    return { library, admin, sender: senderTo(library, admin) };
  };
  const booksOf = async ({ library, admin }: Opened) =>
    (await library.call('GET', '/api/admin/books', { admin })).body as Record<string, unknown>[];
  const newBooksOf = async (opened: Opened) =>
    (await booksOf(opened)).filter(({ id }) => id !== 'sam');
  const runJob = async ({ app }: Pick<Library, 'app'>) =>
    app.scheduledJobs.find(({ name }) => name === 'incoming')?.run();
  const filesOf = ({ incomingFiles }: Pick<Library, 'incomingFiles'>) =>
    readdirSync(incomingFiles.pathOf('0'.repeat(32)).slice(0, -32)).filter(
      (name) => name !== 'folder-id',
    );

  test('a PDF becomes a draft of its own, as an editor has brought it in', async () => {
    const opened = await open(quickRenderer({ title: 'The Cat Sat' }));
    const { library, admin } = opened;
    const editor = senderTo(library, await library.adminToken('editor'));
    await editor.bring(aPdf(), 'x.pdf', 'level2');
    const [file] = await allMade(editor);
    expect(file).toMatchObject({
      ...{ state: 'ready', message: null, by: EDITOR },
      book: { title: 'The Cat Sat', category: 'level2' },
    });
    const bookId = file?.book?.id ?? '';
    const { body } = await library.call('GET', `/api/admin/books/${bookId}`, { admin });
    expect(body).toMatchObject({
      ...{ state: 'draft', text: 'Sam sat.', levelReason: null, flipbookType: 'fliphtml5' },
      coverImageUrl: expect.stringMatching(/^\/public-objects\/flipbooks\//),
    });
    const [change] = await library.database.db.selectFrom('changes').selectAll().execute();
    expect(change).toMatchObject({ kind: 'book.added', by_whom: EDITOR, subject_id: bookId });
    await library.subscriber('reader');
    const shelf = await library.call('GET', '/api/books', { as: 'reader' });
    expect(shelf.body.map(({ id }: { id: string }) => id)).toEqual(['sam']);
    await expect.poll(() => filesOf(library)).toEqual([]);
    const deleted = await library.call('DELETE', `/api/books/${bookId}`, { admin });
    expect(deleted.status).toBe(204);
    expect((await editor.list())[0]).toMatchObject({ state: 'ready', book: null });
  });

  test('the same PDF again is another draft of the same flipbook', async () => {
    let renders = 0;
    const opened = await open(quickRenderer({ during: async () => void (renders += 1) }));
    const { library, sender } = opened;
    const pdf = aPdf();
    for (const name of ['one.pdf', 'two.pdf']) await sender.bring(pdf, name);
    await allMade(sender);
    const books = await library.database.db
      .selectFrom('books')
      .select(['title', 'flipbook_url'])
      .where('id', '!=', 'sam')
      .orderBy('title')
      .execute();
    expect(books.map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(new Set(books.map((book) => book.flipbook_url)).size).toBe(1);
    expect(renders).toBe(1);
  });

  test('many files are made one after the other, and each is listed', async () => {
    let [now, most] = [0, 0];
    const opened = await open(
      quickRenderer({
        async during() {
          most = Math.max(most, ++now);
          await new Promise((resolve) => setTimeout(resolve, 5));
          now -= 1;
        },
      }),
    );
    for (let index = 1; index <= 8; index++) {
      opened.library.clock.now += 1;
      await opened.sender.bring(aPdf(), `the_cat-sat ${index} (final).pdf`);
    }
    const files = await allMade(opened.sender);
    expect(files.map(({ book }) => book?.title)).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((index) => `The cat sat ${index}`),
    );
    expect(most).toBe(1);
    expect(await newBooksOf(opened)).toHaveLength(8);
  });

  test.each([
    ['of a program', 'Microsoft Word - the dog.docx'],
    ['of nothing', 'Untitled'],
    ['of signs', '***'],
    ['none', ''],
  ])('the name of the file is the title if the PDF has a title %s', async (_, title) => {
    const opened = await open(quickRenderer({ title }));
    await opened.sender.bring(aPdf(), 'the_dog.pdf');
    expect((await allMade(opened.sender))[0]?.book?.title).toBe('The dog');
  });

  test('title and author are those of the first page, spelled as there', async () => {
    const text = 'Ten Pins\nby Ann Reader';
    const opened = await open(quickRenderer({ text, title: 'Layout template A5' }));
    await opened.sender.bring(aPdf(), 'level-2_ten-pins FINAL.pdf');
    const items = [
      { href: '1.xhtml', content: xhtml('<p>Jen and the Jug</p><p>by Ann Reader</p>') },
    ];
    await opened.sender.bring(
      epubOf({ metadata: '<dc:title>Unknown Title</dc:title>', items }),
      'SIR_JenandtheJug.epub',
    );
    await allMade(opened.sender);
    const books = await newBooksOf(opened);
    expect(books.map(({ title, author }) => `${title}, ${author}`).sort()).toEqual([
      'Jen and the Jug, Ann Reader',
      'Ten Pins, Ann Reader',
    ]);
  });

  test('the title of a file that another book has already is not used', async () => {
    const opened = await open(quickRenderer({ title: 'Our Readers' }));
    for (const name of ['the_dog.pdf', 'the_cat.pdf']) {
      await opened.sender.bring(aPdf(), name);
      await allMade(opened.sender);
    }
    expect((await newBooksOf(opened)).map(({ title }) => title).sort()).toEqual([
      'Our Readers',
      'The cat',
    ]);
  });

  test('the level is proposed from the words, and is the first if no words are known', async () => {
    const words = await open(quickRenderer({ text: 'The ship is in the night light.' }));
    await words.sender.bring(aPdf(), 'ship.pdf', 'words');
    const [file] = await allMade(words.sender);
    expect(file?.book?.category).toBe('level5');
    const none = await open(quickRenderer({ text: '' }));
    await none.sender.bring(aPdf(), 'ship.pdf', 'words');
    expect((await allMade(none.sender))[0]).toMatchObject({
      book: { category: 'level1' },
      message: expect.stringMatching(/^It has no words that can be read from it/),
    });
  });

  test('a draft may have words beyond its level, and is published only with a reason', async () => {
    const opened = await open(quickRenderer({ text: 'The ship is in the night light.' }));
    const { library, admin } = opened;
    await opened.sender.bring(aPdf(), 'ship.pdf', 'level1');
    const [file] = await allMade(opened.sender);
    const ids = ['sam', file?.book?.id];
    const publish = () =>
      library.call('POST', '/api/admin/books/changes', {
        ...{ admin, body: { ids, change: { kind: 'publish' } } },
      });
    const refused = await publish();
    expect([refused.status, refused.body.code]).toEqual([400, 'level_misfit']);
    expect(refused.body.message).toContain('in "Ship"');
    expect((await newBooksOf(opened))[0]).toMatchObject({ state: 'draft' });
    const address = `/api/books/${file?.book?.id}`;
    const { body: draft } = await library.call('GET', `/api/admin/books/${file?.book?.id}`, {
      admin,
    });
    const body = { ...formOf(draft), levelReason: 'The children know them by heart.' };
    expect((await library.call('PUT', address, { admin, body })).status).toBe(200);
    expect((await newBooksOf(opened))[0]).toMatchObject({ state: 'draft' });
    expect(await publish()).toMatchObject({ status: 200, body: { changed: 1 } });
    expect((await newBooksOf(opened))[0]).toMatchObject({ state: 'published' });
  });

  test.each([
    ['SAM', 'sam.pdf'],
    ['Sam', '9780000000019.pdf'],
  ])('a book that is called the same as %s of %s is named', async (title, name) => {
    const { sender } = await open(quickRenderer({ title }));
    await sender.bring(aPdf(), name);
    expect((await allMade(sender))[0]).toMatchObject({
      ...{ state: 'ready', message: 'Another book is called "Sam".', book: { title } },
    });
  });

  test('the list tells what a book is now, and of its troubles those that it still has', async () => {
    const { library, admin, sender } = await open(quickRenderer({ text: '', title: 'SAM' }));
    await sender.bring(aPdf());
    const [file] = await allMade(sender);
    const WORDLESS = /^It has no words that can be read from it/;
    expect(file).toMatchObject({
      message: expect.stringMatching(/^It has no words .* Another book is called "Sam"\.$/),
      book: {
        ...{ title: 'SAM', category: 'level1', state: 'draft', publishAt: null },
        coverImageUrl: expect.stringMatching(/^\/public-objects\/flipbooks\//),
      },
    });
    const id = file?.book?.id ?? '';
    const save = async (changes: object) => {
      const { body: book } = await library.call('GET', `/api/admin/books/${id}`, { admin });
      const body = { ...formOf(book), ...changes };
      expect((await library.call('PUT', `/api/books/${id}`, { admin, body })).status).toBe(200);
      return (await sender.list())[0];
    };
    expect(await save({ title: 'Pat', category: 'level2' })).toMatchObject({
      message: expect.stringMatching(WORDLESS),
      book: { title: 'Pat', category: 'level2' },
    });
    expect((await save({ title: 'Pat' }))?.message).not.toContain('Another book');
    expect(await save({ text: 'Pat sat.' })).toMatchObject({ message: null });
    expect(await save({ text: null })).toMatchObject({ message: expect.stringMatching(WORDLESS) });
    const publishAt = library.clock.now + HOUR;
    for (const [change, told] of [
      [
        { kind: 'schedule', publishAt },
        { state: 'scheduled', publishAt },
      ],
      [{ kind: 'publish' }, { state: 'published', publishAt: null }],
      [{ kind: 'hide' }, { state: 'hidden', publishAt: null }],
    ] as const) {
      const body = { ids: [id], change };
      await library.call('POST', '/api/admin/books/changes', { admin, body });
      expect((await sender.list())[0]).toMatchObject({ message: null, book: told });
    }
  });

  test('a book of pictures is told to have no words until some are typed', async () => {
    const { library, admin, sender } = await open();
    const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } });
    await sender.bring(zipOf([{ name: '1.png', data: await picture.png().toBuffer() }]), 'Pat.zip');
    const [file] = await allMade(sender);
    expect(file?.message).toBe(
      'Its pages are pictures. Type the words of each page, so that they can be checked.',
    );
    const id = file?.book?.id ?? '';
    const { body: book } = await library.call('GET', `/api/admin/books/${id}`, { admin });
    const content = (book.content as object[]).map((page) => ({ ...page, words: 'Pat sat.' }));
    const body = { title: 'Pat', category: 'level1', flipbookType: 'html', content, version: 1 };
    const saved = await library.call('PUT', `/api/books/${id}`, { admin, body });
    expect(saved).toMatchObject({ status: 200 });
    expect((await sender.list())[0]?.message).toBeNull();
  });

  test('too many words are left out', async () => {
    const opened = await open(quickRenderer({ text: 'Sam sat. '.repeat(12_000) }));
    await opened.sender.bring(aPdf(), 'long.pdf');
    expect((await allMade(opened.sender))[0]).toMatchObject({
      ...{ state: 'ready', message: 'It has too many words to be checked.' },
    });
  });

  test('what is no book is refused with a sentence, and the next file is made', async () => {
    const opened = await open();
    await opened.sender.bring(WORD, 'book.doc');
    opened.library.clock.now += 1;
    await opened.sender.bring(aPdf(), 'dog.pdf');
    const [dog, word] = await allMade(opened.sender);
    expect([dog?.state, word?.state, word?.book]).toEqual(['ready', 'refused', null]);
    expect(word?.message).toMatch(/^[A-Z].*\.$/);
    await expect.poll(() => filesOf(opened.library)).toEqual([]);
    const { library, admin } = opened;
    expect((await library.call('DELETE', '/api/admin/incoming', { admin })).status).toBe(204);
    expect(await opened.sender.list()).toEqual([]);
    expect(await newBooksOf(opened)).toHaveLength(1);
  });

  test('a PDF that cannot be drawn is refused with what the renderer says', async () => {
    const { sender, library } = await open({
      render: async () => {
        throw new RenderRefused('Page 3 is damaged and cannot be drawn.');
      },
      close() {},
    });
    await sender.bring(aPdf());
    expect((await allMade(sender))[0]).toMatchObject({
      ...{ state: 'refused', message: 'Page 3 is damaged and cannot be drawn.' },
    });
    expect(library.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  /** Opens a library whose renderer waits until `go` is called, once it has been reached. */
  async function openWaiting() {
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const during = () => {
      begun.resolve();
      return go.promise;
    };
    return { ...(await open(quickRenderer({ during }))), begun: begun.promise, go: go.resolve };
  }

  test('its progress is listed, and a file that is stopped while it is made becomes nothing', async () => {
    const opened = await openWaiting();
    const { library, admin, sender } = opened;
    const address = await sender.bring(aPdf());
    await opened.begun;
    await expect
      .poll(() => sender.list())
      .toMatchObject([{ state: 'working', pagesDone: 1, pageCount: 2 }]);
    const id = address.split('/').at(-1);
    const stopped = await library.call('DELETE', `/api/admin/incoming/${id}`, { admin });
    expect(stopped.status).toBe(204);
    opened.go();
    await sender.bring(aPdf(), 'next.pdf');
    expect((await allMade(sender)).map(({ state }) => state)).toEqual(['ready']);
    expect((await newBooksOf(opened)).map(({ title }) => title)).toEqual(['Next']);
    await expect.poll(() => filesOf(library)).toEqual([]);
  });

  /** Opens a library whose renderer draws the first file until it is stopped. */
  async function openDrawing() {
    const begun = Promise.withResolvers<AbortSignal | undefined>();
    const ended = Promise.withResolvers<never>();
    const quick = quickRenderer();
    let isFirst = true;
    const opened = await open({
      async render(request, onProgress, signal) {
        if (!isFirst) return quick.render(request, onProgress);
        isFirst = false;
        signal?.addEventListener('abort', () => ended.reject(signal.reason));
        begun.resolve(signal);
        return ended.promise;
      },
      close: () => ended.reject(new RenderRefused('The library ends.')),
    });
    const pdf = aPdf();
    const address = await opened.sender.bring(pdf, 'dog.pdf');
    return { ...opened, pdf, address, signal: await begun.promise };
  }

  test('a PDF that is stopped is drawn no longer, and can be brought in again', async () => {
    const opened = await openDrawing();
    const { library, admin, sender, pdf, address } = opened;
    expect((await library.call('DELETE', address, { admin })).status).toBe(204);
    const refusals = () => library.database.db.selectFrom('flipbooks').select('refusal').execute();
    await expect
      .poll(refusals)
      .toEqual([{ refusal: expect.stringMatching(/^The library was interrupted/) }]);
    await sender.bring(pdf, 'again.pdf');
    expect(await allMade(sender)).toMatchObject([{ state: 'ready', book: { title: 'Again' } }]);
    expect(library.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('a PDF that somebody else uploads in the form is drawn on when it is stopped', async () => {
    const { library, admin, pdf, address, signal } = await openDrawing();
    const upload = { admin, body: pdf, headers: { 'content-type': 'application/pdf' } };
    const { body } = await library.call('POST', '/api/admin/flipbooks', upload);
    expect(body.state).toBe('drawing');
    expect((await library.call('DELETE', address, { admin })).status).toBe(204);
    await settle(library);
    expect(signal?.aborted).toBe(false);
    const seen = await library.call('GET', `/api/admin/flipbooks/${body.id}`, { admin });
    expect(seen.body.state).toBe('drawing');
  });

  test('what was left half done, with the lease of its process, is made by the next one', async () => {
    const opened = await openWaiting();
    const { library, sender } = opened;
    const { database, payments, clock, objects, flipbookFiles, incomingFiles } = library;
    await sender.bring(aPdf(), 'dog.pdf');
    await opened.begun;
    const { db } = database;
    const lease = await db.selectFrom('leases').selectAll().executeTakeFirstOrThrow();
    opened.go();
    await allMade(sender);
    await library.app.close();
    // As it was when the process was killed: half made, with its lease.
    await db.deleteFrom('books').where('id', '!=', 'sam').execute();
    const half = { state: 'working' as const, taken_by: 'the dead', tries: 1, draft_id: null };
    await db.updateTable('incoming').set(half).execute();
    await db.updateTable('flipbooks').set({ pages: null, pages_done: 1 }).execute();
    const [row] = await db.selectFrom('incoming').selectAll().execute();
    await incomingFiles.create(row?.id ?? '');
    const file = await incomingFiles.append(row?.id ?? '', 0);
    const pdf = aPdf();
    await file.write(pdf);
    await file.close();
    await db.updateTable('incoming').set({ bytes: pdf.length }).execute();
    await db.insertInto('leases').values(lease).execute();
    const next = await openLibraryOn(database, payments, [], {
      ...{ clock, objects, flipbookFiles, incomingFiles, renderer: quickRenderer() },
    });
    const there = senderTo(next, await next.adminToken());
    await runJob(next);
    expect((await there.list()).map(({ state }) => state)).toEqual(['working']);
    clock.now = lease.held_until;
    await runJob(next);
    const files = await allMade(there);
    expect(files.map(({ state, book }) => [state, book?.title])).toEqual([['ready', 'Dog']]);
    expect(await db.selectFrom('books').select('id').execute()).toHaveLength(2);
  });

  test('what another process has taken meanwhile becomes no second draft', async () => {
    const opened = await openWaiting();
    const { library, sender } = opened;
    const { db } = library.database;
    await sender.bring(aPdf(), 'dog.pdf');
    await opened.begun;
    await db.updateTable('incoming').set({ taken_by: 'another' }).execute();
    await db.updateTable('leases').set({ holder: 'another' }).execute();
    opened.go();
    await library.app.close();
    expect(filesOf(library)).toHaveLength(1);
    expect(await db.selectFrom('books').select('id').execute()).toEqual([{ id: 'sam' }]);
    const changes = await db.selectFrom('changes').selectAll().execute();
    expect(changes).toEqual([]);
  });

  test('a process that ends in order leaves the file to the next one at once', async () => {
    const ending = await openWaiting();
    const { library } = ending;
    await ending.sender.bring(aPdf(), 'dog.pdf');
    await ending.begun;
    const closed = library.app.close();
    ending.go();
    await closed;
    const [row] = await library.database.db.selectFrom('incoming').selectAll().execute();
    expect(row).toMatchObject({ state: 'waiting', tries: 0, taken_by: null });
    expect(await library.database.db.selectFrom('leases').selectAll().execute()).toEqual([]);
  });

  test('of two processes with one folder, one makes its files', async () => {
    const first = await openWaiting();
    const { database, payments, clock, objects, flipbookFiles, incomingFiles } = first.library;
    let renders = 0;
    const during = async () => void (renders += 1);
    const second = await openLibraryOn(database, payments, [], {
      ...{ clock, objects, flipbookFiles, incomingFiles, renderer: quickRenderer({ during }) },
    });
    await first.sender.bring(aPdf());
    await first.begun;
    await runJob(second);
    await senderTo(second, first.admin).bring(aPdf());
    first.go();
    expect(await allMade(first.sender)).toHaveLength(2);
    expect(renders).toBe(0);
  });

  /** Waits until no process makes files any more. */
  const settle = ({ database }: Library) =>
    expect.poll(() => database.db.selectFrom('leases').selectAll().execute()).toEqual([]);

  test('a file that has vanished is told', async () => {
    const opened = await openWaiting();
    const { library, sender } = opened;
    await sender.bring(aPdf(), 'first.pdf');
    await opened.begun;
    library.clock.now += 1;
    const address = await sender.bring(aPdf(), 'second.pdf');
    await rm(library.incomingFiles.pathOf(address.split('/').at(-1) ?? ''));
    opened.go();
    const [second] = await allMade(sender);
    expect(second).toMatchObject({
      ...{ state: 'refused', message: expect.stringMatching(/does not have this file any more/) },
    });
  });

  test('the scheduled job forgets what has stopped, what is old and what was lost', async () => {
    const opened = await open();
    const { library, sender, admin } = opened;
    const { db } = library.database;
    const stopped = (await sender.announce(100)).headers['location'] as string;
    await sender.bring(aPdf(), 'old.pdf');
    await allMade(sender);
    const elsewhere = (await sender.announce(100)).headers['location'] as string;
    await db
      .updateTable('incoming')
      .set({ folder: 'elsewhere', state: 'waiting' })
      .where('id', '=', elsewhere.split('/').at(-1) ?? '')
      .execute();
    const states = async () =>
      (await db.selectFrom('incoming').selectAll().execute()).map(({ state }) => state).sort();
    library.clock.now += 24 * HOUR;
    await runJob(library);
    expect(await states()).toEqual(['arriving', 'ready', 'waiting']);
    library.clock.now += 1;
    await runJob(library);
    expect(await states()).toEqual(['ready', 'refused']);
    const fresh = await library.adminToken();
    expect(
      (await library.call('GET', '/api/admin/incoming', { admin: fresh })).body,
    ).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/has been away for a day/) }),
    );
    expect((await library.call('GET', stopped, { admin: fresh })).status).toBe(404);
    library.clock.now += 31 * 24 * HOUR;
    await runJob(library);
    expect(await states()).toEqual([]);
    expect(admin).not.toBe(fresh);
  });

  test('a file whose last byte was not noted is made, and one without a row is deleted', async () => {
    const opened = await open();
    const { library, sender } = opened;
    const pdf = aPdf();
    const address = (await sender.announce(pdf.length)).headers['location'] as string;
    const file = await library.incomingFiles.append(address.split('/').at(-1) ?? '', 0);
    await file.write(pdf);
    await file.close();
    const [old, young] = ['e'.repeat(32), 'f'.repeat(32)];
    for (const id of [old, young]) await library.incomingFiles.create(id);
    const anHourAgo = (Date.now() - HOUR - 1000) / 1000;
    await utimes(library.incomingFiles.pathOf(old), anHourAgo, anHourAgo);
    await runJob(library);
    expect((await allMade(sender)).map(({ state }) => state)).toEqual(['ready']);
    // The young one may be of an upload that begins.
    await expect.poll(() => filesOf(library)).toEqual([young]);
  });

  test('owners who publish the same drafts at once publish each once', async () => {
    const opened = await open();
    const { library } = opened;
    const { db } = library.database;
    const owners = ['kim', 'lee', 'max'];
    const tokens = await Promise.all(
      owners.map(async (username) => {
        await saveAdmin(db, username, 'x', library.clock.now);
        return openSession(db, { username, passwordHash: 'x' }, library.clock.now);
      }),
    );
    for (const name of ['a_cat.pdf', 'a_dog.pdf', 'a_hen.pdf'])
      await opened.sender.bring(aPdf(), name);
    const ids = (await allMade(opened.sender)).map(({ book }) => book?.id);
    const publish = (admin: string) =>
      library.call('POST', '/api/admin/books/changes', {
        ...{ admin, body: { ids, change: { kind: 'publish' } } },
      });
    const answers = await Promise.all(tokens.map(publish));
    const changed = answers.map(({ status, body }) => (status === 200 ? body.changed : status));
    const winner = owners[changed.indexOf(3)];
    expect(winner).toBeDefined();
    expect(changed.filter((one) => one === 3)).toHaveLength(1);
    for (const one of changed) expect([0, 3, 409]).toContain(one);
    const notes = await db
      .selectFrom('changes')
      .selectAll()
      .where('kind', '=', 'book.published')
      .execute();
    expect(notes.map(({ by_whom: by }) => by)).toEqual(Array(3).fill(winner));
  });
});

/** What the owner's form sends of a book whose pages are a flipbook. */
const FORM =
  'title author description category coverImageUrl heroImageUrl flipbookType flipbookUrl flipbookId text version'.split(
    ' ',
  );
const formOf = (book: Record<string, unknown>) =>
  Object.fromEntries(FORM.map((field) => [field, book[field]]));
