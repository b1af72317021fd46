import { expect, it } from 'vitest';
import { frameSandbox } from './frame.ts';

const own = 'https://library.example';
const foreign = 'allow-scripts allow-same-origin allow-popups allow-forms';
const confined = 'allow-scripts allow-popups allow-forms';

it.each([
  ['https://online.fliphtml5.com/a/b/', foreign],
  ['http://localhost:3001/flipbooks/a', foreign],
  ['http://127.0.0.1:3001/flipbooks/a', foreign],
  ['https://library.example/page', confined],
  ['https://name:word@online.fliphtml5.com/a/b/', confined],
  ['http://books.example/a', confined],
  ['javascript:alert(1)', confined],
  ['data:text/html,hello', confined],
  ['not an address', confined],
])('the sandbox of a frame of %s is "%s"', (address, sandbox) => {
  expect(frameSandbox(address, own)).toBe(sandbox);
});
