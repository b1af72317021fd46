import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { logIn } from '../server/admins/admins.ts';
import { openDatabase } from '../server/database/open.ts';
import { inherited } from '../e2e/support/config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'library-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** As a library in production has it. */
const environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://library.example.com',
  HOST: '0.0.0.0',
  FIREBASE_PROJECT_ID: 'library',
  FIREBASE_AUTH_DOMAIN: 'library.firebaseapp.com',
  STRIPE_SECRET_KEY: ['sk', 'live', 'notakeyofanyone'].join('_'),
};

function admin(input: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'admin.ts'), ...args],
      { env: { ...inherited, ...environment, DATA_DIR: dataDir } },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
    child.stdin?.end(input);
  });
}

async function signsIn(username: string, password: string): Promise<boolean> {
  const database = await openDatabase({ dataDir });
  const login = { username, password, network: '127.0.0.1' };
  const token = await logIn(database.db, login, Date.now()).catch(() => null);
  await database.close();
  return token !== null;
}

describe('npm run admin', () => {
  test('creates an owner with the typed password', async () => {
    expect((await admin('a good password\n', 'bob')).code).toBe(0);
    expect(await signsIn('bob', 'a good password')).toBe(true);
  });

  test('generates a password when none is typed, at the end of the input too', async () => {
    for (const input of ['\n', '']) {
      const { code, output } = await admin(input, 'ann');
      expect(code).toBe(0);
      const password = /The password is (\S+)/.exec(output)?.[1] ?? '';
      expect(await signsIn('ann', password)).toBe(true);
    }
  });

  test.each([
    ['short\n', 'bob', 'The password must have at least 8 characters'],
    ['a good password\n', 'x'.repeat(101), 'Username can have at most 100 characters'],
    ['a good password\n', ' ', 'Username is required'],
  ])('refuses %j for %s', async (input, name, sentence) => {
    const { code, output } = await admin(input, name);
    expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
