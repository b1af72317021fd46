import { beforeAll, describe, expect, test } from 'vitest';
import { engines, newTestDatabase } from '../../test-support/databases.ts';
import { defaultVoiceSettings } from '../../../domain/voice-settings.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

describe.each(engines)('progress over %s', (engine) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary(engine, [
      testBook(),
      testBook({ id: 'second', title: 'Second', category: 'level2', total_pages: 8 }),
      testBook({ id: 'third', title: 'Third', category: 'level1' }),
    ]);
  });

  const complete = (as: string, bookId: string) =>
    library.call('POST', `/api/progress/${bookId}/complete`, { as });

  test('a book never opened is on page 1 and unfinished', async () => {
    const as = await library.subscriber('new-reader');
    const { status, body } = await library.call('GET', '/api/progress/sam', { as });
    expect(status).toBe(200);
    expect(body).toEqual({
      bookId: 'sam',
      currentPage: 1,
      completed: false,
      pawPrints: 0,
      updatedAt: null,
    });
    expect((await library.call('GET', '/api/progress', { as })).body).toEqual([]);
  });

  test('turning a page saves the position, and the list shows the last read book first', async () => {
    const as = await library.subscriber('turner');
    await library.call('POST', '/api/progress', { as, body: { bookId: 'sam', currentPage: 1 } });
    library.clock.now += 1000;
    const turned = await library.call('POST', '/api/progress', {
      as,
      body: { bookId: 'second', currentPage: 5 },
    });
    expect(turned.body).toMatchObject({ bookId: 'second', currentPage: 5, completed: false });
    const list = (await library.call('GET', '/api/progress', { as })).body;
    expect(list.map((entry: { bookId: string }) => entry.bookId)).toEqual(['second', 'sam']);
  });

  test('turning a page takes one read and two writes', async () => {
    const queries: string[] = [];
    const open = await newTestDatabase(engine, { onQuery: ({ query }) => queries.push(query.sql) });
    const { subscriber, call } = await openLibrary(engine, [testBook()], {
      database: await open(),
    });
    const as = await subscriber('frugal');
    queries.length = 0;
    await call('POST', '/api/progress', { as, body: { bookId: 'sam', currentPage: 2 } });
    const relevant = queries.filter((statement) => /"progress"|"reading_days"/.test(statement));
    const verbs = relevant.map((statement) => statement.split(' ', 1)[0]);
    expect(verbs).toEqual(['select', 'insert', 'insert']);
  });

  test('a page number beyond the end is saved as the last page', async () => {
    const as = await library.subscriber('skipper');
    const body = { bookId: 'second', currentPage: 99 };
    expect((await library.call('POST', '/api/progress', { as, body })).body.currentPage).toBe(8);
  });

  test('the first completion grants the star, the second grants none', async () => {
    const as = await library.subscriber('finisher');
    expect((await complete(as, 'sam')).body).toEqual({
      ...{ completed: true, starAwarded: true, totalStars: 1, pawPrints: 0, isNewPrint: false },
      achievements: ['Level 1 Explorer', 'First Book'],
    });
    expect((await complete(as, 'sam')).body).toEqual({
      ...{ completed: true, starAwarded: false, totalStars: 1, pawPrints: 0, isNewPrint: false },
      achievements: [],
    });
  });

  test('thirty completions at once grant one star', async () => {
    const as = await library.subscriber('double-clicker');
    const answers = await Promise.all(Array.from({ length: 30 }, () => complete(as, 'sam')));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(answers.filter((answer) => answer.body.starAwarded)).toHaveLength(1);
    expect((await library.call('GET', '/api/auth/user', { as })).body.totalStars).toBe(1);
  });

  test('reading a finished book again leaves it finished', async () => {
    const as = await library.subscriber('re-reader');
    await complete(as, 'second');
    const body = { bookId: 'second', currentPage: 2 };
    const turned = await library.call('POST', '/api/progress', { as, body });
    expect(turned.body).toMatchObject({ currentPage: 2, completed: true });
  });

  test('completing earns achievements once, with their time', async () => {
    const as = await library.subscriber('achiever');
    await complete(as, 'sam');
    const earnedAt = library.clock.now;
    library.clock.now += 60_000;
    await complete(as, 'third');
    const { body } = await library.call('GET', '/api/achievements', { as });
    const earned = body.filter((one: { earnedAt: number | null }) => one.earnedAt !== null);
    expect(earned.map((one: { id: string; earnedAt: number }) => [one.id, one.earnedAt])).toEqual([
      ['first-book', earnedAt],
      ['level1-first', earnedAt],
      ['level1-all', earnedAt + 60_000],
    ]);
  });

  const listen = (as: string, bookId: string) =>
    library.call('POST', `/api/progress/${bookId}/complete`, { as, body: { listened: true } });
  const allowStars = (as: string) =>
    library.call('PATCH', '/api/auth/user', {
      as,
      body: { voiceSettings: { ...defaultVoiceSettings, starForListening: true } },
    });

  test('a book that was read to the child earns nothing and waits at its first page', async () => {
    const as = await library.subscriber('listener');
    await library.call('POST', '/api/progress', { as, body: { bookId: 'second', currentPage: 8 } });
    expect((await listen(as, 'second')).body).toEqual({
      ...{ completed: false, starAwarded: false, totalStars: 0, pawPrints: 0, isNewPrint: false },
      achievements: [],
    });
    expect(await positionOf(as, 'second')).toMatchObject({ currentPage: 1, completed: false });
    const achievements = (await library.call('GET', '/api/achievements', { as })).body;
    expect(achievements.every((one: { earnedAt: null }) => one.earnedAt === null)).toBe(true);
    expect(await daysOf(as)).toMatchObject([
      { bookId: 'second', firstPage: 8, lastPage: 8, finishedAt: null, listened: true },
    ]);
    expect((await complete(as, 'second')).body).toMatchObject({ starAwarded: true });
    expect(await daysOf(as)).toMatchObject([{ bookId: 'second', listened: true }]);
  });

  test('listening takes no completion and no star away', async () => {
    const as = await library.subscriber('listens again');
    await complete(as, 'second');
    expect((await listen(as, 'second')).body).toMatchObject({
      completed: true,
      starAwarded: false,
      totalStars: 1,
    });
    expect(await positionOf(as, 'second')).toMatchObject({ completed: true });
  });

  test('listening earns the star once where the parent allows it', async () => {
    const as = await library.subscriber('allowed listener');
    await allowStars(as);
    const first = await listen(as, 'sam');
    expect(first.body).toMatchObject({ completed: true, starAwarded: true, totalStars: 1 });
    expect((await listen(as, 'sam')).body).toMatchObject({ completed: true, starAwarded: false });
    const achievements = (await library.call('GET', '/api/achievements', { as })).body;
    expect(achievements).toContainEqual(
      expect.objectContaining({ id: 'first-book', earnedAt: library.clock.now }),
    );
    const [day] = await daysOf(as);
    expect(day).toMatchObject({ bookId: 'sam', listened: true });
    expect(day.finishedAt).not.toBeNull();
  });

  const DAY = 86_400_000;
  const daysOf = async (as: string) =>
    (await library.call('GET', '/api/auth/user/data', { as })).body.readingDays;
  const positionOf = async (as: string, bookId: string) =>
    (await library.call('GET', `/api/progress/${bookId}`, { as })).body;
  const turn = (as: string, currentPage: number, turnedAt?: number) =>
    library.call('POST', '/api/progress', {
      as,
      body: { bookId: 'second', currentPage, turnedAt },
    });

  test('offline reading is dated when it happened, and does not overwrite a newer position', async () => {
    const as = await library.subscriber('traveller');
    const { clock } = library;
    const offlineAt = clock.now;
    clock.now += 2 * DAY;
    await turn(as, 5);
    const late = await turn(as, 7, offlineAt);
    expect(late.body).toMatchObject({ currentPage: 5, updatedAt: clock.now });
    await library.call('POST', '/api/progress/sam/complete', {
      as,
      body: { finishedAt: offlineAt },
    });
    expect(await positionOf(as, 'sam')).toMatchObject({ completed: true, updatedAt: offlineAt });
    const file = (await library.call('GET', '/api/auth/user/data', { as })).body;
    const written = new Date(offlineAt).toISOString();
    expect(file.stars).toMatchObject([{ bookId: 'sam', earnedAt: written }]);
    expect(file.achievements[0]).toMatchObject({ id: 'first-book', earnedAt: written });
    expect(await daysOf(as)).toMatchObject([
      { day: written.slice(0, 10), bookId: 'sam', firstPage: 2, lastPage: 2, finishedAt: written },
      { day: written.slice(0, 10), bookId: 'second', firstPage: 7, lastPage: 7, finishedAt: null },
      { bookId: 'second', firstPage: 5, lastPage: 5, finishedAt: null },
    ]);
  });

  test('three days of offline reading count as three days in a row', async () => {
    const as = await library.subscriber('camper');
    const first = library.clock.now;
    library.clock.now += 3 * DAY;
    for (const [index, bookId] of ['sam', 'second', 'third'].entries()) {
      const body = { finishedAt: first + index * DAY };
      await library.call('POST', `/api/progress/${bookId}/complete`, { as, body });
    }
    const { body } = await library.call('GET', '/api/achievements', { as });
    expect(body.find((one: { id: string }) => one.id === 'three-days').earnedAt).toBe(
      first + 2 * DAY,
    );
  });

  test('times from a wrong clock are limited to the last 60 days', async () => {
    const as = await library.subscriber('time-traveller');
    const { now } = library.clock;
    expect((await turn(as, 2, now + DAY)).body.updatedAt).toBe(now);
    await library.call('POST', '/api/progress/sam/complete', { as, body: { finishedAt: 0 } });
    expect((await positionOf(as, 'sam')).updatedAt).toBe(now - 60 * DAY);
  });

  test('the log of a day counts nothing twice, and stays after its book is deleted', async () => {
    const as = await library.subscriber('leafer');
    const admin = await library.adminToken();
    const added = await library.call('POST', '/api/books', {
      admin,
      body: { title: 'Read', category: 'level3', flipbookUrl: 'https://books.example.com/read' },
    });
    const { now } = library.clock;
    const send = async () => {
      for (const page of [3, 1, 6]) await turn(as, page, now);
      await complete(as, 'second');
      await complete(as, added.body.id);
    };
    await send();
    const once = await daysOf(as);
    expect(once).toHaveLength(2);
    expect(once).toContainEqual({
      day: new Date(now).toISOString().slice(0, 10),
      bookId: 'second',
      title: 'Second',
      firstPage: 1,
      lastPage: 8,
      listened: false,
      finishedBy: 'reading',
      finishedAt: new Date(now).toISOString(),
      lastReadAt: new Date(now).toISOString(),
    });
    await send();
    expect(await daysOf(as)).toEqual(once);
    await library.call('DELETE', `/api/books/${added.body.id}`, { admin });
    expect(await daysOf(as)).toContainEqual(
      expect.objectContaining({ bookId: added.body.id, title: null }),
    );
  });

  const printsOf = async (as: string, bookId: string) => {
    const list = (await library.call('GET', '/api/progress', { as })).body;
    const one = (await library.call('GET', `/api/progress/${bookId}`, { as })).body;
    const listed = list.find((entry: { bookId: string }) => entry.bookId === bookId);
    expect(listed.pawPrints).toBe(one.pawPrints);
    return one.pawPrints;
  };
  const finishOn = (as: string, finishedAt: number, body = {}) =>
    library.call('POST', '/api/progress/sam/complete', { as, body: { finishedAt, ...body } });

  test('each further day of reading to the end makes a paw print, three at most', async () => {
    const as = await library.subscriber('re-reader of sam');
    const { now } = library.clock;
    const made = [];
    for (const day of [5, 4, 3, 2, 1]) {
      const { body } = await finishOn(as, now - day * DAY);
      made.push([body.starAwarded, body.isNewPrint, body.pawPrints]);
    }
    expect(made).toEqual([
      [true, false, 0],
      [false, true, 1],
      [false, true, 2],
      [false, true, 3],
      [false, false, 3],
    ]);
    expect(await printsOf(as, 'sam')).toBe(3);
    const again = { bookId: 'sam', currentPage: 1 };
    expect((await library.call('POST', '/api/progress', { as, body: again })).body.pawPrints).toBe(
      3,
    );
  });

  test('two tablets on one day make one print, and a late report prints on its own day', async () => {
    const as = await library.subscriber('two tablets');
    const { now } = library.clock;
    await finishOn(as, now - 3 * DAY);
    const both = await Promise.all([finishOn(as, now), finishOn(as, now)]);
    expect(both.filter(({ body }) => body.isNewPrint)).toHaveLength(1);
    expect((await finishOn(as, now - 2 * DAY)).body).toMatchObject({
      isNewPrint: true,
      pawPrints: 2,
    });
    expect((await finishOn(as, now - 2 * DAY)).body).toMatchObject({
      isNewPrint: false,
      pawPrints: 2,
    });
  });

  test('listening makes no print, even where it earns the star; reading on that day makes one', async () => {
    const as = await library.subscriber('prints by ear');
    await allowStars(as);
    const { now } = library.clock;
    await finishOn(as, now - 2 * DAY, { listened: true });
    expect((await finishOn(as, now, { listened: true })).body).toMatchObject({ pawPrints: 0 });
    expect((await finishOn(as, now)).body).toMatchObject({ isNewPrint: true, pawPrints: 1 });
  });

  test('a marked book has its star and its achievements, and no print', async () => {
    const as = await library.subscriber('marker');
    const { now } = library.clock;
    const first = await finishOn(as, now - 2 * DAY, { marked: true });
    expect(first.body).toMatchObject({ completed: true, starAwarded: true });
    expect(first.body.achievements).toEqual(['Level 1 Explorer', 'First Book']);
    expect((await finishOn(as, now - DAY, { marked: true })).body).toMatchObject({ pawPrints: 0 });
    expect(await daysOf(as)).toMatchObject([
      { bookId: 'sam', firstPage: 1, lastPage: 1 },
      { bookId: 'sam', firstPage: 1, lastPage: 1 },
    ]);
    expect((await finishOn(as, now)).body).toMatchObject({ isNewPrint: true, pawPrints: 1 });
  });

  test('the sounds of a marked book are met once it is read', async () => {
    const as = await library.subscriber('marks first');
    const { db } = library.database;
    const sounds = '["a:cat"]';
    await db.updateTable('books').set({ phonograms: sounds }).where('id', '=', 'sam').execute();
    const kept = () =>
      db.selectFrom('stars').select('phonograms').where('user_id', '=', as).execute();
    await finishOn(as, library.clock.now, { marked: true });
    expect(await kept()).toEqual([{ phonograms: '[]' }]);
    await finishOn(as, library.clock.now);
    expect(await kept()).toEqual([{ phonograms: sounds }]);
  });

  test('a student does not see the progress of another', async () => {
    const mine = await library.subscriber('mine');
    const theirs = await library.subscriber('theirs');
    await complete(theirs, 'sam');
    expect((await library.call('GET', '/api/progress', { as: mine })).body).toEqual([]);
    expect((await library.call('GET', '/api/progress/sam', { as: mine })).body.completed).toBe(
      false,
    );
  });

  test('deleting a book deletes its progress and keeps its star', async () => {
    const as = await library.subscriber('keeper');
    const admin = await library.adminToken();
    const added = await library.call('POST', '/api/books', {
      admin,
      body: { title: 'Gone', category: 'level3', flipbookUrl: 'https://books.example.com/gone' },
    });
    await complete(as, added.body.id);
    await library.call('DELETE', `/api/books/${added.body.id}`, { admin });
    expect((await library.call('GET', '/api/progress', { as })).body).toEqual([]);
    expect((await library.call('GET', '/api/auth/user', { as })).body.totalStars).toBe(1);
  });

  test.each([
    [{ currentPage: 1 }, 'bookId'],
    [{ bookId: 'sam' }, 'currentPage'],
    [{ bookId: 'sam', currentPage: 0 }, 'currentPage'],
    [{ bookId: 'sam', currentPage: 1.5 }, 'currentPage'],
    [{ bookId: 'sam', currentPage: '2' }, 'currentPage'],
    [{ bookId: 'sam', currentPage: 1, turnedAt: '2026-01-05' }, 'turnedAt'],
    [{ bookId: '../etc', currentPage: 1 }, 'bookId'],
    [{ bookId: 'sam', currentPage: 1, completed: true }, 'completed'],
    [[], 'body'],
  ])('refuses %j and names the field %s', async (body, field) => {
    const as = await library.subscriber('tester');
    const answer = await library.call('POST', '/api/progress', { as, body });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid_request');
    expect(answer.body.issues.map((issue: { field: string }) => issue.field)).toContain(field);
  });

  test('a book that does not exist is not found', async () => {
    const as = await library.subscriber('lost');
    const missing = [
      await complete(as, 'nothing'),
      await library.call('GET', '/api/progress/nothing', { as }),
      await library.call('POST', '/api/progress', {
        as,
        body: { bookId: 'nothing', currentPage: 1 },
      }),
    ];
    expect(missing.map((answer) => [answer.status, answer.body])).toEqual(
      missing.map(() => [404, { code: 'not_found', message: 'Book not found' }]),
    );
  });
});
