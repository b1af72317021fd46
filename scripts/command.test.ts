// Every command has `--help`, and refuses unknown options and arguments.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inherited } from '../e2e/support/config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Each command with as many arguments as it accepts. */
const commands: Record<string, string[]> = {
  'bench/abuse.ts': ['logins'],
  'bench/run.ts': ['costs'],
  'scripts/admin.ts': ['set', 'bob'],
  'scripts/api-docs.ts': [],
  'scripts/backup.ts': ['copy.sqlite'],
  'scripts/build.ts': [],
  'scripts/cast.ts': [],
  'scripts/doctor.ts': [],
  'scripts/draw-icons.ts': [],
  'scripts/drawn-pictures.ts': [],
  'scripts/move-objects.ts': [],
  'scripts/move.ts': [],
  'scripts/mutation.ts': ['domain'],
  'scripts/phonics.ts': ['book', '--level', '3', 'story.txt'],
  'scripts/prepare.ts': [],
  'scripts/release.ts': ['patch'],
  'scripts/setup.js': [],
  'scripts/sounds.ts': [],
  'scripts/start.ts': [],
  'scripts/subset-fonts.js': [],
  'scripts/test.ts': ['main'],
  'server/main.ts': ['--production'],
};
/** They accept any number of names, but only known ones. */
const LISTS = ['bench/abuse.ts', 'bench/run.ts'];
/** They accept any number of names. */
const OPEN = ['scripts/mutation.ts'];

const folder = mkdtempSync(join(tmpdir(), 'library-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(file: string, args: readonly string[]) {
  const options = { cwd: folder, env: { ...inherited, DATA_DIR: '', DATABASE_URL: '' } };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(root, file), ...args],
      options,
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
    child.stdin?.end();
  });
}

test('this file tests every command of package.json and of scripts/', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = Object.values(scripts).flatMap((line) => /\S+\.(?:ts|js)$/.exec(line) ?? []);
  const served = named.concat('server/main.ts');
  const runs = readdirSync(join(root, 'scripts'))
    .filter((file) => /\.(ts|js)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => `scripts/${file}`)
    .filter((file) => /newCommand\(|parseArgs\(|process\.argv|import\.meta\.main/.test(read(file)))
    .filter((file) => file !== 'scripts/command.ts');
  const expected = new Set([...served, ...runs].filter((file) => !/^(eslint|prettier)/.test(file)));
  expect(Object.keys(commands).toSorted()).toEqual([...expected].toSorted());
});

const files = Object.keys(commands);
test.each(files)('%s has --help', async (file) => {
  const { code, stdout, stderr } = await run(file, ['--help']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: /);
});

test.each(files)('%s refuses an unknown option', async (file) => {
  const { code, stdout, stderr } = await run(file, [...commands[file]!, '--no-such-option']);
  expect(code).not.toBe(0);
  expect(stderr).toMatch(/unknown option '--no-such-option'/i);
  expect(stderr + stdout).not.toMatch(/\n +at /);
});

test.each(files.filter((file) => !OPEN.includes(file)))(
  '%s refuses an extra argument',
  async (file) => {
    const { code, stdout, stderr } = await run(file, [...commands[file]!, 'surplus']);
    expect(code).not.toBe(0);
    const complaint = LISTS.includes(file)
      ? /'surplus' is invalid/
      : /too many arguments|'surplus'/i;
    expect(stderr).toMatch(complaint);
    expect(stderr + stdout).not.toMatch(/\n +at /);
  },
);

test.each(['server/main.ts', 'scripts/move.ts'])('%s does not repeat a password', async (file) => {
  const { stderr } = await run(file, ['--database-url=postgres://someone:secret@db']);
  expect(stderr).toContain("unknown option '--database-url=postgres://…@db'");
});

test.each([
  ['scripts/admin.ts', ['set']],
  ['scripts/backup.ts', []],
])('%s refuses an empty name, an option or help as a name', async (file, before) => {
  for (const name of ['--help', '-h', '--', 'help', '', ' ']) {
    const { code, stderr } = await run(file, [...before, '--', name]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/is invalid for argument[^]*Nothing was done/),
    ]);
  }
});

test('no command above has created a file', () => expect(readdirSync(folder)).toEqual([]));
