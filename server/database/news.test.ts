import { expect, test, vi } from 'vitest';
import { copyPostgresTemplate, openTestDatabase } from '../test-support/databases.ts';
import { openLine } from '../test-support/line.ts';
import { followNews } from './news.ts';
import { connectDatabase } from './open.ts';
import { countWriting } from './versions.ts';

test('who comes together shares a question, and none gets an answer to an earlier one', async () => {
  const database = await openTestDatabase('postgres');
  let asked = 0;
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked++;
      return result;
    },
  });
  const forget = vi.fn();
  const follow = followNews({ ...database, db: counting }, ['things'], forget);
  await Promise.all(Array.from({ length: 50 }, follow));
  expect(asked).toBe(1);
  forget.mockClear();

  const early = follow();
  await countWriting(database.db, 'things');
  await follow();
  expect(forget).toHaveBeenCalledOnce();
  await early;
});

test('what is counted under other names is no news', async () => {
  const database = await openTestDatabase('postgres');
  const forget = vi.fn();
  const follow = followNews(database, ['things', 'more'], forget);
  await follow();
  forget.mockClear();
  await countWriting(database.db, 'others');
  await follow();
  expect(forget).not.toHaveBeenCalled();
  await countWriting(database.db, 'more');
  await follow();
  expect(forget).toHaveBeenCalledOnce();
});

test('SQLite is asked nothing', async () => {
  const database = await openTestDatabase('sqlite');
  const forget = vi.fn();
  const follow = followNews(database, ['things'], forget);
  await countWriting(database.db, 'things');
  await follow();
  expect(forget).not.toHaveBeenCalled();
});

test('a database that does not answer is waited for no longer than a caller has patience', async () => {
  const direct = await copyPostgresTemplate();
  const line = await openLine(direct);
  const through = new URL(direct);
  through.port = String(line.port);
  const patience = 60_000;
  const database = await connectDatabase({ dataDir: '', databaseUrl: through.href, patience });
  line.fallSilent();
  const forget = vi.fn();
  await followNews(database, ['things'], forget, 1)();
  expect(forget).not.toHaveBeenCalled();
  line.speakAgain();
  await database.close();
  await line.close();
});
