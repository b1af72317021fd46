import { expect, test } from 'vitest';
import { browserOf } from './browser.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';
const IPHONE = 'iPhone; CPU iPhone OS 18_1 like Mac OS X';

test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  [`${MOZILLA} (${MAC}) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera on Mac'],
  [`${MOZILLA} (${MAC}) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15`, 'Safari on Mac'],
  [`${MOZILLA} (${IPHONE}) AppleWebKit/605.1.15 Version/18.1 Safari/604.1`, 'Safari on iPhone'],
  [`${MOZILLA} (${IPHONE}) AppleWebKit/605.1.15 CriOS/142.0 Safari/604.1`, 'Chrome on iPhone'],
  [`${MOZILLA} (${IPHONE}) AppleWebKit/605.1.15 FxiOS/144.0 Safari/605.1.15`, 'Firefox on iPhone'],
  [`${MOZILLA} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox on Linux'],
  [
    `${MOZILLA} (Linux; Android 15; SM-S931B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${MOZILLA} (X11; CrOS x86_64 16433.41) ${WEBKIT} Chrome/142.0 Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  ['Firefox/1', 'Firefox'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['ä\u0007b', 'b'],
  ['x'.repeat(500), 'x'.repeat(80)],
  ['', null],
  ['\u0000', null],
])('the browser %s is %s', (userAgent, name) => {
  expect(browserOf(userAgent)).toBe(name);
});
