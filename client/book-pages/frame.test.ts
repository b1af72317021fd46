import { expect, it } from 'vitest';
import { frameSandbox } from './frame.ts';

const own = 'https://library.example';
const crossOrigin = 'allow-scripts allow-same-origin allow-popups allow-forms';
const restricted = 'allow-scripts allow-popups allow-forms';

it.each([
  ['https://online.fliphtml5.com/a/b/', crossOrigin],
  ['http://localhost:3001/flipbooks/a', crossOrigin],
  ['http://127.0.0.1:3001/flipbooks/a', crossOrigin],
  ['https://library.example/page', restricted],
  ['https://name:word@online.fliphtml5.com/a/b/', restricted],
  ['http://books.example/a', restricted],
  ['javascript:alert(1)', restricted],
  ['data:text/html,hello', restricted],
  ['not an address', restricted],
])('the sandbox of a frame of %s is "%s"', (address, sandbox) => {
  expect(frameSandbox(address, own)).toBe(sandbox);
});
