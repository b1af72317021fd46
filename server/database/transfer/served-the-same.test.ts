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
  await before.call('DELETE', '/api/books/zoe', { admin });

  const requests: [string, { as?: string; admin?: string }][] = [
    ...['kim', 'lee', 'nobody'].flatMap((as) =>
      [
        '/api/books',
        '/api/books?sort=fit',
        '/api/books?state=reading&sort=recent&limit=3',
        '/api/books/sam',
        '/api/progress',
        '/api/achievements',
        '/api/practice',
        '/api/proposal',
        '/api/reading-report',
        '/api/subscription/status',
        '/api/auth/user',
        '/api/auth/user/data',
      ].map((path): [string, { as: string }] => [path, { as }]),
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
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(25);
  await sqlite.close();

  const databaseUrl = await createPostgresDatabase();
  await moveLibrary({ dataDir, databaseUrl });
  const database = await connectDatabase({ dataDir, databaseUrl });
  const after = await openLibraryOn(database, before.payments, [], { clock: before.clock });
  expect(await callAll(after)).toEqual(responses);
  await after.app.close();
  await database.close();
});
