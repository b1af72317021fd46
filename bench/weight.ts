// Measures the scripts that a browser downloads on a first visit to the landing screen.
import { chromium } from '@playwright/test';
import { readTestSettings } from '../scripts/config.ts';
import { browserOptions } from '../test-support/browser.ts';

export interface Weight {
  /** Bytes of JavaScript, compressed with gzip, that are sent before the landing screen can be used. */
  scriptBytes: number;
  /** The number of these scripts that contain the identity SDK. */
  identityScripts: number;
}

/** Opens the landing screen with an empty cache and measures its scripts. */
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
