// Compares the API responses of a library before and after a move.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPostgresDatabase } from '../../test-support/databases.ts';
import { openLibrary, openLibraryOn, testBook } from '../../test-support/library.ts';
import { connectDatabase, openDatabase } from '../open.ts';
import { moveLibrary } from './move.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'library-served-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Who makes a call. */
interface Who {
  as?: string;
  admin?: string;
  headers?: Record<string, string>;
}

test('a moved library gives the same responses, and users stay signed in', async () => {
  const sqlite = await openDatabase({ dataDir });
  const books = [
    testBook(),
    testBook({ id: 'zoe', title: 'Zoë’s 🦊', category: 'level2', created_at: 2 }),
    testBook({ id: 'fox', title: 'a fox', description: '' }),
  ];
  const before = await openLibrary('sqlite', books, { database: sqlite });
  const admin = await before.adminToken();
  // Makes the server check the books, so that later responses have their words.
  await before.call('GET', '/api/admin/books', { admin });
  for (const as of ['kim', 'lee']) {
    const body = { parentFirstName: 'Robin', parentLastName: 'Zoë', firstName: 'Kim', age: 6 };
    await before.call('POST', '/api/auth/firebase/sync', { as, body });
    await before.subscriber(as);
    await before.call('POST', '/api/progress', { as, body: { bookId: 'fox', currentPage: 2 } });
    await before.call('POST', '/api/progress/sam/complete', { as });
    const event = { kind: 'asked', id: randomUUID(), word: 'sam', bookId: 'sam', at: 1 };
    await before.call('POST', '/api/practice', { as, body: { events: [event] } });
  }
  const added = { firstName: 'Zoë', age: 5, readingLevel: 2, avatar: 'koala' };
  const { id } = (await before.call('POST', '/api/students', { as: 'kim', body: added })).body;
  const second: Who = { as: 'kim', headers: { student: id } };
  for (const days of [1, 0]) {
    const body = { finishedAt: before.clock.now - days * 86_400_000 };
    await before.call('POST', '/api/progress/fox/complete', { ...second, body });
  }
  await before.call('POST', '/api/progress/sam/complete', { ...second, body: { marked: true } });
  const heard = { id: randomUUID(), bookId: 'sam', heardAt: before.clock.now };
  const body = { ...heard, marks: [{ word: 'sat', mark: 'helped' }] };
  await before.call('POST', '/api/heard-words', { ...second, body });
  await before.call('DELETE', '/api/books/zoe', { admin });

  const callers: Who[] = [{ as: 'kim' }, second, { as: 'lee' }, { as: 'nobody' }];
  const requests: [string, Who][] = [
    ...callers.flatMap((who) =>
      [
        '/api/books',
        '/api/books?sort=fit',
        '/api/books?state=reading&sort=recent&limit=3',
        '/api/books/sam',
        '/api/progress',
        '/api/achievements',
        '/api/practice',
        '/api/proposal',
        '/api/path',
        '/api/students',
        '/api/reading-report',
        '/api/subscription/status',
        '/api/auth/user',
        '/api/auth/user/data',
      ].map((path): [string, Who] => [path, who]),
    ),
    ['/api/admin/books', { admin }],
    ['/api/admin/phonics', { admin }],
  ];
  type Server = Pick<typeof before, 'call'>;
  const callAll = async ({ call }: Server) => {
    const responses = [];
    for (const [path, who] of requests) {
      const { status, body } = await call('GET', path, who);
      responses.push({ path, status, body });
    }
    return responses;
  };
  const responses = await callAll(before);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(40);
  const ofSecond = (path: string) =>
    responses.filter((one) => one.path === path)[callers.indexOf(second)]?.body;
  expect(ofSecond('/api/students')).toHaveLength(2);
  expect(ofSecond('/api/progress')).toContainEqual(
    expect.objectContaining({ bookId: 'fox', pawPrints: 1 }),
  );
  expect(ofSecond('/api/reading-report').heardWords).toEqual({ well: 0, helped: 1, missed: 0 });
  await sqlite.close();

  const databaseUrl = await createPostgresDatabase();
  await moveLibrary({ dataDir, databaseUrl });
  const database = await connectDatabase({ dataDir, databaseUrl });
  const after = await openLibraryOn(database, before.payments, [], { clock: before.clock });
  expect(await callAll(after)).toEqual(responses);
  await after.app.close();
  await database.close();
});
