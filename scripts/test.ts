// `npm test`: format, types and imports side by side, then lint beside the unit and route tests, then the journeys in a browser.
// The first part that fails ends it. `--check` leaves the browser out, `--smoke` drives the main path alone, and
// `--changed [<commit>]` tries what has changed since then, or since the last commit.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoBrowser, provideBrowser, tryBrowser } from '../test-support/browser.ts';
import { newCommand } from './command.ts';
import { readTestSettings } from './config.ts';
import { type Part, readCounts, summarise } from './test-report.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const MAIN_PATH = 'e2e/main-path.spec.ts';
/** Databases, data folders and what a browser keeps, in megabytes. */
const ROOM = 2_000;

interface Command {
  name: string;
  command: string;
  args: string[];
  runner?: 'vitest' | 'playwright';
}

/** In a process of its own: it leaves NODE_ENV as `production`, for which React has no `act`. */
const BUILD = { name: 'build', command: 'npm', args: ['run', '--silent', 'build'] };
const FORMAT = { name: 'format', command: 'npm', args: ['run', '--silent', 'format'] };
const LINT = { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] };
const IMPORTS = { name: 'imports', command: 'npm', args: ['run', '--silent', 'imports'] };
const TYPES = { name: 'types', command: 'npm', args: ['run', '--silent', 'types'] };

const reportOf = (runner: string) => join(results, `${runner}.json`);

const unit = (...args: string[]): Command => ({
  name: 'unit',
  command: 'vitest',
  args: [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf('vitest')}`,
    ...args,
  ],
  runner: 'vitest',
});

const browser = (name: string, ...args: string[]): Command => ({
  name,
  command: 'playwright',
  args: ['test', '--reporter=list,json', ...args],
  runner: 'playwright',
});

const command = newCommand(
  'npm test --',
  'Tries everything; without an option the journeys in a browser, too.',
)
  .option('--check', 'leaves the journeys in a browser out')
  .option('--smoke', 'drives the main path in a browser alone')
  .option('--changed', 'tries what has changed since a commit')
  .argument('[commit]', 'of --changed; the last one without it')
  .parse();

interface Chosen {
  check?: boolean;
  smoke?: boolean;
  changed?: boolean;
}

/** What runs side by side, one group after the other: the tests of either kind look at the built pages. */
function plan(): Command[][] {
  const values = command.opts<Chosen>();
  const positionals = command.args;
  const first = [BUILD];
  const rules = [FORMAT, TYPES, IMPORTS];
  if (values.smoke) return [first, [browser('main path', MAIN_PATH)]];
  if (values.check) return [first, rules, [LINT, unit()]];
  if (!values.changed) return [first, rules, [LINT, unit()], [browser('browser')]];
  const [since = 'HEAD'] = positionals;
  return [
    first,
    rules,
    [LINT, unit(`--changed=${since}`, '--passWithNoTests')],
    [browser('browser', `--only-changed=${since}`, '--pass-with-no-tests')],
    [browser('main path', MAIN_PATH)],
  ];
}

/** Runs a command to its end; what it prints is shown at once if it is alone or runs tests, else when it has ended. */
async function run({ name, command, args, runner }: Command, isAlone: boolean): Promise<Part> {
  const began = performance.now();
  if (runner) rmSync(reportOf(runner), { force: true });
  const shown = isAlone || runner ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', shown, shown],
    env: {
      ...environment,
      CHROMIUM_PATH: browserPath,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('playwright'),
    },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.stdout.write(output);
  return {
    name,
    seconds: (performance.now() - began) / 1000,
    isGreen: code === 0,
    counts: runner ? readCounts(runner, reportOf(runner)) : null,
  };
}

/** Ends everything, with a sentence that says what is missing and what to do. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function requireRoom(): Promise<void> {
  for (const folder of new Set([tmpdir(), root])) {
    const { bavail, bsize } = await statfs(folder);
    const megabytes = Math.floor((bavail * bsize) / 2 ** 20);
    if (megabytes < ROOM) {
      fail(
        `The disk is full: ${folder} has ${megabytes} MB left, and the tests need ${ROOM}. Make room there, and try again.`,
      );
    }
  }
}

/** The path of a browser that starts. */
async function requireBrowser(): Promise<string> {
  try {
    const path = provideBrowser(chromiumPath);
    await tryBrowser(path);
    return path;
  } catch (error) {
    if (error instanceof NoBrowser) fail(error.message);
    throw error;
  }
}

const { chromiumPath, environment } = readTestSettings();
await requireRoom();
const browserPath = await requireBrowser();
mkdirSync(results, { recursive: true });
const parts: Part[] = [];
for (const group of plan()) {
  const ended = await Promise.all(group.map((command) => run(command, group.length === 1)));
  parts.push(...ended);
  if (ended.some(({ isGreen }) => !isGreen)) break;
}
console.log(`\n${summarise(parts)}`);
process.exitCode = parts.every(({ isGreen }) => isGreen) ? 0 : 1;
