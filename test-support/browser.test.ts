import { expect, test } from 'vitest';
import { browserOptions, NoBrowser, tryBrowser, wholeBrowserOptions } from './browser.ts';

test('prefers the chosen browser, and ignores one that does not exist', () => {
  expect(browserOptions(process.execPath).executablePath).toBe(process.execPath);
  expect(browserOptions('/nowhere/chromium').executablePath).not.toBe('/nowhere/chromium');
});

test('wholeBrowserOptions prefers a full browser to the chosen one, which may be a headless shell', () => {
  const whole = wholeBrowserOptions(process.execPath).executablePath;
  expect(whole).not.toBe('/usr/bin/chromium-headless-shell');
  expect(whole).toBeDefined();
});

test('tryBrowser names a browser that does not start, and a remedy', async () => {
  const trying = tryBrowser(process.execPath);
  await expect(trying).rejects.toThrow(NoBrowser);
  await expect(trying).rejects.toThrow(
    /^The browser .* does not start \(.+\)\. Install Chromium, or set CHROMIUM_PATH to one that does\.$/,
  );
});
