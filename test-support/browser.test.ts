import { expect, test } from 'vitest';
import { browserOptions } from './browser.ts';

test('the browser that is chosen comes first, and one that is not there is passed over', () => {
  expect(browserOptions(process.execPath).executablePath).toBe(process.execPath);
  expect(browserOptions('/nowhere/chromium').executablePath).not.toBe('/nowhere/chromium');
});
