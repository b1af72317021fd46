// What SQLite has acknowledged is on the disk: against the real file, with a disk that can be slow or fail.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDisk } from '../../test-support/disk.ts';
import { type Database, openDatabase } from '../open.ts';

let dataDir: string;
let database: Database;
let disk: Awaited<ReturnType<typeof watchDisk>>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'library-log-'));
  database = await openDatabase({ dataDir });
  disk = await watchDisk();
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
/** Holds the disk up until it is told to go on. */
function holdUp(): () => void {
  const held = Promise.withResolvers<void>();
  disk.mockReturnValueOnce(held.promise);
  return held.resolve;
}

test.each([
  ['a statement', () => insert('kept').execute()],
  ['one in its own words', () => sql`insert into marks values ('kept', 1)`.execute(database.db)],
  [
    'a transaction',
    () =>
      database.db
        .transaction()
        .execute((t) => t.insertInto('marks').values({ name: 'kept', made_at: 1 }).execute()),
  ],
])('%s waits for the disk, and nobody who reads waits with it', async (_, write) => {
  const goOn = holdUp();
  const written = vi.fn();
  const writing = write().then(written);
  await expect.poll(() => disk.mock.calls.length).toBe(1);
  expect(await marks()).toEqual(['kept']);
  expect(written).not.toHaveBeenCalled();
  goOn();
  await writing;
  expect(disk).toHaveBeenCalledTimes(1);
});

test('who writes meanwhile shares the next time, and none is told earlier', async () => {
  const goOn = holdUp();
  const goOnAgain = holdUp();
  const first = insert('first').execute();
  await expect.poll(() => disk.mock.calls.length).toBe(1);
  const told = vi.fn();
  const others = Promise.all(['a', 'b', 'c'].map((name) => insert(name).execute().then(told)));
  expect(await marks()).toEqual(['a', 'b', 'c', 'first']);
  goOn();
  await first;
  await expect.poll(() => disk.mock.calls.length).toBe(2);
  expect(told).not.toHaveBeenCalled();
  goOnAgain();
  await others;
  expect(disk).toHaveBeenCalledTimes(2);
});

test('a disk that has failed is not believed again until the next start', async () => {
  disk.mockRejectedValueOnce(new Error('EIO: i/o error, fdatasync'));
  await expect(insert('lost').execute()).rejects.toThrow('EIO');
  await expect(insert('next').execute()).rejects.toThrow('EIO');
  expect(await marks()).toContain('lost');

  await database.close();
  database = await openDatabase({ dataDir });
  await insert('after').execute();
});
