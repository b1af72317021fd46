// The shelf as one child sees it: in pages, searched, sorted, and each book by how it fits her.
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewBookRow } from '../../catalogue/store.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

function book(id: string, level: number, sounds: string[] | null, title = id): NewBookRow {
  const phonograms = sounds && JSON.stringify(sounds);
  const row = testBook({ id, title, category: `level${level}` as 'level1', content: null });
  return { ...row, phonograms };
}

const cat = ['a:cat', 'b:bat', 'c:cup'];
const books = [
  book('cab', 1, cat),
  book('bats', 1, ['a:cat', 'b:bat', 's:sun']),
  book('zebra', 2, [...cat, 'sh:ship'], 'A Zebra Is in the Shop'),
  book('aunt', 2, [...cat, 'ng:sing'], 'My Aunt'),
  book('both', 2, [...cat, 'sh:ship', 'th:thin', 'ng:sing'], 'Both'),
  book('known', 2, cat, 'Known'),
  book('flip', 2, null, 'A Flipbook'),
  book('bees', 3, [...cat, 'ee:see'], 'Bees'),
  book('boats', 3, [...cat, 'sh:ship', 'ee:see', 'oa:boat'], 'Böats'),
];
const SHIPS = { prefer: 'maxpagesize=100' };

describe.each(engines)('the shelf over %s', (engine) => {
  let library: Library;
  let children = 0;
  beforeAll(async () => {
    library = await openLibrary(engine, books);
  });

  /** A new child at a level who has finished these books. */
  async function child(level: number | null, ...finished: string[]): Promise<string> {
    const as = await library.subscriber(`child-${++children}`);
    if (level !== null) {
      await library.call('POST', '/api/auth/firebase/sync', { as, body: { readingLevel: level } });
    }
    for (const id of finished) await library.call('POST', `/api/progress/${id}/complete`, { as });
    return as;
  }
  const ask = async (as: string, query = '', headers: Record<string, string> = SHIPS) =>
    library.call('GET', `/api/books${query}`, { as, headers });
  const idsOf = async (as: string, query = '') =>
    (await ask(as, query)).body.map(({ id }: { id: string }) => id);
  const proposed = async (as: string) =>
    (await library.call('GET', '/api/proposal', { as })).body.book;

  test('within a level stands first what is taught first, and what is not known last', async () => {
    const all = ['cab', 'bats', 'known', 'zebra', 'both', 'aunt', 'flip', 'bees', 'boats'];
    expect(await idsOf(await child(1))).toEqual(all);
    expect((await ask(await child(1), '', {})).body.map((one: { id: string }) => one.id)).toEqual(
      all,
    );
  });

  test('the whole shelf is the same for all, and only a page says how books fit', async () => {
    const as = await child(2);
    const whole = await ask(as, '', {});
    expect(whole.body).toHaveLength(books.length);
    expect(whole.body[0]).not.toHaveProperty('fit');
    expect(whole.headers['x-total-count']).toBeUndefined();
    const { body } = await ask(as);
    const fits = Object.fromEntries(
      body.map(({ id, fit }: { id: string; fit: { newSounds: string[] } | null }) => [
        id,
        fit?.newSounds,
      ]),
    );
    expect(fits).toEqual({
      cab: [],
      bats: [],
      zebra: ['sh:ship'],
      aunt: ['ng:sing'],
      both: ['sh:ship', 'th:thin', 'ng:sing'],
      known: [],
      flip: undefined,
      bees: ['ee:see'],
      boats: ['sh:ship', 'ee:see', 'oa:boat'],
    });
  });

  test('a finished book has taught its sounds, and a lower level none any more', async () => {
    const as = await child(2, 'zebra');
    const fitOf = async () =>
      (await ask(as)).body.find(({ id }: { id: string }) => id === 'boats').fit.newSounds;
    expect(await fitOf()).toEqual(['ee:see', 'oa:boat']);
    await library.call('PATCH', '/api/auth/user', { as, body: { readingLevel: 1 } });
    expect(await fitOf()).toEqual(['ee:see', 'oa:boat']);
    await library.call('PATCH', '/api/auth/user', { as, body: { readingLevel: 4 } });
    expect(await fitOf()).toEqual([]);
  });

  test('a page by limit and offset says how many there are', async () => {
    const as = await child(1);
    const { body, headers } = await ask(as, '?limit=2&offset=3', {});
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['zebra', 'both']);
    expect(headers['x-total-count']).toBe('9');
    const level = await ask(as, '?category=level3&limit=1', {});
    expect([level.body.length, level.headers['x-total-count']]).toEqual([1, '2']);
    expect((await ask(as, '?offset=50', {})).body).toEqual([]);
  });

  test.each([
    ['maxpagesize=2', 2, 'maxpagesize=2'],
    ['respond-async, maxpagesize=2; x', 2, 'maxpagesize=2'],
    ['maxpagesize=5000', 9, 'maxpagesize=100'],
    ['maxpagesize=0', 9, undefined],
    ['maxpagesize=two', 9, undefined],
    ['xmaxpagesize=2', 9, undefined],
  ])('a page that is preferred in a header, %j', async (prefer, length, applied) => {
    const { status, body, headers } = await ask(await child(1), '', { prefer });
    expect([status, body.length, headers['preference-applied']]).toEqual([200, length, applied]);
    expect(headers['x-total-count']).toBe(applied && '9');
  });

  test.each([
    ['AUNT my', ['aunt']],
    ['digraphs ship', []],
    ['level 3', ['bees', 'boats']],
    ['boats', ['boats']],
    ['“Bo\u00ADats”', ['boats']],
    ['', books.length],
  ])('a search for %j', async (search, found) => {
    const ids = await idsOf(await child(1), `?search=${encodeURIComponent(search)}`);
    if (typeof found === 'number') expect(ids).toHaveLength(found);
    else expect(ids).toEqual(found);
  });

  test('what a child is reading, the last first, is hers alone', async () => {
    const as = await child(1, 'cab');
    for (const bookId of ['aunt', 'bees', 'bats']) {
      library.clock.now += 1000;
      await library.call('POST', '/api/progress', { as, body: { bookId, currentPage: 1 } });
    }
    expect(await idsOf(as, '?state=reading&sort=recent')).toEqual(['bats', 'bees', 'aunt']);
    expect(await idsOf(as, '?state=reading&sort=recent&limit=1')).toEqual(['bats']);
    expect(await idsOf(as, '?state=finished')).toEqual(['cab']);
    expect(await idsOf(as, '?state=notStarted&category=level2')).toEqual([
      'known',
      'zebra',
      'both',
      'flip',
    ]);
    expect((await idsOf(as, '?sort=recent')).slice(0, 5)).toEqual([
      ...['bats', 'bees', 'aunt', 'cab'],
      'known',
    ]);
    expect(await idsOf(await child(1), '?state=reading')).toEqual([]);
  });

  test('by fit: her level first, few new sounds before none, then above, below, and finished', async () => {
    expect(await idsOf(await child(2, 'aunt'), '?sort=fit')).toEqual([
      ...['zebra', 'both', 'known', 'flip'],
      ...['bees', 'boats'],
      ...['cab', 'bats'],
      'aunt',
    ]);
  });

  test('the book that is proposed fits best of those not begun', async () => {
    const as = await child(2);
    expect(await proposed(as)).toMatchObject({ id: 'zebra', fit: { newSounds: ['sh:ship'] } });
    await library.call('POST', '/api/progress', { as, body: { bookId: 'zebra', currentPage: 1 } });
    expect(await proposed(as)).toMatchObject({ id: 'aunt' });
    expect(await proposed(await child(null))).toMatchObject({ id: 'cab' });
    // All sounds of the level are met: on to the next.
    expect(await proposed(await child(2, 'both'))).toMatchObject({ id: 'bees' });
    expect(await proposed(await child(9))).toMatchObject({ id: 'bees' });
    expect(await proposed(await child(1, ...books.map(({ id }) => id)))).toBeNull();
  });

  test("the owner's table comes in pages too, and is searched by id besides", async () => {
    const admin = await library.adminToken();
    const table = async (query: string) =>
      library.call('GET', `/api/admin/books${query}`, { admin });
    const first = await table('?limit=3');
    expect(first.body.map(({ id }: { id: string }) => id)).toEqual(['cab', 'bats', 'known']);
    expect(first.headers['x-total-count']).toBe('9');
    expect(first.body[0]).toMatchObject({ levelReason: null, createdAt: 1 });
    expect((await table('?search=zebra')).body).toHaveLength(1);
    expect((await table('?search=flip')).body).toHaveLength(1);
    const none = await table('?search=xyzzy&limit=5');
    expect([none.status, none.body, none.headers['x-total-count']]).toEqual([200, [], '0']);
    expect((await table('?search=level%202&limit=2')).headers['x-total-count']).toBe('5');
    const whole = await table('');
    expect(whole.body).toHaveLength(9);
    const preferred = await library.call('GET', '/api/admin/books', {
      admin,
      headers: { prefer: 'maxpagesize=4' },
    });
    expect([preferred.body.length, preferred.headers['x-total-count']]).toEqual([4, '9']);
  });

  test('what is found in a book later is on the shelf at once', async () => {
    const as = await child(1);
    const admin = await library.adminToken();
    const body = { title: 'Ships', category: 'level4', flipbookUrl: 'https://books.example.com/a' };
    const { id } = (await library.call('POST', '/api/books', { admin, body })).body;
    const fitOf = async () => (await ask(as, '?category=level4')).body[0].fit;
    expect(await fitOf()).toBeNull();
    await library.database.db
      .updateTable('books')
      .set({ text: 'A ship.' })
      .where('id', '=', id)
      .execute();
    await library.call('GET', '/api/admin/books', { admin });
    expect((await fitOf()).newSounds).toContain('sh:ship');
    await library.call('DELETE', `/api/books/${id}`, { admin });
  });
});
