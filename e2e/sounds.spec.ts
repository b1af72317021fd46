// The single sounds in a real browser: what is heard is what was made.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { levelOf, levelsOf } from '../audio/levels.ts';
import { makeSound } from '../audio/synthesiser/sounds.ts';
import { RATE } from '../audio/synthesiser/samples.ts';
import { singleSounds, type SoundId } from '../domain/single-sounds.ts';

const clipOf = (id: SoundId) =>
  readFileSync(join(import.meta.dirname, `../audio/clips/${id}.mp3`)).toString('base64');

/** When a sound is first heard, in seconds: within 20 dB of its loudest moment. */
function startOf(samples: Float32Array): number {
  const levels = [...levelsOf(samples, RATE)];
  const loudest = Math.max(...levels);
  return (
    (levels.findIndex((level) => level > loudest - 20) * samples.length) / RATE / levels.length
  );
}

test('each single sound has the length, start and level in a browser with which it was made', async ({
  page,
}) => {
  // All 45 are made again.
  test.slow();
  await page.goto('about:blank');
  const decoded = await page.evaluate(
    async ({ clips, rate }) => {
      const context = new OfflineAudioContext(1, 1, rate);
      return Promise.all(
        clips.map(async (clip) => {
          const bytes = Uint8Array.from(atob(clip), (letter) => letter.charCodeAt(0));
          const buffer = await context.decodeAudioData(bytes.buffer);
          // Whole numbers travel lighter.
          return Array.from(buffer.getChannelData(0), (sample) => Math.round(sample * 32_768));
        }),
      );
    },
    { clips: singleSounds.map(({ id }) => clipOf(id)), rate: RATE },
  );
  for (const [index, { id }] of singleSounds.entries()) {
    const heard = Float32Array.from(decoded[index] ?? [], (sample) => sample / 32_768);
    const made = makeSound(id);
    expect.soft(heard.length, id).toBe(made.length);
    expect.soft(Math.abs(startOf(heard) - startOf(made)), id).toBeLessThanOrEqual(0.005);
    expect.soft(Math.abs(levelOf(heard) - levelOf(made)), id).toBeLessThan(1);
  }
});
