// What a page plays: each buffer of samples that it starts, as it is sent to the loudspeaker.
import type { Page } from '@playwright/test';

interface Sound {
  samples: Float32Array;
  rate: number;
  /** Whether it was stopped before its end. */
  isStopped: boolean;
  hasEnded: boolean;
}
declare global {
  interface Window {
    sounds: Sound[];
  }
}

/** Runs in the page. */
function listen(): void {
  window.sounds = [];
  const { prototype } = AudioBufferSourceNode;
  const { start } = prototype;
  prototype.start = function (this: AudioBufferSourceNode, ...when: number[]) {
    const { buffer } = this;
    if (buffer !== null) {
      const sound: Sound = {
        samples: buffer.getChannelData(0).slice(),
        rate: buffer.sampleRate,
        isStopped: false,
        hasEnded: false,
      };
      window.sounds.push(sound);
      this.addEventListener('ended', () => (sound.hasEnded = true));
      const { stop } = this;
      this.stop = (...at: number[]) => {
        sound.isStopped = true;
        stop.apply(this, at as [number]);
      };
    }
    start.apply(this, when as [number]);
  };
}

/** Records from now on what is played. */
export async function listenToSounds(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

export interface Heard {
  seconds: number;
  /** The greatest sample, 0 to 1. */
  peak: number;
  /** The longest silence between the first and the last thing heard, in seconds. */
  longestGap: number;
  isStopped: boolean;
  hasEnded: boolean;
}

/** Returns what was played so far. */
export const heard = (page: Page): Promise<Heard[]> =>
  page.evaluate(() =>
    window.sounds.map(({ samples, rate, isStopped, hasEnded }) => {
      let peak = 0;
      for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
      let longestGap = 0;
      let last = samples.findIndex((sample) => Math.abs(sample) > peak / 100);
      for (let at = last; at < samples.length; at += 1) {
        if (Math.abs(samples[at] ?? 0) <= peak / 100) continue;
        longestGap = Math.max(longestGap, (at - last) / rate);
        last = at;
      }
      return { seconds: samples.length / rate, peak, longestGap, isStopped, hasEnded };
    }),
  );

/** Something that was played: how long, and how many waves a second. */
interface Played {
  seconds: number;
  hertz: number;
}

/** Returns the length and the pitch of samples. */
export function measure(samples: ArrayLike<number>, rate: number): Played {
  const seconds = samples.length / rate;
  let peak = 0;
  for (let at = 0; at < samples.length; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
  // Counts from below to above, so that noise around zero is no wave.
  let waves = 0;
  let isBelow = false;
  for (let at = 0; at < samples.length; at++) {
    const sample = samples[at] ?? 0;
    if (sample < -peak / 4) isBelow = true;
    else if (isBelow && sample > peak / 4) {
      isBelow = false;
      waves += 1;
    }
  }
  return { seconds, hertz: waves / seconds };
}

/** Returns what the page has played so far, with its samples. Needs `listenToSounds`. */
export const playedSamples = (page: Page): Promise<{ samples: number[]; rate: number }[]> =>
  page.evaluate(() => window.sounds.map(({ samples, rate }) => ({ samples: [...samples], rate })));
