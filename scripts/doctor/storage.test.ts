import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { listMarks } from '../../server/database/marks.ts';
import { migrations } from '../../server/database/migrations.ts';
import { connectDatabase, openDatabase } from '../../server/database/open.ts';
import { serverVersion } from '../../server/database/server-version.ts';
import { createPostgresDatabase, engines } from '../../server/test-support/databases.ts';
import { testConfig } from '../../server/test-support/library.ts';
import { examineDatabase } from './database.ts';
import { openBucket } from '../../server/providers/storage/bucket.ts';
import { openTestBucket, type TestBucket } from '../../server/test-support/bucket.ts';
import { examineObjects } from './objects.ts';

let dataDir: string;
const folders: string[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'library-doctor-'));
  folders.push(dataDir);
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const examine = (databaseUrl?: string) =>
  examineDatabase({ ...testConfig, dataDir, databaseUrl }, () => 1);

describe.each(engines)('a database of %s', (engine) => {
  const create = async () => (engine === 'postgres' ? createPostgresDatabase() : undefined);

  test('that is up to date is ok, and does not change', async () => {
    const databaseUrl = await create();
    await (await openDatabase({ dataDir, databaseUrl })).close();
    expect(await examine(databaseUrl)).toMatchObject({
      verdict: 'ok',
      text: expect.stringMatching(
        /^(SQLite 3|PostgreSQL 1\d)\..* can be written; .* up to date\.$/,
      ),
    });
    const { db, close } = await connectDatabase({ dataDir, databaseUrl });
    expect(await listMarks(db, 'doctor')).toEqual([]);
    await close();
  });

  test('without tables is unknown, and stays empty', async () => {
    const databaseUrl = await create();
    if (engine === 'sqlite') writeFileSync(join(dataDir, 'library.sqlite'), '');
    const found = {
      verdict: 'unknown',
      text: expect.stringMatching(/ has no library yet: the first start makes its tables\.$/),
    };
    expect(await examine(databaseUrl)).toMatchObject(found);
    const { db, close } = await connectDatabase({ dataDir, databaseUrl });
    expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
    await close();
  });

  test('of an older release is wrong', async () => {
    const databaseUrl = await create();
    const { db, close } = await openDatabase({ dataDir, databaseUrl });
    const [newest = ''] = Object.keys(migrations).sort().reverse();
    await sql`delete from kysely_migration where name = ${newest}`.execute(db);
    await close();
    expect(await examine(databaseUrl)).toMatchObject({
      verdict: 'wrong',
      text: expect.stringContaining(`not up to date (${newest}). Start the library once`),
    });
  });
});

test('a database that does not exist yet is unknown, and is not created', async () => {
  expect(await examine()).toMatchObject({ verdict: 'unknown' });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a file that is not a database is wrong', async () => {
  writeFileSync(join(dataDir, 'library.sqlite'), 'no database '.repeat(100));
  expect(await examine()).toMatchObject({ verdict: 'wrong' });
});

describe('a PostgreSQL', () => {
  async function alter(databaseUrl: string, setting: string) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const name = databaseUrl.slice(databaseUrl.lastIndexOf('/') + 1);
    await client.query(`alter database ${name} ${setting}`);
    await client.end();
  }

  test.each([
    ['postgres://owner:sesame@localhost:1/library', 'ECONNREFUSED'],
    ['postgres://owner:sesame@no-such-host.invalid/library', 'host'],
  ])('at %s is wrong, and the report does not contain its password', async (url, text) => {
    const found = await examine(url);
    expect(found).toMatchObject({ verdict: 'wrong', text: expect.stringContaining(text) });
    expect(found.text).not.toContain('sesame');
  });

  test('without the database is wrong', async () => {
    expect(await examine(`${inject('postgresUrl')}/none`)).toMatchObject({
      verdict: 'wrong',
      text: expect.stringContaining('no such database'),
    });
  });

  test('that refuses writes is wrong', async () => {
    const databaseUrl = await createPostgresDatabase();
    await (await openDatabase({ dataDir, databaseUrl })).close();
    await alter(databaseUrl, 'set default_transaction_read_only = on');
    expect(await examine(databaseUrl)).toMatchObject({
      verdict: 'wrong',
      text: expect.stringContaining('takes no writes'),
    });
  });

  test.each([
    ['set default_transaction_read_only = on', '(25006): it takes no writes'],
    // A user without the right to write.
    ['set role = pg_monitor', '(42501): the user may not write there'],
  ])('that is new is wrong with %s', async (setting, text) => {
    const databaseUrl = await createPostgresDatabase();
    await alter(databaseUrl, setting);
    expect(await examine(databaseUrl)).toMatchObject({
      verdict: 'wrong',
      text: expect.stringContaining(text),
    });
  });

  test('has a version that is a number', async () => {
    const database = await connectDatabase({
      dataDir,
      databaseUrl: await createPostgresDatabase(),
    });
    expect((await serverVersion(database)).number).toBeGreaterThanOrEqual(140_000);
    await database.close();
  });
});

describe('the object store', () => {
  const objects = async () => (await examineObjects({ ...testConfig, dataDir }))[0];

  test.each([
    ['a file', (path: string) => writeFileSync(path, ''), 'ENOTDIR'],
    ['a link to nowhere', (path: string) => symlinkSync('nowhere', path), 'ENOENT'],
    ['too long a name', () => {}, 'ENAMETOOLONG'],
  ])('that cannot be created under %s is wrong', async (what, make, code) => {
    dataDir = join(dataDir, what.startsWith('too') ? 'a'.repeat(300) : 'data');
    make(dataDir);
    expect(await objects()).toMatchObject({
      verdict: 'wrong',
      text: expect.stringContaining(`cannot be written (${code}`),
    });
  });

  test('that is writable is ok, and does not change', async () => {
    mkdirSync(join(dataDir, 'objects'));
    expect(await objects()).toMatchObject({ verdict: 'ok' });
    expect(readdirSync(join(dataDir, 'objects'))).toEqual([]);
  });

  test('that does not exist yet is ok, and is not created', async () => {
    expect(await objects()).toMatchObject({ verdict: 'ok' });
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('that is not a folder is wrong', async () => {
    writeFileSync(join(dataDir, 'objects'), '');
    expect(await objects()).toMatchObject({
      verdict: 'wrong',
      text: expect.stringContaining('cannot be written (ENOTDIR)'),
    });
  });
});

describe('a bucket', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await openTestBucket();
  });
  const look = (change = {}) =>
    examineObjects({ ...testConfig, dataDir, bucket: { ...bucket.settings, ...change } });

  test('that responds is ok, and does not change', async () => {
    const own = bucket.another();
    expect(await look({ prefix: own.prefix })).toEqual([
      {
        about: 'object store',
        verdict: 'ok',
        text: expect.stringMatching(
          /^The bucket library can be listed and read, and is not public/,
        ),
      },
      expect.objectContaining({ about: 'drawing folder', verdict: 'ok' }),
    ]);
    expect((await openBucket(own).list('')).entries).toEqual([]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('without a folder for rendering is wrong', async () => {
    writeFileSync(join(dataDir, 'flipbooks'), '');
    expect((await look())[1]).toMatchObject({
      verdict: 'wrong',
      text: expect.stringContaining('cannot be written (ENOTDIR)'),
    });
  });

  test.each([
    [`flipbooks/${'a'.repeat(32)}.whole`, 'Anyone may read the pages of flipbooks.'],
    [`recordings/${'a'.repeat(32)}.wav`, 'Anyone may hear the recordings.'],
  ])('that is public is wrong (%s)', async (key, opening) => {
    const raw = openBucket(bucket.settings);
    await raw.put(key, Buffer.from('paid'));
    expect((await look())[0]).toMatchObject({ verdict: 'ok' });
    bucket.isPublic = true;
    expect((await look())[0]).toMatchObject({
      verdict: 'wrong',
      text: `The bucket library is not private. Anyone may list its objects. ${opening} Block all public access.`,
    });
    bucket.isPublic = false;
    await raw.remove(key);
  });

  test.each([
    ['that does not exist', { name: 'no-such-bucket' }, 'S3_BUCKET'],
    [
      'of an unknown key',
      { credentials: { accessKeyId: 'x', secretAccessKey: 'sesame' } },
      'S3_ACCESS_KEY_ID',
    ],
    [
      'where nothing listens',
      { endpoint: 'http://127.0.0.1:1' },
      '(ECONNREFUSED): nothing listens',
    ],
    ['at an unknown host', { endpoint: 'http://no-such-host.invalid' }, 'Correct S3_ENDPOINT'],
  ])('%s is wrong, and the report does not contain its secret', async (_, change, text) => {
    const [found] = await look(change);
    expect(found).toMatchObject({ verdict: 'wrong', text: expect.stringContaining(text) });
    expect(found?.text).not.toContain('sesame');
  });

  test('whose objects the key may not read is wrong', async () => {
    bucket.refuse = ({ method }) => method === 'HEAD';
    expect((await look())[0]).toMatchObject({
      verdict: 'wrong',
      text: expect.stringContaining('s3:GetObject'),
    });
    bucket.refuse = () => true;
    expect((await look())[0]).toMatchObject({
      verdict: 'wrong',
      text: expect.stringContaining('s3:ListBucket'),
    });
    bucket.refuse = () => false;
  });
});
