// Inline books that the owner writes, and changes to books of both kinds.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

const picture = { address: '/public-objects/uploads/page.0123456789abcdef.webp', alt: 'Sam' };
const inline = {
  title: 'Sam and Pam',
  category: 'level1',
  flipbookType: 'html',
  content: [{ picture, words: 'Sam sat.' }, { words: 'Pam ran.\n\nPam sat.' }],
};
const flipbook = {
  title: 'A Cat',
  author: 'An Author',
  description: 'At home.',
  category: 'level1',
  coverImageUrl: 'https://pictures.example.com/cat.png',
  heroImageUrl: 'https://pictures.example.com/glad-cat.png',
  flipbookUrl: 'https://books.example.com/cat',
  flipbookId: 'cat',
  text: 'A cat sat.',
};

describe.each(engines)('editing books over %s', (engine) => {
  let library: Library;
  let reader: string;
  let admin: string;
  beforeAll(async () => {
    library = await openLibrary(engine, [testBook()]);
    [reader, admin] = await Promise.all([library.subscriber('reader'), library.adminToken()]);
  });

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    library.call(method, path, { admin, ...(body !== undefined && { body }) });
  const add = async (book: object) => (await call('POST', '/api/books', book)).body.id as string;
  const open = async (id: string) => (await call('GET', `/api/admin/books/${id}`)).body;
  const save = (id: string, body: object) => call('PUT', `/api/books/${id}`, body);
  const read = async (path: string) => (await library.call('GET', path, { as: reader })).body;

  describe('an inline book', () => {
    test('is stored with its number of pages and its report, and readers see it at once', async () => {
      const { status, body } = await call('POST', '/api/books', inline);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ...{ title: 'Sam and Pam', flipbookType: 'html', flipbookUrl: null, totalPages: 2 },
        ...{ starReward: 1, report: { level: 1, words: 9, failing: 0 } },
      });
      const book = await read(`/api/books/${body.id}`);
      expect(book.content).toBe(
        `<section><img src="${picture.address}" alt="Sam" /><p>Sam sat.</p></section>\n<section><p>Pam ran.</p><p>Pam sat.</p></section>`,
      );
      const listed = (await call('GET', '/api/admin/books')).body;
      expect(listed.find(({ id }: { id: string }) => id === body.id)).toEqual(body);
    });

    test('with words that do not fit is refused without a reason, and stored with one', async () => {
      const content = [{ words: 'A ship.' }, { html: '<p>At <b>night</b>.</p>' }];
      const { status, body } = await call('POST', '/api/books', { ...inline, content });
      expect([status, body.code]).toEqual([400, 'level_misfit']);
      expect(body.message).toContain('level 1: ship, night. The book fits level 5.');
      const levelReason = 'Read together.';
      const kept = await call('POST', '/api/books', { ...inline, content, levelReason });
      expect(kept.body).toMatchObject({ levelReason, report: { failing: 2 } });
    });

    test('with an empty page is refused, and the page is named', async () => {
      const before = (await read('/api/books')).length;
      const content = [...inline.content, { words: ' ' }];
      const { status, body } = await call('POST', '/api/books', { ...inline, content });
      expect([status, body.issues]).toEqual([
        400,
        [{ field: 'content.2.words', message: 'Page 3 has neither a picture nor words' }],
      ]);
      expect((await read('/api/books')).length).toBe(before);
    });

    test('cannot be sent with totalPages or flipbookUrl', async () => {
      const { body } = await call('POST', '/api/books', { ...inline, totalPages: 9 });
      expect(body.issues[0].field).toBe('totalPages');
      const { body: both } = await call('POST', '/api/books', { ...inline, flipbookUrl: 'a' });
      expect(both.issues[0].field).toBe('flipbookUrl');
    });

    test('can be checked page by page before it is stored', async () => {
      const ask = (rest: object) =>
        call('POST', '/api/admin/report', { category: 'level1', title: 'Sam', ...rest });
      const { body } = await ask({ pages: ['Sam sat.', '', 'A ship.'] });
      expect(body.fits).toBe(false);
      expect(body.report.failing[0]).toMatchObject({
        word: 'ship',
        places: [{ page: 3, start: 2 }],
      });
      expect((await ask({ pages: ['Sam'], text: 'Sam' })).body.issues[0].field).toBe('pages');
    });
  });

  describe('a changed book', () => {
    let id: string;
    beforeEach(async () => {
      id = await add(inline);
    });

    test('opens with everything that was written, and shows changes at once', async () => {
      const before = await open(id);
      expect(before).toMatchObject({
        ...{ title: inline.title, author: null, text: null, levelReason: null, version: 1 },
        content: [
          { picture: { ...picture, width: null, height: null }, words: 'Sam sat.', html: null },
          { picture: null, words: 'Pam ran.\n\nPam sat.', html: null },
        ],
      });
      await read(`/api/books/${id}`);
      const changes = {
        ...{ title: 'Tim', author: 'Me', description: 'A\nB', category: 'level2' },
        ...{ coverImageUrl: '/public-objects/a.png', flipbookType: 'html', levelReason: 'Mine.' },
        heroImageUrl: '/public-objects/glad.png',
        content: [{ words: 'A ship.', picture: null, html: null }],
      };
      const saved = await save(id, { ...changes, version: 1 });
      expect(saved.status).toBe(200);
      expect(saved.body).toMatchObject({ ...changes, id, totalPages: 1, version: 2 });
      expect(await open(id)).toEqual(saved.body);
      const shown = await read(`/api/books/${id}`);
      expect(shown).toMatchObject({ title: 'Tim', content: '<section><p>A ship.</p></section>' });
      expect(shown.heroImageUrl).toBe('/public-objects/glad.png');
      const listed = (await read('/api/books?category=level2')) as { id: string }[];
      expect(listed.map((book) => book.id)).toContain(id);
      const { body } = await call('GET', `/api/admin/books/${id}/report`);
      expect(body.report).toMatchObject({ level: 2, practising: ['ship'], failing: [] });
      expect(saved.body.createdAt).toBe(before.createdAt);
    });

    test('has null for optional fields that were left out', async () => {
      const heroImageUrl = '/public-objects/glad.png';
      const filled = { author: 'Me', description: 'A', heroImageUrl, levelReason: 'B' };
      await save(id, { ...inline, ...filled, version: 1 });
      const { body } = await save(id, { ...inline, version: 2 });
      const nothing = { author: null, description: null, heroImageUrl: null, levelReason: null };
      expect(body).toMatchObject(nothing);
    });

    test('is not overwritten by an owner who edited an earlier version', async () => {
      await save(id, { ...inline, title: 'Pam', version: 1 });
      const late = await save(id, { ...inline, title: 'Sam', author: 'Me', version: 1 });
      expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
      expect(late.body.message).toMatch(/^This book was changed after you opened it/);
      expect(await open(id)).toMatchObject({ title: 'Pam', author: null, version: 2 });
      // The same holds for two saves at the same time.
      const both = await Promise.all(
        ['Tim', 'Kit'].map((title) => save(id, { ...inline, title, version: 2 })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kept = both.find(({ status }) => status === 200)?.body.title;
      expect(await open(id)).toMatchObject({ title: kept, version: 3 });
    });

    test('can be saved again after a lost response, and a save without changes stores nothing', async () => {
      const again = () => save(id, { ...inline, title: 'Pam', version: 1 });
      for (const { status, body } of [await again(), await again()]) {
        expect([status, body.version]).toEqual([200, 2]);
      }
      const row = library.database.db.selectFrom('books').select('edited_at').where('id', '=', id);
      expect((await row.executeTakeFirst())?.edited_at).toBe(library.clock.now);
      const same = await add(inline);
      await save(same, { ...inline, version: 1 });
      const untouched = await library.database.db
        .selectFrom('books')
        .select(['edited_at', 'version'])
        .where('id', '=', same)
        .executeTakeFirst();
      expect({ ...untouched }).toEqual({ edited_at: null, version: 1 });
    });

    test('keeps positions and stars; a position beyond the new end becomes the last page', async () => {
      const long = Array.from({ length: 5 }, () => ({ words: 'Sam sat.' }));
      await save(id, { ...inline, content: long, version: 1 });
      for (const [uid, page] of [
        ['early', 2],
        ['late', 5],
        ['done', 5],
      ] as const) {
        await library.subscriber(uid);
        const body = { bookId: id, currentPage: page };
        await library.call('POST', '/api/progress', { as: uid, body });
      }
      const done = await library.call('POST', `/api/progress/${id}/complete`, { as: 'done' });
      expect(done.body.totalStars).toBe(1);
      await save(id, { ...inline, content: long.slice(0, 3), version: 2 });
      const progress = async (as: string) =>
        (await library.call('GET', `/api/progress/${id}`, { as })).body;
      expect(await progress('early')).toMatchObject({ currentPage: 2, completed: false });
      expect(await progress('late')).toMatchObject({ currentPage: 3, completed: false });
      expect(await progress('done')).toMatchObject({ currentPage: 3, completed: true });
      const user = await library.call('GET', '/api/auth/user', { as: 'done' });
      expect(user.body.totalStars).toBe(1);
    });

    test('with words that no longer fit is refused, and the stored book is unchanged', async () => {
      const content = [{ words: 'A ship.' }];
      const { status, body } = await save(id, { ...inline, content, version: 1 });
      expect([status, body.code, body.issues[0].field]).toEqual([
        400,
        'level_misfit',
        'levelReason',
      ]);
      expect(await open(id)).toMatchObject({ version: 1, totalPages: 2 });
    });

    test('is not found once it is deleted', async () => {
      await call('DELETE', `/api/books/${id}`);
      expect((await save(id, { ...inline, title: 'Tim', version: 1 })).status).toBe(404);
      expect((await call('GET', `/api/admin/books/${id}`)).status).toBe(404);
    });
  });

  test('a flipbook can be changed with its text, and keeps its number of pages', async () => {
    const id = await add(flipbook);
    const { db } = library.database;
    await db.updateTable('books').set({ total_pages: 9 }).where('id', '=', id).execute();
    const { totalPages, text, flipbookUrl, content } = await open(id);
    expect([totalPages, text, flipbookUrl, content]).toEqual([
      ...[9, flipbook.text, flipbook.flipbookUrl, null],
    ]);
    const flipbookType = 'fliphtml5';
    const changes = { ...flipbook, flipbookType, text: 'A dog ran.', flipbookId: null, version: 1 };
    const { status, body } = await save(id, changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ text: 'A dog ran.', totalPages: 9, version: 2 });
    const { report } = (await call('GET', `/api/admin/books/${id}/report`)).body;
    expect(report.practising).toEqual(['cat', 'dog', 'ran']);
    // Without a text it has no report.
    await save(id, { ...changes, text: null, version: 2 });
    expect((await call('GET', `/api/admin/books/${id}/report`)).body.report).toBeNull();
    const stale = await save(id, { ...changes, title: 'B', flipbookUrl: 'a', version: 3 });
    expect(stale.body.issues[0].field).toBe('flipbookUrl');
  });

  test('a flipbook can become an inline book, and back', async () => {
    const id = await add(flipbook);
    expect((await save(id, { ...inline, version: 1 })).body).toMatchObject({
      ...{ flipbookType: 'html', flipbookUrl: null, text: null, totalPages: 2 },
    });
    const back = await save(id, { ...flipbook, flipbookType: 'fliphtml5', version: 2 });
    expect(back.body).toMatchObject({ content: null, totalPages: 1, text: flipbook.text });
  });
});
