// A process that is killed while it makes a draft, and the one that is started after it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IncomingFile } from '../../contracts/incoming.ts';
import { freePort } from '../../test-support/free-port.ts';
import { openDatabase } from '../database/open.ts';
import { setAdminPassword } from '../modules/admins/service.ts';
import { bookOf } from '../modules/flipbooks/pdf.test-support.ts';
import { metadata } from '../modules/incoming/incoming.test-support.ts';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const OWNER = { username: 'owner', password: 'a good password' };
const PAGES = 12;

let dataDir: string;
let origin: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'library-killed-'));
});
afterEach(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Starts the library. Resolves when it answers. */
async function serve(): Promise<void> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const nowhere = 'http://localhost:1';
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    ...{ FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'localhost' },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ...{ STRIPE_PRICE_ID: 'price_1', STRIPE_HOST: nowhere, FIREBASE_HOST: nowhere },
  };
  child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const answers = async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await vi.waitFor(answers, { timeout: 60_000 });
}

/** Runs `work` on the database while no process has it open. */
async function onDatabase<T>(
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function logIn(): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  return ((await answer.json()) as { sessionToken: string }).sessionToken;
}

async function bring(admin: string, file: Buffer): Promise<void> {
  const headers = { 'admin-auth': admin, 'tus-resumable': '1.0.0' };
  const announced = await fetch(`${origin}/api/admin/uploads`, {
    method: 'POST',
    headers: {
      ...{ ...headers, 'upload-length': String(file.length) },
      'upload-metadata': metadata('the_dog.pdf'),
    },
  });
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  const sent = await fetch(`${origin}${announced.headers.get('location')}`, {
    ...{ method: 'PATCH', headers: { ...headers, ...type }, body: Uint8Array.from(file) },
  });
  expect(sent.status).toBe(204);
}

/** Waits until the file is as it should be. */
const waitFor = (admin: string, expected: object) =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${origin}/api/admin/incoming`, {
        headers: { 'admin-auth': admin },
      });
      expect((await answer.json()) as IncomingFile[]).toMatchObject([expected]);
    },
    { timeout: 60_000, interval: 20 },
  );

test('a file that a killed process was making becomes one draft', async () => {
  await onDatabase((db) => setAdminPassword(db, OWNER.username, OWNER.password, Date.now()));
  await serve();
  const admin = await logIn();
  await bring(admin, bookOf(PAGES));
  await waitFor(admin, { state: 'working', pageCount: PAGES });
  await kill();
  await onDatabase(async (db) => {
    const left = await db.selectFrom('incoming').select(['state', 'tries']).execute();
    expect(left).toEqual([{ state: 'working', tries: 1 }]);
    expect(await db.selectFrom('books').select('id').execute()).toEqual([]);
    // As after the minute that the next process waits for the dead one.
    await db.updateTable('leases').set({ held_until: 0 }).execute();
    await db.updateTable('flipbooks').set({ heard_at: 0 }).execute();
  });
  await serve();
  await waitFor(admin, { state: 'ready', book: { title: 'The dog' } });
  await kill();
  const titles = await onDatabase((db) => db.selectFrom('books').select('title').execute());
  expect(titles).toEqual([{ title: 'The dog' }]);
}, 120_000);
