import { expect, it } from 'vitest';
import { frameSandbox, isFrameable } from './frame.ts';

const own = 'https://library.example';
const foreign = 'allow-scripts allow-same-origin allow-popups allow-forms';
const confined = 'allow-scripts allow-popups allow-forms';

it.each([
  ['https://online.fliphtml5.com/a/b/', true, foreign],
  ['http://localhost:3001/flipbooks/a', true, foreign],
  ['http://127.0.0.1:3001/flipbooks/a', true, foreign],
  ['https://library.example/page', true, confined],
  ['http://books.example/a', false, confined],
  ['javascript:alert(1)', false, confined],
  ['data:text/html,hello', false, confined],
  ['not an address', false, confined],
])('a frame of %s', (address, frameable, sandbox) => {
  expect(isFrameable(address)).toBe(frameable);
  expect(frameSandbox(address, own)).toBe(sandbox);
});
