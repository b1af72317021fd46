// Before the workers start.
import { chromium } from '@playwright/test';
import { readTestSettings } from '../../scripts/config.ts';
import { browserOptions } from '../../test-support/browser.ts';
import { prepareData, removeFolder } from './data-folder.ts';

export default async function setUp(): Promise<() => void> {
  await tryBrowser();
  const prepared = await prepareData();
  return () => removeFolder(prepared);
}

/** One sentence now, and not one failure a test. */
async function tryBrowser(): Promise<void> {
  const options = browserOptions(readTestSettings().chromiumPath);
  try {
    await (await chromium.launch(options)).close();
  } catch (error) {
    const browser = options.executablePath ?? chromium.executablePath();
    const [reason = ''] = String(error).split('\n');
    throw new Error(
      `The browser ${browser} does not start (${reason}). Install Chromium, or set CHROMIUM_PATH to one that does.`,
      { cause: error },
    );
  }
}
