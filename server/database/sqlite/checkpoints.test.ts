// SQLite's log is taken over into the database: against the real file, with as much written as it takes.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTurns } from '../../async/mutex.ts';
import { type Database, openDatabase } from '../open.ts';
import { CHECKPOINT_PAGES, Checkpoints } from './checkpoints.ts';

let dataDir: string;
let database: Database;
let beside: DatabaseSync;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'library-checkpoints-'));
  database = await openDatabase({ dataDir });
  beside = new DatabaseSync(join(dataDir, 'library.sqlite'));
});
afterEach(async () => {
  beside.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Each at another time: SQLite writes no row anew that has not changed. */
let writes = 0;
function write(name: string) {
  const made_at = writes++;
  return database.db
    .insertInto('marks')
    .values({ name, made_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ made_at }))
    .execute();
}
const pagesInLog = () => Number(beside.prepare('pragma wal_checkpoint(noop)').get()?.['log']);
const inDatabase = () => statSync(join(dataDir, 'library.sqlite')).size;

const MEGABYTE = 2 ** 20;
/** As much as the log may have, in names of two megabytes: each is in the table and in its index. */
async function fillLog(name: string): Promise<void> {
  for (let piece = 0; piece < (CHECKPOINT_PAGES * 4096) / (4 * MEGABYTE); piece++) {
    await write(`${name} ${piece} ${'.'.repeat(2 * MEGABYTE)}`);
  }
}

test('the log begins anew when it is full, while others write and read on', async () => {
  let isFull = false;
  const others = Array.from({ length: 4 }, async (_, writer) => {
    while (!isFull || pagesInLog() > CHECKPOINT_PAGES) {
      await write(`of writer ${writer}`);
      await database.check();
    }
  });
  await fillLog('first');
  isFull = true;
  await Promise.all(others);
  await write('after');
  expect(pagesInLog()).toBeLessThan(CHECKPOINT_PAGES);
  expect(inDatabase()).toBeGreaterThan(60 * MEGABYTE);
});

test('a reader in another process keeps the log, and it begins anew when it is as long again', async () => {
  beside.exec('begin; select name from marks');
  await fillLog('first');
  await write('after');
  beside.exec('commit');
  expect(pagesInLog()).toBeGreaterThan(CHECKPOINT_PAGES);
  await fillLog('second');
  await expect
    .poll(
      async () => {
        await write('after');
        return pagesInLog();
      },
      { timeout: 20_000 },
    )
    .toBeLessThan(CHECKPOINT_PAGES);
});

test('a checkpoint that fails keeps nobody from writing', async () => {
  const takeTurn = createTurns();
  const checkpoints = new Checkpoints(
    join(dataDir, 'nowhere', 'library.sqlite'),
    () => CHECKPOINT_PAGES,
    takeTurn,
  );
  checkpoints.written();
  await checkpoints.close();
  expect(checkpoints.held).toBeNull();
  (await takeTurn())();
});
