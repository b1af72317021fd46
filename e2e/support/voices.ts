// A fake speech synthesis that records what it has spoken.
import type { Page } from '@playwright/test';

interface Voices {
  spoken: string[];
  cancelled: number;
  arrive: () => void;
}
declare global {
  interface Window {
    voices: Voices;
  }
}

/** Installs the fake. Its voices load only at `voicesArrive`, because real browsers load them late too. */
export async function installVoice(page: Page, { localService = true } = {}): Promise<void> {
  await page.addInitScript((local) => {
    const target = new EventTarget();
    let list: object[] = [];
    window.voices = {
      spoken: [],
      cancelled: 0,
      arrive() {
        list = [{ lang: 'en-AU', name: 'Karen', localService: local, default: true }];
        target.dispatchEvent(new Event('voiceschanged'));
      },
    };
    class Utterance extends EventTarget {
      text: string;
      onend?: () => void;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speech = Object.assign(target, {
      getVoices: () => list,
      speak: ({ text }: Utterance) => void window.voices.spoken.push(text),
      cancel: () => void (window.voices.cancelled += 1),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, localService);
}
export const spoken = (page: Page) => page.evaluate(() => window.voices.spoken);

export const voicesArrive = (page: Page) => page.evaluate(() => window.voices.arrive());
