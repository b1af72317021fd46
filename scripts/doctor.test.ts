import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inherited } from '../e2e/support/config.ts';
import { APART, canMountDisk, mountDisk } from '../server/test-support/small-disk.ts';
import { readDoctorSettings } from './config.ts';
import { advice, conclusionOf, ok, unknown, wrong } from './doctor/finding.ts';
import { webhookEvents } from './doctor/webhook.ts';

const complete = {
  PUBLIC_URL: 'https://library.example.com',
  FIREBASE_PROJECT_ID: 'library',
  FIREBASE_API_KEY: 'a-key',
  FIREBASE_AUTH_DOMAIN: 'library.firebaseapp.com',
  STRIPE_SECRET_KEY: ['sk', 'live', 'notakeyofanyone'].join('_'),
  STRIPE_WEBHOOK_SECRET: 'whsec_notasecretofanyone',
  STRIPE_PRICE_ID: 'price_1',
};

describe('the settings', () => {
  test.each([
    ['the local product asked for, without a setting', {}, true, 'the local product', []],
    ['the local product asked for', complete, true, 'the local product', []],
    ['everything set', complete, false, 'a library', []],
    [
      'live keys without https',
      { ...complete, PUBLIC_URL: 'http://library.example.com' },
      false,
      'a library',
      ['PUBLIC_URL must be the https:// address of the library, without a path.'],
    ],
    [
      'live keys on this machine',
      { ...complete, PUBLIC_URL: 'http://localhost:3000' },
      false,
      'a library',
      ['PUBLIC_URL must be the https:// address of the library, without a path.'],
    ],
    [
      'test keys on this machine',
      { ...complete, PUBLIC_URL: undefined, STRIPE_SECRET_KEY: 'sk_test_1' },
      false,
      'a rehearsal',
      [],
    ],
    [
      'a stand-in',
      { ...complete, STRIPE_HOST: 'http://localhost:3001' },
      false,
      'a library',
      ['STRIPE_HOST names a stand-in, and production never runs on one.'],
    ],
    [
      'a password that is not encoded',
      { ...complete, DATABASE_URL: 'postgres://owner:ses/ame@localhost/library' },
      false,
      'a library',
      [
        'DATABASE_URL cannot be read. It must be postgres://user:password@host:port/name, and in user and password / is written %2F, # %23, ? %3F, @ %40, : %3A and % %25.',
      ],
    ],
    [
      'one provider setting only',
      { STRIPE_PRICE_ID: 'monthly', PUBLIC_URL: 'https://library.example.com' },
      false,
      'a library',
      [
        'FIREBASE_PROJECT_ID is required.',
        'FIREBASE_API_KEY is required.',
        'STRIPE_SECRET_KEY is required.',
        'STRIPE_WEBHOOK_SECRET is required.',
        'STRIPE_PRICE_ID must begin with price_.',
      ],
    ],
  ])('with %s', (_, env, isLocal, kind, complaints) => {
    expect(readDoctorSettings(isLocal, env)).toMatchObject({ kind, complaints });
  });

  test('that are missing are listed, with a hint about --local', () => {
    const { config, complaints, kind } = readDoctorSettings(false, {});
    expect([config, kind]).toEqual([null, 'a library']);
    expect(complaints).toContain('STRIPE_SECRET_KEY is required.');
    expect(complaints.at(-1)).toBe('For the library of npm start on this machine say --local.');
  });
});

test.each([
  [[ok('a', ''), ok('b', '')], 'All is well.'],
  [[ok('a', ''), unknown('b', '')], 'All is well. 1 could not be checked (?).'],
  [[wrong('a', ''), unknown('b', '')], '1 thing is wrong. 1 could not be checked (?).'],
  [[wrong('a', ''), wrong('b', '')], '2 things are wrong.'],
  [[ok('a', ''), advice('b', '')], 'All is well. 1 should be done (TO DO).'],
])('the conclusion', (findings, sentence) => {
  expect(conclusionOf(findings)).toBe(sentence);
});

test('reports everything that cannot be reached, in sentences and without a secret', async () => {
  const secrets = { ...complete, DATABASE_URL: 'postgres://owner:sesame@localhost:1/library' };
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    const env = {
      ...inherited,
      ...secrets,
      PUBLIC_URL: 'http://localhost:1',
      STRIPE_HOST: 'http://localhost:1',
      FIREBASE_HOST: 'http://localhost:1',
      DATA_DIR: tmpdir(),
    };
    const file = join(import.meta.dirname, 'doctor.ts');
    execFile(process.execPath, [file], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
  expect(code).toBe(1);
  for (const line of [
    'WRONG  settings           PUBLIC_URL must be',
    'WRONG  settings           STRIPE_HOST names a stand-in',
    'WRONG  Stripe key         Stripe cannot be reached',
    'WRONG  sign-in keys ',
    'WRONG  database           PostgreSQL cannot be used (ECONNREFUSED)',
    'things are wrong',
  ]) {
    expect(output).toContain(line);
  }
  for (const secret of ['notakeyofanyone', 'notasecretofanyone', 'sesame', 'a-key', '    at ']) {
    expect(output).not.toContain(secret);
  }
});

test.runIf(canMountDisk())('reports an almost full disk as wrong', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'library-doctor-full-'));
  const open = pathToFileURL(join(import.meta.dirname, '..', 'server', 'database', 'open.ts')).href;
  const make = `const { openDatabase } = await import('${open}');
    await (await openDatabase({ dataDir: '${dataDir}' })).close();`;
  const line = `${mountDisk(dataDir, '1200k')} && "$0" --input-type=module -e "$1" && "$0" "$2"`;
  const words = [line, process.execPath, make, join(import.meta.dirname, 'doctor.ts')];
  const env = { ...inherited, ...complete, DATABASE_URL: '', DATA_DIR: dataDir };
  const { stdout, stderr } = spawnSync(APART[0], [...APART.slice(1), ...words], {
    env: {
      ...env,
      PUBLIC_URL: 'http://localhost:1',
      STRIPE_HOST: 'http://localhost:1',
      FIREBASE_HOST: 'http://localhost:1',
    },
    encoding: 'utf8',
  });
  rmSync(dataDir, { recursive: true });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/WRONG +database +It has no room \(.* bytes left\)\. Make room\./);
});

test('docs/operations.md names every event of the webhook endpoint', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'operations.md'), 'utf8');
  for (const type of webhookEvents) expect(page).toContain(`\`${type}\``);
});
