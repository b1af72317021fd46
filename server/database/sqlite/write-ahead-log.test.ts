// Acknowledged writes are on the disk. Uses a real file, and a disk that can be slow or fail.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spyOnDatasync } from '../../test-support/datasync-spy.ts';
import { type Database, openDatabase } from '../open.ts';

let dataDir: string;
let database: Database;
let datasync: Awaited<ReturnType<typeof spyOnDatasync>>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'library-log-'));
  database = await openDatabase({ dataDir });
  datasync = await spyOnDatasync();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const insert = (name: string) => database.db.insertInto('marks').values({ name, made_at: 1 });
const marks = async () =>
  (await database.db.selectFrom('marks').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );
/** Blocks the next flush until the returned function is called. */
function blockFlush(): () => void {
  const held = Promise.withResolvers<void>();
  datasync.mockReturnValueOnce(held.promise);
  return held.resolve;
}

test.each([
  ['a statement', () => insert('kept').execute()],
  ['a raw statement', () => sql`insert into marks values ('kept', 1)`.execute(database.db)],
  [
    'a transaction',
    () =>
      database.db
        .transaction()
        .execute((t) => t.insertInto('marks').values({ name: 'kept', made_at: 1 }).execute()),
  ],
])('%s waits for the disk, but reads do not', async (_, write) => {
  const unblock = blockFlush();
  const written = vi.fn();
  const writing = write().then(written);
  await expect.poll(() => datasync.mock.calls.length).toBe(1);
  expect(await marks()).toEqual(['kept']);
  expect(written).not.toHaveBeenCalled();
  unblock();
  await writing;
  expect(datasync).toHaveBeenCalledTimes(1);
});

test('writes during a flush share the next flush, and are not acknowledged before it', async () => {
  const unblock = blockFlush();
  const unblockSecond = blockFlush();
  const first = insert('first').execute();
  await expect.poll(() => datasync.mock.calls.length).toBe(1);
  const acknowledged = vi.fn();
  const others = Promise.all(
    ['a', 'b', 'c'].map((name) => insert(name).execute().then(acknowledged)),
  );
  expect(await marks()).toEqual(['a', 'b', 'c', 'first']);
  unblock();
  await first;
  await expect.poll(() => datasync.mock.calls.length).toBe(2);
  expect(acknowledged).not.toHaveBeenCalled();
  unblockSecond();
  await others;
  expect(datasync).toHaveBeenCalledTimes(2);
});

test('the log stays small while others write and read', async () => {
  const page = 'x'.repeat(4_000);
  let largest = 0;
  for (let round = 0; round < 40; round++) {
    const writes = Array.from({ length: 25 }, (_, i) => insert(`${round}-${i}-${page}`).execute());
    await Promise.all([...writes, marks(), ...writes.map(() => database.check())]);
    largest = Math.max(largest, statSync(join(dataDir, 'library.sqlite-wal')).size);
  }
  expect(largest).toBeGreaterThan(1_000_000);
  expect(largest).toBeLessThan(10_000_000);
});

test('after a failed flush every write fails until the database is opened again', async () => {
  datasync.mockRejectedValueOnce(new Error('EIO: i/o error, fdatasync'));
  await expect(insert('lost').execute()).rejects.toThrow('EIO');
  await expect(insert('next').execute()).rejects.toThrow('EIO');
  expect(await marks()).toContain('lost');

  await database.close();
  database = await openDatabase({ dataDir });
  await insert('after').execute();
});
