// What an owner does with many books gives way to others.
import { afterEach, expect, test, vi } from 'vitest';
import { newTestDatabase } from '../../test-support/databases.ts';
import { openLibraryOn, testBook } from '../../test-support/library.ts';
import { createTestPayments } from '../../test-support/providers.ts';
import { countBegun, lockBooks } from './store.ts';

afterEach(() => void vi.restoreAllMocks());

/** Opens a database. `mostAtOnce` returns the most statements that ran during `work` before others had a turn. */
async function openCounted() {
  let [asked, most] = [0, 0];
  const onQuery = () => void (most = Math.max(most, ++asked));
  const database = await (await newTestDatabase('sqlite', { onQuery }))();
  async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
    let isRunning = true;
    const turn = () => {
      asked = 0;
      if (isRunning) setImmediate(turn);
    };
    turn();
    most = 0;
    // As on a machine on which every piece of work takes long enough for a pause.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    await work();
    isRunning = false;
    return most;
  }
  return { database, mostAtOnce };
}

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `book-${index}`);

test('between twenty books and the next, of which it is counted who has begun them', async () => {
  const { database, mostAtOnce } = await openCounted();
  expect(await mostAtOnce(() => countBegun(database.db, idsOf(400)))).toBe(1);
});

test.each([{ kind: 'delete' }, { kind: 'hide' }, { kind: 'level', category: 'level2' }])(
  'between one book and the next, in a change: %j',
  async (change) => {
    const ids = idsOf(100);
    const content = '<section><p>Sam sat.</p></section>';
    const { database, mostAtOnce } = await openCounted();
    const books = ids.map((id) => testBook({ id, content }));
    const library = await openLibraryOn(database, createTestPayments(), books);
    const admin = await library.adminToken();
    const body = { ids, change };
    const most = await mostAtOnce(async () => {
      const answer = await library.call('POST', '/api/admin/books/changes', { admin, body });
      expect(answer.body).toEqual({ changed: 100 });
    });
    expect(most).toBeLessThan(20);
  },
);

test('a place is saved in a book while an owner changes it', async () => {
  const open = await newTestDatabase('postgres');
  const library = await openLibraryOn(await open(), createTestPayments(), [
    testBook({ id: 'sam' }),
  ]);
  const { db } = library.database;
  await library.call('POST', '/api/auth/firebase/sync', { as: 'kim', body: {} });
  const place = { user_id: 'kim', book_id: 'sam', current_page: 1 };
  await db.transaction().execute(async (transaction) => {
    await lockBooks('postgres', transaction, ['sam'], { toDelete: false });
    await db
      .insertInto('progress')
      .values({ ...place, updated_at: 1, completed_at: null })
      .execute();
  });
  const saved = await db.selectFrom('progress').select('book_id').execute();
  expect(saved).toEqual([{ book_id: 'sam' }]);
});
