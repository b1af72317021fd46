import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** The stored words of a book with the word 'ship'. */
const shipWords = JSON.stringify({
  parts: [
    { letters: 'i', sound: 'ɪ', level: 1, example: 'pig', phonogram: 'i:pig' },
    { letters: 'sh', sound: 'ʃ', level: 2, example: 'ship', phonogram: 'sh:ship' },
    { letters: 'p', sound: 'p', level: 1, example: 'pan', phonogram: 'p:pan' },
  ],
  splits: { ship: [1, 0, 2] },
  heartWords: [],
});

const SAMS_COVER = '/public-objects/sam.svg';

describe.each(engines)('the reading report over %s', (engine) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary(engine, [
      { ...testBook({ cover_image_url: SAMS_COVER }), phonograms: '["a:cat","s:sun"]' },
      {
        ...testBook({ id: 'ship', title: 'Ship', category: 'level2' }),
        phonograms: '["sh:ship"]',
        words: shipWords,
      },
      testBook({ id: 'silent', title: 'Silent', category: 'level3' }),
    ]);
    // A Monday evening in Sydney.
    library.clock.now = Date.UTC(2026, 0, 5, 9);
  });

  const complete = (as: string, bookId: string) =>
    library.call('POST', `/api/progress/${bookId}/complete`, { as });
  const report = async (as: string, query = '') =>
    (await library.call('GET', `/api/reading-report${query}`, { as })).body;
  const levelsOf = async (as: string) => (await report(as)).levels.slice(0, 3);

  test('the report of a child who has not read anything has only empty weeks and levels', async () => {
    const body = await report('beginner');
    expect(body).toMatchObject({
      today: '2026-01-05',
      firstName: null,
      startingLevel: null,
      days: [],
      hasEarlier: false,
    });
    expect(body.weeks).toHaveLength(12);
    expect(body.weeks[0]).toEqual({ monday: '2025-10-20', stars: 0 });
    expect(body.weeks.at(-1)).toEqual({ monday: '2026-01-05', stars: 0 });
    expect(body.levels.map(({ level }: { level: number }) => level)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(body.levels[1]).toMatchObject({ met: [], practised: [], isKnownBefore: false });
    expect(body.levels[1].phonograms.slice(0, 2)).toEqual(['ck:duck', 'sh:ship']);
  });

  test('the sounds before the starting step count as met', async () => {
    const body = { readingLevel: 2, startingStep: '2.2' };
    await library.call('PATCH', '/api/auth/user', { as: 'beginner', body });
    expect((await levelsOf('beginner'))[1].met).toEqual(['ck:duck', 'sh:ship']);
  });

  test('it is open after a subscription has ended, and needs a sign-in', async () => {
    const as = await library.subscriber('lapsed');
    await complete(as, 'sam');
    for (const customer of library.payments.customers.values()) {
      if (customer.uid === as) customer.subscriptions.length = 0;
    }
    await library.call('POST', '/api/create-portal-session', { as });
    await library.call('GET', '/api/subscription/status', { as });
    expect((await library.call('GET', '/api/books', { as })).status).toBe(403);
    expect((await report(as)).days).toHaveLength(1);
    expect((await library.call('GET', '/api/reading-report')).status).toBe(401);
  });

  test('finished books are listed by day with their titles, and stars by week', async () => {
    const as = await library.subscriber('finisher');
    const { clock } = library;
    const start = clock.now;
    await complete(as, 'sam');
    // Sunday in UTC, which is Monday in Sydney.
    clock.now = start + 6 * DAY + 6 * 3_600_000;
    await complete(as, 'ship');
    const body = await report(as);
    clock.now = start;
    expect(body.today).toBe('2026-01-12');
    expect(body.days).toMatchObject([
      { day: '2026-01-12', books: [{ bookId: 'ship', title: 'Ship', level: 2, isFinished: true }] },
      { day: '2026-01-05', books: [{ bookId: 'sam', title: 'Sam', level: 1, isFinished: true }] },
    ]);
    expect(body.weeks.slice(-2)).toEqual([
      { monday: '2026-01-05', stars: 1 },
      { monday: '2026-01-12', stars: 1 },
    ]);
  });

  test('unfinished books are listed with their pages, and offline reading is on its day', async () => {
    const as = await library.subscriber('reader');
    const turn = (bookId: string, currentPage: number, turnedAt?: number) =>
      library.call('POST', '/api/progress', { as, body: { bookId, currentPage, turnedAt } });
    const { now } = library.clock;
    await turn('silent', 2, now - 3 * DAY);
    await turn('ship', 1, now - 2000);
    await turn('ship', 2, now - 1000);
    await complete(as, 'sam');
    await turn('sam', 1);
    const { days } = await report(as);
    expect(days).toEqual([
      {
        day: '2026-01-05',
        books: [
          {
            bookId: 'sam',
            title: 'Sam',
            level: 1,
            coverImageUrl: SAMS_COVER,
            firstPage: 1,
            lastPage: 2,
            isFinished: true,
            isAgain: false,
            isListened: false,
            isMarked: false,
          },
          {
            bookId: 'ship',
            title: 'Ship',
            level: 2,
            coverImageUrl: null,
            firstPage: 1,
            lastPage: 2,
            isFinished: false,
            isAgain: false,
            isListened: false,
            isMarked: false,
          },
        ],
      },
      {
        day: '2026-01-02',
        books: [
          {
            bookId: 'silent',
            title: 'Silent',
            level: 3,
            coverImageUrl: null,
            firstPage: 2,
            lastPage: 2,
            isFinished: false,
            isAgain: false,
            isListened: false,
            isMarked: false,
          },
        ],
      },
    ]);
  });

  test('a book that was read to the child is marked on its day, finished or not', async () => {
    const as = await library.subscriber('listener');
    await library.call('POST', '/api/progress/sam/complete', { as, body: { listened: true } });
    const [listened] = (await report(as)).days;
    expect(listened.books).toMatchObject([{ bookId: 'sam', isFinished: false, isListened: true }]);
    await complete(as, 'sam');
    const [finished] = (await report(as)).days;
    expect(finished.books).toMatchObject([{ bookId: 'sam', isFinished: true, isListened: true }]);
  });

  test('a book that was only marked has no sounds that are met, until it is read', async () => {
    const as = await library.subscriber('marker');
    const mark = () =>
      library.call('POST', '/api/progress/ship/complete', { as, body: { marked: true } });
    const read = async () => {
      const { days, levels } = await report(as);
      return { book: days[0].books[0], met: levels[1].met };
    };
    await mark();
    expect(await read()).toMatchObject({
      book: { bookId: 'ship', firstPage: 1, lastPage: 1, isFinished: true, isMarked: true },
      met: [],
    });
    await complete(as, 'ship');
    const afterwards = { book: { isFinished: true, isMarked: false }, met: ['sh:ship'] };
    expect(await read()).toMatchObject(afterwards);
    await mark();
    expect(await read()).toMatchObject(afterwards);
  });

  test('a star without a log entry counts as a finished book on its day', async () => {
    const as = await library.subscriber('pioneer');
    await complete(as, 'sam');
    await library.database.db.deleteFrom('reading_days').where('user_id', '=', as).execute();
    expect((await report(as)).days).toEqual([
      {
        day: '2026-01-05',
        books: [
          {
            bookId: 'sam',
            title: 'Sam',
            level: 1,
            coverImageUrl: SAMS_COVER,
            firstPage: null,
            lastPage: null,
            isFinished: true,
            isAgain: false,
            isListened: false,
            isMarked: false,
          },
        ],
      },
    ]);
  });

  test('phonograms of finished books are met; those below the starting level were known before', async () => {
    const as = await library.subscriber('learner');
    await library.call('PATCH', '/api/auth/user', { as, body: { readingLevel: 2 } });
    await complete(as, 'ship');
    await complete(as, 'silent');
    await library.call('POST', '/api/progress', { as, body: { bookId: 'sam', currentPage: 2 } });
    expect(await levelsOf(as)).toMatchObject([
      { level: 1, met: [], isKnownBefore: true },
      { level: 2, met: ['sh:ship'], isKnownBefore: false },
      { level: 3, met: [], isKnownBefore: false },
    ]);
    expect((await report(as)).startingLevel).toBe(2);
  });

  test('the hardest phonogram of a word that a child asked for is practised', async () => {
    const as = await library.subscriber('asker');
    const event = { id: randomUUID(), word: 'ship', bookId: 'ship', at: library.clock.now };
    const events = [{ ...event, kind: 'asked' }];
    await library.call('POST', '/api/practice', { as, body: { events } });
    expect(await levelsOf(as)).toMatchObject([
      { level: 1, practised: [] },
      { level: 2, met: [], practised: ['sh:ship'] },
      { level: 3, practised: [] },
    ]);
  });

  test('a deleted book keeps its day and its star, without a title', async () => {
    const as = await library.subscriber('keeper');
    const admin = await library.adminToken();
    const added = await library.call('POST', '/api/books', {
      admin,
      body: { title: 'Gone', category: 'level3', flipbookUrl: 'https://books.example.com/gone' },
    });
    await complete(as, added.body.id);
    await library.call('DELETE', `/api/books/${added.body.id}`, { admin });
    const { days, weeks } = await report(as);
    expect(days[0].books).toMatchObject([{ title: null, level: 3, isFinished: true }]);
    expect(weeks.at(-1).stars).toBe(1);
  });

  test('it covers the requested number of weeks, and says whether there is earlier reading', async () => {
    const as = await library.subscriber('old hand');
    const { clock } = library;
    await complete(as, 'sam');
    await library.call('POST', '/api/progress', {
      as: await library.subscriber('starless'),
      body: { bookId: 'sam', currentPage: 2 },
    });
    clock.now += 12 * WEEK;
    expect(await report(as)).toMatchObject({ days: [], hasEarlier: true });
    expect(await report('starless')).toMatchObject({ days: [], hasEarlier: true });
    const longer = await report(as, '?weeks=13');
    clock.now -= 12 * WEEK;
    expect(longer).toMatchObject({ days: [{ day: '2026-01-05' }], hasEarlier: false });
    expect(longer.weeks).toHaveLength(13);
    expect(longer.weeks[0]).toEqual({ monday: '2026-01-05', stars: 1 });
  });

  test.each(['0', '105', '1.5', 'many', ''])(
    '?weeks=%s is refused with that field',
    async (weeks) => {
      const answer = await library.call('GET', `/api/reading-report?weeks=${weeks}`, { as: 'kim' });
      expect(answer.status).toBe(400);
      expect(answer.body.issues).toEqual([
        { field: 'querystring.weeks', message: 'weeks must be a whole number from 1 to 104' },
      ]);
    },
  );
});
