import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noMetrics } from '../../observability/metrics/metrics.ts';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { type Library, openLibrary, openLibraryOn, testBook } from '../../test-support/library.ts';

const STUDENTS = '/api/students';
const GONE = { code: 'student_not_found', message: 'This child is not in your family any more.' };

describe.each(engines)('the children of a family on %s', (engine) => {
  let library: Library;
  let uid: string;
  beforeEach(async () => {
    library = await openLibrary(engine, [testBook(), testBook({ id: 'pam', title: 'Pam' })]);
    uid = await family('Kim');
  });

  async function family(firstName: string): Promise<string> {
    const as = `parent-${randomUUID()}`;
    const body = { firstName, age: 6, readingLevel: 2, parentFirstName: 'Robin' };
    await library.call('POST', '/api/auth/firebase/sync', { as, body });
    return library.subscriber(as);
  }
  const add = (firstName: string, as = uid) =>
    library.call('POST', STUDENTS, { as, body: { firstName, age: 5, readingLevel: 1 } });
  const call = (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    student?: string,
    { as = uid, body }: { as?: string; body?: unknown } = {},
  ) =>
    library.call(method, url, { as, body, ...(student !== undefined && { headers: { student } }) });
  const names = async (as = uid) =>
    (await library.call('GET', STUDENTS, { as })).body.map(
      ({ firstName }: { firstName: string }) => firstName,
    );
  const finish = (student?: string, book = 'sam') =>
    call('POST', `/api/progress/${book}/complete`, student, { body: {} });

  test('the child of the sign-up is the first, and others follow in the order in which they were added', async () => {
    const { status, body } = await library.call('POST', STUDENTS, {
      as: uid,
      body: { firstName: ' Alex ', age: '5', readingLevel: '3', avatar: 'koala' },
    });
    expect([status, body]).toEqual([
      200,
      {
        ...{ id: expect.any(String), firstName: 'Alex', age: 5, readingLevel: 3 },
        ...{ favoriteGenre: null, avatar: 'koala', totalStars: 0 },
      },
    ]);
    library.clock.now += 1;
    await add('Mia');
    expect(await names()).toEqual(['Kim', 'Alex', 'Mia']);
    expect((await library.call('GET', STUDENTS, { as: uid })).body[0].id).toBe(uid);
  });

  test('what one child does is seen of no other', async () => {
    const alex = (await add('Alex')).body.id;
    expect((await finish(alex)).body.starAwarded).toBe(true);
    await call('POST', '/api/progress', uid, { body: { bookId: 'sam', currentPage: 2 } });
    const event = { kind: 'asked', id: randomUUID(), word: 'sam', bookId: 'sam', at: 1 };
    await call('POST', '/api/practice', alex, { body: { events: [event] } });
    await call('PATCH', '/api/auth/user', alex, { body: { readingLevel: 4 } });

    const seenBy = async (student?: string) => {
      const [user, progress, practice, medals, report] = await Promise.all(
        ['auth/user', 'progress', 'practice', 'achievements', 'reading-report'].map(
          async (path) => (await call('GET', `/api/${path}`, student)).body,
        ),
      );
      return {
        user: [user.id, user.firstName, user.parentFirstName, user.readingLevel, user.totalStars],
        progress: progress.map((row: { currentPage: number; completed: boolean }) => [
          row.currentPage,
          row.completed,
        ]),
        words: practice.words.length,
        medals: medals.filter(({ earnedAt }: { earnedAt: unknown }) => earnedAt !== null).length,
        report: [report.firstName, report.startingLevel],
      };
    };
    expect(await seenBy(alex)).toEqual({
      user: [alex, 'Alex', 'Robin', 4, 1],
      progress: [[2, true]],
      words: 1,
      medals: 2,
      report: ['Alex', 4],
    });
    for (const student of [undefined, uid]) {
      expect(await seenBy(student)).toEqual({
        user: [uid, 'Kim', 'Robin', 2, 0],
        progress: [[2, false]],
        words: 0,
        medals: 0,
        report: ['Kim', 2],
      });
    }
  });

  test.each(['of nobody', 'of another family', 'empty', 'long', 'twice'])(
    'a call for a child %s is refused, and changes nothing',
    async (which) => {
      const other = await family('Sasha');
      const foreign = (await add('Noor', other)).body.id;
      const student = {
        'of nobody': randomUUID(),
        'of another family': foreign,
        empty: '',
        long: 'x'.repeat(4000),
        twice: `${uid},${uid}`,
      }[which]!;
      for (const { status, body } of [
        await call('GET', '/api/auth/user', student),
        await call('GET', '/api/books', student),
        await finish(student),
      ]) {
        expect([status, body]).toEqual([404, GONE]);
      }
      const path = `${STUDENTS}/${encodeURIComponent(student || ' ')}`;
      for (const { status, body } of [
        await library.call('PATCH', path, { as: uid, body: { firstName: 'Eve' } }),
        await library.call('DELETE', path, { as: uid }),
      ]) {
        // An address with so long a parameter is no address.
        if (which === 'long') expect(status).toBe(400);
        else expect([status, body]).toEqual([404, GONE]);
      }
      expect(await names(other)).toEqual(['Sasha', 'Noor']);
      expect((await call('GET', '/api/progress', foreign, { as: other })).body).toEqual([]);
    },
  );

  test('a family has at most six children', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) expect((await add(name)).status).toBe(200);
    const { status, body } = await add('F');
    expect([status, body.message]).toEqual([400, 'A family can have at most 6 children.']);
    expect(await names()).toHaveLength(6);
  });

  test('twenty tabs that add the same child add one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('Alex')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.issues]).toEqual([
      400,
      [{ field: 'firstName', message: 'There is already a child called Alex in your family' }],
    ]);
    expect(await names()).toEqual(['Kim', 'Alex']);
  });

  test.each([
    ['', 'is required'],
    [' \u200b ', 'is required'],
    ['x'.repeat(81), 'at most 80'],
  ])('a child cannot be called %j', async (firstName, reason) => {
    const { status, body } = await add(firstName);
    expect([status, body.issues[0].field]).toEqual([400, 'firstName']);
    expect(body.issues[0].message).toContain(reason);
    expect(await names()).toEqual(['Kim']);
  });

  test('a profile can be changed, but not to the name of another child', async () => {
    const alex = (await add('Alex')).body.id;
    const change = (id: string, body: object) =>
      library.call('PATCH', `${STUDENTS}/${id}`, { as: uid, body });
    await call('PATCH', '/api/auth/user', alex, { body: { startingStep: '1.2' } });
    const { body } = await change(alex, { firstName: 'Alexa', readingLevel: 3, avatar: 'frog' });
    expect(body).toMatchObject({ firstName: 'Alexa', age: 5, readingLevel: 3, avatar: 'frog' });
    expect((await call('GET', '/api/auth/user', alex)).body.startingStep).toBeNull();
    expect((await change(alex, { firstName: 'KIM' })).status).toBe(400);
    expect((await change(uid, { firstName: 'Kim', avatar: null })).body.avatar).toBeNull();
    expect((await change(alex, {})).status).toBe(400);
    expect((await change(alex, { avatar: 'dragon' })).body.issues[0].field).toBe('avatar');
  });

  test('a child is removed with all that is kept of it, and the others keep theirs', async () => {
    const alex = (await add('Alex')).body.id;
    await finish(alex);
    await finish(uid, 'pam');
    expect((await library.call('DELETE', `${STUDENTS}/${alex}`, { as: uid })).status).toBe(204);
    expect(await names()).toEqual(['Kim']);
    for (const late of [await finish(alex), await call('GET', '/api/books', alex)]) {
      expect([late.status, late.body]).toEqual([404, GONE]);
    }
    const { db } = library.database;
    for (const table of ['stars', 'progress', 'reading_days', 'achievements'] as const) {
      const rows = await db.selectFrom(table).select('user_id').distinct().execute();
      expect(rows, table).toEqual([{ user_id: uid }]);
    }
    expect((await library.call('DELETE', `${STUDENTS}/${alex}`, { as: uid })).status).toBe(404);
  });

  test('the first child can be removed; the account stays, and the next child is the first', async () => {
    const alex = (await add('Alex')).body.id;
    await finish(uid);
    await library.call('DELETE', `${STUDENTS}/${uid}`, { as: uid });
    expect(await names()).toEqual(['Alex']);
    const user = (await call('GET', '/api/auth/user')).body;
    expect(user).toMatchObject({ id: alex, firstName: 'Alex', parentFirstName: 'Robin' });
    expect((await call('GET', '/api/progress')).body).toEqual([]);
    expect((await finish(uid)).status).toBe(404);
    expect((await finish()).body.starAwarded).toBe(true);
    expect((await call('GET', '/api/auth/user', alex)).body.totalStars).toBe(1);
    expect((await library.call('GET', '/api/subscription/status', { as: uid })).body).toMatchObject(
      { hasSubscription: true },
    );
    const { status, body } = await library.call('DELETE', `${STUDENTS}/${alex}`, { as: uid });
    expect([status, body.message]).toEqual([
      400,
      'A family has at least one child. To remove everything, delete the account.',
    ]);
  });

  test('names that come with a sign-in never fill the row of a first child that was removed', async () => {
    const alex = (await add('Alex')).body.id;
    await library.call('DELETE', `${STUDENTS}/${uid}`, { as: uid });
    const body = { firstName: 'Alexa', parentFirstName: 'Rob', parentLastName: 'Reader' };
    await library.call('POST', '/api/auth/firebase/sync', {
      ...{ as: uid, body: { ...body, age: 7, readingLevel: 3 } },
    });
    const answer = await library.call('POST', '/api/auth/complete-profile', { as: uid, body });
    expect(answer.body).toMatchObject({ id: alex, ...body, age: 7, readingLevel: 3 });
    const rows = await library.database.db
      .selectFrom('users')
      .select(['id', 'first_name', 'age', 'parent_first_name', 'email'])
      .orderBy('account_id')
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({
      ...{ id: uid, first_name: null, age: null },
      ...{ parent_first_name: 'Rob', email: `${uid}@example.com` },
    });
    expect(rows).toContainEqual({
      ...{ id: alex, first_name: 'Alexa', age: 7, parent_first_name: null, email: null },
    });
  });

  test('whether a grown-up is asked first is the family’s, whichever child is meant', async () => {
    const alex = (await add('Alex')).body.id;
    const asks = async (child?: string) =>
      (await call('GET', '/api/auth/user', child)).body.asksGrownUp;
    expect([await asks(), await asks(alex)]).toEqual([false, false]);
    const body = { asksGrownUp: true, age: 9 };
    const { body: saved } = await call('PATCH', '/api/auth/user', alex, { body });
    expect(saved).toMatchObject({ id: alex, age: 9, asksGrownUp: true });
    expect([await asks(), await asks(alex)]).toEqual([true, true]);
    expect((await call('GET', '/api/auth/user')).body.age).toBe(6);
    await library.call('DELETE', `${STUDENTS}/${uid}`, { as: uid });
    expect(await asks()).toBe(true);
    await call('PATCH', '/api/auth/user', alex, { body: { asksGrownUp: false } });
    expect(await asks()).toBe(false);
  });

  test('an owner counts each child that is in a family', async () => {
    const alex = (await add('Alex')).body.id;
    const mia = (await add('Mia')).body.id;
    for (const student of [uid, alex, mia, mia]) await finish(student);
    const counted = async () => {
      library.clock.now += 5 * 60_000;
      const admin = await library.adminToken();
      const { body } = await library.call('GET', '/api/admin/readers', { admin });
      return body.books.find(({ id }: { id: string }) => id === 'sam').finished;
    };
    expect(await counted()).toBe(3);
    await library.call('DELETE', `${STUDENTS}/${uid}`, { as: uid });
    // Fewer than three are hidden.
    expect(await counted()).toBeNull();
  });

  test('a sign-up is counted for each account, and none for a further child', async () => {
    const signedUp = vi.fn();
    library = await openLibrary(engine, [], { metrics: { ...noMetrics, signedUp } });
    uid = await family('Kim');
    await add('Alex');
    await family('Lou');
    expect(signedUp).toHaveBeenCalledTimes(2);
  });

  test('with the account all children go', async () => {
    const alex = (await add('Alex')).body.id;
    await finish(alex);
    expect((await library.call('DELETE', '/api/auth/user', { as: uid })).status).toBe(204);
    expect(await library.database.db.selectFrom('users').selectAll().execute()).toEqual([]);
    expect(await library.database.db.selectFrom('stars').selectAll().execute()).toEqual([]);
  });

  test('another process knows of a removed child at once', async () => {
    if (engine === 'sqlite') return;
    const database = await openTestDatabase(engine);
    const one = await openLibrary(engine, [testBook()], { database });
    const two = await openLibraryOn(database, one.payments, [], { clock: one.clock });
    const as = await one.subscriber(`parent-${randomUUID()}`);
    const child = await one.call('POST', STUDENTS, {
      ...{ as, body: { firstName: 'Alex', age: 5, readingLevel: 1 } },
    });
    const headers = { student: child.body.id };
    expect((await two.call('GET', '/api/progress', { as, headers })).status).toBe(200);
    await one.call('DELETE', `${STUDENTS}/${child.body.id}`, { as });
    expect((await two.call('GET', '/api/progress', { as, headers })).status).toBe(404);
  });
});
