import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(engines)('insights over %s', (engine) => {
  let library: Library;
  let admin: string;
  beforeAll(async () => {
    library = await openLibrary(engine, [
      testBook(),
      testBook({ id: 'pam', title: 'Pam', content: '<p>Pam ran.</p>' }),
      testBook({ id: 'tea', title: 'Tea', category: 'level3', content: '<p>Sam eats.</p>' }),
      testBook({ id: 'can', title: "It's", content: "<p>It's a cat.</p>" }),
      testBook({ id: 'none', title: '=1+1 "x"', content: null, flipbook_type: 'fliphtml5' }),
    ]);
    admin = await library.adminToken();
  });

  const get = (path: string) => library.call('GET', `/api/admin/${path}`, { admin });

  test('the map counts the books of each level with each phonogram, in teaching order', async () => {
    const { body } = await get('phonograms');
    const row = (key: string) =>
      body.phonograms.find((one: { key: string }) => one.key === key) ?? {};
    expect(row('s:sit')).toEqual({
      ...{ key: 's:sit', letters: 's', example: 'sit', level: 1 },
      step: { id: '1.1', title: 's a t p i n' },
      books: [1, 0, 1, 0, 0, 0, 0, 0, 0],
    });
    expect(row('p:pan').books[0]).toBe(2);
    expect(row('ea:eat').books).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0]);
    expect(row('ea:head').books).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const levels = body.phonograms.map(({ level }: { level: number }) => level);
    expect(levels).toEqual(levels.toSorted());
    expect(body.booksOfLevel).toEqual([4, 0, 1, 0, 0, 0, 0, 0, 0]);
    // The flipbook without a text.
    expect(body.unknown).toBe(1);
  });

  const booksInCell = async (phonogram: string, category: string) => {
    const query = new URLSearchParams({ phonogram, category });
    const { status, body } = await get(`phonograms/books?${query.toString()}`);
    return status === 200
      ? [body.total, ...body.books.map(({ id }: { id: string }) => id)]
      : status;
  };

  test('the books of a cell are those it counts', async () => {
    await get('phonograms');
    expect(await booksInCell('p:pan', 'level1')).toEqual([2, 'pam', 'sam']);
    expect(await booksInCell('p:pan', 'level3')).toEqual([0]);
    expect(await booksInCell('ea:eat', 'level3')).toEqual([1, 'tea']);
    expect(await booksInCell("'s:it's", 'level1')).toEqual([1, 'can']);
    expect(await booksInCell('a:nothing', 'level1')).toBe(404);
  });

  test('books beyond the listed ones are still counted', async () => {
    const category = 'level9';
    const book = { category, flipbookUrl: 'https://books.example.com/zip', text: 'Zip.' };
    const ids: string[] = [];
    for (let count = 0; count < 103; count++) {
      const body = { ...book, title: 'Zip' };
      ids.push((await library.call('POST', '/api/books', { admin, body })).body.id);
    }
    const [total, ...listed] = (await booksInCell('z:zip', category)) as [number, ...string[]];
    expect([total, listed.length]).toEqual([103, 100]);
    for (const id of ids) await library.call('DELETE', `/api/books/${id}`, { admin });
  });

  describe('readers', () => {
    let alone: string;
    beforeAll(async () => {
      // Two children finished it more than 30 days ago.
      for (const [index, days] of [40, 40, 5, 1].entries()) {
        const as = await library.subscriber(`reader-${index}`);
        await library.call('POST', '/api/progress', {
          as,
          body: { bookId: 'pam', currentPage: 1 },
        });
        await library.call('POST', '/api/progress/sam/complete', { as });
        const completed_at = library.clock.now - days * DAY;
        await library.database.db
          .updateTable('progress')
          .set({ completed_at })
          .where('user_id', '=', as)
          .where('book_id', '=', 'sam')
          .execute();
      }
      alone = await library.subscriber('reader-0');
      await library.call('POST', '/api/progress/tea/complete', { as: alone });
    });
    // Advances the clock, so that the cached counts expire.
    beforeEach(async () => {
      library.clock.now += 5 * 60_000;
      admin = await library.adminToken();
    });

    test('are counted by book, counts of one or two are hidden, and no child is named', async () => {
      const { body } = await get('readers');
      expect(body).toMatchObject({ countedAt: library.clock.now, total: 5, pageSize: 50 });
      const of = (id: string) => body.books.find((book: { id: string }) => book.id === id);
      expect(of('sam')).toEqual({
        ...{ id: 'sam', title: 'Sam', category: 'level1' },
        ...{ opened: 4, finished: 4, finishedLately: null },
      });
      expect(of('pam')).toMatchObject({ opened: 4, finished: 0, finishedLately: 0 });
      expect(of('tea')).toMatchObject({ opened: null, finished: null, finishedLately: null });
      expect(of('can')).toMatchObject({ opened: 0, finished: 0, finishedLately: 0 });
      expect(JSON.stringify(body)).not.toMatch(/reader-/);

      const order = async (query: string) =>
        (await get(`readers?${query}`)).body.books.map(({ id }: { id: string }) => id);
      expect((await order('')).slice(0, 3)).toEqual(['pam', 'sam', 'tea']);
      expect((await order('sort=finished')).slice(0, 2)).toEqual(['sam', 'tea']);
      expect((await order('sort=title&order=up')).slice(1, 3)).toEqual(['can', 'pam']);
      expect(await order('page=2')).toEqual([]);

      // The counts are cached for five minutes.
      for (const [sooner, count] of [
        [60_000, 0],
        [5 * 60_000, null],
      ] as const) {
        await library.call('POST', '/api/progress/can/complete', { as: alone });
        library.clock.now += sooner;
        admin = await library.adminToken();
        const books = (await get('readers')).body.books as { id: string; opened: unknown }[];
        expect(books.find(({ id }) => id === 'can')?.opened).toBe(count);
      }
    });

    test('are exported as CSV, in which no title is a formula', async () => {
      const response = await library.app.inject({
        url: '/api/admin/readers/table',
        headers: { 'admin-auth': admin },
      });
      expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
      const lines = response.body.split('\r\n');
      expect(lines[0]).toBe('Title,Level,Opened by,Finished by,Finished in the last 30 days');
      expect(lines).toContain('"Sam",1,4,4,fewer than 3');
      expect(lines).toContain(`"'=1+1 ""x""",1,0,0,0`);
      expect(lines).toHaveLength(7);
    });
  });
});
