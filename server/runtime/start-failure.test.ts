import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { BadConfiguration } from '../config/config.ts';
import { connectDatabase, openDatabase } from '../database/open.ts';
import { catchingBreath } from '../problems/problem.ts';
import { explainStartFailure } from './start-failure.ts';
import { BucketFailure } from '../providers/storage/bucket-failure.ts';

const ofBucket = (name: string, code?: string) =>
  catchingBreath({ cause: new BucketFailure(made({ name, code })) });
const made = (of: object) => Object.assign(new Error('it'), of);
const ofSqlite = (errcode: number) => made({ code: 'ERR_SQLITE_ERROR', errcode });

const LISTEN =
  'The library cannot listen there (it). HOST must be an address of this machine, and PORT one that this user may open.';
const FOLDER =
  'The data folder cannot be written (it). Let this user write there, make room, or mend DATA_DIR.';
const LOCKED =
  'library.sqlite in DATA_DIR cannot be used (it). Another process has it locked: SQLite serves one alone. Stop that one first.';
const DAMAGED =
  'library.sqlite in DATA_DIR cannot be used (it). It is damaged, or no database. Put it aside and restore a backup (docs/operations.md).';
const CLOSED =
  'library.sqlite in DATA_DIR cannot be used (it). This user must be allowed to write to the folder and the file, on a disk that is well and has room.';
const refused = (code: string, reason: string) =>
  [made({ code }), `PostgreSQL cannot be used (${code}): ${reason}.`] as const;
const STRANGER =
  'nobody whom this machine trusts vouches for it under that name. Name the file with the certificate of who does as sslrootcert in DATABASE_URL, or mend the host';
const AWAY = 'PostgreSQL cannot be used (it). Look at it, and at DATABASE_URL.';

test.each<readonly [unknown, string]>([
  [new BadConfiguration('PORT must be a number'), 'PORT must be a number'],
  [
    ofBucket('NoSuchBucket'),
    'The bucket of S3_BUCKET cannot be used (NoSuchBucket). npm run doctor says why.',
  ],
  [
    ofBucket('Error', 'ECONNREFUSED'),
    'The bucket of S3_BUCKET cannot be used (ECONNREFUSED). npm run doctor says why.',
  ],
  [
    made({ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }),
    'Port 3000 is in use. Close what uses it, or set PORT.',
  ],
  [made({ code: 'EACCES', syscall: 'listen', port: 443 }), LISTEN],
  [made({ code: 'EPERM', syscall: 'listen', port: 443 }), LISTEN],
  [
    made({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'libary' }),
    'The host libary has no address (ENOTFOUND). Mend it in HOST or in DATABASE_URL.',
  ],
  [made({ code: 'EACCES', syscall: 'mkdir' }), FOLDER],
  [made({ code: 'EROFS', syscall: 'mkdir' }), FOLDER],
  [made({ code: 'ENOSPC', syscall: 'write' }), FOLDER],
  // A link that leads nowhere, and too long a name.
  [made({ code: 'ENOENT', syscall: 'mkdir' }), FOLDER],
  [made({ code: 'ENAMETOOLONG', syscall: 'mkdir' }), FOLDER],
  [
    made({ code: 'EMFILE', syscall: 'open' }),
    'No file more can be opened (EMFILE). Raise the limit of open files (LimitNOFILE).',
  ],
  [ofSqlite(5), LOCKED],
  [ofSqlite(6), LOCKED],
  [ofSqlite(8), CLOSED],
  [ofSqlite(10), CLOSED],
  [ofSqlite(11), DAMAGED],
  [ofSqlite(13), CLOSED],
  [ofSqlite(14), CLOSED],
  [ofSqlite(26), DAMAGED],
  // Extended codes: a lock while another process recovers the file, and a folder that may not be written.
  [ofSqlite(261), LOCKED],
  [ofSqlite(1544), CLOSED],
  refused('ECONNREFUSED', 'nothing listens there. Start it, or mend host and port in DATABASE_URL'),
  refused('ENOTFOUND', 'its host has no address. Mend the host in DATABASE_URL'),
  refused('ETIMEDOUT', 'it does not answer. Look at the firewall between'),
  refused('28P01', 'it refuses the password. Mend the password in DATABASE_URL'),
  refused(
    '28000',
    'it refuses the user. Mend the user in DATABASE_URL, or allow her in pg_hba.conf',
  ),
  refused('3D000', 'it has no such database. Create it, or mend the name in DATABASE_URL'),
  refused(
    '42501',
    'the user may not write there. Grant her all rights on the database and its schema',
  ),
  refused(
    '25006',
    'it takes no writes: this is a read-only copy. Name the main server in DATABASE_URL',
  ),
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED'].map((code) =>
    refused(code, STRANGER),
  ),
  refused('UNABLE_TO_VERIFY_LEAF_SIGNATURE', STRANGER),
  refused('ERR_TLS_CERT_ALTNAME_INVALID', STRANGER),
  refused(
    'ERR_OSSL_PEM_NO_START_LINE',
    'no encryption is agreed on. Look at sslrootcert, sslcert and sslkey in DATABASE_URL',
  ),
  [made({ code: '57P03' }), AWAY],
  [made({ code: 'EACCES', syscall: 'connect' }), AWAY],
  [
    new Error('timeout exceeded when trying to connect'),
    AWAY.replace('(it)', '(timeout exceeded when trying to connect)'),
  ],
])('%o is explained: %s', (error, sentence) => {
  expect(explainStartFailure(error)).toBe(sentence);
});

test.each([[ofSqlite(1)], [made({ code: '42P07' })], [new TypeError('it')]])(
  '%o is shown as it is',
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
  const explained = (work: Promise<unknown>) =>
    work.then(() => 'It was opened.', explainStartFailure);

  test('that another process has locked is not blamed on the folder', async () => {
    const { dataDir, file } = newFolder();
    const other = new DatabaseSync(file);
    other.exec('begin exclusive');
    const told = await explained(connectDatabase({ dataDir, patience: 0 }));
    other.close();
    expect(told).toBe(LOCKED.replace('(it)', '(database is locked)'));
  });

  test('that is garbage is to be restored', async () => {
    const { dataDir, file } = newFolder();
    writeFileSync(file, 'no database '.repeat(100));
    const told = await explained(openDatabase({ dataDir }));
    expect(told).toBe(DAMAGED.replace('(it)', '(file is not a database)'));
  });

  test('that cannot be opened is a matter of the folder', async () => {
    const { dataDir, file } = newFolder();
    mkdirSync(file);
    const told = await explained(openDatabase({ dataDir }));
    expect(told).toBe(CLOSED.replace('(it)', '(unable to open database file)'));
  });

  test('whose tables cannot be brought up to date is shown as it is', async () => {
    const { dataDir, file } = newFolder();
    const other = new DatabaseSync(file);
    other.exec('create table users (name text)');
    other.close();
    const told = await explained(openDatabase({ dataDir }));
    expect(told).toMatch(/^Error: table "users" already exists\n +at /);
  });
});

test('a PostgreSQL that does not encrypt says so to who asks for it', async () => {
  const databaseUrl = `${inject('postgresUrl')}/postgres?sslmode=verify-full`;
  const error = await openDatabase({ dataDir: '', databaseUrl }).catch((error: Error) => error);
  expect(explainStartFailure(error)).toBe(
    'PostgreSQL cannot be used (TLS): it does not encrypt. Let it, or leave sslmode out of DATABASE_URL.',
  );
});

test('an address of another machine is a matter of HOST', async () => {
  const server = createServer();
  // Kept for documentation (RFC 5737): no machine has it.
  server.listen(0, '192.0.2.1');
  const [error] = await once(server, 'error');
  expect(explainStartFailure(error)).toMatch(/^The library cannot listen there \(.*EADDRNOTAVAIL/);
});
