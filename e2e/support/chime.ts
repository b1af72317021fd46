// Counts the chime of a finished book: the notes that a page plays, and the contexts it opens for sound.
import type { Page } from '@playwright/test';

interface Chime {
  notes: number;
  contexts: number;
}
declare global {
  interface Window {
    chime: Chime;
  }
}

/** Runs in the page. */
function count(): void {
  window.chime = { notes: 0, contexts: 0 };
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (this: OscillatorNode, ...when: number[]) {
    window.chime.notes += 1;
    start.apply(this, when as [number]);
  };
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor(options?: AudioContextOptions) {
      super(options);
      window.chime.contexts += 1;
    }
  };
}

/** Counts from now on. */
export async function countChimes(page: Page): Promise<void> {
  await page.addInitScript(count);
}

export const chime = (page: Page) => page.evaluate(() => window.chime);
