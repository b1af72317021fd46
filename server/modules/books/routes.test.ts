import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getBook, insertBook, listBooks } from '../catalogue/store.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

const newBook = {
  title: 'A Ship',
  author: 'An Author',
  description: 'At sea.',
  category: 'level2',
  coverImageUrl: 'https://pictures.example.com/ship.png',
  flipbookUrl: 'https://books.example.com/ship',
  flipbookId: 'ship',
  totalPages: 1,
  starReward: 1,
  flipbookType: 'fliphtml5',
};

describe.each(engines)('books over %s', (engine) => {
  let library: Library;
  let reader: string;
  let admin: string;
  beforeAll(async () => {
    library = await openLibrary(engine, [
      testBook({ id: 'z', title: 'Z', category: 'level9' }),
      testBook(),
    ]);
    reader = await library.subscriber('reader');
    admin = await library.adminToken();
  });
  // Restores the two books before the next test.
  afterEach(async () => {
    const { body } = await library.call('GET', '/api/admin/books', { admin });
    for (const { id } of body) {
      if (!['sam', 'z'].includes(id)) await library.call('DELETE', `/api/books/${id}`, { admin });
    }
  });

  const list = async (query = '') =>
    (await library.call('GET', `/api/books${query}`, { as: reader })).body;

  test('the list is ordered by level and does not include the content', async () => {
    const books = await list();
    expect(books.map((book: { id: string }) => book.id)).toEqual(['sam', 'z']);
    expect(books[0]).toEqual({
      id: 'sam',
      title: 'Sam',
      author: null,
      description: null,
      category: 'level1',
      coverImageUrl: null,
      heroImageUrl: null,
      flipbookType: 'html',
      totalPages: 2,
      starReward: 1,
    });
  });

  test('a category lists only the books of its level', async () => {
    expect((await list('?category=level9')).map((book: { id: string }) => book.id)).toEqual(['z']);
    expect(await list('?category=level5')).toEqual([]);
  });

  test.each(['?category=level10', '?category=', '?level=1'])('%s is refused', async (query) => {
    const response = await library.call('GET', `/api/books${query}`, { as: reader });
    expect(response.status).toBe(400);
    expect(response.body.issues[0].field).toMatch(/^querystring\./);
  });

  test('a book includes its content', async () => {
    const { body } = await library.call('GET', '/api/books/sam', { as: reader });
    expect(body.content).toContain('Sam sat.');
    expect(body).toMatchObject({ flipbookUrl: null, flipbookId: null });
  });

  test('an unknown book is not found, and a malformed id is refused', async () => {
    expect((await library.call('GET', '/api/books/none', { as: reader })).status).toBe(404);
    const bad = await library.call('GET', '/api/books/a%20b', { as: reader });
    expect([bad.status, bad.body.issues[0].field]).toEqual([400, 'params.bookId']);
  });

  test('an added book appears in both lists at once, and disappears when deleted', async () => {
    const added = await library.call('POST', '/api/books', { admin, body: newBook });
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject(newBook);
    const { id } = added.body;
    expect((await list('?category=level2')).map((book: { id: string }) => book.id)).toEqual([id]);
    const owners = await library.call('GET', '/api/admin/books', { admin });
    expect(owners.body.map((book: { title: string }) => book.title)).toEqual([
      'Sam',
      'A Ship',
      'Z',
    ]);
    expect((await library.call('GET', `/api/books/${id}`, { as: reader })).body).toMatchObject({
      flipbookUrl: newBook.flipbookUrl,
      content: null,
    });

    expect((await library.call('DELETE', `/api/books/${id}`, { admin })).status).toBe(204);
    expect((await library.call('GET', `/api/books/${id}`, { as: reader })).status).toBe(404);
    expect(await list('?category=level2')).toEqual([]);
    expect((await library.call('DELETE', `/api/books/${id}`, { admin })).status).toBe(404);
  });

  const add = (change: object) =>
    library.call('POST', '/api/books', { admin, body: { ...newBook, ...change } });
  const owners = async (id: string) => {
    const { body } = await library.call('GET', '/api/admin/books', { admin });
    return body.find((book: { id: string }) => book.id === id);
  };

  test('a flipbook with a text is stored with its report', async () => {
    const text = 'A ship is at sea.\n\nSam said: a fish!';
    const added = await add({ text: ` ${text} `, category: 'level3' });
    expect(added.body.report).toEqual({
      level: 3,
      step: { id: '3.3', title: 'ee ea ai ay oa ow' },
      words: 11,
      decodable: expect.closeTo(6 / 11),
      withHeartWords: 1,
      practising: 1,
      failing: 0,
    });
    expect(await owners(added.body.id)).toEqual(added.body);
    const { body } = await library.call('GET', `/api/admin/books/${added.body.id}/report`, {
      admin,
    });
    expect(body.report).toMatchObject({ practising: ['sea'], failing: [] });
    // Readers do not get the text.
    const read = await library.call('GET', `/api/books/${added.body.id}`, { as: reader });
    expect(Object.keys(read.body)).not.toContain('text');
    expect(JSON.stringify(read.body)).not.toContain('fish');
  });

  test('an inline book has the breakdown of its words once it is checked; a flipbook never has one', async () => {
    const words = async (id: string) =>
      (await library.call('GET', `/api/books/${id}`, { as: reader })).body.words;
    await insertBook(library.database.db, testBook({ id: 'pam', title: 'Pam' }));
    expect(await words('pam')).toBeNull();
    await library.call('GET', '/api/admin/books', { admin });
    const { parts, splits, heartWords } = await words('pam');
    expect(Object.keys(splits)).toEqual(['pam', 'sam', 'sat', 'ran']);
    expect(splits.sat.map((part: number) => parts[part].phonogram)).toEqual([
      's:sit',
      'a:tap',
      't:tin',
    ]);
    expect(heartWords).toEqual([]);

    const body = { ...newBook, text: 'A ship.' };
    const { id } = (await library.call('POST', '/api/books', { admin, body })).body;
    expect(await words(id)).toBeNull();
    for (const added of ['pam', id]) await library.call('DELETE', `/api/books/${added}`, { admin });
  });

  test('a book with words that do not fit its level is refused, and the words are named', async () => {
    const before = (await list()).length;
    const { status, body } = await add({ text: 'A ship at night.', category: 'level1' });
    const message =
      'Not every word can be read at level 1: ship, night. The book fits level 5. Choose another level, or give a reason to keep this one.';
    expect([status, body]).toEqual([
      400,
      { code: 'level_misfit', message, issues: [{ field: 'levelReason', message }] },
    ]);
    expect((await list()).length).toBe(before);
    expect((await add({ text: 'A ship at night.', levelReason: '  ' })).status).toBe(400);
  });

  test('a book with words that do not fit is stored if the owner gives a reason', async () => {
    const levelReason = 'We read it\ntogether.';
    const { status, body } = await add({ text: 'A night.', levelReason: ` ${levelReason} ` });
    expect(status).toBe(200);
    expect(body).toMatchObject({ levelReason, report: { level: 2, failing: 1 } });
    expect(await owners(body.id)).toEqual(body);
  });

  test('a book without words has no report, and an older book with words gets one', async () => {
    const { body } = await add({});
    expect([body.report, body.levelReason]).toEqual([null, null]);
    expect(await owners(body.id)).toEqual(body);
    expect((await owners('sam')).report).toMatchObject({ level: 1, words: 5, withHeartWords: 1 });
  });

  test('readers do not get the fields that are for the owner only', async () => {
    const lists = JSON.stringify([await list(), await list('?category=level1')]);
    expect(lists).not.toMatch(/report|levelReason|decodable/);
    // These columns are not queried for readers either, because they may be long.
    const { db } = library.database;
    for (const row of [...(await listBooks(db)), await getBook(db, 'sam')]) {
      expect(Object.keys(row ?? {}).join()).not.toMatch(/\btext\b|report|level_reason/);
    }
  });

  test.each([
    ['title', { title: ' ' }],
    ['text', { text: '... !' }],
    ['levelReason', { levelReason: 'x'.repeat(501) }],
    ['flipbookUrl', { flipbookUrl: 'http://books.example.com' }],
    ['category', { category: 'level0' }],
    ['coverImageUrl', { coverImageUrl: 'javascript:alert(1)' }],
    ['heroImageUrl', { heroImageUrl: 'javascript:alert(1)' }],
    ['totalPages', { totalPages: 2 }],
    ['id', { id: 'mine' }],
  ])('a book with an invalid %s is refused, and nothing is stored', async (field, change) => {
    const before = (await list()).length;
    const response = await library.call('POST', '/api/books', {
      admin,
      body: { ...newBook, ...change },
    });
    expect(response.status).toBe(400);
    expect(response.body.issues.map((issue: { field: string }) => issue.field)).toEqual([field]);
    expect((await list()).length).toBe(before);
  });
});
