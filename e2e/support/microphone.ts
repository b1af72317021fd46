// A microphone for the tests: Chromium hears a WAV file, and asks nobody.
import { createHash } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions, Page } from '@playwright/test';
import { writeWav } from '../../audio/wav.ts';
import { readTestSettings } from '../../scripts/config.ts';
import { browserOptions } from '../../test-support/browser.ts';

export const RATE = 48_000;

/** Returns samples of silence. */
export const silence = (seconds: number): number[] =>
  new Array<number>(Math.round(seconds * RATE)).fill(0);

/** Returns samples of an even tone with three harmonics, as of a voice that holds a vowel. `peak` is 0 to 1. */
export function tone(seconds: number, { hertz = 220, peak = 0.4 } = {}): number[] {
  return silence(seconds).map((_, at) => {
    const phase = (2 * Math.PI * hertz * at) / RATE;
    return (peak / 1.5) * (Math.sin(phase) + Math.sin(2 * phase) / 2 + Math.sin(3 * phase) / 4);
  });
}

/**
 * Returns the launch options of a Chromium whose microphone hears these samples again and again, from their beginning
 * each time it is opened. For `test.use({ launchOptions })` at the top of a file.
 */
export function hears(samples: readonly number[]): LaunchOptions {
  const wav = writeWav(Float32Array.from(samples), RATE);
  const name = createHash('sha256').update(wav).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `library-microphone-${name}.wav`);
  if (!existsSync(file)) {
    writeFileSync(`${file}.${process.pid}`, wav);
    renameSync(`${file}.${process.pid}`, file);
  }
  return optionsFor(file);
}

function optionsFor(file: string): LaunchOptions {
  const options = browserOptions(readTestSettings().chromiumPath);
  const args = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
  ];
  return { ...options, args: [...(options.args ?? []), ...args] };
}

/** Returns the same for a microphone that hears what `say` was given last, each time it is opened. */
export function changingMicrophone() {
  const file = join(tmpdir(), `library-microphone-${process.pid}.wav`);
  return {
    launchOptions: optionsFor(file),
    say: (samples: readonly number[]) =>
      writeFileSync(file, writeWav(Float32Array.from(samples), RATE)),
  };
}

declare global {
  interface Window {
    microphones: MediaStreamTrack[];
  }
}

/** Keeps the microphones that the page opens, for `isListening` and `unplug`. Call it before the page opens. */
export async function watchMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.microphones = [];
    const { mediaDevices } = navigator;
    if (mediaDevices === undefined) return;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      window.microphones.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Whether the page has an open microphone. */
export const isListening = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.microphones.some(({ readyState }) => readyState === 'live'));

/** Pulls out the microphone that the page listens to. */
export const unplug = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([]);
    for (const track of window.microphones) {
      track.stop();
      // A browser tells the page so; `stop` by the page itself does not.
      track.dispatchEvent(new Event('ended'));
    }
  });

/** Makes the browser refuse the microphone with this error: NotAllowedError, NotFoundError, NotReadableError. */
export async function refuseMicrophone(page: Page, error = 'NotAllowedError'): Promise<void> {
  await page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
  }, error);
}
