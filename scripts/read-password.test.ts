import { PassThrough } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { expect, test } from 'vitest';
import { readPassword } from './read-password.ts';

/** A fake terminal. `shown` returns its output, and `raw` records the calls of setRawMode. */
function terminal(isTTY: boolean) {
  const raw: boolean[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY,
    setRawMode: (mode: boolean) => raw.push(mode),
  }) as unknown as ReadStream;
  const output = new PassThrough();
  return { input, output, raw, shown: () => String(output.read()) };
}

test('a terminal does not show the password, and backspace works', async () => {
  const { input, output, raw, shown } = terminal(true);
  const typed = readPassword('Password: ', input, output);
  input.push('open sesamme\u007f\u007fe\r');
  expect(await typed).toBe('open sesame');
  expect(shown()).toBe('Password: \n');
  expect(raw).toEqual([true, false]);
});

test('Ctrl+C returns null', async () => {
  const { input, output } = terminal(true);
  const typed = readPassword('Password: ', input, output);
  input.push('open\u0003');
  expect(await typed).toBeNull();
});

test.each([
  ['a line', 'open sesame\nmore\n', 'open sesame'],
  ['a line without its end', 'open sesame', 'open sesame'],
  ['a line with white space around it', ' open sesame \r\n', ' open sesame '],
  ['nothing', '', ''],
])('reads %s from a pipe', async (_name, sent, password) => {
  const { input, output, raw } = terminal(false);
  const typed = readPassword('Password: ', input, output);
  input.push(sent);
  input.push(null);
  expect(await typed).toBe(password);
  expect(raw).toEqual([]);
});
