// No student can read or write another student's data. One student calls every endpoint, and names another student
// in every part of a request that could identify a user. Nor can a child read or write what is its sibling's.
import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { calls, exampleOf, isReading, recordOf } from '../test-support/calls.ts';
import { engines } from '../test-support/databases.ts';
import { type Library, openLibrary, testBook, testWords } from '../test-support/library.ts';
import { wavOf } from '../test-support/sounds.ts';

const MINE = 'mine';
const THEIRS = 'theirs';
const theirNames = {
  firstName: 'Theirchild',
  parentFirstName: 'Theirparent',
  parentLastName: 'Theirfamily',
  favoriteGenre: 'Theirgenre',
};

const theirChild = { firstName: 'Theirsecond', favoriteGenre: 'Theirship' };

/** Deletes the caller's account, so each call needs a new caller. */
const DELETE_ACCOUNT: EndpointName = 'DELETE /api/auth/user';
/** Removes a child, so each call needs a new child. */
const REMOVE_CHILD: EndpointName = 'DELETE /api/students/{studentId}';
let callers = 0;

const GONE = { code: 'student_not_found', message: 'This child is not in your family any more.' };

const askedFor = (word: string) => ({
  kind: 'asked',
  id: '8b8e8f0e-5d5c-4f6b-9d0a-1b2c3d4e5f60',
  word,
  bookId: 'sam',
  at: 1,
});

const ours = calls().filter((name) => ['user', 'subscriber'].includes(recordOf(name).access));
const writes = ours.filter((name) => !isReading(name));
const ofBook = ours.filter((name) => name.includes('{bookId}'));
const byChild = ours.filter((name) => recordOf(name).ofStudent);
const byAccount = ours.filter((name) => !recordOf(name).ofStudent);

// Not shuffled: a later test checks the data that earlier tests wrote.
for (const engine of engines)
  describe(`two students on ${engine}`, { shuffle: false }, () => {
    let library: Library;
    let secrets: string[];
    let before: unknown;
    /** The id of the other student's second child. */
    let theirSecond: string;
    /** A recording of the book 'sam'. */
    let take: string;

    beforeAll(async () => {
      library = await openLibrary(engine, [
        { ...testBook(), words: testWords('sam', 'theirword') },
        testBook({ id: 'second', title: 'Second', total_pages: 8 }),
        testBook({ id: 'pam', title: 'Pam', category: 'level2' }),
      ]);
      const as = await library.subscriber(THEIRS);
      const body = { ...theirNames, age: 7, readingLevel: 9 };
      await library.call('POST', '/api/auth/firebase/sync', { as, body });
      await library.call('POST', '/api/progress/pam/complete', { as });
      const position = { bookId: 'second', currentPage: 7 };
      await library.call('POST', '/api/progress', { as, body: position });
      const events = [askedFor('theirword')];
      await library.call('POST', '/api/practice', { as, body: { events } });
      const marks = [{ word: 'theirword', mark: 'helped' }];
      const heard = {
        id: '0f6f8c1e-3f0b-4b8e-9a57-5d6c7e8f9a01',
        bookId: 'sam',
        heardAt: 1,
        marks,
      };
      await library.call('POST', '/api/heard-words', { as, body: heard });
      theirSecond = await addChild(as, theirChild);
      const headers = { student: theirSecond };
      await library.call('POST', '/api/progress/sam/complete', { as, headers });
      const narration = '/api/admin/books/sam/narration?page=1&text=Sam%20sat.&replaces=none';
      const recorded = await library.call('PUT', narration, {
        ...{ admin: await library.adminToken(), body: wavOf() },
        headers: { 'content-type': 'audio/wav' },
      });
      ({ take } = recorded.body);
      library.clock.now += 60_000;
      await library.subscriber(MINE);
      const customer = [...library.payments.customers].find(([, { uid }]) => uid === THEIRS);
      secrets = [THEIRS, ...Object.values(theirNames), customer?.[0] ?? ''];
      secrets.push(theirSecond, ...Object.values(theirChild));
      before = await theirRows();
    });

    async function addChild(as: string, names: object): Promise<string> {
      const body = { ...names, age: 5, readingLevel: 1 };
      return (await library.call('POST', '/api/students', { as, body })).body.id;
    }

    /** Returns the rows of these students, the other one and her second child, of every table. */
    async function theirRows(ids = [THEIRS, theirSecond]): Promise<Record<string, unknown[]>> {
      const { db } = library.database;
      const found: Record<string, unknown[]> = {};
      for (const { name, columns } of await db.introspection.getTables()) {
        const owner = name === 'users' ? 'id' : 'user_id';
        if (!columns.some((column) => column.name === owner)) continue;
        const { ref } = db.dynamic;
        found[name] = await db
          .selectFrom(name as 'users')
          .selectAll()
          .where(ref<'id'>(owner), 'in', ids)
          .orderBy(ref<'id'>(owner))
          .execute();
      }
      return found;
    }

    async function send(
      name: EndpointName,
      {
        as = name === DELETE_ACCOUNT ? `deleted-${callers++}` : MINE,
        bookId = 'sam',
        studentId = MINE,
        query = '',
        extra = {},
        headers = {},
      }: {
        as?: string;
        bookId?: string;
        studentId?: string;
        query?: string;
        extra?: object;
        headers?: Record<string, string>;
      } = {},
    ) {
      const [, template = ''] = name.split(' ');
      const { method, body = Object.keys(extra).length > 0 ? {} : undefined } = exampleOf(name);
      const address = template
        .replace('{bookId}', encodeURIComponent(bookId))
        .replace('{studentId}', encodeURIComponent(studentId))
        .replace('{take}', take);
      const answer = await library.call(method, address + query, {
        ...{ as, headers },
        ...(body && { body: { ...body, ...extra } }),
      });
      const text = JSON.stringify(answer.body ?? '');
      return { ...answer, text };
    }

    async function expectUntouched(): Promise<void> {
      expect(await theirRows()).toEqual(before);
    }

    test('the other student has data of every kind', async () => {
      const rows = (await theirRows()) as Record<string, unknown[]>;
      for (const table of [
        'users',
        'progress',
        'reading_days',
        'stars',
        'achievements',
        'subscriptions',
        'practice_words',
        'practice_events',
        'heard_words',
      ]) {
        expect(rows[table]?.length, table).toBeGreaterThan(0);
      }
    });

    test.each(ours)("%s returns only the caller's data", async (name) => {
      const studentId = name === REMOVE_CHILD ? await addChild(MINE, { firstName: 'Lou' }) : MINE;
      const { status, text } = await send(name, { studentId });
      expect(status).toBeLessThan(300);
      for (const secret of secrets) expect(text).not.toContain(secret);
      await expectUntouched();
    });

    test('after all these requests the caller has only their own data', async () => {
      const read = async (path: string) => (await library.call('GET', path, { as: MINE })).body;
      const progress = await read('/api/progress');
      expect(progress.map((entry: { bookId: string }) => entry.bookId)).toEqual(['sam']);
      expect(await read('/api/progress/second')).toMatchObject({ currentPage: 1, updatedAt: null });
      expect(await read('/api/auth/user')).toMatchObject({ id: MINE, totalStars: 1 });
      const { words } = await read('/api/practice');
      expect(words.map(({ word }: { word: string }) => word)).toEqual(['sam']);
      const earned: { earnedAt: number | null }[] = await read('/api/achievements');
      const times = new Set(earned.map(({ earnedAt }) => earnedAt));
      expect(times).toEqual(new Set([library.clock.now, null]));
    });

    test.each(ours)("%s: rejects the other student's id in the query", async (name) => {
      for (const field of ['uid', 'userId', 'user_id', 'id', 'student', 'as']) {
        const { status, body } = await send(name, { query: `?${field}=${THEIRS}` });
        expect([status, body.issues?.[0].field]).toEqual([400, `querystring.${field}`]);
      }
      await expectUntouched();
    });

    test.each(writes)("%s: rejects the other student's id in the body", async (name) => {
      for (const field of ['uid', 'userId', 'user_id', 'id', 'email', 'customerId']) {
        const { status, body } = await send(name, { extra: { [field]: THEIRS } });
        expect([status, body.issues?.[0].field]).toEqual([400, field]);
      }
      await expectUntouched();
    });

    test.each(ofBook)("%s: rejects the other student's id as a book id", async (name) => {
      for (const bookId of [THEIRS, `${THEIRS}/sam`, `../${THEIRS}`, 'sam;uid=theirs']) {
        const { status, text } = await send(name, { bookId });
        expect([400, 404]).toContain(status);
        for (const name of Object.values(theirNames)) expect(text).not.toContain(name);
      }
      await expectUntouched();
    });

    test.each(ours)("%s: ignores the other student's id in a header", async (name) => {
      const { text } = await send(name, {
        headers: {
          'x-student': theirSecond,
          'x-user-id': THEIRS,
          'x-uid': THEIRS,
          'x-forwarded-user': THEIRS,
          cookie: `uid=${THEIRS}; session=${THEIRS}; firebase_token=${await library.identity.sign(THEIRS)}`,
        },
      });
      for (const secret of secrets) expect(text).not.toContain(secret);
      await expectUntouched();
    });

    test.each(byChild)("%s: refuses the other student's children", async (name) => {
      for (const student of [THEIRS, theirSecond]) {
        const { status, body } = await send(name, { headers: { student } });
        expect([status, body]).toEqual([404, GONE]);
      }
      await expectUntouched();
    });

    test.each(byAccount)("%s: ignores the header with the other student's child", async (name) => {
      const as = await library.subscriber(`caller-${callers++}`);
      const studentId = name === REMOVE_CHILD ? await addChild(as, { firstName: 'Lou' }) : as;
      const headers = { student: theirSecond };
      const { status, text } = await send(name, { as, studentId, headers });
      expect(status).toBeLessThan(300);
      for (const secret of secrets) expect(text).not.toContain(secret);
      await expectUntouched();
    });

    test.each(['PATCH /api/students/{studentId}', REMOVE_CHILD] as const)(
      "%s: refuses the other student's children",
      async (name) => {
        for (const studentId of [THEIRS, theirSecond]) {
          const { status, body } = await send(name, { studentId });
          expect([status, body]).toEqual([404, GONE]);
        }
        await expectUntouched();
      },
    );

    describe.each(['first', 'second'] as const)('the %s child of a family', (which) => {
      let uid: string;
      let headers: { student: string };
      /** The id of the other child of the family. */
      let sibling: string;
      const siblingNames = { firstName: 'Siblingname', favoriteGenre: 'Siblinggenre' };

      beforeAll(async () => {
        uid = await library.subscriber(`family-of-${which}`);
        const ownNames = { firstName: 'Ownname', favoriteGenre: 'Owngenre' };
        const [first, second] =
          which === 'first' ? [ownNames, siblingNames] : [siblingNames, ownNames];
        const body = { ...first, parentFirstName: 'Robin', age: 7, readingLevel: 3 };
        await library.call('POST', '/api/auth/firebase/sync', { as: uid, body });
        const added = await addChild(uid, second);
        const [own = '', other = ''] = which === 'first' ? [uid, added] : [added, uid];
        headers = { student: own };
        sibling = other;
        const call = (path: string, body: object) =>
          library.call('POST', path, { as: uid, headers: { student: sibling }, body });
        await call('/api/progress/pam/complete', {});
        await call('/api/progress', { bookId: 'second', currentPage: 7 });
        await call('/api/practice', { events: [askedFor('theirword')] });
      });

      /** Returns the rows of the sibling, without what is the account's. */
      async function siblingRows() {
        const { users = [], ...rows } = await theirRows([sibling]);
        return {
          ...rows,
          users: users.map((row) => ({ ...(row as object), asks_grown_up: null })),
        } as Record<string, unknown[]>;
      }

      test.each(byChild)('%s neither returns nor changes what is its sibling’s', async (name) => {
        const rows = await siblingRows();
        for (const table of ['users', 'progress', 'reading_days', 'stars', 'practice_words']) {
          expect(rows[table]?.length, table).toBeGreaterThan(0);
        }
        const { status, text } = await send(name, { as: uid, headers });
        expect(status).toBeLessThan(300);
        for (const secret of Object.values(siblingNames)) expect(text).not.toContain(secret);
        expect(await siblingRows()).toEqual(rows);
      });

      test('has only its own data after all these requests', async () => {
        const read = async (path: string) =>
          (await library.call('GET', path, { as: uid, headers })).body;
        expect(await read('/api/auth/user')).toMatchObject({
          ...{ id: headers.student, firstName: 'Ownname', parentFirstName: 'Robin' },
          totalStars: 1,
        });
        const progress = await read('/api/progress');
        expect(progress.map((entry: { bookId: string }) => entry.bookId)).toEqual(['sam']);
        expect(await read('/api/progress/second')).toMatchObject({ updatedAt: null });
        const { words } = await read('/api/practice');
        expect(words.map(({ word }: { word: string }) => word)).toEqual(['sam']);
        expect((await read('/api/reading-report')).firstName).toBe('Ownname');
      });
    });
  });
