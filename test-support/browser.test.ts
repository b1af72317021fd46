import { expect, test } from 'vitest';
import { browserOptions, wholeBrowserOptions } from './browser.ts';

test('the browser that is chosen comes first, and one that is not there is passed over', () => {
  expect(browserOptions(process.execPath).executablePath).toBe(process.execPath);
  expect(browserOptions('/nowhere/chromium').executablePath).not.toBe('/nowhere/chromium');
});

test('a browser that is chosen may be a headless shell: for what that lacks, a whole one comes first', () => {
  const whole = wholeBrowserOptions(process.execPath).executablePath;
  expect(whole).not.toBe('/usr/bin/chromium-headless-shell');
  expect(whole).toBeDefined();
});
