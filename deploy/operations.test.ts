// Runs every command of docs/operations.md as it is written there, with the rights that its reader has. Commands for
// tools that a test machine lacks (Docker, systemd, the Stripe CLI) are compared with the files that they name.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inherited } from '../e2e/support/config.ts';
import { openDatabase } from '../server/database/open.ts';
import {
  createPostgresDatabase,
  engines,
  openTestDatabase,
} from '../server/test-support/databases.ts';
import { prepareFolders } from '../server/test-support/folders.ts';
import { everyRow, fillEveryTable } from '../server/test-support/filled-tables.ts';
import {
  type PostgresServer,
  prepareInstalledPostgres,
} from '../server/test-support/postgres-server.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('docs/operations.md');
const compose = read('deploy/compose.yml');
const unit = read('deploy/step-into-reading@.service');
const image = read('Dockerfile');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Matches lines of the doctor's output and remarks, which are not commands. */
const NO_COMMAND = /^(ok |WRONG |\? |TO DO |#)/;
/** The indented commands under each heading, without their remarks. */
const blocks = new Map(
  page.split(/^#+ /m).map((section) => {
    const [heading = ''] = section.split('\n');
    const lines = [...section.matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => line);
    const commands = lines.filter((line) => !NO_COMMAND.test(line));
    return [heading, commands.map((line) => line.replace(/ {3,}#.*$/, ''))];
  }),
);
const under = (heading: string) => blocks.get(heading) ?? [];
/** Returns the only command under a heading that contains `words`. */
function command(heading: string, words: string): string {
  const found = under(heading).filter((line) => line.includes(words));
  expect(found, `${heading}: ${words}`).toHaveLength(1);
  return found[0]!;
}

const { newFolder, open } = prepareFolders('operations');

/** Whether a program is installed. */
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
/** Replaces rsync by cp on a machine without rsync. */
const withoutRsync = (line: string) => (has('rsync') ? line : line.replace(/^rsync -a/, 'cp -a'));

/** Runs a command line in the library's folder, after replacing parts of it by `replacements`. */
async function run(
  line: string,
  replacements: Record<string, string> = {},
  env: NodeJS.ProcessEnv = {},
  input = '',
): Promise<string> {
  const here = Object.entries(replacements).reduce(
    (text, [name, replacement]) => text.replaceAll(name, replacement),
    line,
  );
  return new Promise((resolve, reject) => {
    const options = { cwd: root, env: { ...inherited, ...env } };
    const child = execFile('bash', ['-c', here], options, (error, stdout, stderr) =>
      error ? reject(new Error(`${here}\n${stdout}${stderr}`)) : resolve(stdout + stderr),
    );
    // The command may end before it has read its input.
    child.stdin?.on('error', () => {}).end(input);
  });
}

/** A library in production, on SQLite. */
const settings = {
  ...parseEnv(read('deploy/library.env.example')),
  DATABASE_URL: '',
  STRIPE_SECRET_KEY: ['sk', 'live', 'notakeyofanyone'].join('_'),
};

test('the page has only the commands tested here', () => {
  expect(Object.fromEntries([...blocks].filter(([, lines]) => lines.length > 0))).toEqual({
    'With containers': expect.toSatisfy((lines: string[]) => lines.length === 6),
    'With systemd': expect.toSatisfy((lines: string[]) => lines.length === 9),
    'Upgrade without downtime': expect.toSatisfy((lines: string[]) => lines.length === 6),
    'From SQLite to PostgreSQL': expect.toSatisfy((lines: string[]) => lines.length === 2),
    'Back up and restore': expect.toSatisfy((lines: string[]) => lines.length === 13),
  });
});

describe('with SQLite', () => {
  const HEADING = 'Back up and restore';
  const [dataDir, backup] = [newFolder(), newFolder()];
  const env = { ...settings, DATA_DIR: dataDir };
  const replacements = { '/backup': backup };
  let rows: Record<string, unknown[]>;
  beforeAll(async () => {
    const database = await openDatabase({ dataDir });
    await fillEveryTable(database);
    rows = await everyRow(database);
    await database.close();
    for (const folder of ['objects', 'flipbooks', 'recordings']) {
      mkdirSync(join(dataDir, folder));
      writeFileSync(join(dataDir, folder, 'file'), folder);
    }
  });

  test('backs up and restores a library', async () => {
    await run(command(HEADING, 'npm run backup'), replacements, env);
    await run(withoutRsync(under(HEADING)[1]!), replacements, env);
    rmSync(join(dataDir, 'objects'), { recursive: true });
    const database = await openDatabase({ dataDir });
    await sql`delete from users`.execute(database.db);
    await database.close();

    await run(command(HEADING, 'rm -f'), replacements, env);
    await run(command(HEADING, 'cp /backup/library'), replacements, env);
    await run(withoutRsync(command(HEADING, 'rsync -a /backup/')), replacements, env);
    const restored = await openDatabase({ dataDir });
    expect(await everyRow(restored)).toEqual(rows);
    await restored.close();
    expect(readFileSync(join(dataDir, 'objects', 'file'), 'utf8')).toBe('objects');
    expect(statSync(join(dataDir, 'library.sqlite')).mode & 0o777).toBe(0o600);
  });

  test('moves to PostgreSQL with the rights of a database owner', async () => {
    const databaseUrl = await databaseOf('mover');
    const HERE = 'From SQLite to PostgreSQL';
    const before = { 'before-the-move.sqlite': join(newFolder(), 'before.sqlite') };
    await run(command(HERE, 'npm run backup'), before, env);
    const line = command(HERE, 'npm run move').replace('postgres://…', databaseUrl);
    const output = await run(line.replace('DATA_DIR=…', `DATA_DIR='${dataDir}'`));
    expect(output).toContain('are moved, compared and equal');
    expect(await everyRow(await open({ dataDir, databaseUrl }))).toEqual(rows);
  });

  test.each([
    ['npm run admin -- <username>', 'bob can sign in|bob is a new owner'],
    ['npm run admin -- list', 'bob, since'],
    ['npm run admin -- second-factor-off <username>', 'bob had no second factor'],
    ['npm run admin -- role <username> editor', 'bob is an editor now'],
    ['npm run admin -- role <username> owner', 'bob is an owner now'],
    ['npm run admin -- remove <username>', 'bob is no longer an owner'],
    ['npm run admin -- --local <username>', 'bob is a new owner'],
  ])('%s', async (line, answer) => {
    expect(page).toContain(`\`${line}\``);
    const isLocal = line.includes('--local');
    const output = await run(
      line.replace('<username>', 'bob'),
      {},
      isLocal ? { DATA_DIR: dataDir } : env,
      'a good password\n',
    );
    expect(output).toMatch(new RegExp(answer));
  });

  test('every npm run command is a script of package.json', () => {
    const named = [...page.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(20);
    for (const name of named) expect(scripts).toHaveProperty([name]);
  });
});

/** Creates a database as the page does: its owner is a user without other rights. Returns its URL. */
async function databaseOf(user: string): Promise<string> {
  const url = new URL(await createPostgresDatabase());
  const name = url.pathname.slice(1);
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  await client.query(`create role ${user}_${name} login nosuperuser nocreatedb`);
  await client.query(`alter database ${name} owner to ${user}_${name}`);
  await client.end();
  url.username = `${user}_${name}`;
  return url.href;
}

test.each(engines)('the SQL statements of the page run on %s', async (engine) => {
  const { db } = await openTestDatabase(engine);
  const statements = page.match(/(?<=`)(update|select) [^`]+(?=`)/g) ?? [];
  expect(statements).toHaveLength(2);
  for (const statement of statements) await sql.raw(statement).execute(db);
});

/** Returns the folder of the installed PostgreSQL server with the version of pg_dump; null if there is none. */
function installedPostgres(): string | null {
  const version = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout;
  const major = /\) (\d+)/.exec(version ?? '')?.[1];
  const folder = `/usr/lib/postgresql/${major}/bin`;
  return existsSync(join(folder, 'initdb')) ? folder : null;
}
const binaries = installedPostgres();

describe('with PostgreSQL', () => {
  const HEADING = 'Back up and restore';

  test('the user who restores owns the database, and so may create tables', async () => {
    expect(command(HEADING, 'createdb --maintenance-db')).toContain(' --owner=library ');
    expect(command(HEADING, 'pg_restore --no-owner --no-priv')).toContain('://library@');
    const database = await open({ dataDir: '', databaseUrl: await databaseOf('restorer') });
    await database.check();
  });

  describe.runIf(binaries !== null)('and its client programs', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await prepareInstalledPostgres(binaries!);
      await server.start();
      // `postgres` is a superuser. The library's user owns only its own database.
      const client = new pg.Client({ connectionString: `${server.url}/postgres` });
      await client.connect();
      await client.query('create role postgres login superuser');
      await client.end();
      const admin = new pg.Client({ connectionString: at('postgres', 'postgres') });
      await admin.connect();
      await admin.query('alter role library rename to bootstrap');
      await admin.query('create role library login nosuperuser nocreatedb nocreaterole');
      await admin.query('create database library owner library template template0 encoding utf8');
      await admin.end();
    });
    afterAll(() => server.remove());
    const at = (user: string, name: string) => {
      const url = new URL(`${server.url}/${name}`);
      url.username = user;
      return url.href;
    };

    test('backs up a running library, and restores it into a new database', async () => {
      const databaseUrl = at('library', 'library');
      const running = await open({ dataDir: '', databaseUrl });
      await fillEveryTable(running);
      const { host } = new URL(server.url);
      const replacements = { 'library-2026-11-22.dump': join(newFolder(), 'copy.dump'), '…': host };
      const env = { DATABASE_URL: databaseUrl };
      await run(command(HEADING, 'pg_dump --format=custom --file'), replacements, env);
      await run(command(HEADING, 'createdb --maintenance-db'), replacements);
      await run(command(HEADING, 'pg_restore --no-owner --no-priv'), replacements);
      const restored = await open({ dataDir: '', databaseUrl: at('library', 'library_restored') });
      expect(await everyRow(restored)).toEqual(await everyRow(running));
      await restored.checkWrites();
    });
  });
});

describe('with systemd', () => {
  const HEADING = 'With systemd';

  test('installs a release, and switches to the next one', async () => {
    const opt = newFolder();
    const etc = newFolder();
    const replacements = { '/opt/': `${opt}/`, '/etc/': `${etc}/` };
    for (const [heading, version] of [
      [HEADING, '1.1.0'],
      ['Upgrade without downtime', '1.2.0'],
    ] as const) {
      const folder = join(opt, `step-into-reading-${version}`);
      expect(command(heading, 'git clone')).toBe(
        `git clone --branch v${version} <the repository> /opt/step-into-reading-${version}`,
      );
      expect(command(heading, 'npm ci')).toBe(
        `cd /opt/step-into-reading-${version} && npm ci && npm run build`,
      );
      // Replaces git clone, npm ci and the build.
      mkdirSync(folder);
      cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
      await run(command(heading, 'ln -sfn'), replacements);
      expect(readlinkSync(join(opt, 'step-into-reading'))).toBe(folder);
      if (heading !== HEADING) continue;
      const there = { ...replacements, 'deploy/': `${folder}/deploy/` };
      for (const line of under(heading).filter((line) => line.startsWith('install '))) {
        await run(line, there);
      }
    }
    const [environment] = /(?<=^EnvironmentFile=)\S+$/m.exec(unit) ?? [];
    const installedSettings = join(etc, environment!.replace('/etc/', ''));
    expect(statSync(installedSettings).mode & 0o777).toBe(0o600);
    expect(existsSync(join(etc, 'systemd/system/step-into-reading@.service'))).toBe(true);
  });

  test.runIf(has('systemd-analyze'))('systemd accepts the unit', () => {
    const folder = newFolder();
    const file = join(folder, 'step-into-reading@.service');
    writeFileSync(
      file,
      unit.replaceAll('/opt/step-into-reading/node_modules/node/bin/node', process.execPath),
    );
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('step-into-reading'))).toEqual([]);
  });

  test('the other commands name the instances of the unit, and existing scripts', () => {
    const others = [...under(HEADING), ...under('Upgrade without downtime')].filter((line) =>
      /^(systemctl|library scripts)/.test(line),
    );
    expect(others).toEqual([
      'library scripts/doctor.ts',
      'systemctl enable --now step-into-reading@3000 step-into-reading@3001',
      'library scripts/admin.ts <username>',
      'systemctl restart step-into-reading@3000 && systemctl restart step-into-reading@3001',
    ]);
    for (const [, file = ''] of page.matchAll(/library (scripts\/[\w-]+\.ts)/g)) {
      expect(existsSync(join(root, file)), file).toBe(true);
    }
  });
});

describe('with containers', () => {
  const lines = [...blocks.values()]
    .flat()
    .filter((line) => /^(?:for .*; do )?library (?!scripts)/.test(line));

  test('copies the settings beside the compose file that reads them', async () => {
    const folder = newFolder();
    cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
    await run(`cd '${folder}' && ${command('With containers', 'cp deploy/library.env')}`);
    const alias = command('With containers', 'alias library');
    expect(alias).toBe(
      "alias library='docker compose --env-file deploy/library.env -f deploy/compose.yml'",
    );
    expect(compose).toContain('env_file: library.env');
    expect(existsSync(join(folder, 'deploy/library.env'))).toBe(true);
  });

  test('every command uses the services, database and folders of the compose file', () => {
    const services = [...compose.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name = '']) => name);
    expect(lines).toHaveLength(10);
    for (const line of lines) {
      for (const [, verb = '', rest = ''] of line.matchAll(
        /library (build|run|up|exec|cp)\b([^&]*)/g,
      )) {
        const words = rest
          .trim()
          .split(' ')
          .filter((word) => word && !word.startsWith('-'));
        const names = verb === 'cp' ? words[0]!.split(':').slice(0, 1) : words.slice(0, 1);
        for (const name of names) expect(services, line).toContain(name);
      }
      for (const [, user = ''] of line.matchAll(/--username=(\w+)/g)) {
        expect(compose).toContain(`POSTGRES_USER: ${user}\n`);
      }
      for (const [, folder = ''] of line.matchAll(/:(\/data)\//g)) {
        expect(compose).toContain(`DATA_DIR: ${folder}\n`);
      }
    }
    expect(compose).toContain('POSTGRES_DB: library\n');
  });

  test('the scripts run with the files in the image', async () => {
    const app = newFolder();
    const copied = [...image.matchAll(/^COPY (?!--from|package)(\S+) (\S+)$/gm)].slice(1);
    for (const [, from = '', to = ''] of copied) {
      cpSync(join(root, from), join(app, to), { recursive: true });
    }
    cpSync(join(root, 'package.json'), join(app, 'package.json'));
    symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'));
    const used = lines.flatMap((line) => /node (scripts\/\S+)/.exec(line)?.[1] ?? []);
    expect(used.toSorted()).toEqual(['scripts/admin.ts', 'scripts/doctor.ts']);
    for (const script of [
      ...used,
      'scripts/backup.ts',
      'scripts/move.ts',
      'scripts/move-objects.ts',
    ]) {
      const output = execFileSync(process.execPath, [join(app, script), '--help'], {
        encoding: 'utf8',
      });
      expect(output).toMatch(/^Usage: /);
    }
  });
});

describe('in a rehearsal', () => {
  test('the Stripe CLI forwards to the webhook of the library', () => {
    const sent = page.match(/stripe listen --forward-to \S+(?=`)/g);
    expect(sent).toEqual([`stripe listen --forward-to http://localhost:3000/api/webhooks/stripe`]);
    expect(read('server/modules/subscriptions/routes.ts')).toContain("'/api/webhooks/stripe'");
  });

  test('the server starts without the rules of production', async () => {
    expect(page).toContain('`npx node server/main.ts`: as `npm run serve`');
    expect(scripts['serve']).toMatch(/ server\/main\.ts --production$/);
    expect(await run('npx node server/main.ts --help')).toContain('as in a rehearsal');
  });
});
