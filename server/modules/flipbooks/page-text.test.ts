import { expect, test } from 'vitest';
import { cleanPageText } from './page-text.ts';

test.each([
  ['Sam sat.\r\nPam  ran. \r\n', 'Sam sat.\nPam ran.'],
  ['a kit\u0002ten', 'a kitten'],
  ['a kit\ufffe\r\nten', 'a kitten'],
  ['\ufb01sh and \ufb02ags', 'fish and flags'],
  ['one\n\n \n\ntwo', 'one\ntwo'],
  ['\u00a0 a\tb\u0000\u001b\ufffd\ue000c', 'a bc'],
  ['cafe\u0301', 'café'],
  [' \n ', ''],
  ['x'.repeat(30_000), 'x'.repeat(20_000)],
])('%j becomes %j', (text, clean) => {
  expect(cleanPageText(text)).toBe(clean);
});
