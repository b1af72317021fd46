import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PictureNotDrawn, reEncode } from './re-encode.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-picture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a program that runs this script instead of the picture process. */
function broken(name: string, script: string): string {
  const program = join(folder, `${name}.js`);
  writeFileSync(program, script);
  return program;
}

const bytes = new Uint8Array(1_000_000);

test.each([
  ['exits with an error', 'process.exit(3)'],
  ['crashes', 'process.kill(process.pid, "SIGSEGV")'],
  ['writes nothing', ''],
  ['writes invalid output', 'console.log("hello")'],
])('a process that %s fails its picture', async (name, script) => {
  await expect(reEncode(bytes, 800, { program: broken(name, script) })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('could not be prepared'),
  });
});

test.each([
  ['that has crashed', 'process.kill(process.pid, "SIGSEGV")', true],
  ['whose memory was not enough', 'process.abort()', true],
  [
    'that was told to end, as when the library stops',
    'process.kill(process.pid, "SIGTERM")',
    false,
  ],
  ['that could not begin', 'process.exit(1)', false],
])('the picture is to blame for a process %s: %#', async (name, script, isBlamed) => {
  const error = await reEncode(bytes, 800, { program: broken(name, script) }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error instanceof PictureNotDrawn).toBe(isBlamed);
});

test('a process that hangs is killed, and the next picture is processed', async () => {
  const program = broken('hangs', 'setInterval(() => {}, 1000)');
  const first = reEncode(bytes, 800, { program, timeout: 200 });
  const next = reEncode(new TextEncoder().encode('Sam'), 800);
  await expect(first).rejects.toMatchObject({ code: 'unavailable' });
  await expect(first).rejects.toBeInstanceOf(PictureNotDrawn);
  await expect(next).rejects.toMatchObject({ code: 'invalid_request' });
});
