// The series of a book: in the owner's forms and table, for families, in the record and beside an older release.
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

const inline = {
  ...{ title: 'Pam', category: 'level1', flipbookType: 'html' },
  content: [{ words: 'Pam ran.' }],
};

describe.each(engines)('the series of a book over %s', (engine) => {
  let library: Library;
  let admin: string;
  beforeEach(async () => {
    library = await openLibrary(engine, [
      testBook({ id: 'ann', title: 'Ann' }),
      testBook({ id: 'bob', title: 'Bob' }),
      testBook({ id: 'cat', title: 'Cat' }),
    ]);
    admin = await library.adminToken();
  });

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    library.call(method, path, { admin, ...(body !== undefined && { body }) });
  const add = async (fields: object) => {
    const { status, body } = await call('POST', '/api/books', { ...inline, ...fields });
    expect(status).toBe(200);
    return body.id as string;
  };
  const whole = async (id: string) => (await call('GET', `/api/admin/books/${id}`)).body;
  const edit = async (id: string, fields: object) => {
    const { version } = await whole(id);
    return call('PUT', `/api/books/${id}`, { ...inline, ...fields, version });
  };
  const change = (ids: readonly string[], fields: object) =>
    call('POST', '/api/admin/books/changes', { ids, change: { kind: 'series', ...fields } });
  const stored = async () =>
    library.database.db
      .selectFrom('books')
      .select(['id', 'series', 'series_number', 'version'])
      .where('id', 'in', ['ann', 'bob', 'cat'])
      .orderBy('id')
      .execute();
  const inSeries = async () =>
    (await stored()).map(({ series, series_number: number }) => [series, number]);
  const noted = async () =>
    library.database.db
      .selectFrom('changes')
      .select(['kind', 'subject_name', 'before', 'after'])
      .orderBy('kind')
      .execute();

  test('is stored with a new book, and seen by owners and families', async () => {
    const id = await add({ series: ' Ships ', seriesNumber: 2 });
    const fields = { series: 'Ships', seriesNumber: 2 };
    expect(await whole(id)).toMatchObject(fields);
    const as = await library.subscriber('reader');
    expect((await library.call('GET', `/api/books/${id}`, { as })).body).toMatchObject(fields);
    const found = async (search: string) =>
      (await library.call('GET', `/api/books?search=${search}`, { as })).body;
    expect(await found('ships')).toMatchObject([{ id, ...fields }]);
    const table = await call('GET', '/api/admin/books?search=ships+book+2');
    expect(table.body).toMatchObject([{ id, ...fields }]);
    const [ann] = await found('ann');
    expect(ann).not.toHaveProperty('series');
    expect(ann).not.toHaveProperty('seriesNumber');
  });

  test('stays where an older page says nothing of it, and goes where it is left empty', async () => {
    const id = await add({ series: 'Ships', seriesNumber: 2 });
    expect((await edit(id, { title: 'Pam Ran' })).body).toMatchObject({ seriesNumber: 2 });
    const renumbered = await edit(id, { series: 'Ships' });
    expect(renumbered.body.series).toBe('Ships');
    expect(renumbered.body).not.toHaveProperty('seriesNumber');
    expect((await edit(id, { series: '' })).body).not.toHaveProperty('series');
  });

  test('is on record, before and after', async () => {
    const id = await add({ series: 'Ships', seriesNumber: 2 });
    await edit(id, { series: 'Ships', seriesNumber: 3 });
    expect(await noted()).toMatchObject([
      { kind: 'book.added' },
      { kind: 'book.changed', before: '{"seriesNumber":2}', after: '{"seriesNumber":3}' },
    ]);
    expect(JSON.parse((await noted())[0]?.after ?? '')).toMatchObject({
      ...{ series: 'Ships', seriesNumber: 2 },
    });
  });

  test('is refused with a number that it cannot have, and the field is named', async () => {
    for (const [fields, field] of [
      [{ series: 'Ships', seriesNumber: 0 }, 'seriesNumber'],
      [{ seriesNumber: 1 }, 'seriesNumber'],
      [{ series: 'x'.repeat(121) }, 'series'],
    ] as const) {
      const { status, body } = await call('POST', '/api/books', { ...inline, ...fields });
      expect([status, body.issues[0].field]).toEqual([400, field]);
    }
  });

  test('is given to many books at once, which are numbered in the order of the call', async () => {
    const numbered = { series: 'Ships', firstNumber: 7 };
    expect((await change(['cat', 'ann'], numbered)).body).toEqual({ changed: 2 });
    expect(await inSeries()).toEqual([
      ['Ships', 8],
      [null, null],
      ['Ships', 7],
    ]);
    expect((await change(['cat', 'ann'], numbered)).body).toEqual({ changed: 0 });
    expect((await change(['ann', 'bob'], { series: 'Ships' })).body).toEqual({ changed: 1 });
    expect(await inSeries()).toEqual([
      ['Ships', 8],
      ['Ships', null],
      ['Ships', 7],
    ]);
    expect((await change(['ann', 'bob', 'cat'], { series: 'Cats' })).body).toEqual({ changed: 3 });
    expect(await inSeries()).toEqual(Array(3).fill(['Cats', null]));
    expect((await change(['ann'], { series: null })).body).toEqual({ changed: 1 });
    expect((await inSeries())[0]).toEqual([null, null]);
    expect((await stored()).map(({ version }) => version)).toEqual([4, 3, 3]);
    const kinds = (await noted()).map(({ kind }) => kind);
    expect(kinds).toEqual(Array(7).fill('book.changed'));
  });

  test('keeps its numbers where another spelling of it is given', async () => {
    await change(['ann', 'bob'], { series: 'ships', firstNumber: 3 });
    expect((await change(['ann', 'bob', 'cat'], { series: 'Ships' })).body).toEqual({ changed: 3 });
    expect(await inSeries()).toEqual([
      ['Ships', 3],
      ['Ships', 4],
      ['Ships', null],
    ]);
  });

  test('is listed with its books, in the order of their numbers', async () => {
    expect((await call('GET', '/api/admin/series')).body).toEqual([]);
    await change(['cat', 'ann'], { series: 'Ships', firstNumber: 1 });
    await change(['bob'], { series: 'SHIPS' });
    await add({ series: 'A Cat', state: 'draft' });
    const { body } = await call('GET', '/api/admin/series');
    expect(body).toMatchObject([
      { name: 'A Cat', books: [{ title: 'Pam', number: null }] },
      {
        books: [
          { id: 'cat', title: 'Cat', number: 1 },
          { id: 'ann', title: 'Ann', number: 2 },
          { id: 'bob', title: 'Bob', number: null },
        ],
      },
    ]);
  });

  test('moves no published book because of a draft', async () => {
    await change(['cat'], { series: 'Ships', firstNumber: 1 });
    await change(['ann'], { series: 'Ships', firstNumber: 3 });
    await call('POST', '/api/admin/books/changes', { ids: ['cat'], change: { kind: 'draft' } });
    const as = await library.subscriber('reader');
    const { body } = await library.call('GET', '/api/books', { as });
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['ann', 'bob']);
    const table = await call('GET', '/api/admin/books');
    expect(table.body.map(({ id }: { id: string }) => id)).toEqual(['cat', 'bob', 'ann']);
  });

  test('puts the books of a step in the order of their numbers', async () => {
    await change(['cat', 'bob', 'ann'], { series: 'Ships', firstNumber: 1 });
    const as = await library.subscriber('reader');
    const { body } = await library.call('GET', '/api/books', { as });
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['cat', 'bob', 'ann']);
  });
});
