// What a library answers to its families and its owner, before it was moved and after.
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

test('a moved library answers as it did, and those who were signed in still are', async () => {
  const sqlite = await openDatabase({ dataDir });
  const books = [
    testBook(),
    testBook({ id: 'zoe', title: 'Zoë’s 🦊', category: 'level2', created_at: 2 }),
    testBook({ id: 'fox', title: 'a fox', description: '' }),
  ];
  const before = await openLibrary('sqlite', books, { database: sqlite });
  const admin = await before.adminToken();
  // Has the books checked, whose words are answered then.
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

  const questions: [string, { as?: string; admin?: string }][] = [
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
  const ask = async ({ call }: Server) => {
    const answers = [];
    for (const [path, who] of questions) {
      const { status, body } = await call('GET', path, who);
      answers.push({ path, status, body });
    }
    return answers;
  };
  const told = await ask(before);
  expect(told.filter(({ status }) => status === 200).length).toBeGreaterThan(25);
  await sqlite.close();

  const databaseUrl = await createPostgresDatabase();
  await moveLibrary({ dataDir, databaseUrl });
  const database = await connectDatabase({ dataDir, databaseUrl });
  const after = await openLibraryOn(database, before.payments, [], { clock: before.clock });
  expect(await ask(after)).toEqual(told);
  await after.app.close();
  await database.close();
});
