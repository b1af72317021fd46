// Checkpoints of SQLite's log, on a real file with enough writes to fill the log.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Mutex } from 'async-mutex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../open.ts';
import { CHECKPOINT_PAGES, Checkpoints } from './checkpoints.ts';

let dataDir: string;
let database: Database;
let reader: DatabaseSync;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'library-checkpoints-'));
  database = await openDatabase({ dataDir });
  reader = new DatabaseSync(join(dataDir, 'library.sqlite'));
});
afterEach(async () => {
  reader.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Each write has another time, because SQLite does not rewrite an unchanged row. */
let writes = 0;
function write(name: string) {
  const made_at = writes++;
  return database.db
    .insertInto('marks')
    .values({ name, made_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ made_at }))
    .execute();
}
const pagesInLog = () => Number(reader.prepare('pragma wal_checkpoint(noop)').get()?.['log']);
const databaseSize = () => statSync(join(dataDir, 'library.sqlite')).size;

const MEGABYTE = 2 ** 20;
/** Fills the log with names of two megabytes; each is written to the table and to its index. */
async function fillLog(name: string): Promise<void> {
  for (let part = 0; part < (CHECKPOINT_PAGES * 4096) / (4 * MEGABYTE); part++) {
    await write(`${name} ${part} ${'.'.repeat(2 * MEGABYTE)}`);
  }
}

test('a full log is reset while others keep writing and reading', async () => {
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
  expect(databaseSize()).toBeGreaterThan(60 * MEGABYTE);
});

test('a log that a reader in another process has blocked is reset after as many pages again', async () => {
  reader.exec('begin; select name from marks');
  await fillLog('first');
  await write('after');
  reader.exec('commit');
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

test('a failed checkpoint does not block writers', async () => {
  const mutex = new Mutex();
  const checkpoints = new Checkpoints(
    join(dataDir, 'nowhere', 'library.sqlite'),
    () => CHECKPOINT_PAGES,
    mutex,
  );
  checkpoints.afterWrite();
  await checkpoints.close();
  expect(checkpoints.writersHeld).toBeNull();
  (await mutex.acquire())();
});
