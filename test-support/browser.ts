// Finds the Chromium for the tests: an installed one, or else a downloaded one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Renders pages with a third less work than a full browser, but lacks some of its features. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const first = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));
const find = (chosen: string | undefined) =>
  first(chosen, chromium.executablePath(), HEADLESS_SHELL, ...WHOLE);
const findWhole = (chosen: string | undefined) =>
  first(chromium.executablePath(), ...WHOLE, chosen);

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, {
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** No browser is available. The message says what to do. */
export class NoBrowser extends Error {}

/**
 * Returns the path of a browser, and installs one if there is none. Prints progress to standard error, because
 * benchmarks print their results to standard output. Throws NoBrowser if the installation fails.
 */
export function provideBrowser(chosen: string | undefined): string {
  const installed = findWhole(chosen) && find(chosen);
  if (installed) return installed;

  console.error('Fetching a browser for the tests …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', 'chromium');
    // Not every distribution has this package.
    run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell');
  }
  if (!findWhole(chosen)) run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  const fetched = findWhole(chosen) && find(chosen);
  if (!fetched) {
    throw new NoBrowser(
      'No browser could be fetched. Connect to the network, install Chromium, or set CHROMIUM_PATH to one.',
    );
  }
  return fetched;
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the launch options of every test and benchmark: no background networking, no sandbox. */
export function browserOptions(chosen: string | undefined): LaunchOptions {
  const executablePath = find(chosen);
  // If Playwright has its own browsers, let it choose the headless one.
  const isChosen = executablePath !== undefined && executablePath !== chromium.executablePath();
  return { ...(isChosen && { executablePath }), args: ARGS };
}

/** Like `browserOptions`, for features that the headless shell lacks, such as the back/forward cache. */
export function wholeBrowserOptions(chosen: string | undefined): LaunchOptions {
  const executablePath = findWhole(chosen);
  return { ...(executablePath !== undefined && { executablePath }), args: ARGS };
}

/** Throws NoBrowser if the browser of `browserOptions(chosen)` does not start. */
export async function tryBrowser(chosen: string | undefined): Promise<void> {
  try {
    await (await chromium.launch(browserOptions(chosen))).close();
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new NoBrowser(
      `The browser ${chosen} does not start (${reason}). Install Chromium, or set CHROMIUM_PATH to one that does.`,
      { cause: error },
    );
  }
}
