// Only one process may serve a library on SQLite. The tests start a second process and kill it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { explainStartFailure } from '../../runtime/start-failure.ts';
import { backUp } from '../backup.ts';
import { type Database, openDatabase } from '../open.ts';
import { openDatabaseToServe } from '../open-to-serve.ts';
import { lockLibrary } from './lock.ts';

const OPEN = pathToFileURL(join(import.meta.dirname, '..', 'open-to-serve.ts')).href;

let dataDir: string;
let other: ChildProcess | undefined;
const opened: Database[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'library-lock-'));
});
afterEach(async () => {
  other?.kill('SIGKILL');
  other = undefined;
  for (const database of opened.splice(0)) await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(work: Promise<Database>): Promise<Database> {
  const database = await work;
  opened.push(database);
  return database;
}

/** Starts another process that serves the library; resolves when it does. */
async function serveElsewhere(): Promise<ChildProcess> {
  const program = `const { openDatabaseToServe } = await import(${JSON.stringify(OPEN)});
    await openDatabaseToServe(${JSON.stringify({ dataDir })});
    console.log('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  other = child;
  await once(child.stdout, 'data');
  return child;
}

describe('a library that another process serves', () => {
  test('cannot be served by a second process until the first one is killed', async () => {
    const child = await serveElsewhere();
    const refusal = await openDatabaseToServe({ dataDir }).catch(explainStartFailure);
    expect(refusal).toBe(
      `Another process serves the library in ${dataDir}, and SQLite serves only one. Stop that process first. To run several, set DATABASE_URL to a PostgreSQL database.`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await open(openDatabaseToServe({ dataDir }))).check();
  });

  test('can be opened by scripts beside it: a row is stored and a backup is made', async () => {
    await serveElsewhere();
    const { db } = await open(openDatabase({ dataDir }));
    await db.insertInto('marks').values({ name: 'beside', made_at: 1 }).execute();
    expect(await backUp(dataDir, join(dataDir, 'copy.sqlite'))).toBeGreaterThan(0);
  });
});

test('the lock is released when the library closes, and when it cannot be opened', async () => {
  await (await openDatabaseToServe({ dataDir })).close();
  lockLibrary(dataDir)();
  const later = join(dataDir, 'later');
  mkdirSync(join(later, 'library.sqlite'), { recursive: true });
  await expect(openDatabaseToServe({ dataDir: later })).rejects.toThrow('unable to open');
  lockLibrary(later)();
});

test('an unusable lock file is not reported as a damaged library', async () => {
  writeFileSync(join(dataDir, 'library.lock'), 'no database '.repeat(100));
  const refusal = await openDatabaseToServe({ dataDir }).catch(explainStartFailure);
  expect(refusal).toBe(
    `${join(dataDir, 'library.lock')} cannot be locked (file is not a database). This user must be allowed to write it, and it holds nothing: while no library runs it may be deleted.`,
  );
});

test('SQLite creates no files beside the lock', async () => {
  await open(openDatabaseToServe({ dataDir }));
  expect(readdirSync(dataDir).filter((name) => name.startsWith('library.lock'))).toEqual([
    'library.lock',
  ]);
});

describe('the files of SQLite', () => {
  const FILES = ['library.sqlite', 'library.sqlite-wal', 'library.sqlite-shm', 'library.lock'];
  const modes = () => FILES.map((file) => statSync(join(dataDir, file)).mode & 0o777);
  const ownerOnly = FILES.map(() => 0o600);

  test.each([0o000, 0o022, 0o777])('are private with the umask %o', async (umask) => {
    chmodSync(dataDir, 0o777);
    const before = process.umask(umask);
    try {
      await open(openDatabaseToServe({ dataDir }));
    } finally {
      process.umask(before);
    }
    expect(modes()).toEqual(ownerOnly);
  });

  test('are made private again at the next start', async () => {
    await serveElsewhere();
    for (const file of FILES) chmodSync(join(dataDir, file), 0o644);
    other?.kill('SIGKILL');
    await once(other!, 'exit');
    await open(openDatabaseToServe({ dataDir }));
    expect(modes()).toEqual(ownerOnly);
  });
});
