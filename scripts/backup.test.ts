import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { inherited } from '../e2e/support/config.ts';
import { openDatabase } from '../server/database/open.ts';
import { prepareFolders } from '../server/test-support/folders.ts';
import { everyRow, fillEveryTable } from '../server/test-support/filled-tables.ts';
import { APART, canMountDisk, mountDisk } from '../server/test-support/small-disk.ts';
import { openLibrary, openLibraryOn, testBook } from '../server/test-support/library.ts';
import { withAccount } from '../server/modules/students/lock.ts';

const { home, newFolder, open } = prepareFolders('backup');

function backup(dataDir: string, args: string[], settings: Record<string, string> = {}) {
  const env = { ...inherited, DATABASE_URL: '', DATA_DIR: dataDir, ...settings };
  const file = join(import.meta.dirname, 'backup.ts');
  return new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, output: stdout + stderr }),
    ),
  );
}

/** Returns a new data folder with only this backup in it. */
function restored(file: string): string {
  const folder = newFolder();
  renameSync(file, join(folder, 'library.sqlite'));
  return folder;
}

describe('npm run backup', () => {
  test('contains all acknowledged writes and no partial transaction, while families read', async () => {
    const dataDir = newFolder();
    const database = await open({ dataDir });
    const acknowledged: string[] = [];
    const writing = new AbortController();
    const writer = (async () => {
      for (let n = 0; !writing.signal.aborted; n++) {
        const id = `family-${n}`;
        await withAccount(database, id, 1, (transaction) =>
          transaction.insertInto('marks').values({ name: id, made_at: 1 }).execute(),
        );
        acknowledged.push(id);
        // SQLite is synchronous: without this, the loop would block the event loop.
        await setImmediate();
      }
    })();
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(100);

    const before = [...acknowledged];
    const file = join(newFolder(), 'copy.sqlite');
    const { code, output } = await backup(dataDir, [file]);
    const during = acknowledged.length;
    writing.abort();
    await writer;
    expect(output).toContain('holds the library as it was');
    expect(code).toBe(0);
    expect(during).toBeGreaterThan(before.length);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['copy.sqlite']);

    const copy = new DatabaseSync(file);
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    copy.close();
    const { db } = await open({ dataDir: restored(file) });
    const marks = (await db.selectFrom('marks').select('name').execute()).map(({ name }) => name);
    const users = (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
    expect(new Set(marks)).toEqual(new Set(users));
    expect(marks).toEqual(expect.arrayContaining(before));
  });

  test('contains every row of every table', async () => {
    const dataDir = newFolder();
    const database = await open({ dataDir });
    await fillEveryTable(database);
    const file = join(newFolder(), 'copy.sqlite');
    expect((await backup(dataDir, [file])).code).toBe(0);
    expect(await everyRow(await open({ dataDir: restored(file) }))).toEqual(
      await everyRow(database),
    );
  });

  test('a library that starts on the backup shows families their stars', async () => {
    const dataDir = newFolder();
    const library = await openLibrary('sqlite', [testBook()], {
      database: await open({ dataDir }),
    });
    const as = await library.subscriber('kim');
    await library.call('POST', '/api/progress/sam/complete', { as });
    const questions = ['/api/books', '/api/progress', '/api/achievements', '/api/auth/user'];
    const ask = ({ call }: Pick<typeof library, 'call'>) =>
      Promise.all(questions.map(async (path) => (await call('GET', path, { as })).body));
    const responses = await ask(library);
    const file = join(newFolder(), 'copy.sqlite');
    expect((await backup(dataDir, [file])).code).toBe(0);

    const database = await open({ dataDir: restored(file) });
    const again = await openLibrary('sqlite', [], { database });
    expect(await ask(again)).toEqual(responses);
    expect(JSON.stringify(responses)).toContain('"completed":true');
  });

  test('a restored library learns from the payment provider who has subscribed or stopped since', async () => {
    const dataDir = newFolder();
    const before = await openLibrary('sqlite', [testBook()], { database: await open({ dataDir }) });
    await before.subscriber('stopped');
    const file = join(newFolder(), 'copy.sqlite');
    expect((await backup(dataDir, [file])).code).toBe(0);
    const { payments, clock } = before;
    for (const customer of payments.customers.values()) customer.subscriptions = [];
    await before.subscriber('new');

    const database = await open({ dataDir: restored(file) });
    const after = await openLibraryOn(database, payments, [], { clock });
    const isIn = async (as: string) =>
      (await after.call('GET', '/api/books', { as })).status === 200;
    expect(await isIn('stopped')).toBe(true);
    // docs/operations.md prescribes this statement after a restore.
    await database.db.updateTable('subscriptions').set({ synced_at: null }).execute();
    for (const { run } of after.app.scheduledJobs) await run();
    expect(await isIn('stopped')).toBe(false);

    expect(await isIn('new')).toBe(false);
    const paid = payments.customers.size;
    await after.call('POST', '/api/create-checkout-session', { as: 'new' });
    expect(await isIn('new')).toBe(true);
    expect(payments.customers.size).toBe(paid);
  });

  test('copies a library that no server has open', async () => {
    const dataDir = newFolder();
    await (await openDatabase({ dataDir })).close();
    const file = join(newFolder(), 'copy.sqlite');
    expect((await backup(dataDir, [file])).code).toBe(0);
    expect(readdirSync(dataDir)).toContain('library.sqlite');
    expect(await everyRow(await open({ dataDir: restored(file) }))).toHaveProperty('users', []);
  });

  test('reports a damaged library, and leaves no file', async () => {
    const dataDir = newFolder();
    const database = await open({ dataDir });
    await fillEveryTable(database);
    const damage = new DatabaseSync(join(dataDir, 'library.sqlite'));
    damage.exec(`pragma foreign_keys = off; insert into achievements values ('nobody', 'x', 1)`);
    damage.close();
    const file = join(newFolder(), 'copy.sqlite');
    const { code, output } = await backup(dataDir, [file]);
    expect(output).toContain('library.sqlite is damaged (rows refer to nothing)');
    expect(code).toBe(2);
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });

  test.each([
    ['no file', [], {}, "missing required argument 'file'"],
    ['two files', ['a', 'b'], {}, 'too many arguments'],
    ['PostgreSQL', ['a'], { DATABASE_URL: 'postgres://a:sesame@b/c' }, 'Back it up with pg_dump'],
    [
      'a folder that is not there',
      [join(home, 'no', 'a')],
      {},
      `There is no folder ${join(home, 'no')}`,
    ],
    ['a file as its folder', [join(import.meta.filename, 'a')], {}, 'cannot be written (ENOTDIR)'],
    ['too long a name', [join(home, 'a'.repeat(300))], {}, 'cannot be written (ENAMETOOLONG)'],
    ['a folder alone', [join(home, 'no/')], {}, 'cannot be written (ENOENT)'],
  ])('refuses %s', async (_, args, settings, sentence) => {
    const dataDir = newFolder();
    await open({ dataDir });
    const { code, output } = await backup(dataDir, args, settings);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/sesame|DATA_DIR|\n +at /);
    expect(code).toBe(2);
  });

  test.runIf(canMountDisk())('reports a full disk, and leaves no file', async () => {
    const dataDir = newFolder();
    await open({ dataDir });
    const disk = newFolder();
    const script = join(import.meta.dirname, 'backup.ts');
    const line = `${mountDisk(disk, '100k')} && '${process.execPath}' '${script}' '${disk}/copy.sqlite'; echo "code $?"; ls '${disk}'`;
    const env = { ...inherited, DATABASE_URL: '', DATA_DIR: dataDir };
    const { stdout, stderr } = spawnSync(APART[0], [...APART.slice(1), line], {
      env,
      encoding: 'utf8',
    });
    expect(stderr).toBe(
      `The disk is full: it has no room for ${disk}/copy.sqlite. Make room, or name a file elsewhere. Nothing was backed up.\n`,
    );
    expect(stdout).toBe('code 2\n');
  });

  test.each([
    ['copy.sqlite', 'Name a new file. Nothing was backed up.'],
    ['copy.sqlite.partial', 'Delete it, or name another file. Nothing was backed up.'],
  ])('does not overwrite an existing file %s', async (name, sentence) => {
    const dataDir = newFolder();
    await open({ dataDir });
    const folder = newFolder();
    const file = join(folder, name);
    writeFileSync(file, 'of yesterday');
    const { code, output } = await backup(dataDir, [join(folder, 'copy.sqlite')]);
    expect(output).toContain(`${file} is there already`);
    expect(output).toContain(sentence);
    expect(code).toBe(2);
    expect(statSync(file).size).toBe('of yesterday'.length);
    expect(readdirSync(folder)).toEqual([name]);
  });

  test('creates no library if there is none', async () => {
    const dataDir = join(home, 'none');
    const { code, output } = await backup(dataDir, [join(newFolder(), 'copy.sqlite')]);
    expect(output).toContain('There is no library at');
    expect(code).toBe(2);
    expect(existsSync(dataDir)).toBe(false);
  });
});
