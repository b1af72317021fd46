// The states of a book as its owner sets and sees them.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_SCHEDULE } from '../../../domain/book-states.ts';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, type Library, openLibrary, testBook } from '../../test-support/library.ts';

const flipbook = {
  title: 'A Cat',
  category: 'level1',
  flipbookUrl: 'https://books.example.com/cat',
  text: 'A cat sat.',
};
const HOUR = 3_600_000;

describe.each(engines)('the states of a book over %s', (engine) => {
  let library: Library;
  let reader: string;
  let admin: string;
  beforeAll(async () => {
    library = await openLibrary(engine, [testBook()]);
    [reader, admin] = await Promise.all([library.subscriber('reader'), library.adminToken()]);
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    library.call(method, path, { admin, ...(body !== undefined && { body }) });
  const add = (rest: object) => call('POST', '/api/books', { ...flipbook, ...rest });
  const open = async (id: string) => (await call('GET', `/api/admin/books/${id}`)).body;
  const statusFor = async (id: string, as = reader) =>
    (await library.call('GET', `/api/books/${id}`, { as })).status;
  const kinds = async (id: string) =>
    (
      await library.database.db
        .selectFrom('changes')
        .select(['kind', 'by_whom', 'before', 'after'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
    ).map((row) => ({
      kind: row.kind,
      by: row.by_whom,
      before: JSON.parse(row.before ?? 'null'),
      after: JSON.parse(row.after ?? 'null'),
    }));

  test('a new book is published at once, unless another state is asked for', async () => {
    const { body } = await add({});
    expect(body).toMatchObject({ state: 'published', publishAt: null, begun: 0 });
    expect(await statusFor(body.id)).toBe(200);
    const { body: draft } = await add({ state: 'draft' });
    expect(draft).toMatchObject({ state: 'draft', publishAt: null });
    expect(await statusFor(draft.id)).toBe(404);
    const publishAt = library.clock.now + HOUR;
    const { body: scheduled } = await add({ state: 'scheduled', publishAt });
    expect(scheduled).toMatchObject({ state: 'scheduled', publishAt });
    expect(await statusFor(scheduled.id)).toBe(404);
    expect((await open(scheduled.id)).publishAt).toBe(publishAt);
    expect(await kinds(draft.id)).toMatchObject([
      { kind: 'book.added', by: ADMIN.username, before: null, after: { held: 'draft' } },
    ]);
  });

  test('a time that has passed or is far away is refused by name, and nothing is stored', async () => {
    const count = async () => (await call('GET', '/api/admin/books')).body.length;
    const before = await count();
    for (const [publishAt, message] of [
      [library.clock.now, 'Choose a time in the future'],
      [library.clock.now + LONGEST_SCHEDULE + 1, 'Choose a time within the next two years'],
    ] as const) {
      const { status, body } = await add({ state: 'scheduled', publishAt });
      expect([status, body.issues]).toEqual([400, [{ field: 'publishAt', message }]]);
    }
    expect(await count()).toBe(before);
  });

  test('its owner records a book, and counts it, in any state', async () => {
    const { body } = await call('POST', '/api/books', {
      ...{ title: 'Sam Sat', category: 'level1', flipbookType: 'html', state: 'draft' },
      content: [{ words: 'Sam sat.' }],
    });
    const narration = await call('GET', `/api/admin/books/${body.id}/narration`);
    expect([narration.status, narration.body]).toEqual([200, []]);
    const query = 'phonogram=s:sit&category=level1';
    const { body: listed } = await call('GET', `/api/admin/phonograms/books?${query}`);
    expect(listed.books.map(({ id }: { id: string }) => id)).toContain(body.id);
    const { body: readers } = await call('GET', '/api/admin/readers');
    expect(readers.books.map(({ id }: { id: string }) => id)).toContain(body.id);
  });

  test('a draft whose words do not fit its level needs a reason, as any book', async () => {
    const { status, body } = await add({ state: 'draft', text: 'A knight.' });
    expect([status, body.code]).toEqual([400, 'level_misfit']);
  });

  describe('a saved book', () => {
    let id: string;
    beforeEach(async () => {
      admin = await library.adminToken();
      id = (await add({ state: 'draft' })).body.id;
    });
    const save = async (rest: object) =>
      call('PUT', `/api/books/${id}`, {
        ...flipbook,
        flipbookType: 'fliphtml5',
        version: (await open(id)).version,
        ...rest,
      });

    test('is not hidden either while its words do not fit its level', async () => {
      await library.database.db
        .updateTable('books')
        .set({ text: 'A knight.' })
        .where('id', '=', id)
        .execute();
      const { status, body } = await save({ text: 'A knight.', state: 'hidden' });
      expect([status, body.code]).toEqual([400, 'level_misfit']);
      expect((await open(id)).state).toBe('draft');
    });

    test('is changed and moved as a draft while its words do not fit, and is published only with a reason', async () => {
      const hard = { text: 'A knight.' };
      const { status, body } = await save({ ...hard, author: 'Robin' });
      expect([status, body]).toMatchObject([200, { author: 'Robin', state: 'draft' }]);
      const { body: listed } = await call('GET', '/api/admin/books?search=cat');
      const row = listed.find((book: { id: string }) => book.id === id);
      expect(row.report).toMatchObject({ level: 1, failing: 1 });
      const moved = await save({ ...hard, category: 'level2' });
      expect([moved.status, moved.body]).toMatchObject([200, { category: 'level2' }]);
      const publishAt = library.clock.now + HOUR;
      for (const asked of [{ state: 'published' }, { state: 'scheduled', publishAt }]) {
        const refused = await save({ ...hard, ...asked });
        expect([refused.status, refused.body.code]).toEqual([400, 'level_misfit']);
        expect((await open(id)).state).toBe('draft');
      }
      expect((await save({ state: 'published' })).status).toBe(200);
      // Nor does a book become a draft by the same request that changes its words.
      expect((await save({ ...hard, state: 'draft' })).body.code).toBe('level_misfit');
    });

    test('stays in its state while its words change', async () => {
      const { body } = await save({ title: 'The Cat' });
      expect(body).toMatchObject({ title: 'The Cat', state: 'draft', version: 2 });
      expect(await statusFor(id)).toBe(404);
    });

    test('goes from each state to each other, and the record knows', async () => {
      const publishAt = library.clock.now + HOUR;
      const steps = [
        [{ state: 'published' }, 200],
        [{ state: 'hidden' }, 404],
        [{ state: 'scheduled', publishAt }, 404],
        [{ state: 'draft' }, 404],
        [{ state: 'published' }, 200],
      ] as const;
      for (const [asked, status] of steps) {
        expect((await save(asked)).body).toMatchObject(asked);
        expect(await statusFor(id)).toBe(status);
      }
      const names = ['added', 'published', 'hidden', 'scheduled', 'drafted', 'published'];
      const noted = await kinds(id);
      expect(noted.map(({ kind }) => kind).sort()).toEqual(
        names.map((name) => `book.${name}`).sort(),
      );
      expect(noted.find(({ kind }) => kind === 'book.hidden')).toMatchObject({
        by: ADMIN.username,
        before: { held: null },
        after: { held: 'hidden' },
      });
    });

    test('is not changed by the state that it has already', async () => {
      expect((await save({ state: 'draft' })).body.version).toBe(1);
      const publishAt = library.clock.now + HOUR;
      expect((await save({ state: 'scheduled', publishAt })).body.version).toBe(2);
      library.clock.now += 2 * HOUR;
      admin = await library.adminToken();
      expect(await open(id)).toMatchObject({ state: 'published', publishAt: null });
      // The answer to the first save was lost, or the form was open for long.
      for (const asked of [{ state: 'scheduled', publishAt }, { state: 'published' }]) {
        expect((await save(asked)).body).toMatchObject({ state: 'published', version: 2 });
      }
    });

    test('opens for its owner as a child would get it, in any state', async () => {
      const { body } = await call('GET', `/api/admin/books/${id}/reader`);
      expect(body).toMatchObject({ id, flipbookUrl: flipbook.flipbookUrl, narration: [] });
      expect(body).not.toHaveProperty('state');
      await save({ state: 'published' });
      const { body: read } = await library.call('GET', `/api/books/${id}`, { as: reader });
      expect((await call('GET', `/api/admin/books/${id}/reader`)).body).toEqual(read);
      expect((await call('GET', '/api/admin/books/none/reader')).status).toBe(404);
    });

    test('says how many children have begun it, also while it is hidden', async () => {
      await save({ state: 'published' });
      for (const uid of ['reader', 'second']) {
        const as = uid === 'reader' ? reader : await library.subscriber(uid);
        await library.call('POST', '/api/progress', { as, body: { bookId: id, currentPage: 1 } });
      }
      await save({ state: 'hidden' });
      expect((await open(id)).begun).toBe(2);
      const { body } = await call('GET', '/api/admin/books?state=hidden');
      expect(body).toMatchObject([{ id, begun: 2 }]);
      await call('DELETE', `/api/books/${id}`);
      const deleted = (await kinds(id)).find(({ kind }) => kind === 'book.deleted');
      expect(deleted).toMatchObject({ before: { title: flipbook.title }, after: null });
    });

    test('is listed by its state, with a count', async () => {
      const { body, headers } = await call(
        'GET',
        '/api/admin/books?state=draft&limit=1&search=cat',
      );
      expect(body).toHaveLength(1);
      const drafts = (await call('GET', '/api/admin/books?state=draft&search=cat')).body as {
        id: string;
      }[];
      expect(Number(headers['x-total-count'])).toBe(drafts.length);
      expect(drafts.map((book) => book.id)).toContain(id);
      expect(drafts.map((book) => book.id)).not.toContain('sam');
    });

    test('is found by the state that the table shows', async () => {
      const finds = async (search: string) => {
        const { body } = await call('GET', `/api/admin/books?search=${search}`);
        return (body as { id: string }[]).some((book) => book.id === id);
      };
      expect(await finds('draft')).toBe(true);
      await save({ state: 'scheduled', publishAt: library.clock.now + HOUR });
      expect(await finds('draft')).toBe(false);
      expect(await finds('scheduled')).toBe(true);
      library.clock.now += 2 * HOUR;
      admin = await library.adminToken();
      expect(await finds('scheduled')).toBe(false);
    });

    test('is not stored if the record cannot be written', async () => {
      const { db } = library.database;
      await db.schema.alterTable('changes').renameTo('changes_away').execute();
      try {
        expect((await save({ state: 'published' })).status).toBe(500);
        expect((await add({ title: 'Lost' })).status).toBe(500);
      } finally {
        await db.schema.alterTable('changes_away').renameTo('changes').execute();
      }
      expect(await open(id)).toMatchObject({ state: 'draft', version: 1 });
      const { body } = await call('GET', '/api/admin/books?search=lost');
      expect(body).toEqual([]);
    });
  });
});
