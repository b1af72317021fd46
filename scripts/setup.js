// Runs before `npm start` and `npm test`, with the machine's own Node (20 or later). Installs the dependencies if
// package-lock.json is newer than the installed ones. Plain JavaScript, without imports from node_modules.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(
      'Usage: node scripts/setup.js\n\nInstalls what is missing; npm start and npm test do so.',
    );
    process.exit();
  }
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exit(2);
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installed = join(root, 'node_modules', '.package-lock.json');
const runtime = join(root, 'node_modules', 'node');

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  fail(`Node 20 or later is needed to install; this is Node ${process.versions.node}.`);
}

if (!existsSync(installed) || modified(join(root, 'package-lock.json')) > modified(installed)) {
  console.log('Installing what the library needs; the first time takes a minute or two …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
}

// An install script fetches the Node runtime, and some machines do not run install scripts.
const node = join(runtime, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
if (!existsSync(node)) {
  console.log('Fetching the Node runtime …');
  run(process.execPath, ['installArchSpecificPackage.js'], runtime);
}

function modified(file) {
  return statSync(file).mtimeMs;
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail('The installation did not finish; npm says why above. Offline? Connect, and try again.');
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
