// The series and the places of books in a catalogue file.
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

type File = Record<string, unknown> & { books: Record<string, unknown>[] };

describe.each(engines)('the series and places of a catalogue file over %s', (engine) => {
  let library: Library;
  let admin: string;
  beforeEach(async () => {
    const ids = ['ann', 'bob', 'cat'];
    library = await openLibrary(
      engine,
      ids.map((id) => testBook({ id, title: id })),
    );
    admin = await library.adminToken();
    const change = { kind: 'series', series: 'Ships', firstNumber: 4 };
    const body = { ids: ['ann'], change };
    await library.call('POST', '/api/admin/books/changes', { admin, body });
    await order(['cat', 'bob', 'ann']);
  });

  const order = (ids: readonly string[]) =>
    library.call('PUT', '/api/admin/levels/level1/order', { admin, body: { ids } });
  const download = async () =>
    (await library.call('GET', '/api/admin/catalogue', { admin })).body as File;
  const send = (path: string, body: unknown) =>
    library.call('POST', `/api/admin/catalogue${path}`, { admin, body });
  const stored = async () =>
    library.database.db
      .selectFrom('books')
      .select(['id', 'series', 'series_number', 'place', 'place_category', 'category'])
      .orderBy('id')
      .execute();
  const older = ({ series: _1, seriesNumber: _2, place: _3, ...book }: Record<string, unknown>) =>
    book;

  test('come back with the file, and are left out of a book without them', async () => {
    const file = await download();
    expect(file.books[0]).toMatchObject({ series: 'Ships', seriesNumber: 4, place: 2 });
    expect(file.books[1]).toMatchObject({ place: 1 });
    expect(file.books[1]).not.toHaveProperty('series');
    expect((await send('/check', file)).body.counts).toMatchObject({ changed: 0, unchanged: 3 });
    const before = await stored();
    await library.database.db.deleteFrom('books').execute();
    expect((await send('', file)).body).toEqual({ new: 3, changed: 0, unchanged: 0 });
    expect(await stored()).toEqual(before);
  });

  test('stay where an older file says nothing of them; new books have none', async () => {
    const file = await download();
    const before = await stored();
    const books = file.books.map((book) => ({ ...older(book), author: 'Kim' }));
    const { body } = await send('', { ...file, books: [...books, { ...books[0], id: 'new' }] });
    expect(body).toEqual({ new: 1, changed: 3, unchanged: 0 });
    const nothing = { series: null, series_number: null, place: null, place_category: null };
    expect(await stored()).toEqual([...before, { id: 'new', category: 'level1', ...nothing }]);
  });

  test('are changed by a file that says them, and the dry run names them', async () => {
    const file = await download();
    const books = file.books.map((book) => ({
      ...book,
      series: null,
      seriesNumber: null,
      place: null,
    }));
    const { body: plan } = await send('/check', { ...file, books });
    const fields = plan.books.map((one: { id: string; fields: string[] }) => [one.id, one.fields]);
    expect(Object.fromEntries(fields)).toEqual({
      ann: ['series', 'seriesNumber', 'place'],
      bob: ['place'],
      cat: ['place'],
    });
    expect((await send(`?expecting=${plan.digest}`, { ...file, books })).body.changed).toBe(3);
    expect(await stored()).toMatchObject(Array(3).fill({ series: null, place: null }));
  });

  test('a file of chosen books has no places, and does not disturb the order of another library', async () => {
    const chosen = (await library.call('GET', '/api/admin/catalogue?ids=ann,cat', { admin })).body;
    expect(chosen.books).toMatchObject([{ id: 'ann', series: 'Ships' }, { id: 'cat' }]);
    for (const book of chosen.books) expect(book).not.toHaveProperty('place');
    const before = await stored();
    expect((await send('', chosen)).body).toEqual({ new: 0, changed: 0, unchanged: 2 });
    expect(await stored()).toEqual(before);
    await library.database.db.deleteFrom('books').where('id', 'in', ['ann', 'cat']).execute();
    await send('', chosen);
    expect((await stored()).map(({ place }) => place)).toEqual([null, 1, null]);
  });

  test('a place that an earlier release has left in another level is in no file', async () => {
    await library.database.db
      .updateTable('books')
      .set({ category: 'level2' })
      .where('id', '=', 'ann')
      .execute();
    const file = await download();
    expect(file.books[0]).not.toHaveProperty('place');
    expect(file.books[1]).toMatchObject({ place: 1 });
  });

  test('a book that the file moves to another level loses its place', async () => {
    const file = await download();
    const [ann, ...others] = file.books.map(older);
    expect(
      (await send('', { ...file, books: [{ ...ann, category: 'level2' }, ...others] })).status,
    ).toBe(200);
    expect(await stored()).toMatchObject([
      { place: null, series: 'Ships' },
      { place: 1 },
      { place: 0 },
    ]);
  });

  test('a level that was put in order after the dry run is not overwritten', async () => {
    const file = await download();
    const books = file.books.map((book) => ({ ...book, author: 'Kim' }));
    const { body: plan } = await send('/check', { ...file, books });
    await order(['bob', 'ann', 'cat']);
    const { status, body } = await send(`?expecting=${plan.digest}`, { ...file, books });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  });

  test('are refused where they contradict each other, and the book is named', async () => {
    const file = await download();
    const books = [
      { ...older(file.books[0]!), seriesNumber: 2 },
      { ...file.books[1], series: 'Ships', seriesNumber: 1000 },
      { ...file.books[2], place: -1 },
    ];
    const { body } = await send('', { ...file, books });
    expect(body.issues).toEqual([
      {
        field: 'books.0.seriesNumber',
        message: '"ann": Name the series, or leave the number empty',
      },
      {
        field: 'books.1.seriesNumber',
        message: '"bob": Number in the series must be a whole number from 1 to 999',
      },
      { field: 'books.2.place', message: '"cat": place must be a whole number from 0 to 20000' },
    ]);
  });
});
