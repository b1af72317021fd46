import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '../server/modules/admins/service.ts';
import { acceptOffer, saveOffer } from '../server/modules/admins/second-factor/store.ts';
import { openDatabase } from '../server/database/open.ts';
import type { Db } from '../server/database/tables.ts';
import { createPostgresDatabase } from '../server/test-support/databases.ts';
import { inherited } from '../e2e/support/config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'library-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The settings of a library in production. */
const environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://library.example.com',
  HOST: '0.0.0.0',
  FIREBASE_PROJECT_ID: 'library',
  FIREBASE_AUTH_DOMAIN: 'library.firebaseapp.com',
  STRIPE_SECRET_KEY: ['sk', 'live', 'notakeyofanyone'].join('_'),
};

interface Outcome {
  code: number;
  output: string;
}

const admin = (input: string, ...args: string[]) => adminWith({}, input, ...args);

function adminWith(
  settings: NodeJS.ProcessEnv,
  input: string,
  ...args: string[]
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'admin.ts'), ...args],
      { env: { ...inherited, ...environment, DATA_DIR: dataDir, ...settings }, cwd: dataDir },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
    // The command may end before it has read its input.
    child.stdin?.on('error', () => {}).end(input);
  });
}

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir });
  return work(database.db).finally(() => database.close());
}

async function signsIn(username: string, password: string): Promise<boolean> {
  const login = { username, password, network: '127.0.0.1' };
  const token = await withDatabase((db) => logIn(db, login, Date.now()).catch(() => null));
  return token !== null;
}

beforeAll(async () => (await openDatabase({ dataDir })).close());

describe('npm run admin', () => {
  test('creates an owner with the typed password', async () => {
    const { code, output } = await admin('a good password\n', 'bob');
    expect([code, output]).toEqual([0, expect.stringContaining('bob is a new owner')]);
    expect(await signsIn('bob', 'a good password')).toBe(true);
  });

  test('generates a password for an empty line and for empty input', async () => {
    for (const input of ['\n', '']) {
      const { code, output } = await admin(input, 'ann');
      expect(code).toBe(0);
      const password = /The password is (\S+)/.exec(output)?.[1] ?? '';
      expect(await signsIn('ann', password)).toBe(true);
    }
  });

  test('changes a password, and accepts the name of a command after set', async () => {
    await admin('a good password\n', 'eve');
    const { output } = await admin('another password\n', 'eve');
    expect(output).toContain('eve was already an owner and has a new password');
    expect(await signsIn('eve', 'a good password')).toBe(false);
    expect(await signsIn('eve', 'another password')).toBe(true);
    await admin('a good password\n', 'set', 'list');
    expect(await signsIn('list', 'a good password')).toBe(true);
  });

  test('lists the owners, and removes one', async () => {
    await admin('a good password\n', 'zoe');
    const before = await admin('', 'list');
    expect(before).toMatchObject({ code: 0 });
    expect(before.output).toMatch(/^zoe, since \d{4}-\d\d-\d\d$/m);
    expect((await admin('', 'remove', 'zoe')).output).toContain('zoe is no longer an owner');
    expect(await signsIn('zoe', 'a good password')).toBe(false);
    expect((await admin('', 'list')).output).not.toContain('zoe');
    await admin('a good password\n', 'zo\u00eb');
    expect((await admin('', 'remove', ' zoe\u0308 ')).output).toContain(
      'zo\u00eb is no longer an owner',
    );
    const again = await admin('', 'remove', 'zoe');
    expect(again).toEqual({ code: 2, output: 'There is no owner zoe. Nothing was changed.\n' });
  });

  test('makes an owner an editor, and an editor an owner, and keeps one owner', async () => {
    await admin('a good password\n', 'lou');
    expect((await admin('', 'role', 'lou', 'editor')).output).toBe('lou is an editor now.\n');
    expect((await admin('', 'list')).output).toMatch(/^lou, editor, since \d{4}-\d\d-\d\d$/m);
    const again = await admin('another password\n', 'lou');
    expect(again.output).toContain('lou was already an editor and has a new password');
    expect((await admin('', 'role', 'lou', 'owner')).output).toBe('lou is an owner now.\n');
    expect(await admin('', 'role', 'nobody', 'editor')).toEqual({
      ...{ code: 2, output: 'There is no owner or editor of this name. Nothing was changed.\n' },
    });
    const unknown = await admin('', 'role', 'lou', 'boss');
    expect([unknown.code, unknown.output]).toEqual([
      2,
      expect.stringContaining('Allowed choices are owner, editor'),
    ]);
    await withDatabase((db) =>
      db.updateTable('admins').set({ role: 'editor' }).where('username', '!=', 'lou').execute(),
    );
    expect(await admin('', 'role', 'lou', 'editor')).toEqual({
      code: 2,
      output:
        'The library needs an owner. Make somebody else an owner first. Nothing was changed.\n',
    });
    const removed = await admin('', 'remove', 'lou');
    expect(removed.output).toContain('lou is no longer an owner');
    expect(removed.output).toContain('The library has no owner.');
  });

  test('turns a lost second factor off', async () => {
    await admin('a good password\n', 'kit');
    const secret = 'JBSWY3DPEHPK3PXP';
    await withDatabase(async (db) => {
      await saveOffer(db, 'kit', secret);
      await acceptOffer(db, { username: 'kit', secret, step: 0 });
    });
    expect(await signsIn('kit', 'a good password')).toBe(false);
    expect((await admin('', 'list')).output).toMatch(/^kit, since \S+, second factor on$/m);
    const { output } = await admin('', 'second-factor-off', 'kit');
    expect(output).toBe('kit signs in with the password alone now.\n');
    expect(await signsIn('kit', 'a good password')).toBe(true);
    const again = await admin('', 'second-factor-off', 'kit');
    expect(again.output).toBe('kit had no second factor.\n');
    expect(await admin('', 'second-factor-off', 'nobody')).toEqual({
      code: 2,
      output: 'There is no owner nobody. Nothing was changed.\n',
    });
  });

  test('each change is on record, as one of the command line', async () => {
    await withDatabase((db) => db.deleteFrom('changes').execute());
    await admin('a good password\n', 'pam');
    await admin('another password\n', 'pam');
    await admin('', 'remove', 'pam');
    const rows = await withDatabase((db) => db.selectFrom('changes').selectAll().execute());
    expect(rows.map(({ by_whom: by, kind, subject_id: id }) => [by, kind, id]).toSorted()).toEqual(
      ['owner.joined', 'owner.password_changed', 'owner.removed'].map((kind) => [
        ...['the command line', kind, 'pam'],
      ]),
    );
  });

  test('changes no password without a name', async () => {
    await admin('a good password\n', 'admin');
    const { code, output } = await admin('another password\n');
    expect([code, output]).toEqual([2, expect.stringContaining("argument 'username'")]);
    expect(await signsIn('admin', 'a good password')).toBe(true);
  });

  test('creates no owner called help', async () => {
    const { code, output } = await admin('', 'help');
    expect([code, output]).toEqual([0, expect.stringMatching(/^Usage: npm run admin/)]);
    expect((await admin('', 'list')).output).not.toContain('help');
  });

  test('needs an existing library that is named, and creates none', async () => {
    const nothing = Object.fromEntries(Object.keys(environment).map((name) => [name, '']));
    const unnamed = await adminWith({ ...nothing, DATA_DIR: '' }, 'a good password\n', 'bob');
    expect(unnamed).toEqual({
      code: 1,
      output:
        'Which library? DATA_DIR or DATABASE_URL is required, with the value that the library uses; --local means the library of npm start on this machine.\n',
    });
    const elsewhere = join(dataDir, 'elsewhere');
    const mistyped = await adminWith({ DATA_DIR: elsewhere }, 'a good password\n', 'bob');
    expect(mistyped.code).toBe(1);
    expect(mistyped.output).toContain(`There is no library at ${elsewhere}/library.sqlite.`);
    const local = await adminWith({ ...nothing, DATA_DIR: '' }, '', 'list', '--local');
    expect(local.output).toContain(`There is no library at ${dataDir}/data/library.sqlite.`);
    expect(readdirSync(dataDir).filter((name) => !name.startsWith('library.'))).toEqual([]);
  });

  test('needs an existing library in PostgreSQL too', async () => {
    const settings = { DATABASE_URL: await createPostgresDatabase() };
    const { code, output } = await adminWith(settings, 'a good password\n', 'bob');
    expect([code, output]).toEqual([1, expect.stringContaining('Start the library once')]);
    await (await openDatabase({ dataDir, databaseUrl: settings.DATABASE_URL })).close();
    expect((await adminWith(settings, 'a good password\n', 'bob')).code).toBe(0);
    expect((await adminWith(settings, '', 'list')).output).toMatch(/^bob, since/);
    expect((await adminWith(settings, '', 'remove', 'bob')).code).toBe(0);
  });

  test.each([
    ['short\n', 'bob', 'The password must have at least 8 characters'],
    [`${'long'.repeat(251)}\n`, 'bob', 'Password can have at most 1000 characters'],
    ['a good password\n', 'x'.repeat(101), 'Username can have at most 100 characters'],
    ['a good password\n', ' ', 'Username is required'],
  ])('refuses %j for %s', async (input, name, sentence) => {
    const { code, output } = await admin(input, name);
    expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
