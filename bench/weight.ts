// What a first visit downloads: the scripts of the landing screen, as a browser receives them.
import { chromium } from '@playwright/test';
import { readTestSettings } from '../scripts/config.ts';
import { browserOptions } from '../test-support/browser.ts';

export interface Weight {
  /** Bytes of JavaScript on the wire before the landing screen can be used, compressed with gzip. */
  scriptBytes: number;
  /** How many of these scripts hold the identity SDK. */
  identityScripts: number;
}

/** Opens the landing screen with an empty cache. */
export async function measureWeight(origin: string): Promise<Weight> {
  const browser = await chromium.launch(browserOptions(readTestSettings().chromiumPath));
  const page = await browser.newPage({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  let scriptBytes = 0;
  let identityScripts = 0;
  const readings: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    readings.push(
      (async () => {
        const { responseBodySize } = await response.request().sizes();
        scriptBytes += responseBodySize;
        if ((await response.text()).includes('identitytoolkit')) identityScripts++;
      })(),
    );
  });
  await page.goto(origin);
  await page.getByRole('button', { name: 'Sign In With Google' }).waitFor();
  await Promise.all(readings);
  await browser.close();
  return { scriptBytes, identityScripts };
}
