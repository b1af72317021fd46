import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wavOf } from '../../test-support/sounds.ts';
import { createSoundTools } from './examine.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-sound-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a recording is written again, measured, and made an MP3', async () => {
  const tools = createSoundTools();
  const { wav, milliseconds, loudness } = await tools.examine(wavOf({ seconds: 1 }), 'sentence');
  expect(wav).toEqual(wavOf({ seconds: 1 }));
  expect([milliseconds, Math.round(loudness / 100)]).toEqual([1000, -20]);
  const mp3 = await tools.makeMp3(wav);
  expect(mp3.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
  // 64 kbit/s are 8,000 bytes a second.
  expect(Math.abs(mp3.length - 8_000)).toBeLessThan(1_000);
});

test('a file that is no recording is refused', async () => {
  await expect(createSoundTools().examine(Buffer.from('Sam'), 'sound')).rejects.toMatchObject({
    code: 'invalid_request',
    issues: [{ field: 'body', message: 'This file is not a WAV file.' }],
  });
});

test.each([
  ['exits with an error', 'process.exit(3)'],
  ['writes invalid output', 'console.log("hello")'],
  ['hangs', 'setInterval(() => {}, 1000)'],
])('a process that %s fails its recording', async (name, script) => {
  const program = join(folder, `${name}.js`);
  writeFileSync(program, script);
  const tools = createSoundTools({ program, timeout: name === 'hangs' ? 200 : 60_000 });
  await expect(tools.examine(wavOf(), 'sound')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The recording could not be checked. Please try again in a moment.',
  });
});
