// The states of books in a catalogue file, files of chosen books, and what the record keeps of an import.
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, type Library, openLibrary, testBook } from '../../test-support/library.ts';

type File = Record<string, unknown> & { books: Record<string, unknown>[] };
const HOUR = 3_600_000;

describe.each(engines)('the states of books in a catalogue file over %s', (engine) => {
  let library: Library;
  let admin: string;
  let publishAt: number;
  beforeEach(async () => {
    const ids = ['draft', 'hidden', 'open', 'scheduled'];
    library = await openLibrary(
      engine,
      ids.map((id) => testBook({ id, title: id })),
    );
    admin = await library.adminToken();
    publishAt = library.clock.now + HOUR;
    await change('draft', { kind: 'draft' });
    await change('hidden', { kind: 'hide' });
    await change('scheduled', { kind: 'schedule', publishAt });
  });

  const change = (id: string, one: object) =>
    library.call('POST', '/api/admin/books/changes', { admin, body: { ids: [id], change: one } });
  const download = async (query = '') =>
    (await library.call('GET', `/api/admin/catalogue${query}`, { admin })).body as File;
  const send = (path: string, body: unknown) =>
    library.call('POST', `/api/admin/catalogue${path}`, { admin, body });
  const states = async () =>
    Object.fromEntries(
      (await library.call('GET', '/api/admin/books', { admin })).body.map(
        (book: { id: string; state: string; publishAt: number | null }) => [
          book.id,
          book.publishAt === null ? book.state : `${book.state} ${book.publishAt}`,
        ],
      ),
    );
  const stated = () => ({
    draft: 'draft',
    hidden: 'hidden',
    open: 'published',
    scheduled: `scheduled ${publishAt}`,
  });
  const without = ({ state: _state, publishAt: _publishAt, ...book }: Record<string, unknown>) =>
    book;

  test('are left out of a published book, and come back with the file', async () => {
    const file = await download();
    expect(file.books.map(({ id, state, publishAt: at }) => [id, state, at])).toEqual([
      ['draft', 'draft', undefined],
      ['hidden', 'hidden', undefined],
      ['open', undefined, undefined],
      ['scheduled', 'scheduled', publishAt],
    ]);
    const { body: plan } = await send('/check', file);
    expect(plan.counts).toMatchObject({ new: 0, changed: 0, unchanged: 4 });
    await library.database.db.deleteFrom('books').execute();
    expect((await send('', file)).body).toEqual({ new: 4, changed: 0, unchanged: 0 });
    expect(await states()).toEqual(stated());
  });

  test('stay where the file says nothing of them, and new books are published', async () => {
    const file = await download();
    const books = file.books.map((book) => ({ ...without(book), author: 'Kim' }));
    const { body } = await send('', { ...file, books: [...books, { ...books[0], id: 'new' }] });
    expect(body).toEqual({ new: 1, changed: 4, unchanged: 0 });
    expect(await states()).toEqual({ ...stated(), new: 'published' });
  });

  test('are changed by a file that says them, and the dry run names them', async () => {
    const file = await download();
    const books = file.books.map((book) => ({ ...without(book), state: 'published' }));
    const { body: plan } = await send('/check', { ...file, books });
    const fields = plan.books.map((one: { id: string; fields: string[] }) => [one.id, one.fields]);
    expect(Object.fromEntries(fields)).toEqual({
      draft: ['state'],
      hidden: ['state'],
      scheduled: ['state', 'publishAt'],
    });
    expect((await send(`?expecting=${plan.digest}`, { ...file, books })).body.changed).toBe(3);
    expect(new Set(Object.values(await states()))).toEqual(new Set(['published']));
  });

  test('a scheduled book whose time has passed is a published one', async () => {
    const file = await download();
    library.clock.now += 2 * HOUR;
    admin = await library.adminToken();
    const { body: plan } = await send('/check', file);
    expect(plan.counts).toMatchObject({ changed: 0, unchanged: 4 });
    expect((await download()).books[3]).not.toHaveProperty('state');
  });

  test('are refused where they contradict each other, and the book is named', async () => {
    const file = await download();
    const books = [
      { ...file.books[0], state: 'scheduled' },
      { ...file.books[1], publishAt },
      { ...file.books[2], state: 'away' },
    ];
    const { body } = await send('', { ...file, books });
    expect(body.issues).toEqual([
      {
        field: 'books.0.publishAt',
        message: '"draft": publishAt is required for a scheduled book',
      },
      { field: 'books.1.publishAt', message: '"hidden": publishAt is for a scheduled book only' },
      {
        field: 'books.2.state',
        message: '"open": state must be one of published, draft, scheduled, hidden',
      },
    ]);
    expect(await states()).toEqual(stated());
  });

  test('a file of chosen books has these alone, and no heart words', async () => {
    const file = await download('?ids=hidden,open');
    expect(file.books.map(({ id }) => id)).toEqual(['hidden', 'open']);
    expect(Object.keys(file)).not.toEqual(expect.arrayContaining(['heartWords']));
    expect(Object.keys(file)).not.toEqual(expect.arrayContaining(['soundings']));
    const { body: plan } = await send('/check', file);
    expect(plan).toMatchObject({
      counts: { unchanged: 2, kept: 2, problems: 0 },
      heartWordsChange: false,
      soundingsChange: false,
    });
    const gone = Array.from({ length: 11 }, (_, index) => `gone${index}`);
    const { status, body } = await library.call(
      'GET',
      `/api/admin/catalogue?ids=open,${gone.join()}`,
      { admin },
    );
    expect([status, body.issues[0].field]).toEqual([400, 'query.ids']);
    expect(body.message).toBe(
      `Not in the library any more: ${gone.slice(0, 10).join(', ')} and 1 more. Load the list again.`,
    );
  });

  test('an import is on record, with the words that each book had before', async () => {
    const file = await download();
    const content = '<section><p>Pam sat.</p></section>';
    const [draft, ...others] = file.books;
    const books = [{ ...draft, content, totalPages: 1 }, ...others, { ...draft, id: 'new' }];
    expect((await send('', { ...file, books })).status).toBe(200);
    const rows = await library.database.db
      .selectFrom('changes')
      .select(['kind', 'by_whom', 'subject_id', 'before', 'after'])
      .where('kind', 'in', ['catalogue.imported', 'book.changed'])
      .orderBy('kind')
      .execute();
    expect(rows.map(({ kind, by_whom: by, subject_id: id }) => [kind, by, id])).toEqual([
      ['book.changed', ADMIN.username, 'draft'],
      ['catalogue.imported', ADMIN.username, null],
    ]);
    expect(JSON.parse(rows[0]?.before ?? '')).toEqual({
      content: testBook().content,
      totalPages: 2,
    });
    expect(JSON.parse(rows[1]?.after ?? '')).toMatchObject({ new: 1, changed: 1 });
  });
});
