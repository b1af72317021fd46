// The order that an owner gives the books of a level.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Category } from '../../../domain/levels.ts';
import { engines, newTestDatabase } from '../../test-support/databases.ts';
import {
  ADMIN,
  type Library,
  openLibrary,
  openLibraryOn,
  testBook,
} from '../../test-support/library.ts';
import { createTestPayments } from '../../test-support/providers.ts';

const IDS = ['ann', 'bob', 'cat', 'dan'];
const FLIPBOOK = { flipbookType: 'fliphtml5', flipbookUrl: 'https://books.example.com/a' };
/** A book whose words are not known, so that titles alone make the order as taught. */
const flipbook = (id: string, category: Category) =>
  testBook({
    ...{ id, title: id, category, content: null },
    ...{ flipbook_type: 'fliphtml5', flipbook_url: FLIPBOOK.flipbookUrl },
  });
const books = [...IDS.map((id) => flipbook(id, 'level1')), flipbook('other', 'level2')];
const ORDER = '/api/admin/levels/level1/order';

describe.each(engines)('the order of a level over %s', (engine) => {
  let library: Library;
  let admin: string;
  beforeEach(async () => {
    library = await openLibrary(engine, books);
    admin = await library.adminToken();
  });

  const put = (ids: readonly string[]) => library.call('PUT', ORDER, { admin, body: { ids } });
  const change = (ids: readonly string[], one: object) =>
    library.call('POST', '/api/admin/books/changes', { admin, body: { ids, change: one } });
  const idsOf = (body: { id: string }[]) => body.map(({ id }) => id);
  const owners = async () =>
    idsOf((await library.call('GET', '/api/admin/books?category=level1', { admin })).body);
  const families = async () => {
    const as = await library.subscriber('reader');
    return idsOf((await library.call('GET', '/api/books?category=level1', { as })).body);
  };
  const stored = async () =>
    library.database.db.selectFrom('books').select(['id', 'place', 'version']).execute();
  const places = async () => (await stored()).map(({ place }) => place);
  const noted = async () =>
    library.database.db.selectFrom('changes').selectAll().orderBy('kind').execute();

  test('is seen by owners and families at once, and is no new version of a book', async () => {
    expect(await families()).toEqual(IDS);
    const order = ['dan', 'bob', 'ann', 'cat'];
    expect((await put(order)).status).toBe(204);
    expect(await families()).toEqual(order);
    expect(await owners()).toEqual(order);
    const as = await library.subscriber('reader');
    const { body } = await library.call('GET', '/api/proposal', { as });
    expect(body.book.id).toBe('dan');
    expect((await stored()).map(({ version }) => version)).toEqual(Array(5).fill(1));
    const table = (await library.call('GET', '/api/admin/books', { admin })).body;
    expect(table.map(({ place }: { place?: number }) => place)).toEqual([0, 1, 2, 3, undefined]);
  });

  test('is on record, as is the return to the order as taught', async () => {
    await put(['dan', 'bob', 'ann', 'cat']);
    await put(['dan', 'bob', 'ann', 'cat']);
    expect((await library.call('DELETE', ORDER, { admin })).status).toBe(204);
    expect((await library.call('DELETE', ORDER, { admin })).status).toBe(204);
    expect(await families()).toEqual(IDS);
    expect(await places()).toEqual(Array(5).fill(null));
    const entry = { by_whom: ADMIN.username, subject_id: 'level1' };
    const [taught, given] = [IDS, ['dan', 'bob', 'ann', 'cat']].map((order) =>
      JSON.stringify({ order }),
    );
    expect(await noted()).toMatchObject([
      { ...entry, kind: 'level.as_taught', before: given, after: taught },
      { ...entry, kind: 'level.ordered', before: taught, after: given },
    ]);
  });

  test.each([
    ['a book is missing', ['ann', 'bob', 'cat']],
    ['a book is of another level', [...IDS, 'other']],
    ['a book is gone', ['ann', 'bob', 'cat', 'gone']],
  ])('is refused, and nothing changes, if %s', async (_, ids) => {
    const { status, body } = await put(ids);
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(await places()).toEqual(Array(5).fill(null));
    expect(await noted()).toEqual([]);
  });

  test('has books in every state, and families see the published ones in it', async () => {
    await change(['bob'], { kind: 'draft' });
    await change(['cat'], { kind: 'hide' });
    expect((await put(['dan', 'cat', 'bob', 'ann'])).status).toBe(204);
    expect(await families()).toEqual(['dan', 'ann']);
    await change(['bob', 'cat'], { kind: 'publish' });
    expect(await families()).toEqual(['dan', 'cat', 'bob', 'ann']);
  });

  test('takes in a new book after the one before it as taught', async () => {
    await put(['dan', 'bob', 'ann', 'cat']);
    const body = {
      ...{ ...FLIPBOOK, title: 'bobby', category: 'level1' },
    };
    const { id } = (await library.call('POST', '/api/books', { admin, body })).body;
    expect(await families()).toEqual(['dan', 'bob', id, 'ann', 'cat']);
  });

  test.each([
    ['in the table', () => change(['bob'], { kind: 'level', category: 'level2' })],
    [
      'in the editor',
      () =>
        library.call('PUT', '/api/books/bob', {
          admin,
          body: {
            ...{ ...FLIPBOOK, title: 'bob', category: 'level2', version: 1 },
          },
        }),
    ],
  ])('loses a book that is moved to another level %s', async (_, move) => {
    await put(['dan', 'bob', 'ann', 'cat']);
    expect((await move()).status).toBe(200);
    const bob = (await stored()).find(({ id }) => id === 'bob');
    expect(bob?.place).toBeNull();
    expect(await families()).toEqual(['dan', 'ann', 'cat']);
  });

  describe('and a book that an earlier release moves to another level', () => {
    /** Such a release changes the level, and knows no place. */
    const moveAsBefore = (id: string, category: Category) =>
      library.database.db
        .updateTable('books')
        .set(({ eb, ref }) => ({ category, version: eb(ref('version'), '+', 1) }))
        .where('id', '=', id)
        .execute();

    test('has no place there, and the level is as taught', async () => {
      await change(['other'], { kind: 'level', category: 'level1' });
      await put(['other', 'dan', 'cat', 'bob', 'ann']);
      for (const id of ['other', 'cat', 'ann', 'bob']) await moveAsBefore(id, 'level2');
      // Another process, which has the books not in memory yet.
      const { call } = await openLibraryOn(library.database, createTestPayments());
      const table = (await call('GET', '/api/admin/books?category=level2', { admin })).body;
      expect(idsOf(table)).toEqual(['ann', 'bob', 'cat', 'other']);
      expect(table).not.toContainEqual(expect.objectContaining({ place: expect.any(Number) }));
      const level2 = '/api/admin/levels/level2/order';
      await call('DELETE', level2, { admin });
      expect(await noted()).not.toContainEqual(expect.objectContaining({ subject_id: 'level2' }));
      const body = { ids: ['other', 'cat', 'bob', 'ann'] };
      expect((await call('PUT', level2, { admin, body })).status).toBe(204);
      expect(await places()).toEqual(expect.arrayContaining([0, 1, 2, 3]));
    });
  });

  test('keeps a book where it is when its words change', async () => {
    await put(['dan', 'bob', 'ann', 'cat']);
    const body = {
      ...{ ...FLIPBOOK, title: 'bob', category: 'level1', text: 'Sam sat.', version: 1 },
      levelReason: 'Ours.',
    };
    expect((await library.call('PUT', '/api/books/bob', { admin, body })).status).toBe(200);
    expect(await families()).toEqual(['dan', 'bob', 'ann', 'cat']);
  });

  test('is one of those that three owners save at once, whole', async () => {
    const orders = [
      ['dan', 'cat', 'bob', 'ann'],
      ['bob', 'ann', 'dan', 'cat'],
      ['cat', 'dan', 'ann', 'bob'],
    ];
    const answers = await Promise.all(orders.map(put));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const last = await families();
    expect(orders).toContainEqual(last);
    expect(await noted()).toHaveLength(3);
  });
});

test('the order is seen by the next answer of another process', async () => {
  const open = await newTestDatabase('postgres');
  const [first, second] = [
    await openLibraryOn(await open(), createTestPayments(), books),
    await openLibraryOn(await open(), createTestPayments()),
  ];
  const admin = await first.adminToken();
  const list = async () =>
    (await second.call('GET', '/api/admin/books?category=level1', { admin })).body.map(
      ({ id }: { id: string }) => id,
    );
  expect(await list()).toEqual(IDS);
  const ids = IDS.toReversed();
  expect((await first.call('PUT', ORDER, { admin, body: { ids } })).status).toBe(204);
  expect(await list()).toEqual(ids);
});
