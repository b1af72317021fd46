import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { BadConfiguration } from '../config/config.ts';
import { connectDatabase, openDatabase } from '../database/open.ts';
import { serverBusy } from '../problems/problem.ts';
import { explainStartFailure } from './start-failure.ts';
import { BucketFailure } from '../providers/storage/bucket-failure.ts';

const bucketError = (name: string, code?: string) =>
  serverBusy({ cause: new BucketFailure(errorWith({ name, code })) });
const errorWith = (of: object) => Object.assign(new Error('it'), of);
const sqliteError = (errcode: number) => errorWith({ code: 'ERR_SQLITE_ERROR', errcode });

const LISTEN =
  'The server cannot listen on HOST and PORT (it). HOST must be an address of this machine, and PORT one that this user may open.';
const FOLDER =
  'The data folder cannot be written (it). Let this user write there, make room, or correct DATA_DIR.';
const LOCKED =
  'library.sqlite in DATA_DIR cannot be used (it). Another process has locked it: SQLite serves only one. Stop that process first.';
const DAMAGED =
  'library.sqlite in DATA_DIR cannot be used (it). It is damaged, or not a database. Move it away and restore a backup (docs/operations.md).';
const NOT_WRITABLE =
  'library.sqlite in DATA_DIR cannot be used (it). This user must be allowed to write to the folder and the file, on a disk that is well and has room.';
const refused = (code: string, reason: string) =>
  [errorWith({ code }), `PostgreSQL cannot be used (${code}): ${reason}.`] as const;
const UNTRUSTED =
  'no authority that this machine trusts has signed its certificate for that name. Name the file with the certificate of the authority as sslrootcert in DATABASE_URL, or correct the host';
const UNAVAILABLE = 'PostgreSQL cannot be used (it). Check the server, and DATABASE_URL.';

test.each<readonly [unknown, string]>([
  [new BadConfiguration('PORT must be a number'), 'PORT must be a number'],
  [
    bucketError('NoSuchBucket'),
    'The bucket of S3_BUCKET cannot be used (NoSuchBucket). npm run doctor says why.',
  ],
  [
    bucketError('Error', 'ECONNREFUSED'),
    'The bucket of S3_BUCKET cannot be used (ECONNREFUSED). npm run doctor says why.',
  ],
  [
    errorWith({ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }),
    'Port 3000 is in use. Close what uses it, or set PORT.',
  ],
  [errorWith({ code: 'EACCES', syscall: 'listen', port: 443 }), LISTEN],
  [errorWith({ code: 'EPERM', syscall: 'listen', port: 443 }), LISTEN],
  [
    errorWith({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'libary' }),
    'The host libary has no address (ENOTFOUND). Correct it in HOST or in DATABASE_URL.',
  ],
  [errorWith({ code: 'EACCES', syscall: 'mkdir' }), FOLDER],
  [errorWith({ code: 'EROFS', syscall: 'mkdir' }), FOLDER],
  [errorWith({ code: 'ENOSPC', syscall: 'write' }), FOLDER],
  // A dangling symbolic link, and a name that is too long.
  [errorWith({ code: 'ENOENT', syscall: 'mkdir' }), FOLDER],
  [errorWith({ code: 'ENAMETOOLONG', syscall: 'mkdir' }), FOLDER],
  [
    errorWith({ code: 'EMFILE', syscall: 'open' }),
    'No more files can be opened (EMFILE). Raise the limit of open files (LimitNOFILE).',
  ],
  [sqliteError(5), LOCKED],
  [sqliteError(6), LOCKED],
  [sqliteError(8), NOT_WRITABLE],
  [sqliteError(10), NOT_WRITABLE],
  [sqliteError(11), DAMAGED],
  [sqliteError(13), NOT_WRITABLE],
  [sqliteError(14), NOT_WRITABLE],
  [sqliteError(26), DAMAGED],
  // Extended codes: SQLITE_BUSY_RECOVERY and SQLITE_READONLY_DIRECTORY.
  [sqliteError(261), LOCKED],
  [sqliteError(1544), NOT_WRITABLE],
  refused(
    'ECONNREFUSED',
    'nothing listens there. Start it, or correct the host and port in DATABASE_URL',
  ),
  refused('ENOTFOUND', 'its host has no address. Correct the host in DATABASE_URL'),
  refused('ETIMEDOUT', 'it does not answer. Check the firewall in between'),
  refused('28P01', 'it refuses the password. Correct the password in DATABASE_URL'),
  refused(
    '28000',
    'it refuses the user. Correct the user in DATABASE_URL, or allow that user in pg_hba.conf',
  ),
  refused('3D000', 'it has no such database. Create it, or correct the name in DATABASE_URL'),
  refused(
    '42501',
    'the user may not write there. Grant the user all rights on the database and its schema',
  ),
  refused(
    '25006',
    'it takes no writes: this is a read-only copy. Name the main server in DATABASE_URL',
  ),
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED'].map((code) =>
    refused(code, UNTRUSTED),
  ),
  refused('UNABLE_TO_VERIFY_LEAF_SIGNATURE', UNTRUSTED),
  refused('ERR_TLS_CERT_ALTNAME_INVALID', UNTRUSTED),
  refused(
    'ERR_OSSL_PEM_NO_START_LINE',
    'no encryption could be agreed on. Check sslrootcert, sslcert and sslkey in DATABASE_URL',
  ),
  [errorWith({ code: '57P03' }), UNAVAILABLE],
  [errorWith({ code: 'EACCES', syscall: 'connect' }), UNAVAILABLE],
  [
    new Error('timeout exceeded when trying to connect'),
    UNAVAILABLE.replace('(it)', '(timeout exceeded when trying to connect)'),
  ],
])('%o is explained as: %s', (error, sentence) => {
  expect(explainStartFailure(error)).toBe(sentence);
});

test.each([[sqliteError(1)], [errorWith({ code: '42P07' })], [new TypeError('it')]])(
  '%o is shown with its stack',
  (error) => {
    expect(explainStartFailure(error)).toBe(error.stack);
  },
);

const home = mkdtempSync(join(tmpdir(), 'library-explain-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('library.sqlite', () => {
  let folders = 0;
  function newFolder() {
    const dataDir = join(home, String(++folders));
    mkdirSync(dataDir);
    return { dataDir, file: join(dataDir, 'library.sqlite') };
  }
  const explainFailureOf = (work: Promise<unknown>) =>
    work.then(() => 'It was opened.', explainStartFailure);

  test('that is locked by another process is reported as locked', async () => {
    const { dataDir, file } = newFolder();
    const other = new DatabaseSync(file);
    other.exec('begin exclusive');
    const explanation = await explainFailureOf(connectDatabase({ dataDir, timeout: 0 }));
    other.close();
    expect(explanation).toBe(LOCKED.replace('(it)', '(database is locked)'));
  });

  test('that is not a database is reported as damaged', async () => {
    const { dataDir, file } = newFolder();
    writeFileSync(file, 'no database '.repeat(100));
    const explanation = await explainFailureOf(openDatabase({ dataDir }));
    expect(explanation).toBe(DAMAGED.replace('(it)', '(file is not a database)'));
  });

  test('that cannot be opened is reported as not writable', async () => {
    const { dataDir, file } = newFolder();
    mkdirSync(file);
    const explanation = await explainFailureOf(openDatabase({ dataDir }));
    expect(explanation).toBe(NOT_WRITABLE.replace('(it)', '(unable to open database file)'));
  });

  test('whose migration fails is shown with the stack', async () => {
    const { dataDir, file } = newFolder();
    const other = new DatabaseSync(file);
    other.exec('create table users (name text)');
    other.close();
    const explanation = await explainFailureOf(openDatabase({ dataDir }));
    expect(explanation).toMatch(/^Error: table "users" already exists\n +at /);
  });
});

test('a PostgreSQL server without TLS is explained when sslmode requires it', async () => {
  const databaseUrl = `${inject('postgresUrl')}/postgres?sslmode=verify-full`;
  const error = await openDatabase({ dataDir: '', databaseUrl }).catch((error: Error) => error);
  expect(explainStartFailure(error)).toBe(
    'PostgreSQL cannot be used (TLS): it does not encrypt. Turn encryption on there, or leave sslmode out of DATABASE_URL.',
  );
});

test('an address of another machine is explained as a problem of HOST', async () => {
  const server = createServer();
  // Reserved for documentation (RFC 5737), so no machine has this address.
  server.listen(0, '192.0.2.1');
  const [error] = await once(server, 'error');
  expect(explainStartFailure(error)).toMatch(
    /^The server cannot listen on HOST and PORT \(.*EADDRNOTAVAIL/,
  );
});
