import { expect, test } from 'vitest';
import { browserOptions, NoBrowser, tryBrowser, wholeBrowserOptions } from './browser.ts';

test('the browser that is chosen comes first, and one that is not there is passed over', () => {
  expect(browserOptions(process.execPath).executablePath).toBe(process.execPath);
  expect(browserOptions('/nowhere/chromium').executablePath).not.toBe('/nowhere/chromium');
});

test('a browser that is chosen may be a headless shell: for what that lacks, a whole one comes first', () => {
  const whole = wholeBrowserOptions(process.execPath).executablePath;
  expect(whole).not.toBe('/usr/bin/chromium-headless-shell');
  expect(whole).toBeDefined();
});

test('a browser that does not start is named, and what to do', async () => {
  const trying = tryBrowser(process.execPath);
  await expect(trying).rejects.toThrow(NoBrowser);
  await expect(trying).rejects.toThrow(
    /^The browser .* does not start \(.+\)\. Install Chromium, or set CHROMIUM_PATH to one that does\.$/,
  );
});
