// `npm test`: builds; checks format, types, imports and unused code in parallel; runs lint and the unit and route tests
// in parallel; runs the browser tests. A failure ends the run after its group. `--check` skips the browser tests,
// `--smoke` runs only the main path, and `--changed [<commit>]` tests what has changed since that or the last commit.
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
/** Disk space for databases, data folders and browser profiles. */
const REQUIRED_MB = 2_000;

interface Command {
  name: string;
  command: string;
  args: string[];
  runner?: 'vitest' | 'playwright';
}

/** A separate process, because the build sets NODE_ENV to `production`, in which React has no `act`. */
const BUILD = { name: 'build', command: 'npm', args: ['run', '--silent', 'build'] };
const FORMAT = { name: 'format', command: 'npm', args: ['run', '--silent', 'format'] };
const LINT = { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] };
const IMPORTS = { name: 'imports', command: 'npm', args: ['run', '--silent', 'imports'] };
const UNUSED = { name: 'unused', command: 'npm', args: ['run', '--silent', 'unused'] };
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

/** Returns groups of parallel commands. The build comes first, because the tests use the built client. */
function plan(): Command[][] {
  const values = command.opts<Chosen>();
  const positionals = command.args;
  const first = [BUILD];
  const rules = [FORMAT, TYPES, IMPORTS, UNUSED];
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

/** Runs a command. Shows its output at once if it runs alone or runs tests, and otherwise when it has ended. */
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

/** Ends the run with a sentence that says what is missing and what to do. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function requireDiskSpace(): Promise<void> {
  for (const folder of new Set([tmpdir(), root])) {
    const { bavail, bsize } = await statfs(folder);
    const megabytes = Math.floor((bavail * bsize) / 2 ** 20);
    if (megabytes < REQUIRED_MB) {
      fail(
        `The disk is full: ${folder} has ${megabytes} MB left, and the tests need ${REQUIRED_MB}. Make room there, and try again.`,
      );
    }
  }
}

/** Returns the path of a browser that starts. */
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
await requireDiskSpace();
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
