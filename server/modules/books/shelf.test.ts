// The shelf as a child sees it: pagination, search, sorting, and how each book fits the child.
import { beforeAll, describe, expect, test } from 'vitest';
import type { NewBookRow } from '../catalogue/book-rows.ts';
import { changeBooks } from '../catalogue/versions.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

function book(id: string, step: string, sounds: string[] | null, title = id): NewBookRow {
  const level = step.split('.', 1).join('');
  const phonograms = sounds && JSON.stringify(sounds);
  const row = testBook({ id, title, category: `level${level}` as 'level1', content: null });
  return { ...row, phonograms, step: sounds && step };
}

const cat = ['a:tap', 'c:cat', 'b:bat'];
const books = [
  book('cab', '1.3', cat),
  book('bats', '1.3', ['a:tap', 's:sit', 'b:bat']),
  book('zebra', '2.1', [...cat, 'sh:ship'], 'A Zebra Is in the Shop'),
  book('aunt', '2.3', [...cat, 'ng:sing'], 'My Aunt'),
  book('both', '2.3', [...cat, 'sh:ship', 'th:thin', 'ng:sing'], 'Both'),
  // Its words are easier than its level.
  { ...book('known', '2.1', cat, 'Known'), step: '1.3' },
  book('flip', '2.1', null, 'A Flipbook'),
  book('bees', '3.3', [...cat, 'ee:see'], 'Bees'),
  book('boats', '3.3', [...cat, 'sh:ship', 'ee:see', 'oa:boat'], 'Böats'),
];
const SHIPS = { prefer: 'maxpagesize=100' };

describe.each(engines)('the shelf over %s', (engine) => {
  let library: Library;
  let admin: string;
  let children = 0;
  beforeAll(async () => {
    library = await openLibrary(engine, books);
    admin = await library.adminToken();
  });

  /** Requests the owner's table. */
  async function table(query: string, headers: Record<string, string> = {}) {
    const response = await library.call('GET', `/api/admin/books${query}`, { admin, headers });
    expect(response.status).toBe(200);
    const body = response.body as { id: string; title: string }[];
    const ids = body.map(({ id }) => id);
    const titles = body.map(({ title }) => title);
    return { body, ids, titles, total: response.headers['x-total-count'] };
  }
  /** Adds a flipbook as the owner. */
  async function add(book: Record<string, unknown>): Promise<void> {
    const body = { flipbookUrl: 'https://books.example.com/a', levelReason: 'Ours', ...book };
    expect((await library.call('POST', '/api/books', { admin, body })).status).toBe(200);
  }

  /** Creates a child at a level who has finished these books. */
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
  const proposal = async (as: string) => (await library.call('GET', '/api/proposal', { as })).body;
  const proposed = async (as: string) => (await proposal(as)).book;

  test('the books of a level are in the order of their steps, with books of unknown words last', async () => {
    const all = ['bats', 'cab', 'known', 'zebra', 'both', 'aunt', 'flip', 'bees', 'boats'];
    expect(await idsOf(await child(1), '?sort=level')).toEqual(all);
    expect((await ask(await child(1), '', {})).body.map((one: { id: string }) => one.id)).toEqual(
      all,
    );
  });

  test('only a page of the shelf says how books fit; the whole shelf is the same for every child', async () => {
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

  test('a flipbook of another host says that it lies elsewhere, and no other book does', async () => {
    const own = `https://library.example.com/flipbooks/${'0'.repeat(32)}`;
    await add({ title: 'Elsewhere', category: 'level9' });
    await add({ title: 'Own', category: 'level9', flipbookUrl: own });
    const { body } = await ask(await child(1));
    const elsewhere = body.filter(({ isElsewhere }: { isElsewhere?: true }) => isElsewhere);
    expect(elsewhere.map(({ title }: { title: string }) => title)).toEqual(['Elsewhere']);
    for (const { id, title } of body) {
      if (['Elsewhere', 'Own'].includes(title)) {
        await library.call('DELETE', `/api/books/${id}`, { admin });
      }
    }
  });

  test('the child has met the sounds of a finished book, and the sounds below her level', async () => {
    const as = await child(2, 'zebra');
    const fitOf = async () =>
      (await ask(as)).body.find(({ id }: { id: string }) => id === 'boats').fit.newSounds;
    expect(await fitOf()).toEqual(['ee:see', 'oa:boat']);
    await library.call('PATCH', '/api/auth/user', { as, body: { readingLevel: 1 } });
    expect(await fitOf()).toEqual(['ee:see', 'oa:boat']);
    await library.call('PATCH', '/api/auth/user', { as, body: { readingLevel: 4 } });
    expect(await fitOf()).toEqual([]);
  });

  test('the child keeps the sounds of a finished book when the book changes', async () => {
    const as = await child(1);
    const { db } = library.database;
    const store = (phonograms: string) =>
      changeBooks(db, (transaction) =>
        transaction.updateTable('books').set({ phonograms }).where('id', '=', 'boats').execute(),
      );
    const before = JSON.stringify([...cat, 'sh:ship', 'ee:see', 'oa:boat']);
    await library.call('POST', '/api/progress/boats/complete', { as });
    await store('["ee:see"]');
    const { body } = await ask(as, '?category=level2');
    const both = body.find(({ id }: { id: string }) => id === 'both');
    expect(both.fit.newSounds).toEqual(['th:thin', 'ng:sing']);
    await store(before);
  });

  test('a page by limit and offset has the total count in a header', async () => {
    const as = await child(1);
    const { body, headers } = await ask(as, '?limit=2&offset=3', {});
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['zebra', 'both']);
    expect(headers['x-total-count']).toBe('9');
    const level = await ask(as, '?category=level3&limit=1', {});
    expect([level.body.length, level.headers['x-total-count']]).toEqual([1, '2']);
    expect((await ask(as, '?offset=50', {})).body).toEqual([]);
  });

  test('a page requested by a preference comes by fit unless another order is asked for', async () => {
    const as = await child(2, 'aunt');
    const idsWith = async (query: string, headers: Record<string, string>) =>
      (await ask(as, query, headers)).body.map(({ id }: { id: string }) => id);
    const byFit = await idsWith('?sort=fit', {});
    const byLevel = await idsWith('', {});
    expect(byFit).not.toEqual(byLevel);
    expect(await idsWith('', SHIPS)).toEqual(byFit);
    expect(await idsWith('?sort=level', SHIPS)).toEqual(byLevel);
  });

  test('the sounds of a book that was only marked are not met, until it is read', async () => {
    const as = await child(2);
    const soundsOfZebra = async () =>
      (await ask(as)).body.find(({ id }: { id: string }) => id === 'zebra').fit.newSounds;
    const finish = (body = {}) =>
      library.call('POST', '/api/progress/zebra/complete', { as, body });
    await finish({ marked: true });
    expect(await soundsOfZebra()).toEqual(['sh:ship']);
    expect(await idsOf(as, '?state=finished')).toEqual(['zebra']);
    await finish();
    expect(await soundsOfZebra()).toEqual([]);
  });

  test.each([
    ['maxpagesize=2', 2, 'maxpagesize=2'],
    ['respond-async, maxpagesize=2; x', 2, 'maxpagesize=2'],
    ['maxpagesize=5000', 9, 'maxpagesize=100'],
    ['maxpagesize=0', 9, undefined],
    ['maxpagesize=two', 9, undefined],
    ['xmaxpagesize=2', 9, undefined],
  ])('a page requested with the header Prefer: %s', async (prefer, length, applied) => {
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

  test('books are filtered by the state of the child, and sorted by when she last read them', async () => {
    const as = await child(1, 'cab');
    for (const bookId of ['aunt', 'bees', 'bats']) {
      library.clock.now += 1000;
      await library.call('POST', '/api/progress', { as, body: { bookId, currentPage: 1 } });
    }
    expect(await idsOf(as, '?state=reading&sort=recent')).toEqual(['bats', 'bees', 'aunt']);
    expect(await idsOf(as, '?state=reading&sort=recent&limit=1')).toEqual(['bats']);
    expect(await idsOf(as, '?state=finished')).toEqual(['cab']);
    expect(await idsOf(as, '?state=notStarted&category=level2&sort=level')).toEqual([
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

  test('sorted by fit: her step first, then steps after, steps before, and finished books', async () => {
    expect(await idsOf(await child(2, 'aunt'), '?sort=fit')).toEqual([
      ...['zebra', 'known', 'both', 'flip'],
      ...['bees', 'boats'],
      ...['bats', 'cab'],
      'aunt',
    ]);
  });

  test('the proposed book is the best fitting book that is not begun', async () => {
    const as = await child(2);
    expect(await proposed(as)).toMatchObject({
      id: 'zebra',
      fit: { newSounds: ['sh:ship'], after: '1.10' },
    });
    await library.call('POST', '/api/progress', { as, body: { bookId: 'zebra', currentPage: 1 } });
    expect(await proposed(as)).toMatchObject({ id: 'known' });
    expect(await proposed(await child(null))).toMatchObject({ id: 'bats' });
    // She has met all sounds of her step, so the next step with a book follows.
    expect(await proposed(await child(2, 'both'))).toMatchObject({ id: 'bees' });
    expect(await proposed(await child(9))).toMatchObject({ id: 'bees' });
    expect(await proposed(await child(1, ...books.map(({ id }) => id)))).toBeNull();
  });

  test('with every book finished, the one read longest ago is proposed again and comes first', async () => {
    const as = await child(1);
    const rest = books.map(({ id }) => id).filter((id) => id !== 'bees' && id !== 'cab');
    expect(await proposal(as)).toMatchObject({ book: { id: 'bats' }, again: null });
    for (const id of ['bees', 'cab', ...rest]) {
      library.clock.now += 1000;
      await library.call('POST', `/api/progress/${id}/complete`, { as });
    }
    expect(await proposal(as)).toMatchObject({
      book: null,
      again: { id: 'bees', fit: { newSounds: [] } },
    });
    expect(await idsOf(as, '?sort=fit')).toEqual(['bees', 'cab', ...rest]);
    library.clock.now += 1000;
    await library.call('POST', '/api/progress', { as, body: { bookId: 'bees', currentPage: 1 } });
    expect(await proposal(as)).toMatchObject({ book: null, again: { id: 'cab' } });
  });

  test('a book with three paw prints is not proposed again, as long as another one has fewer', async () => {
    const as = await child(1);
    const rest = books.map(({ id }) => id).filter((id) => id !== 'bees');
    const finish = (bookId: string, finishedAt: number) =>
      library.call('POST', `/api/progress/${bookId}/complete`, { as, body: { finishedAt } });
    async function finishOnFourDays(bookId: string): Promise<void> {
      for (const day of [4, 3, 2, 1]) await finish(bookId, library.clock.now - day * 86_400_000);
    }
    await finishOnFourDays('bees');
    for (const [at, id] of rest.entries()) await finish(id, library.clock.now - 1000 + at);
    expect(await idsOf(as, '?sort=fit')).toEqual(['bees', ...rest]);
    expect(await proposal(as)).toMatchObject({ book: null, again: { id: rest[0] } });
    for (const id of rest) await finishOnFourDays(id);
    expect(await proposal(as)).toMatchObject({ book: null, again: { id: 'bees' } });
  });

  test('with every book begun and none finished, no book is proposed', async () => {
    const as = await child(1);
    for (const { id } of books) {
      await library.call('POST', '/api/progress', { as, body: { bookId: id, currentPage: 1 } });
    }
    expect(await proposal(as)).toEqual({ book: null, again: null, started: expect.any(Array) });
  });

  test('beside the proposal stand the three unfinished books that she read last', async () => {
    const as = await child(1, 'zebra');
    expect((await proposal(as)).started).toEqual([]);
    for (const bookId of ['aunt', 'bats', 'bees', 'cab']) {
      library.clock.now += 1000;
      await library.call('POST', '/api/progress', { as, body: { bookId, currentPage: 1 } });
    }
    const { started } = await proposal(as);
    expect(started.map(({ id }: { id: string }) => id)).toEqual(['cab', 'bees', 'bats']);
    expect(started[1].fit.newSounds).toContain('ee:see');
  });

  test("the owner's table is paginated too", async () => {
    const first = await table('?limit=3');
    expect(first.ids).toEqual(['bats', 'cab', 'known']);
    expect(first.total).toBe('9');
    expect(first.body[0]).toMatchObject({ levelReason: null, createdAt: 1 });
    expect((await table('')).ids).toHaveLength(9);
    const preferred = await table('', { prefer: 'maxpagesize=4' });
    expect([preferred.ids.length, preferred.total]).toEqual([4, '9']);
    expect((await table('?category=level3&limit=5')).ids).toEqual(['bees', 'boats']);
    expect((await table('?category=level4&limit=5')).total).toBe('0');
  });

  test("a search of the owner's table matches the text it shows, and not ids", async () => {
    // The title has a number that is not the level.
    await add({
      title: '3 Pigs',
      category: 'level1',
      text: 'Sam sat. Night!',
      levelReason: 'Ours',
    });
    const found = async (search: string) =>
      (await table(`?limit=20&search=${encodeURIComponent(search)}`)).titles;
    expect(await found('zebra')).toEqual(['A Zebra Is in the Shop']);
    expect(await found('flip')).toEqual(['A Flipbook']);
    expect(await found('cab')).toEqual(['cab']);
    expect(await found('aunt')).toEqual(['My Aunt']);
    expect(await found('level 3')).toEqual(['Bees', 'Böats']);
    expect(await found('does not fit')).toEqual(['3 Pigs']);
    expect(await found('ours')).toEqual(['3 Pigs']);
    expect(await found('no text böats')).toEqual(['Böats']);
    expect(await found('xyzzy')).toEqual([]);
    const both = await table('?category=level2&search=no%20text&limit=2');
    expect([both.total, both.ids]).toEqual(['5', ['known', 'zebra']]);
    // A deleted book is not found any more.
    const { id } = (await table('?search=pigs')).body[0] as { id: string };
    await library.call('DELETE', `/api/books/${id}`, { admin });
    expect(await found('pigs')).toEqual([]);
  });

  test("the owner's table can be sorted by any column, across pages", async () => {
    await add({ title: 'Pigs', category: 'level1', text: 'Sam sat.', author: 'Zoë' });
    await add({ title: 'Hens', category: 'level1', text: 'Night!' });
    const titles = async (query: string) => (await table(`?${query}`)).titles;
    expect(await titles('sort=title&limit=4')).toEqual([
      ...['A Flipbook', 'A Zebra Is in the Shop', 'bats', 'Bees'],
    ]);
    expect(await titles('sort=title&limit=2&offset=4')).toEqual(['Böats', 'Both']);
    expect(await titles('sort=title&order=down&limit=2')).toEqual(['Pigs', 'My Aunt']);
    expect((await titles('sort=author&order=down&limit=1'))[0]).toBe('Pigs');
    expect(await titles('sort=category&order=down&limit=3')).toEqual(['Bees', 'Böats', 'Known']);
    // Books without a report are last in both directions.
    expect((await titles('sort=words&limit=20')).slice(0, 3)).toEqual(['Hens', 'Pigs', 'bats']);
    expect((await titles('sort=words&order=down&limit=2'))[0]).toBe('Pigs');
    expect(await titles('sort=title&category=level3&search=no%20text&order=down')).toEqual([
      ...['Böats', 'Bees'],
    ]);
    for (const { id } of (await table('?search=s&category=level1')).body as { id: string }[]) {
      if (id.length > 9) await library.call('DELETE', `/api/books/${id}`, { admin });
    }
  });

  test('findings of a later check appear on the shelf at once', async () => {
    const as = await child(1);
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
