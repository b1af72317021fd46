// `npm test`: everything. Format, lint, types, unit and route tests; then the journeys in a browser.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { provideBrowser } from '../test-support/browser.ts';
import { buildClient } from './build.ts';
import { readTestSettings } from './config.ts';

const root = join(import.meta.dirname, '..');

function run(name: string, args: string[], environment: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(name, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const { chromiumPath, environment } = readTestSettings();
const browser = { ...environment, CHROMIUM_PATH: provideBrowser(chromiumPath) };
await buildClient(() => console.log('Building the pages …'));
run('npm', ['run', '--silent', 'check'], browser);
run('playwright', ['test'], browser);
