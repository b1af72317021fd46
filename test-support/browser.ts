// The Chromium that the tests drive: the one that is installed, else one that is fetched.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The headless shell comes first: it draws a page for two thirds of the work. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function find(chosen: string | undefined): string | undefined {
  return [chosen, chromium.executablePath(), ...INSTALLED].find((path) => path && existsSync(path));
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, {
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** Says what to do. */
export class NoBrowser extends Error {}

/**
 * The path of a browser; fetches one when there is none. What is told meanwhile goes to standard error, for a
 * measurement prints its results. Throws NoBrowser when that fails too.
 */
export function provideBrowser(chosen: string | undefined): string {
  const installed = find(chosen);
  if (installed) return installed;

  console.error('Fetching a browser for the tests …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell');
    if (!find(chosen)) run('apt-get', 'install', '-y', '-qq', 'chromium');
  }
  if (!find(chosen)) run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  const fetched = find(chosen);
  if (!fetched) {
    throw new NoBrowser(
      'No browser could be fetched. Connect to the network, install Chromium, or set CHROMIUM_PATH to one.',
    );
  }
  return fetched;
}

/** How every test and measurement launches it: alone with this machine, without a sandbox as root. */
export function browserOptions(chosen: string | undefined): LaunchOptions {
  const executablePath = find(chosen);
  // Where it has browsers of its own, Playwright knows best which of them is the headless one.
  const isChosen = executablePath !== undefined && executablePath !== chromium.executablePath();
  return {
    ...(isChosen && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
